#!/usr/bin/env python3
"""Measures how long `build --watch` takes from an edit to the site, and whether its memory stays flat.

    Scripts/bench-watch.py CARDPROOF [--interactions N] [--edits N]

One interaction after the other is changed, each when the build of the last is done. The time is the median of
all edits, with the moment for which `--watch` waits for further edits. Linux only: memory is read from /proc.
The exit status is 1 where a goal is missed.
"""

import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

SCRIPTS = os.path.dirname(os.path.abspath(__file__))
MOST_SECONDS = 2
MOST_GROWTH = 1.1


class Watched:
    """A folder that is being watched."""

    def __init__(self, binary, source, output):
        self.process = subprocess.Popen(
            [binary, "build", source, "--output", output, "--watch"], stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.wait()

    def wait(self):
        """Waits for the end of a build."""
        for line in self.process.stdout:
            if line.startswith("Watching "):
                return
        sys.exit(f"bench: --watch ended with exit status {self.process.wait()}")

    def megabytes(self):
        with open(f"/proc/{self.process.pid}/status", encoding="utf-8") as file:
            return int(re.search(r"VmRSS:\s+(\d+)", file.read())[1]) / 2**10


def edit(path, number):
    """Changes what an interaction says."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    with open(path, "w", encoding="utf-8") as file:
        file.write(re.sub(r"(?m)^says: .*", f"says: Edit number {number}", text))


def main():
    parser = argparse.ArgumentParser(description="Measures build --watch.")
    parser.add_argument("binary")
    parser.add_argument("--interactions", type=int, default=1000)
    parser.add_argument("--edits", type=int, default=100)
    arguments = parser.parse_args()
    if arguments.interactions < 10 or arguments.edits < 10:
        sys.exit("bench: at least ten interactions and ten edits")
    if not os.path.isdir("/proc/self"):
        print("bench: there is no /proc, so --watch was NOT measured", file=sys.stderr)
        return

    folder = tempfile.mkdtemp(prefix="cardproof-watch-")
    source = os.path.join(folder, "source")
    watched = None
    try:
        subprocess.run([sys.executable, os.path.join(SCRIPTS, "make-project.py"), "0",
                        str(arguments.interactions), source], check=True)
        files = sorted(os.path.join(parent, name) for parent, _, names in os.walk(source)
                       for name in names if name.endswith(".interaction.yml"))
        watched = Watched(arguments.binary, source, os.path.join(folder, "site"))
        early = arguments.edits // 10
        times = []
        for number in range(1, arguments.edits + 1):
            start = time.monotonic()
            edit(files[number * 37 % len(files)], number)
            watched.wait()
            times.append(time.monotonic() - start)
            if number == early:
                before = watched.megabytes()
        seconds = statistics.median(times)
        after = watched.megabytes()
    finally:
        if watched:
            watched.process.kill()
            watched.process.wait()
        shutil.rmtree(folder, ignore_errors=True)

    rows = [
        (f"one of {arguments.interactions} interactions edited under --watch, elapsed",
         f"under {MOST_SECONDS:g} s", f"{seconds:.3f} s", seconds < MOST_SECONDS),
        (f"memory of --watch after {arguments.edits} edits against after {early}",
         f"at most {MOST_GROWTH:g} times", f"{after / before:.2f} times ({after:.0f} of {before:.0f} MB)",
         after <= MOST_GROWTH * before),
    ]
    for measure, goal, result, is_reached in rows:
        print(f"| {measure} | {goal} | {result} | {'yes' if is_reached else '**no**'} |")
    sys.exit(0 if all(row[3] for row in rows) else 1)


if __name__ == "__main__":
    main()
