"""Runs custody as a child process, and says what it took."""

import os
import statistics
import subprocess
import tempfile
import time
from dataclasses import dataclass


@dataclass
class Measure:
    seconds: float  # of the clock
    cpu: float  # of all threads
    mebibytes: float  # peak memory
    report: bytes


def run(custody, folder, options):
    """One run of `custody check .` in that folder; its report is SARIF."""
    command = [custody, "check", ".", "--format=sarif", "--fail-on=none", *options]
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as errors:
        start = time.perf_counter()
        child = subprocess.Popen(command, cwd=folder, stdout=out, stderr=errors)
        _, status, usage = os.wait4(child.pid, 0)
        seconds = time.perf_counter() - start
        child.returncode = os.waitstatus_to_exitcode(status)
        if child.returncode:
            errors.seek(0)
            said = errors.read().decode()
            raise SystemExit(f"bench-scale: custody ended with {child.returncode}: {said}")
        out.seek(0)
        # ru_maxrss is in KiB.
        cpu = usage.ru_utime + usage.ru_stime
        return Measure(seconds, cpu, usage.ru_maxrss / 1024, out.read())


def typical(custody, folder, options, runs):
    """The medians of several runs."""
    all_runs = [run(custody, folder, options) for _ in range(runs)]
    return Measure(
        statistics.median(m.seconds for m in all_runs),
        statistics.median(m.cpu for m in all_runs),
        statistics.median(m.mebibytes for m in all_runs),
        all_runs[0].report,
    )
