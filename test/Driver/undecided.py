# Conditions over free options can outgrow their bound: then "clean" says so. A
# launch decides them.
#
# RUN: custody check %s 2>&1 | FileCheck %s
# RUN: custody check %s --flags "--first_a --second_a" 2>&1 | FileCheck --check-prefix=LAUNCH %s
# RUN: not custody check --strict-inputs %s
# CHECK: warning: conditions-exceeded: {{.*}}undecided.py: {{.*}} fix the launch with --flags
# CHECK: custody: clean
# LAUNCH-NOT: warning
# LAUNCH: custody: clean
import argparse

parser = argparse.ArgumentParser()
for place in ("first", "second"):
    for name in "abcdefghij":
        parser.add_argument(f"--{place}_{name}", action="store_true")
args = parser.parse_args()

if __name__ == "__main__":
    chosen = None
    for name in "abcdefghij":
        if getattr(args, f"first_{name}"):
            if getattr(args, f"second_{name}"):
                chosen = name
    print(chosen)
