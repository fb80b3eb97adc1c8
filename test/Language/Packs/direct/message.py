# The finding names both managers and both places.
#
# RUN: not custody check --models %{src}/test/oracle/fakes/vault.json %s 2>&1 | FileCheck %s
import vault


def fetch():
    return vault.acquire()


def main():
    vault.send(fetch())
    vault.seal(vault.stamp())


main()

# CHECK: message.py:12:5: error: the value 'vault.acquire()' belongs to 'vault.acquire' (value) and to 'vault.send' (value) at build [double-claim]
# CHECK: message.py:8:12: note: {{.*}}'vault.acquire' claims the value
# CHECK: message.py:13:5: error: the value 'vault.stamp()' belongs to 'vault.stamp' (layout) and to 'vault.seal' (layout) at build [double-claim]
# CHECK: custody: 2 errors
