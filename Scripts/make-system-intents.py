#!/usr/bin/env python3
"""Writes the catalogue of SiriKit's own intents that the product embeds.

Reads a JSON description of the Intents framework (names, types, values and versions; made from
the SDK's headers) and writes what the product shows of it, one entry a line: every intent with
its parameters, response and handling protocol, then every enum and value class that they use,
also through each other. No words of Apple's documentation are in it.

    Scripts/make-system-intents.py DESCRIPTION           writes the catalogue
    Scripts/make-system-intents.py DESCRIPTION --check   says whether it is stale (exit status 1)
"""

import argparse
import json
import pathlib
import re
import sys

CATALOGUE = pathlib.Path("Sources/Reading/IntentDefinitions/Embedded/system-intents.txt")
HEADER = """\
# SiriKit's own intents: names, types, values and versions of the Intents framework.
# Written by Scripts/make-system-intents.py; do not edit.
# An entry is a line: a keyword and its values, then fields after semicolons. What is indented
# belongs to the entry above it. Versions are of iOS; an entry without one is as old as its owner.
"""


def deprecation(entry):
    later = entry.get("deprecatedAfterBaseSDK")
    return entry.get("deprecated") or (later["ios"] if isinstance(later, dict) else later)


def fields(entry, owner=None):
    """The versions of an entry as fields, each only where it says something of its own."""
    owner = owner or {}
    found = []
    if entry.get("introduced") and entry["introduced"] != owner.get("introduced"):
        found.append(f"ios {entry['introduced']}")
    deprecated = deprecation(entry)
    if deprecated and deprecated != deprecation(owner):
        found.append(f"deprecated {deprecated}")
    replacement = entry.get("replacedBy") or ""
    # Only Swift's names: a selector or a constant of Objective-C is no help.
    if replacement.isidentifier() and not replacement.startswith(owner.get("constants", "\0")):
        found.append(f"replaced {replacement}")
    return found


def line(words, entry_fields, indent=""):
    text = indent + "; ".join([words] + entry_fields)
    if "\n" in text or any(";" in part for part in [words] + entry_fields):
        sys.exit(f"make-system-intents: cannot be written as one line: {text!r}")
    return text


def member(keyword, entry, owner):
    # A member without a Swift type has one in Objective-C only.
    kind = entry["swiftType"] or entry["objcType"].split(" ")[0]
    return line(f"{keyword} {entry['name']}: {kind}", fields(entry, owner), "  ")


def method(keyword, entry, owner, words=()):
    name = " ".join([keyword, *words, entry["swift"]])
    required = ["required"] if entry.get("required") else []
    return line(name, required + fields(entry, owner), "    ")


def intent_lines(intent):
    traits = intent["documentedTraits"] or {}
    own = [intent["domain"]] + fields(intent)
    if traits:
        own.append(f"unlock {traits['alwaysRequiresUnlockedDevice']}")
        own += [f"supported {name}" for name in traits["supportedBy"]]
    contexts = intent["derived"]["hostContexts"]
    if contexts is not None:
        own.append(" ".join(["contexts", *contexts]))
    lines = [line(f"intent {intent['name']}", own)]
    lines += [member("parameter", entry, intent) for entry in intent["parameters"]]
    response = intent["response"]
    lines += [member("property", entry, response) for entry in response["properties"]]
    for code in response["codes"]:
        if code["name"] is None:
            # No name on iOS: Objective-C's, without the enum's name before it.
            suffix = code["objc"].removeprefix(response["codeEnum"])
            words = f"code {code['raw']} {suffix[0].lower()}{suffix[1:]}"
            lines.append(line(words, ["unavailable"], "  "))
        else:
            words = f"code {code['raw']} {code['name']}"
            unavailable = ["unavailable"] if "ios" in code.get("unavailable", []) else []
            lines.append(line(words, unavailable + fields(code, response), "  "))
    protocol = intent["handlingProtocol"]
    if protocol:
        lines.append(line(f"protocol {protocol['name']}", fields(protocol, intent),
                          "  "))
        for entry in protocol["resolveMethods"]:
            lines.append(method("resolve", entry, protocol, [entry["parameter"]]))
        for keyword in ("confirm", "handle"):
            if protocol[keyword]:
                lines.append(method(keyword, protocol[keyword], protocol))
        lines += [method("other", entry, protocol) for entry in protocol["otherMethods"]]
    resolved = {entry["parameter"] for entry in (protocol or {}).get("resolveMethods", [])}
    if resolved != {entry["name"] for entry in intent["parameters"] if entry["resolvable"]}:
        sys.exit(f"make-system-intents: {intent['name']} resolves what it does not have")
    return lines


def type_lines(name, types, base):
    if name in types["classes"]:
        entry = types["classes"][name]
        # A class without properties of its own has those of its protocol.
        properties = entry["properties"] or [
            value for adopted in entry["protocols"] if adopted in base
            for value in base[adopted]["properties"]]
        # A class has the properties of the classes that it inherits from, after its own.
        parent = types["classes"].get(entry["superclass"])
        while parent is not None:
            own = {value["name"] for value in properties}
            properties = properties + [
                value for value in parent["properties"] if value["name"] not in own]
            parent = types["classes"].get(parent["superclass"])
        return [line(f"class {entry['swiftName'] or name}", fields(entry))] + [
            member("property", value, entry) for value in properties]
    entry = types["enums"].get(name) or types["stringConstants"][name]
    kind = entry.get("kind", "constants")
    lines = [line(f"{'options' if 'option' in kind else kind} {entry.get('swiftName') or name}",
                  fields(entry))]
    for case in entry["cases"]:
        raw = case.get("raw", "-")
        lines.append(line(f"case {raw} {case['name']}", fields(case, {**entry, "constants": name}), "  "))
    return lines


def used_types(intents, types):
    """The names of all types of the framework that intents lead to."""
    known = {}
    for group in ("classes", "enums", "stringConstants"):
        for name, entry in types[group].items():
            known[name] = entry
            known.setdefault(entry.get("swiftName") or name, entry)
    original = {id(entry): name for group in ("classes", "enums", "stringConstants")
                for name, entry in types[group].items()}
    waiting = [entry for intent in intents
               for entry in intent["parameters"] + intent["response"]["properties"]]
    found = set()
    while waiting:
        for word in re.findall(r"[A-Za-z_][\w.]*", waiting.pop()["swiftType"] or ""):
            entry = known.get(word)
            if entry is not None and original[id(entry)] not in found:
                found.add(original[id(entry)])
                waiting += entry.get("properties", [])
                waiting += types["classes"].get(entry.get("superclass"), {}).get("properties", [])
    return sorted(found)


def catalogue_text(description):
    lines = [HEADER.rstrip("\n")]
    intents = sorted(description["intents"], key=lambda intent: intent["name"])
    for intent in intents:
        lines += intent_lines(intent)
    for name in used_types(intents, description["types"]):
        lines += type_lines(name, description["types"], description["base"])
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description="Writes the catalogue of SiriKit's own intents.")
    parser.add_argument("description", type=pathlib.Path, help="the JSON description")
    parser.add_argument("--check", action="store_true", help="only say whether it is stale")
    arguments = parser.parse_args()
    text = catalogue_text(json.loads(arguments.description.read_text(encoding="utf-8")))
    path = pathlib.Path(__file__).resolve().parent.parent / CATALOGUE
    if not arguments.check:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    elif not path.exists() or path.read_text(encoding="utf-8") != text:
        sys.exit(f"make-system-intents: {CATALOGUE} is stale; run Scripts/make-system-intents.py")


if __name__ == "__main__":
    main()
