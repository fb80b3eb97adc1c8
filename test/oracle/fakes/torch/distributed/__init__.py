"""Process groups of one rank."""


def get_rank(group=None):
    return 0


def get_world_size(group=None):
    return 1


def is_initialized():
    return False
