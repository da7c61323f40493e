#!/usr/bin/env python3
"""Measures how fast the release binary is, and whether its cost grows with its input.

    Scripts/bench.py [--binary FILE] [--rounds N]

Each round runs every command once on a small and on a large project of a kind, so that whatever else
the machine does hits them alike: definitions of 82 and of 820 intents, and one controller that is
asked about 100 and about 1,000 interactions, of 12 states each. The table has the medians: CPU time of
all threads, elapsed time and peak memory, and how many times as much the larger project takes. Ten
times the input may take at most eleven times the CPU time; the exit status is 1 where it takes more.
"""

import argparse
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

MOST = 11.0
SCRIPTS = os.path.dirname(os.path.abspath(__file__))

# What a project is made of, its sizes, the script that writes one, and the commands to measure.
KINDS = [
    ("intents", [82, 820], "make-large-definition.py", ["dump definition", "check", "build"]),
    ("interactions", [100, 1000], "make-many-interactions.py", ["dump host", "check", "build"]),
]


def arguments_of(command, binary, source, output):
    arguments = [binary, *command.split(), source]
    return arguments + ["--output", output, "--quiet"] if command == "build" else arguments


def measure(command):
    """Runs a command; gives CPU seconds, elapsed seconds and peak kilobytes."""
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    elapsed = time.monotonic() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        sys.exit(f"bench: exit status {process.returncode}: {' '.join(command)}")
    # macOS counts in bytes, Linux in kilobytes.
    peak = usage.ru_maxrss / (1024 if sys.platform == "darwin" else 1)
    return usage.ru_utime + usage.ru_stime, elapsed, peak


def processor():
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            names = [line.split(":")[1].strip() for line in file if line.startswith("model name")]
        return names[0]
    except (OSError, IndexError):
        return platform.processor() or platform.machine()


def release_binary():
    shown = subprocess.run(["swift", "build", "-c", "release", "--show-bin-path"],
                           check=True, capture_output=True, text=True)
    return os.path.join(shown.stdout.strip(), "cardproof")


def main():
    parser = argparse.ArgumentParser(description="Measures the release binary.")
    parser.add_argument("--binary", help="the binary to measure, else the package's own")
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    binary = os.path.abspath(arguments.binary or release_binary())
    if not os.access(binary, os.X_OK):
        sys.exit(f"bench: there is no binary {binary}\n  fix: Run 'make build'")

    folder = tempfile.mkdtemp(prefix="cardproof-bench-")
    rounds = max(1, arguments.rounds)
    results = {}
    try:
        for kind, sizes, script, _ in KINDS:
            for size in sizes:
                subprocess.run([sys.executable, os.path.join(SCRIPTS, script), str(size),
                                os.path.join(folder, f"{kind}-{size}")], check=True)
        for _ in range(rounds):
            for kind, sizes, _, names in KINDS:
                for size in sizes:
                    output = os.path.join(folder, "site")
                    for name in names:
                        command = arguments_of(
                            name, binary, os.path.join(folder, f"{kind}-{size}"), output)
                        results.setdefault((name, kind, size), []).append(measure(command))
                    shutil.rmtree(output)
    finally:
        shutil.rmtree(folder, ignore_errors=True)

    print(f"{processor()}, {os.cpu_count()} cores, {platform.system()}, medians of {rounds}")
    print()
    print("| command | project | CPU time | elapsed | peak memory |")
    print("|---|---:|---:|---:|---:|")
    slow = []
    for kind, sizes, _, names in KINDS:
        for name in names:
            medians = [[statistics.median(column) for column in zip(*results[name, kind, size])]
                       for size in sizes]
            for size, (cpu, elapsed, peak) in zip(sizes, medians):
                print(f"| {name} | {size} {kind} | {cpu:.2f} s | {elapsed:.2f} s "
                      f"| {peak / 1024:.0f} MB |")
            ratios = [large / small for small, large in zip(*medians)]
            print(f"| {name} | ×{sizes[1] / sizes[0]:.0f} "
                  f"| ×{ratios[0]:.1f} | ×{ratios[1]:.1f} | ×{ratios[2]:.1f} |")
            if ratios[0] > MOST:
                slow.append(f"bench: '{name}' takes {ratios[0]:.1f} times the CPU time for ten times "
                            f"the {kind}; at most {MOST:.0f} are right")
    for line in slow:
        print(line, file=sys.stderr)
    sys.exit(1 if slow else 0)


if __name__ == "__main__":
    main()
