"""enum: classes whose class attributes are members."""


class Enum:
    pass


class IntEnum(Enum):
    pass


class StrEnum(Enum):
    pass


class Flag(Enum):
    def __or__(self, other):
        return type(self)(self.value | other.value)

    def __and__(self, other):
        return type(self)(self.value & other.value)

    def __xor__(self, other):
        return type(self)(self.value ^ other.value)

    def __contains__(self, other):
        return self.value & other.value == other.value


class IntFlag(Flag):
    pass
