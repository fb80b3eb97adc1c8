# What an unknown function makes of a value is unknown; so is what it hides.
#
# LOST: a value passed through a function that neither the tree nor a pack describes
#
# RUN: not custody check --models %{src}/test/oracle/fakes/vault.json %s 2>&1 | FileCheck %s
import elsewhere
import vault

token = vault.acquire()
vault.send(elsewhere.digest(token))
vault.send(token)

# CHECK: unknown-function.py:11:1: error:
# CHECK-NOT: error:
# CHECK: custody: 1 error
