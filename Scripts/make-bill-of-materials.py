#!/usr/bin/env python3
"""Writes the bill of materials of a release binary as SPDX 2.3 in JSON.

    Scripts/make-bill-of-materials.py BINARY

Names what it is made of: Cardproof, the Swift runtime inside and three C libraries beside it, with the versions that the
build used. Two runs over the same binary give the same bytes, but for the time, which
SOURCE_DATE_EPOCH sets.
"""

import datetime
import hashlib
import json
import os
import re
import subprocess
import sys

LIBRARIES = [
    ("libcmark", "cmark", "BSD-2-Clause AND MIT", "https://github.com/commonmark/cmark"),
    ("yaml-0.1", "libyaml", "MIT", "https://github.com/yaml/libyaml"),
    ("expat", "expat", "MIT", "https://github.com/libexpat/libexpat"),
    ("libcrypto", "openssl", "Apache-2.0", "https://github.com/openssl/openssl"),
]


def output(*words):
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip()


def package(name, version, license_name, home, **more):
    return {
        "SPDXID": "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name), "name": name,
        "versionInfo": version, "downloadLocation": home, "filesAnalyzed": False,
        "licenseConcluded": license_name, "licenseDeclared": license_name,
        "copyrightText": "NOASSERTION", **more}


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: Scripts/make-bill-of-materials.py BINARY")
    with open(sys.argv[1], "rb") as file:
        digest = hashlib.sha256(file.read()).hexdigest()
    version = output(os.path.abspath(sys.argv[1]), "--version").split()[-1]
    swift = re.search(r"Swift version (\S+)", output("swift", "--version")).group(1)
    time = datetime.datetime.fromtimestamp(
        int(os.environ.get("SOURCE_DATE_EPOCH", "0")) or datetime.datetime.now().timestamp(),
        datetime.timezone.utc)
    packages = [
        package("cardproof", version, "MIT", "NOASSERTION",
                checksums=[{"algorithm": "SHA256", "checksumValue": digest}]),
        package("swift-runtime", swift, "Apache-2.0 WITH Swift-exception",
                "https://github.com/swiftlang/swift"),
    ] + [package(name, output("pkg-config", "--modversion", module), license_name, home)
         for module, name, license_name, home in LIBRARIES]
    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"cardproof-{version}",
        "documentNamespace": f"https://spdx.org/spdxdocs/cardproof-{version}-{digest}",
        "creationInfo": {"created": time.strftime("%Y-%m-%dT%H:%M:%SZ"),
                         "creators": [f"Tool: cardproof-{version}"]},
        "packages": packages,
        "relationships": [
            {"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES",
             "relatedSpdxElement": packages[0]["SPDXID"]}
        ] + [
            {"spdxElementId": packages[0]["SPDXID"], "relationshipType": "STATIC_LINK" if other["name"] == "swift-runtime" else "DYNAMIC_LINK",
             "relatedSpdxElement": other["SPDXID"]} for other in packages[1:]],
    }
    print(json.dumps(document, indent=2, sort_keys=True))


if __name__ == "__main__":
    main()
