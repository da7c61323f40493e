#!/usr/bin/env python3
"""Measures how fast the release binary is, and whether its cost grows with its input.

    Scripts/bench.py [--binary FILE] [--rounds N]

Each round runs every command once on a definition of 82 intents and on one of 820, so that whatever
else the machine does hits them alike. The table has the medians: CPU time of all threads, elapsed time
and peak memory, and how many times as much the larger definition takes. Ten times the intents may
take at most eleven times the CPU time; the exit status is 1 where they take more.
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

SIZES = [82, 820]
MOST = 11.0
SCRIPTS = os.path.dirname(os.path.abspath(__file__))


def commands(binary, source, output):
    return [
        ("dump definition", [binary, "dump", "definition", source]),
        ("check", [binary, "check", source]),
        ("build", [binary, "build", source, "--output", output, "--quiet"]),
    ]


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
    results = {}
    try:
        kilobytes = {}
        for size in SIZES:
            source = os.path.join(folder, f"source-{size}")
            os.mkdir(source)
            path = os.path.join(source, "Workshop.intentdefinition")
            subprocess.run([sys.executable, os.path.join(SCRIPTS, "make-large-definition.py"),
                            str(size), path], check=True)
            kilobytes[size] = os.path.getsize(path) / 1000
        for _ in range(max(1, arguments.rounds)):
            for size in SIZES:
                output = os.path.join(folder, "site")
                for name, command in commands(binary, os.path.join(folder, f"source-{size}"), output):
                    results.setdefault((name, size), []).append(measure(command))
                shutil.rmtree(output)
    finally:
        shutil.rmtree(folder, ignore_errors=True)

    print(f"{processor()}, {os.cpu_count()} cores, {platform.system()}, "
          f"medians of {max(1, arguments.rounds)}")
    print()
    print("| command | intents | definition | CPU time | elapsed | peak memory |")
    print("|---|---:|---:|---:|---:|---:|")
    slow = []
    for name, _ in commands("", "", ""):
        medians = {}
        for size in SIZES:
            medians[size] = [statistics.median(column) for column in zip(*results[name, size])]
            cpu, elapsed, peak = medians[size]
            print(f"| {name} | {size} | {kilobytes[size]:.0f} kB | {cpu:.2f} s | {elapsed:.2f} s "
                  f"| {peak / 1024:.0f} MB |")
        ratios = [large / small for small, large in zip(medians[SIZES[0]], medians[SIZES[1]])]
        print(f"| {name} | ×{SIZES[1] / SIZES[0]:.0f} | ×{kilobytes[SIZES[1]] / kilobytes[SIZES[0]]:.1f} "
              f"| ×{ratios[0]:.1f} | ×{ratios[1]:.1f} | ×{ratios[2]:.1f} |")
        if ratios[0] > MOST:
            slow.append(f"bench: '{name}' takes {ratios[0]:.1f} times the CPU time; "
                        f"at most {MOST:.0f} are right")
    for line in slow:
        print(line, file=sys.stderr)
    sys.exit(1 if slow else 0)


if __name__ == "__main__":
    main()
