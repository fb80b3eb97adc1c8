# RUN: custody check %s
x = 1
