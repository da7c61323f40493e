"""Counts what the intent definitions of real projects hold, without any of the product's readers.

    python3 count-definitions.py FOLDER

Each folder in FOLDER is a project. Prints JSON: for each project its definitions that count (of the
copies in lproj folders the one in Base.lproj, then en.lproj, then the first by path), those nearest
to the top first, because of two files with one intent the first one shows it, with every
intent, parameter, response code, response parameter, parameter combination, enum case and property
of an object type, every text with its string id, and every translation of those texts.
"""

import json
import os
import plistlib
import re
import sys

SKIPPED = {"build", "DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules"}
OLD_NAMES = {"English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
             "Spanish": "es", "Dutch": "nl", "Portuguese": "pt"}


def files(project, ending):
    """The paths, relative to a project, of its files with an ending."""
    found = []
    for folder, folders, names in os.walk(project):
        folders[:] = [name for name in folders if name not in SKIPPED and not name.startswith(".")]
        for name in names:
            if name.endswith(ending) and not name.startswith("."):
                found.append(os.path.relpath(os.path.join(folder, name), project))
    return sorted(found)


def lproj(path):
    """The name of the lproj folder that a file stands in; None for one that stands in none."""
    folder = os.path.basename(os.path.dirname(path))
    return folder[:-len(".lproj")] if folder.endswith(".lproj") else None


def around(path):
    """The folder around a file's lproj folder, or its own."""
    folder = os.path.dirname(path)
    return os.path.dirname(folder) if lproj(path) is not None else folder


def counting(paths):
    """Of the copies of each definition the one that counts, the nearest to the top first."""
    copies = {}
    for path in paths:
        copies.setdefault((around(path), os.path.basename(path)), []).append(path)
    rank = {"Base": 0, "en": 1, None: 0}
    chosen = (min(group, key=lambda path: (rank.get(lproj(path), 2), path))
              for group in copies.values())
    return sorted(chosen, key=lambda path: (os.path.join(around(path), "").count(os.sep), path))


def texts(value, owner, found):
    """Every text below a value that has a string id; the id's key ends in ID."""
    if isinstance(value, list):
        for item in value:
            texts(item, owner, found)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key.endswith("ID") and isinstance(item, str) and item:
                words = value.get(key[:-2], "")
                found.append({"id": item, "text": words if isinstance(words, str) else "",
                              "owner": owner})
            else:
                texts(item, owner, found)


def combinations(intent):
    found = []
    for use in ["INIntentParameterCombinations", "INIntentManagedParameterCombinations"]:
        for keys, value in (intent.get(use) or {}).items():
            found.append({"use": use, "parameters": [key for key in keys.split(",") if key],
                          "title": value.get("INIntentParameterCombinationTitle", "")})
    return found


def names(items, key):
    return [item[key] for item in items or [] if item.get(key)]


def intents(root, found):
    result = []
    for intent in root.get("INIntents", []):
        if not intent.get("INIntentName"):
            continue
        response = intent.get("INIntentResponse") or {}
        result.append({
            "name": intent["INIntentName"],
            "isSystem": intent.get("INIntentType") == "System",
            "parameters": names(intent.get("INIntentParameters"), "INIntentParameterName"),
            "codes": names(response.get("INIntentResponseCodes"), "INIntentResponseCodeName"),
            "responseParameters": names(response.get("INIntentResponseParameters"),
                                        "INIntentResponseParameterName"),
            "combinations": combinations(intent),
        })
        texts(intent, {"kind": "intent", "name": intent["INIntentName"]}, found)
    return result


def enums(root, found):
    result = []
    for enum in root.get("INEnums", []):
        if not enum.get("INEnumName"):
            continue
        cases = [{"name": case["INEnumValueName"], "index": case.get("INEnumValueIndex", 0)}
                 for case in enum.get("INEnumValues", []) if case.get("INEnumValueName")]
        result.append({"name": enum["INEnumName"], "cases": cases})
        texts(enum, {"kind": "enum", "name": enum["INEnumName"]}, found)
    return result


def types(root, found):
    result = []
    for kind in root.get("INTypes", []):
        if not kind.get("INTypeName"):
            continue
        result.append({"name": kind["INTypeName"],
                       "properties": names(kind.get("INTypeProperties"), "INTypePropertyName")})
        texts(kind, {"kind": "type", "name": kind["INTypeName"]}, found)
    return result


TOKEN = re.compile(r'/\*.*?\*/|//[^\r\n]*|\s+|(?P<text>"(?:\\.|[^"\\])*"|[\w$/:.-]+)|(?P<sign>[=;])',
                   re.DOTALL)
ESCAPE = re.compile(r"\\(U[0-9A-Fa-f]{4}|.)", re.DOTALL)
LETTERS = {"n": "\n", "t": "\t", "r": "\r"}


def unquoted(token):
    if not token.startswith('"'):
        return token
    return ESCAPE.sub(lambda match: chr(int(match[1][1:], 16)) if len(match[1]) > 1
                      else LETTERS.get(match[1], match[1]), token[1:-1])


def strings(path):
    """The texts of a .strings file by their keys."""
    with open(path, "rb") as file:
        data = file.read()
    if data.startswith(b"bplist") or data.lstrip()[:1] == b"<":
        return {key: text for key, text in plistlib.loads(data).items() if isinstance(text, str)}
    encoding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    text, place, tokens = data.decode(encoding), 0, []
    while place < len(text):
        match = TOKEN.match(text, place)
        if match is None:
            sys.exit(f"{path}: no token at {place}: {text[place:place + 20]!r}")
        if match["text"] is not None:
            tokens.append(unquoted(match["text"]))
        elif match["sign"] == ";":
            tokens.append(None)
        place = match.end()
    found, entry = {}, []
    for token in tokens:
        if token is not None:
            entry.append(token)
        elif entry:
            found.setdefault(entry[0], entry[-1])
            entry = []
    return found


def translations(project, path, found):
    """The translations of a definition: the .strings files of its name, nearest first."""
    name = os.path.splitext(os.path.basename(path))[0] + ".strings"
    home = around(path)
    folders = [home] if lproj(path) is not None else [home, os.path.dirname(home)]
    known = {text["id"] for text in found}
    result = {}
    for folder in folders:
        for candidate in files(project, ".strings"):
            tag = lproj(candidate)
            if tag in (None, "Base") or os.path.basename(candidate) != name:
                continue
            if around(candidate) != folder:
                continue
            language = OLD_NAMES.get(tag, tag.replace("_", "-"))
            if language in result:
                continue
            all_texts = strings(os.path.join(project, candidate))
            result[language] = {
                "language": language, "path": candidate,
                "texts": {key: text for key, text in all_texts.items() if key in known and text},
            }
    return [result[language] for language in sorted(result)]


def definition(project, path):
    with open(os.path.join(project, path), "rb") as file:
        root = plistlib.load(file)
    found = []
    result = {"path": path, "intents": intents(root, found), "enums": enums(root, found),
              "types": types(root, found)}
    result["texts"] = found
    result["translations"] = translations(project, path, found)
    return result


def main():
    corpus = sys.argv[1]
    projects = {}
    for name in sorted(os.listdir(corpus)):
        project = os.path.join(corpus, name)
        if os.path.isdir(project):
            paths = counting(files(project, ".intentdefinition"))
            projects[name] = [definition(project, path) for path in paths]
    json.dump(projects, sys.stdout, ensure_ascii=True)


if __name__ == "__main__":
    main()
