# A bad sample is skipped: `continue` in the handler, the step only for good ones.
#
# RUN: %{calls-oracle} %s


class BadSample(Exception):
    pass


def decode(sample):
    if sample is None:
        raise BadSample("empty")
    return sample


def report(error):
    return error


def step(batch):
    return batch


def train(samples):
    for sample in samples:
        try:
            batch = decode(sample)
        except BadSample as error:
            report(error)
            continue
        step(batch)


def never(samples):
    return samples


train([None, None])
