"""torch.nn.modules.module: another path to torch.nn.Module."""

from torch.nn import Module
