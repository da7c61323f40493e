"""Other tools that turn the same Markdown into pages, each with a project of its own."""

import os
import re
import shutil
import subprocess

HUGO_SETTINGS = """\
baseURL = "https://example.org/"
title = "Guide"
disableKinds = ["taxonomy", "term", "RSS", "sitemap"]
"""

HUGO_LAYOUT = """\
<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>{{ .Title }}</title></head>
<body><main>{{ .Content }}</main></body>
</html>
"""

DOCC_ROOT = """\
# Guide

@Metadata {
  @TechnologyRoot
}

All pages.
"""


def markdown_files(folder):
    return sorted(os.path.join(parent, name) for parent, _, names in os.walk(folder)
                  for name in names if name.endswith(".md"))


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


class Hugo:
    """Hugo with one layout, and nothing else that it would have to make."""

    name = "Hugo"
    program = shutil.which("hugo")

    def __init__(self, pages, folder):
        self.folder = os.path.join(folder, "hugo")
        shutil.copytree(pages, os.path.join(self.folder, "content"))
        write(os.path.join(self.folder, "hugo.toml"), HUGO_SETTINGS)
        for layout in ("single", "list"):
            write(os.path.join(self.folder, f"layouts/_default/{layout}.html"), HUGO_LAYOUT)
        self.output = os.path.join(self.folder, "public")
        self.command = [self.program, "--quiet", "--source", self.folder]


class DocC:
    """`docc convert`, with the pages as articles of one catalogue."""

    name = "docc"

    @staticmethod
    def find():
        """docc stands beside the compiler and is seldom on the path."""
        swift = shutil.which("swift")
        beside = os.path.join(os.path.dirname(os.path.realpath(swift)), "docc") if swift else ""
        return shutil.which("docc") or (beside if os.access(beside, os.X_OK) else None)

    def __init__(self, pages, folder):
        catalogue = os.path.join(folder, "Guide.docc")
        write(os.path.join(catalogue, "Guide.md"), DOCC_ROOT)
        for file in markdown_files(pages):
            shutil.copy(file, catalogue)
        self.output = os.path.join(folder, "docc")
        self.command = [self.program, "convert", catalogue, "--output-path", self.output,
                        "--fallback-display-name", "Guide",
                        "--fallback-bundle-identifier", "org.example.guide"]


DocC.program = DocC.find()


class CMark:
    """cmark alone over all the text at once, and a copy of the bytes of a finished site.

    Nothing that parses the Markdown and writes the pages could do with less.
    """

    name = "cmark"
    program = shutil.which("cmark")

    def __init__(self, pages, folder):
        text = os.path.join(folder, "all.md")
        with open(text, "wb") as all_text:
            for file in markdown_files(pages):
                with open(file, "rb") as page:
                    shutil.copyfileobj(page, all_text)
        self.output = os.path.join(folder, "copied")
        self.site = os.path.join(folder, "pages-site")
        self.command = [
            "sh", "-c", '"$1" "$2" > /dev/null && cp -R "$3" "$4"', "sh", self.program, text,
            self.site, self.output]


def version(rival):
    """A tool with its version, as far as it tells one."""
    for argument in ("version", "--version"):
        run = subprocess.run([rival.program, argument], capture_output=True, text=True, check=False)
        number = re.search(r"\d+(\.\d+)+", run.stdout)
        if run.returncode == 0 and number:
            return f"{rival.name} {number[0]}"
    return rival.name
