# Methods of every kind, nested functions and lambdas have summaries by the names
# of the call graph; what happens in a module's body is nobody's in particular.
#
# RUN: custody dump summary %s | FileCheck %s
# RUN: custody dump summary --function '*lambda*' %s | FileCheck %s --check-prefix=LAMBDA --implicit-check-not=Mover
# RUN: custody dump callgraph --function '*.Mover.*' %s | FileCheck %s --check-prefix=EDGES --match-full-lines
import torch


class Mover:
    @classmethod
    def make(cls):
        return cls()

    @staticmethod
    def send(tensor):
        tensor.data = tensor.data.cpu()

    @property
    def mover(self):
        def nested(tensor):
            self.send(tensor)

        return nested


layer = torch.nn.Linear(2, 2)
Mover.make().mover(layer.weight)
give = lambda tensor: tensor.data.pin_memory()  # noqa: E731
layer.bias = torch.nn.Parameter(give(layer.bias))

# CHECK: {{^}}summary-scopes ({{.*}}summary-scopes.py){{$}}
# CHECK-NEXT: calls {{.*}}summary-scopes.<lambda1>, {{.*}}
# CHECK: makes Parameter of line 30 the parameter that a module holds, in place of Parameter of line 27
# CHECK-NEXT: on behalf of nobody in particular
# CHECK: {{^}}summary-scopes.<lambda1> ({{.*}}summary-scopes.py:29)
# CHECK: line 29: makes Tensor of line 29, a copy of
# CHECK: {{^}}summary-scopes.Mover.send ({{.*}}summary-scopes.py:16)
# CHECK: line 17: points the data of Parameter of line 27 at the memory of Tensor of line 17

# LAMBDA: {{^}}summary-scopes.<lambda1> (

# EDGES: summary-scopes.Mover.mover.nested -> summary-scopes.Mover.send
# EDGES-NEXT: summary-scopes.Mover.send -> torch.Tensor.cpu
