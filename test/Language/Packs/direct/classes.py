# A class of a library whose instances are claimed, and a method that claims.
#
# RUN: not custody check --models %S/Inputs/net.json %s 2>&1 | FileCheck %s
import net

conn = net.Connection("host")
net.Pool().put(conn)
net.Pool().look(conn)
pool = net.Pool()
pool.put(net.other())

# CHECK: classes.py:7:1: error: {{.*}}'net.Connection' (value) and to 'net.Pool.put' (value)
# CHECK-NOT: error:
# CHECK: custody: 1 error
