# RUN: not custody check %s
# Only a comment differs.
x = 1
