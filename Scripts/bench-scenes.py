#!/usr/bin/env python3
"""Measures how long storyboards and xibs take to solve at 12 widths: at most 10 ms of CPU each.

    Scripts/bench-scenes.py SOLVE-SCENES

The files are those of the corpus (`CARDPROOF_CORPUS`, else ../shared/corpus), or else of Content. Reading
a file is measured by itself and taken off. One row is printed for the largest file, and one for that
which takes longest. The exit status is 1 where a goal is missed.
"""

import os
import resource
import subprocess
import sys

GOAL = 10.0
ROUNDS = 200


def interfaces():
    """The paths of all files, the largest first."""
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    corpus = os.environ.get("CARDPROOF_CORPUS", os.path.join(root, "..", "shared", "corpus"))
    folder = corpus if os.path.isdir(corpus) else os.path.join(root, "Content")
    files = [os.path.join(place, name) for place, _, names in os.walk(folder) for name in names
             if name.endswith((".storyboard", ".xib"))]
    return sorted(files, key=lambda path: (-os.path.getsize(path), path))


def cpu_seconds(tool, path, rounds):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([tool, path, str(rounds)], check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def milliseconds(tool, path, rounds, times):
    """The least CPU time of one round."""
    reading = min(cpu_seconds(tool, path, 0) for _ in range(times))
    solving = min(cpu_seconds(tool, path, rounds) for _ in range(times))
    return (solving - reading) / rounds * 1000


def main():
    if len(sys.argv) != 2 or not os.access(sys.argv[1], os.X_OK):
        sys.exit("bench-scenes: name the solve-scenes binary\n"
                 "  fix: swift build -c release --product solve-scenes")
    tool, files = os.path.abspath(sys.argv[1]), interfaces()
    slowest = max(files, key=lambda path: milliseconds(tool, path, ROUNDS // 10, 1))
    print("| measure | goal | reached | met |\n|---|---|---|---|")
    is_missed = False
    for what, path in (("the largest", files[0]), ("the slowest", slowest)):
        reached = milliseconds(tool, path, ROUNDS, 3)
        is_missed = is_missed or reached >= GOAL
        print(f"| {what} of {len(files)} storyboards and xibs ({os.path.basename(path)}) at 12 widths, "
              f"CPU time | under {GOAL:.0f} ms | {reached:.2f} ms | "
              f"{'yes' if reached < GOAL else '**no**'} |")
    sys.exit(1 if is_missed else 0)


if __name__ == "__main__":
    main()
