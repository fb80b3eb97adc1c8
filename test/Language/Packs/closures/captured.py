# A closure keeps what its maker had.
#
# RUN: %{flows-oracle} %s
import vault


def make(value):
    def get():
        return value

    return get


claimed = make(vault.acquire())
other = make("other")
vault.send(claimed())
vault.send(other())
