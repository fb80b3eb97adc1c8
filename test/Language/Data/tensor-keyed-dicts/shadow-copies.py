# From the parameter to its copy and back.
#
# RUN: %{calls-oracle} %s
class Parameter:
    def __init__(self, refresh):
        self.refresh = refresh


def refresh_weight():
    pass


def refresh_bias():
    pass


def main():
    weight, bias = Parameter(refresh_weight), Parameter(refresh_bias)
    host_of = {weight: Parameter(refresh_bias), bias: Parameter(refresh_weight)}
    original = {host: param for param, host in host_of.items()}
    original[host_of[weight]].refresh()


if __name__ == "__main__":
    main()
