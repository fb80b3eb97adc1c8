"""torch.nn.parameter: another path to Parameter."""

from torch.nn import Buffer, Parameter
