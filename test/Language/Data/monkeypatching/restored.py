# Patched for a while, and put back.
#
# RUN: %{calls-oracle} %s
class Module:
    def forward(self):
        pass


def fake(self):
    pass


def never(self):
    pass


def main():
    saved = Module.forward
    Module.forward = fake
    try:
        pass
    finally:
        Module.forward = saved
    Module().forward()


if __name__ == "__main__":
    main()
