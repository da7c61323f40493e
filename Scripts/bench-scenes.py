#!/usr/bin/env python3
"""Measures how long the largest storyboard or xib takes to solve at 12 widths: at most 10 ms of CPU.

    Scripts/bench-scenes.py SOLVE-SCENES

The file is the largest of the corpus (`CARDPROOF_CORPUS`, else ../shared/corpus), or else of Content.
Reading it is measured by itself and taken off. The exit status is 1 where it takes longer.
"""

import os
import resource
import subprocess
import sys

ROUNDS = 200


def largest_interface():
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    corpus = os.environ.get("CARDPROOF_CORPUS", os.path.join(root, "..", "shared", "corpus"))
    folder = corpus if os.path.isdir(corpus) else os.path.join(root, "Content")
    files = [os.path.join(place, name) for place, _, names in os.walk(folder) for name in names
             if name.endswith((".storyboard", ".xib"))]
    return max(files, key=lambda path: (os.path.getsize(path), path))


def cpu_seconds(tool, path, rounds):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([tool, path, str(rounds)], check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main():
    if len(sys.argv) != 2 or not os.access(sys.argv[1], os.X_OK):
        sys.exit("bench-scenes: name the solve-scenes binary\n"
                 "  fix: swift build -c release --product solve-scenes")
    tool, path = os.path.abspath(sys.argv[1]), largest_interface()
    reading = min(cpu_seconds(tool, path, 0) for _ in range(3))
    solving = min(cpu_seconds(tool, path, ROUNDS) for _ in range(3))
    milliseconds = (solving - reading) / ROUNDS * 1000
    print(f"{os.path.basename(path)} at 12 widths: {milliseconds:.2f} ms of CPU time")
    sys.exit(1 if milliseconds >= 10 else 0)


if __name__ == "__main__":
    main()
