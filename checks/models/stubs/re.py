"""re: what matches, and what the groups are."""

import custody


class Match:
    def __init__(self, parts):
        self.parts = parts

    def group(self, *numbers):
        if len(numbers) < 2:
            return self.parts[numbers[0] if numbers else 0]
        return tuple([self.parts[number] for number in numbers])

    def groups(self, default=None):
        return self.parts[1:]

    def __getitem__(self, number):
        return self.parts[number]


class Pattern:
    def __init__(self, pattern, flags=0):
        self.pattern = pattern
        self.flags = flags

    def match(self, string):
        return match(self.pattern, string, self.flags)

    def fullmatch(self, string):
        return fullmatch(self.pattern, string, self.flags)

    def search(self, string):
        return search(self.pattern, string, self.flags)

    def sub(self, replacement, string, count=0):
        return custody.regex_sub(self.pattern, replacement, string, count)

    def split(self, string, maxsplit=0):
        return custody.regex_split(self.pattern, string, maxsplit)

    def findall(self, string):
        return custody.regex_findall(self.pattern, string)

    def finditer(self, string):
        return custody.regex_finditer(self.pattern, string)


def compile(pattern, flags=0):
    return pattern if isinstance(pattern, Pattern) else Pattern(pattern, flags)


def _find(how, pattern, string, flags):
    if isinstance(pattern, Pattern):
        pattern = pattern.pattern
    parts = custody.regex(how, pattern, string, flags)
    return None if parts is None else Match(parts)


def match(pattern, string, flags=0):
    return _find("match", pattern, string, flags)


def fullmatch(pattern, string, flags=0):
    return _find("fullmatch", pattern, string, flags)


def search(pattern, string, flags=0):
    return _find("search", pattern, string, flags)
