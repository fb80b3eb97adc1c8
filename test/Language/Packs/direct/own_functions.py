# Source and sink are functions of the program itself: the pack adds who owns what.
#
# RUN: not custody check --models %S/Inputs/own.json %s 2>&1 | FileCheck %s
def take():
    return "token"


def harmless():
    return "token"


def hand_out(x):
    return x


def wipe(x):
    return None


def main():
    hand_out(take())
    hand_out("token")
    hand_out(harmless())
    token = take()
    wipe(token)
    hand_out(token)


main()

# CHECK: own_functions.py:21:5: error: {{.*}}'app.take' (value) and to 'app.hand_out' (value)
# CHECK-NOT: error:
# CHECK: custody: 1 error
