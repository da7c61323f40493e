#!/usr/bin/env python3
"""Writes a project of any size, for measurements: a guide of many pages, and shops with interactions.

    Scripts/make-project.py PAGES INTERACTIONS FOLDER

A page is Markdown of about 8 kB, as a real guide has it: headings, paragraphs, lists, tables, notes,
code in Swift, YAML and XML, and links to other pages. For each 100 interactions there is a shop: an
intent definition with 5 intents, an Intents and an Intents UI extension, a storyboard and a controller
configuration of several cases. An interaction has one stage, and so 12 states with the usual hosts:
Siri, Siri locked and Maps, for four behaviours. The same numbers make the same bytes.
"""

import os
import plistlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "projects"))
from guide import page, page_path
from shop import interaction, shop_files

INTERACTIONS_OF_A_SHOP = 100


def write(folder, path, contents):
    file = os.path.join(folder, path)
    os.makedirs(os.path.dirname(file), exist_ok=True)
    if isinstance(contents, dict):
        contents = plistlib.dumps(contents)
    with open(file, "wb") as stream:
        stream.write(contents if isinstance(contents, bytes) else contents.encode("utf-8"))


def make(pages, interactions, folder):
    for number in range(pages):
        write(folder, page_path(number), page(number, pages))
    for shop in range(-(-interactions // INTERACTIONS_OF_A_SHOP)):
        for path, contents in shop_files(shop).items():
            write(folder, path, contents)
    for number in range(interactions):
        shop = number // INTERACTIONS_OF_A_SHOP
        write(folder, f"Shop{shop}/Interactions/{number:05d}.interaction.yml",
              interaction(shop, number))


def main():
    if len(sys.argv) != 4 or not (sys.argv[1].isdigit() and sys.argv[2].isdigit()):
        sys.exit("usage: Scripts/make-project.py PAGES INTERACTIONS FOLDER")
    make(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3])


if __name__ == "__main__":
    main()
