#!/usr/bin/env python3
"""Writes a project whose cards have any number of elements, for measurements.

    Scripts/make-large-layout.py ELEMENTS INTERACTIONS FOLDER

One controller answers about messages with a layout of so many elements, in rows of ten: stacks, labels,
boxes, views, bars and lines, as small as it takes for 490 of them to fit on a card. Every message has a
text of its own, so that no two cards are alike. The same numbers make the same bytes.
"""

import os
import plistlib
import sys

ROW = """\
      - stack: horizontal
        spacing: 4
        alignment: center
        views:
          - {{label: "${{intent.content}}", font: {{size: 8}}}}
          - {{label: "Line {number}", font: {{size: 8, weight: semibold}}, color: secondary}}
          - {{spacer: 0}}
          - {{custom: Mark, width: 20, height: 8}}
          - {{view: true, background: "#EDF8F5", views: [{{label: "{number}", font: {{size: 8}}}}]}}
          - {{progress: 0.4, width: 30}}
          - {{separator: true}}
          - {{label: "›", font: {{size: 8}}, color: tertiary}}
"""
CONTROLLER = """\
controller: MessageViewController
configureView: [{{show: Lines, size: fitting}}]
layouts:
  Lines:
    stack: vertical
    spacing: 2
    insets: 20
    views:
{rows}"""
SITE = "title: Messages\nhosts: [siri]\n"
INTERACTION = """\
interaction: Message {number:05d}
intent: INSendMessageIntent
parameters: {{content: "Message {number}, {words}"}}
stages: [handle]
"""
WORDS = ["on my way", "see you at six", "the tide is low", "two more days", "all is well"]


def extension():
    return plistlib.dumps({
        "CFBundleIdentifier": "com.example.messages.ui",
        "NSExtension": {
            "NSExtensionAttributes": {"IntentsSupported": ["INSendMessageIntent"]},
            "NSExtensionPointIdentifier": "com.apple.intents-ui-service",
            "NSExtensionPrincipalClass": "MessageViewController",
        },
    }).decode("utf-8")


def make(elements, interactions, folder):
    rows = "".join(ROW.format(number=number) for number in range(elements // 10))
    files = {"MessagesUI/Info.plist": extension(), "site.yml": SITE,
             "MessagesUI/Message.controller.yml": CONTROLLER.format(rows=rows)}
    for number in range(interactions):
        files[f"Interactions/{number:05d}.interaction.yml"] = INTERACTION.format(
            number=number, words=WORDS[number % len(WORDS)])
    for path, text in files.items():
        file = os.path.join(folder, path)
        os.makedirs(os.path.dirname(file), exist_ok=True)
        with open(file, "w", encoding="utf-8") as stream:
            stream.write(text)


def main():
    if len(sys.argv) != 4 or not (sys.argv[1].isdigit() and sys.argv[2].isdigit()):
        sys.exit("usage: Scripts/make-large-layout.py ELEMENTS INTERACTIONS FOLDER")
    if not 10 <= int(sys.argv[1]) <= 490:
        sys.exit("make-large-layout: a layout has from 10 to 490 elements here")
    make(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3])


if __name__ == "__main__":
    main()
