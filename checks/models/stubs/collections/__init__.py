"""collections: containers made of containers."""


class ChainMap:
    def __init__(self, *maps):
        self.maps = list(maps) or [{}]

    def __getitem__(self, key):
        for layer in self.maps:
            if key in layer:
                return layer[key]
        raise KeyError(key)

    def get(self, key, default=None):
        for layer in self.maps:
            if key in layer:
                return layer[key]
        return default

    def __setitem__(self, key, value):
        self.maps[0][key] = value

    def __contains__(self, key):
        return any(key in layer for layer in self.maps)

    def __iter__(self):
        return iter(self._merged())

    def __len__(self):
        return len(self._merged())

    def _merged(self):
        merged = {}
        for layer in reversed(self.maps):
            merged.update(layer)
        return merged

    def keys(self):
        return self._merged().keys()

    def values(self):
        return self._merged().values()

    def items(self):
        return self._merged().items()

    def new_child(self, layer=None):
        return ChainMap({} if layer is None else layer, *self.maps)

    @property
    def parents(self):
        return ChainMap(*self.maps[1:])


class Counter(dict):
    def __init__(self, iterable=(), /, **counts):
        super().__init__()
        self.update(iterable, **counts)

    def __missing__(self, key):
        return 0

    def update(self, iterable=(), /, **counts):
        if isinstance(iterable, dict):
            for key, count in iterable.items():
                self[key] = self[key] + count
        else:
            for key in iterable:
                self[key] = self[key] + 1
        for key, count in counts.items():
            self[key] = self[key] + count

    def most_common(self, n=None):
        rows = sorted(self.items(), key=lambda row: row[1], reverse=True)
        return rows if n is None else rows[:n]


class UserDict:
    def __init__(self, data=None, /, **kwargs):
        self.data = {}
        if data is not None:
            self.update(data)
        self.update(kwargs)

    def __getitem__(self, key):
        return self.data[key]

    def __setitem__(self, key, value):
        self.data[key] = value

    def __delitem__(self, key):
        del self.data[key]

    def __contains__(self, key):
        return key in self.data

    def __iter__(self):
        return iter(self.data)

    def __len__(self):
        return len(self.data)

    def get(self, key, default=None):
        return self[key] if key in self else default

    def update(self, other):
        for key, value in other.items():
            self[key] = value

    def keys(self):
        return self.data.keys()

    def values(self):
        return self.data.values()

    def items(self):
        return self.data.items()
