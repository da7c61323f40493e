#!/usr/bin/env python3
"""Writes the table of advance widths that text is measured with.

The widths are those of Inter, an open typeface close to the system's, in its text design
(Inter, not Inter Display: text styles are set at text sizes and the two designs do not share
widths). The table holds every character of the typeface below U+3000 that takes up room of its
own; combining marks, private characters and figures made for tables are left out.

Needs the typeface (Debian: fonts-inter) and fontTools (PyPI: fonttools).

    Scripts/make-advance-widths.py            writes the table
    Scripts/make-advance-widths.py --check    says whether the table is stale (exit status 1)
    Scripts/make-advance-widths.py --fonts DIR [--check]
"""

import argparse
import pathlib
import subprocess
import sys
import unicodedata

from fontTools.ttLib import TTFont

TABLE = pathlib.Path("Sources/Cards/CardLayout/Embedded/advance-widths.txt")
STYLES = [
    ("regular", "Regular"), ("medium", "Medium"), ("semibold", "SemiBold"), ("bold", "Bold"),
]
HEADER = """\
# Advance widths of the typeface {family}, {version}, text design.
# {copyright}
# SIL Open Font License 1.1, https://openfontlicense.org
# Written by Scripts/make-advance-widths.py; do not edit.
# A row is a code point in hexadecimal, then its width in each weight, in font units.
"""


def font_folder():
    """The folder that fontconfig finds the typeface in."""
    listing = subprocess.run(
        ["fc-list", ":family=Inter:style=Regular", "file"], capture_output=True, text=True)
    paths = sorted(line.rstrip(": ") for line in listing.stdout.splitlines())
    for path in map(pathlib.Path, paths):
        if path.name == "Inter-Regular.otf":
            return path.parent
    sys.exit("make-advance-widths: Inter is not installed (Debian: fonts-inter); "
             "name its folder with --fonts")


def takes_up_room(code_point):
    """Whether the table needs a row: it is no mark, no control and not private."""
    category = unicodedata.category(chr(code_point))
    return code_point < 0x3000 and category[0] in "LNPSZ" and category not in ("Zl", "Zp")


def table_text(folder):
    fonts = [TTFont(folder / f"Inter-{file}.otf") for _, file in STYLES]
    units = {font["head"].unitsPerEm for font in fonts}
    versions = {font["name"].getDebugName(5) for font in fonts}
    if len(units) > 1 or len(versions) > 1:
        sys.exit("make-advance-widths: the weights come from different versions of the typeface")
    maps = [font.getBestCmap() for font in fonts]
    code_points = sorted(set.intersection(*map(set, maps)))
    names = fonts[0]["name"]
    lines = [HEADER.format(
        family=names.getDebugName(16) or names.getDebugName(1),
        version=versions.pop(), copyright=names.getDebugName(0)).rstrip("\n")]
    lines.append(f"units-per-em {units.pop()}")
    lines.append("weights " + " ".join(weight for weight, _ in STYLES))
    for code_point in filter(takes_up_room, code_points):
        widths = [font["hmtx"][cmap[code_point]][0] for font, cmap in zip(fonts, maps)]
        lines.append(f"{code_point:04X} " + " ".join(map(str, widths)))
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description="Writes the table of advance widths.")
    parser.add_argument("--check", action="store_true", help="only say whether it is stale")
    parser.add_argument("--fonts", type=pathlib.Path, help="the folder of Inter-Regular.otf")
    arguments = parser.parse_args()
    text = table_text(arguments.fonts or font_folder())
    path = pathlib.Path(__file__).resolve().parent.parent / TABLE
    if not arguments.check:
        path.write_text(text, encoding="utf-8")
    elif not path.exists() or path.read_text(encoding="utf-8") != text:
        sys.exit(f"make-advance-widths: {TABLE} is stale; run Scripts/make-advance-widths.py")


if __name__ == "__main__":
    main()
