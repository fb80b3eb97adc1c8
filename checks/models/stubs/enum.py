"""enum: classes whose class attributes are members."""


class Enum:
    pass


class IntEnum(Enum):
    pass


class StrEnum(Enum):
    pass


class Flag(Enum):
    pass


class IntFlag(Flag):
    pass
