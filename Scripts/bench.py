#!/usr/bin/env python3
"""Measures the release binary against other tools, and whether its cost grows with its input.

    Scripts/bench.py [--binary FILE] [--rounds N] [--pages N] [--interactions N]

`make-project.py` writes the projects: pages alone, interactions alone, both, and a tenth of both; and
`make-large-definition.py` definitions of 82 and of 820 intents, and `make-large-layout.py` cards of 40 and
of 400 elements. Each round runs every command once, so that whatever else the machine does hits all alike;
the results are medians. All files are in memory where Linux has a folder for that, unless TMPDIR names
another one. Each goal is a ratio, or a number that hardly depends on the machine, and prints what was
reached. The exit status is 1 where a goal is missed. A tool that is not installed is a row of its own, and
is named on the standard error.
"""

import argparse
import os
import platform
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

SCRIPTS = os.path.dirname(os.path.abspath(__file__))
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(SCRIPTS, "projects"))
from rivals import CMark, DocC, Hugo, version

# Where Linux keeps files in memory, and how much must be free there, in bytes: 1.4 GB were taken at most.
MEMORY = "/dev/shm"
ROOM = 2 << 30


def measure(command):
    """Runs a command; gives elapsed seconds, CPU seconds and peak megabytes."""
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    elapsed = time.monotonic() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        sys.exit(f"bench: exit status {process.returncode}: {' '.join(command)}")
    # macOS counts in bytes, Linux in kilobytes.
    peak = usage.ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10)
    return elapsed, usage.ru_utime + usage.ru_stime, peak


class Bench:
    """All measurements by name, each a list of one result a round."""

    def __init__(self, folder, binary, pages, interactions):
        self.folder, self.binary = folder, binary
        self.is_in_memory = folder.startswith(f"{MEMORY}/")
        self.results, self.written = {}, {}
        sizes = {
            "pages": (pages, 0), "cards": (0, interactions), "both": (pages, interactions),
            "tenth": (pages // 10, interactions // 10),
        }
        for name, (page_count, interaction_count) in sizes.items():
            self.run_script("make-project.py", page_count, interaction_count, name)
        for count in (82, 820):
            self.run_script("make-large-definition.py", count, f"{count} intents")
        for count in (40, 400):
            self.run_script("make-large-layout.py", count, max(10, interactions // 10),
                            f"{count} elements")
        self.rivals = [rival(self.path("pages"), folder) for rival in (Hugo, DocC, CMark)
                       if rival.program]

    def path(self, name):
        return os.path.join(self.folder, name)

    def run_script(self, script, *arguments):
        *numbers, name = arguments
        subprocess.run([sys.executable, os.path.join(SCRIPTS, script), *map(str, numbers),
                        self.path(name)], check=True)

    def keep(self, name, command):
        self.results.setdefault(name, []).append(measure(command))

    def build(self, name, called=None, *options):
        self.keep(called or name, [self.binary, "build", self.path(name), "--output",
                                   self.path(f"{name}-site"), "--quiet", *options])

    def put_away(self, path):
        """Makes room for a new folder, on a disk without removing anything.

        A file system may look at what was removed a moment ago for each new file (ext4 does), so that
        removing thousands of files would be measured as making them. In memory there is no such thing,
        but what is left takes memory, and a virtual machine is slow where it was never used.
        """
        if not os.path.exists(path):
            return
        if self.is_in_memory:
            shutil.rmtree(path)
        else:
            os.rename(path, tempfile.mkdtemp(prefix="old-", dir=self.folder) + "/was")

    def files(self, name):
        """What stands in a site, with what tells whether it was written again."""
        found = {}
        for parent, _, names in os.walk(self.path(f"{name}-site")):
            for file in names:
                path = os.path.join(parent, file)
                status = os.stat(path)
                found[os.path.relpath(path, self.path(f"{name}-site"))] = (
                    status.st_ino, status.st_mtime_ns)
        return found

    def rebuild(self, called):
        """Builds the cards once more; tells which files were written."""
        before = self.files("cards")
        self.build("cards", called)
        after = self.files("cards")
        self.written[called] = sorted(path for path in after if before.get(path) != after[path])

    def edit_one(self):
        """Changes what one interaction says on its cards, which are not among those on the overview."""
        folder = self.path("cards")
        files = sorted(os.path.join(parent, name) for parent, _, names in os.walk(folder)
                       for name in names if name.endswith(".interaction.yml"))
        self.edited = files[len(files) * 11 // 20]
        with open(self.edited, encoding="utf-8") as file:
            text = file.read()
        minutes = int(re.search(r"minutes: (\d+)", text)[1])
        with open(self.edited, "w", encoding="utf-8") as file:
            file.write(text.replace(f"minutes: {minutes}", f"minutes: {minutes + 100}"))

    def dump(self):
        """What cards take with and without their drawings, and what writing these takes.

        One job: two threads on two threads of one core count the time that they wait for each other.
        """
        for kind in ("host", "card"):
            command = [self.binary, "dump", kind, "--jobs", "1"]
            self.keep(f"dump {kind}", [*command, self.path("cards")])
            for count in (40, 400):
                name = f"{count} elements"
                self.keep(f"dump {kind}, {name}", [*command, self.path(name)])
        drawings = self.path("drawings.txt")
        if not os.path.exists(drawings):
            with open(drawings, "wb") as file:
                subprocess.run([self.binary, "dump", "card", self.path("cards")], stdout=file,
                               stderr=subprocess.DEVNULL)
        self.keep("drawings written", ["dd", f"if={drawings}", f"of={drawings}.copy", "bs=64k"])

    def round(self):
        for name in ("pages", "cards", "both", "tenth", "82 intents", "820 intents"):
            self.put_away(self.path(f"{name}-site"))
            self.build(name)
            if name == "pages":
                for rival in self.rivals:
                    self.put_away(rival.output)
                    self.keep(rival.name, rival.command)
        self.dump()
        self.rebuild("cards again")
        self.edit_one()
        self.rebuild("cards edited")
        for _ in range(5):
            self.keep("version", [self.binary, "--version"])

    def median(self, name):
        """Elapsed seconds, CPU seconds and peak megabytes; nil for what was not measured."""
        if name not in self.results:
            return None
        return [statistics.median(column) for column in zip(*self.results[name])]


ELAPSED, CPU, PEAK = range(3)


class Table:
    """The goals, and what was reached."""

    def __init__(self, bench):
        self.bench, self.rows, self.missed, self.missing = bench, [], [], []

    def add(self, measure, goal, result, is_reached):
        self.rows.append((measure, goal, result, "yes" if is_reached else "**no**"))
        if not is_reached:
            self.missed.append(f"{measure}: {result}, and the goal is {goal}")

    def ratio(self, measure, name, rival, most, column=ELAPSED):
        """A goal for how many times as much of something one takes as the other."""
        goal = f"at most {f'1/{1 / most:.0f}' if most < 1 else f'{most:g} times'}"
        own, other = self.bench.median(name), self.bench.median(rival)
        if other is None:
            self.rows.append((measure, goal, f"**{rival} is not installed**", "not measured"))
            self.missing.append(rival)
            return
        unit = "MB" if column == PEAK else "s"
        times = own[column] / other[column]
        shown = f"1/{1 / times:.1f}" if times < 0.95 else f"{times:.2f} times"
        self.add(measure, goal,
                 f"{shown} ({own[column]:.2f} of {other[column]:.2f} {unit})", times <= most)

    def fill(self, states):
        bench = self.bench
        self.ratio("pages, elapsed, against Hugo", "pages", "Hugo", 1 / 10)
        self.ratio("pages, elapsed, against cmark and a copy of the site", "pages", "cmark", 4)
        self.ratio(f"pages and {states} states, elapsed, against Hugo’s pages", "both", "Hugo", 1)
        self.ratio("pages, elapsed, against docc", "pages", "docc", 1 / 8)
        for large, small in (("both", "tenth"), ("820 intents", "82 intents")):
            words = "ten times the project" if large == "both" else "820 intents against 82"
            self.ratio(f"{words}, CPU time", large, small, 11, CPU)
            self.ratio(f"{words}, memory", large, small, 10, PEAK)
        self.ratio("nothing changed, elapsed, against the first build", "cards again", "cards", 1.1)
        written = bench.written["cards again"]
        self.add("nothing changed, files written", "none", f"{len(written)}", not written)
        self.add(*self.edited_pages())
        self.add(*self.drawn(states))
        self.add(*self.elements())
        peak = bench.median("cards")[PEAK]
        self.add(f"{states} states, peak memory", "under 250 MB", f"{peak:.0f} MB", peak < 250)
        start = bench.median("version")[ELAPSED] * 1000
        self.add("cardproof --version", "under 20 ms", f"{start:.0f} ms", start < 20)

    def drawn(self, states):
        """Cards laid out, proved, drawn and named: a dump of them less one of what hosts show."""
        host, card, written = (self.bench.median(name)[CPU]
                               for name in ("dump host", "dump card", "drawings written"))
        most = 1.5 * states / 12_000
        times = (card - host) / max(written, 0.001)
        return (f"{states} states laid out and drawn, CPU time", f"under {most:g} s",
                f"{card - host:.2f} s, {times:.0f} times as much as copying the bytes",
                card - host < most)

    def elements(self):
        """What the drawing of a card takes, by the number of its elements."""
        few, many = (self.bench.median(f"dump card, {count} elements")[CPU]
                     - self.bench.median(f"dump host, {count} elements")[CPU]
                     for count in (40, 400))
        times = many / max(few, 0.001)
        return ("400 elements on a card against 40, laid out and drawn, CPU time",
                "at most 11 times", f"{times:.2f} times ({many:.2f} of {few:.2f} s)", times <= 11)

    def edited_pages(self):
        """Of an edited interaction only its own page and that of its intent may be written."""
        with open(self.bench.edited, encoding="utf-8") as file:
            text = file.read()
        intent = re.search(r"intent: (\w+)Intent", text)[1]
        name = re.search(r"interaction: Order (\d+)", text)[1]
        pages = [path for path in self.bench.written["cards edited"]
                 if path.endswith((".html", ".md"))]
        own = (f"intents/{intent}/order-{name}/", f"intents/{intent}/index.")
        others = [path for path in pages if not path.startswith(own)]
        result = f"{len(pages)} pages, {len(others)} of them others"
        if others:
            result += f", first {others[0]}"
        return ("one interaction edited, pages written", "only its own and its intent’s", result,
                not others)

    def show(self):
        print("| measure | goal | reached | met |\n|---|---|---|---|")
        for row in self.rows:
            print("| " + " | ".join(row) + " |")
        print("\n| command | elapsed | CPU time | peak memory |\n|---|---:|---:|---:|")
        for name in self.bench.results:
            elapsed, cpu, peak = self.bench.median(name)
            print(f"| {name} | {elapsed:.3f} s | {cpu:.3f} s | {peak:.0f} MB |")


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


def memory_folder():
    """Where files are in memory; nothing where they are not, have no room, or are wanted elsewhere."""
    if "TMPDIR" in os.environ or not os.access(MEMORY, os.W_OK):
        return None
    return MEMORY if shutil.disk_usage(MEMORY).free >= ROOM else None


def main():
    parser = argparse.ArgumentParser(description="Measures the release binary.")
    parser.add_argument("--binary", help="the binary to measure, else the package's own")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--pages", type=int, default=1000)
    parser.add_argument("--interactions", type=int, default=1000)
    arguments = parser.parse_args()
    if arguments.rounds < 1 or arguments.pages < 10 or arguments.interactions < 10:
        sys.exit("bench: at least one round, ten pages and ten interactions")
    binary = os.path.abspath(arguments.binary or release_binary())
    if not os.access(binary, os.X_OK):
        sys.exit(f"bench: there is no binary {binary}\n  fix: Run 'make build'")

    folder = tempfile.mkdtemp(prefix="cardproof-bench-", dir=memory_folder())
    try:
        bench = Bench(folder, binary, arguments.pages, arguments.interactions)
        for _ in range(arguments.rounds):
            bench.round()
        table = Table(bench)
        table.fill(12 * arguments.interactions)
    finally:
        shutil.rmtree(folder, ignore_errors=True)

    print(f"{processor()}, {os.cpu_count()} cores, {platform.system()}, files in "
          f"{os.path.dirname(folder)}, medians of "
          f"{arguments.rounds}, {arguments.pages} pages, {arguments.interactions} interactions; "
          + ", ".join(version(rival) for rival in bench.rivals) + "\n")
    table.show()
    for rival in sorted(set(table.missing)):
        print(f"bench: {rival} is not installed, so its goals were NOT measured", file=sys.stderr)
    for line in table.missed:
        print(f"bench: missed: {line}", file=sys.stderr)
    sys.exit(1 if table.missed else 0)


if __name__ == "__main__":
    main()
