# RUN: not custody check %s
x = 1
