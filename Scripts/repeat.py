#!/usr/bin/env python3
"""Looks for output that differs from run to run.

    Scripts/repeat.py CARDPROOF [--count N] [--seed S] [PROJECT ...]

Each process of Swift orders its sets and dictionaries in another way, so what depends on their order differs
between runs, now and then. This checks, builds and prepares (`init`) copies of projects four times each,
the first copies as they are and N (100) that were damaged at random: lines that are gone, doubled or moved, and
words and letters in other places. The projects are those named, else those of the corpus (`CARDPROOF_CORPUS`, else
../shared/corpus), else Content. A copy for which two runs differ, or one ends in a way that is none of the tool's,
is named and kept; the exit status is 1 then.
"""

import argparse
import hashlib
import os
import random
import shutil
import subprocess
import sys
import tempfile

RUNS = 4
STATUSES = {0, 1, 66}
ENDINGS = (".intentdefinition", ".plist", ".storyboard", ".xib", ".yml", ".strings", ".stringsdict", ".xcstrings",
           ".swift", ".m", ".md")


def projects():
    """The folders that are tried where none is named."""
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    corpus = os.environ.get("CARDPROOF_CORPUS", os.path.join(root, "..", "shared", "corpus"))
    if not os.path.isdir(corpus):
        return [os.path.join(root, "Content")]
    return [entry.path for entry in sorted(os.scandir(corpus), key=lambda entry: entry.name) if entry.is_dir()]


def damage(path, numbers):
    """Changes a few lines of a file."""
    with open(path, "rb") as file:
        lines = file.read().split(b"\n")
    for _ in range(numbers.randint(1, 6)):
        place, other = numbers.randrange(len(lines)), numbers.randrange(len(lines))
        kind = numbers.randrange(6)
        if kind == 0:
            lines.insert(other, lines[place])
        elif kind == 1 and len(lines) > 1:
            del lines[place]
        elif kind == 2:
            lines[other:other] = lines[place:place + numbers.randint(2, 30)]
        elif kind == 3:
            lines[place], lines[other] = lines[other], lines[place]
        elif kind == 4 and lines[place]:
            letters = bytearray(lines[place])
            letters[numbers.randrange(len(letters))] = numbers.choice(b'abXY019"<>{}:[]-$')
            lines[place] = bytes(letters)
        elif lines[place].split():
            word = numbers.choice(lines[place].split())
            lines[place] = lines[place].replace(word, numbers.choice(lines[other].split() or [b"x"]))
    with open(path, "wb") as file:
        file.write(b"\n".join(lines))


def files(folder):
    """The paths of all files, in one order."""
    paths = [os.path.join(place, name) for place, _, names in os.walk(folder) for name in names]
    return sorted(path for path in paths if os.path.isfile(path))


def run(tool, folder, *words):
    """What a run said, and a digest of all files that there are then."""
    done = subprocess.run([tool, *words], cwd=folder, capture_output=True, check=False)
    digest = hashlib.sha256()
    for path in files(folder):
        digest.update(path.encode())
        with open(path, "rb") as file:
            digest.update(file.read())
    return done.returncode, done.stdout, done.stderr, digest.digest()


def differing(tool, project, folder):
    """The commands of which two runs differ, or which end in a way that is none of the tool's."""
    found = []
    for words in (["check", ".", "--format", "json"], ["build", ".", "--output", "_site", "--hash"], ["init", "."]):
        seen = set()
        for _ in range(RUNS):
            shutil.rmtree(folder, ignore_errors=True)
            shutil.copytree(project, folder, symlinks=True)
            seen.add(run(tool, folder, *words))
        if len(seen) > 1 or any(result[0] not in STATUSES for result in seen):
            found.append(words[0])
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cardproof")
    parser.add_argument("projects", nargs="*")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_intermixed_args()
    tool = os.path.abspath(arguments.cardproof)
    sources = arguments.projects or projects()
    numbers = random.Random(arguments.seed)
    scratch = tempfile.mkdtemp(prefix="cardproof-repeat-")
    copy = os.path.join(scratch, "copy")
    kept = 0
    for number in range(len(sources) + arguments.count):
        source = sources[number] if number < len(sources) else numbers.choice(sources)
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(source, copy, symlinks=True)
        if number >= len(sources):
            readable = [path for path in files(copy) if path.endswith(ENDINGS) and os.path.getsize(path) > 0]
            for path in numbers.sample(readable, min(len(readable), numbers.randint(1, 5))):
                damage(path, numbers)
        found = differing(tool, copy, os.path.join(scratch, "run"))
        if found:
            kept += 1
            place = os.path.join(scratch, f"found-{number}")
            shutil.copytree(copy, place, symlinks=True)
            print(f"{source}: {', '.join(found)} differ, or end badly: {place}", flush=True)
    print(f"{len(sources) + arguments.count} projects, {kept} with differences")
    if not kept:
        shutil.rmtree(scratch)
    return 1 if kept else 0


if __name__ == "__main__":
    sys.exit(main())
