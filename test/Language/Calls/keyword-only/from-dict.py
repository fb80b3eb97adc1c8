# A settings dict fills keyword-only parameters; one is overridden.
#
# RUN: %{calls-oracle} %s
def cpu():
    pass


def gpu():
    pass


def tpu():
    pass


def place(*, device, backup):
    device()
    backup()


settings = {"device": cpu, "backup": gpu}
place(**{**settings, "device": tpu})
