# A script whose parser is known and lacks an option is not started by a launch
# that gives it; when none is left that is an error of usage.
#
# RUN: not custody check %s --flags "--no-such-option" 2>&1 | FileCheck %s
# CHECK: no script knows the option '--no-such-option'
import argparse

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--known", action="store_true")
    parser.parse_args()
