# RUN: custody check %s
e = 2
f = 2
g = 2
h = 2
