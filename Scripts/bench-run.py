#!/usr/bin/env python3
"""Measures what running a controller costs: the stand-ins once, a controller, and an ask.

    Scripts/bench-run.py CARDPROOF [--rounds N]

The project is the Greenhouse example with more interactions. Each differs from the others, so that the class is
asked about each of them, in Siri and in Maps. The stand-ins and the controller are compiled into a cache folder of
their own. An ask is the time that more interactions take with --run-controllers, without what they take anyway; it
includes layout, checks and the difference in drawing, so it is no less than an ask. Times are elapsed. The exit
status is 1 where a goal is missed.
"""

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
MOST_STAND_INS = 60
MOST_CONTROLLER = 5
MOST_ASK = 10
FEW, MANY = 20, 220
# Siri and Maps ask about each interaction; what differs only in the lock screen is asked once.
ASKS = 2

INTERACTION = """interaction: Water {0}
intent: WaterPlantIntent
parameters: {{plant: Bed {0}, amount: 200}}
stages: [{{handle: {{code: success, days: 4}}}}]
"""


def project(folder, count):
    shutil.copytree(
        os.path.join(ROOT, "Content/examples/Greenhouse"), folder,
        ignore=shutil.ignore_patterns("*.md"))
    for number in range(count):
        with open(os.path.join(folder, f"{number}.interaction.yml"), "w") as file:
            file.write(INTERACTION.format(number))


def seconds(binary, folder, cache, *options):
    start = time.monotonic()
    result = subprocess.run(
        [binary, "check", folder, *options], capture_output=True, text=True,
        env={**os.environ, "XDG_CACHE_HOME": cache})
    taken = time.monotonic() - start
    if ": error: " in result.stdout or options and "controller-" in result.stdout:
        sys.exit(f"bench: the project is not as it should be\n{result.stdout}")
    return taken


def forget_controllers(cache):
    for place, folders, _ in os.walk(cache):
        for name in folders:
            if name.startswith("program-"):
                shutil.rmtree(os.path.join(place, name))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    binary, run = os.path.abspath(arguments.binary), "--run-controllers"
    work = tempfile.mkdtemp()
    try:
        few, many, cache = (os.path.join(work, name) for name in ("few", "many", "cache"))
        project(few, FEW)
        project(many, MANY)
        first = seconds(binary, few, cache, run)
        again, made, asked = [], [], []
        for _ in range(arguments.rounds):
            forget_controllers(cache)
            made.append(seconds(binary, few, cache, run))
            again.append(seconds(binary, few, cache, run))
            ran = seconds(binary, many, cache, run) - again[-1]
            drawn = seconds(binary, many, cache) - seconds(binary, few, cache)
            asked.append((ran - drawn) / ((MANY - FEW) * ASKS) * 1000)
        controller = statistics.median(made) - statistics.median(again)
        stand_ins = first - statistics.median(made)
        ask = statistics.median(asked)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    rows = [
        ("stand-ins compiled once, elapsed", f"under {MOST_STAND_INS} s", f"{stand_ins:.1f} s",
         stand_ins < MOST_STAND_INS),
        ("a controller compiled, elapsed", f"under {MOST_CONTROLLER} s", f"{controller:.2f} s",
         controller < MOST_CONTROLLER),
        ("an ask of a running controller, elapsed", f"under {MOST_ASK} ms", f"{ask:.2f} ms",
         ask < MOST_ASK),
    ]
    print("| measure | goal | reached | |\n|---|---|---|---|")
    for measure, goal, reached, is_reached in rows:
        print(f"| {measure} | {goal} | {reached} | {'yes' if is_reached else '**no**'} |")
    sys.exit(0 if all(row[3] for row in rows) else 1)


if __name__ == "__main__":
    main()
