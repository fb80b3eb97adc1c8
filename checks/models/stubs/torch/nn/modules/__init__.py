"""torch.nn.modules: another path to the classes of torch.nn."""

from torch.nn import *
