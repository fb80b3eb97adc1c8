# RUN: not custody check %s
a = 1
b = 1
c = 1
d = 1
