"""torch.optim.optimizer: another path to Optimizer."""

from torch.optim import Optimizer
