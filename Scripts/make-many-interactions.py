#!/usr/bin/env python3
"""Writes a project with any number of interactions, for measurements: a coffee cart.

    Scripts/make-many-interactions.py INTERACTIONS FOLDER

Each interaction has one stage, and so 12 states with the usual hosts: Siri, Siri locked and Maps, for
four behaviours. All are of one intent with one controller of several cases. The same number makes the
same bytes.
"""

import os
import plistlib
import sys

DEFINITION = {
    "INEnums": [], "INTypes": [], "INIntentDefinitionModelVersion": "1.2",
    "INIntents": [{
        "INIntentName": "PourCoffee", "INIntentType": "Custom", "INIntentCategory": "order",
        "INIntentVerb": "Order", "INIntentTitle": "Pour Coffee", "INIntentTitleID": "Ti0001",
        "INIntentParameters": [
            {"INIntentParameterName": name, "INIntentParameterType": kind,
             "INIntentParameterTag": tag, "INIntentParameterDisplayPriority": tag,
             "INIntentParameterDisplayName": name.capitalize()}
            for tag, (name, kind) in enumerate([("kind", "String"), ("cups", "Integer")], 1)],
        "INIntentParameterCombinations": {"kind,cups": {
            "INIntentParameterCombinationTitle": "Pour ${cups} cups of ${kind}",
            "INIntentParameterCombinationSupportsBackgroundExecution": True}},
        "INIntentResponse": {
            "INIntentResponseCodes": [
                {"INIntentResponseCodeName": "success", "INIntentResponseCodeSuccess": True,
                 "INIntentResponseCodeFormatString": "Ready in ${minutes} minutes."},
                {"INIntentResponseCodeName": "failure"}],
            "INIntentResponseParameters": [
                {"INIntentResponseParameterName": "minutes", "INIntentResponseParameterTag": 1,
                 "INIntentResponseParameterType": "Integer",
                 "INIntentResponseParameterDisplayPriority": 1}]},
    }],
}

CONTROLLER = """\
controller: CartViewController
configureView:
  - when: {status: failure}
    refuse: true
  - when: {behavior: launch, status: success}
    show: Ready
    returns: all
  - show: Ready
layouts:
  Ready:
    stack: vertical
    spacing: 8
    insets: 20
    views:
      - {label: "${intent.cups} cups of ${intent.kind}", font: headline, lines: 2}
      - stack: horizontal
        spacing: 8
        views:
          - {label: "Ready in", color: secondary}
          - {spacer: 0}
          - {label: "${response.minutes} minutes", font: title3}
      - {separator: true}
      - {label: "A tap opens the app", font: footnote, when: {behavior: launch}}
"""


def info(point):
    return {"NSExtension": {
        "NSExtensionAttributes": {"IntentsSupported": ["PourCoffeeIntent"]},
        "NSExtensionPointIdentifier": point,
        "NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).Start"}}


def write(path, contents):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(contents if isinstance(contents, bytes) else contents.encode("utf-8"))


def main():
    if len(sys.argv) != 3 or not sys.argv[1].isdigit():
        sys.exit("usage: Scripts/make-many-interactions.py INTERACTIONS FOLDER")
    folder = sys.argv[2]
    write(os.path.join(folder, "Cart.intentdefinition"), plistlib.dumps(DEFINITION))
    write(os.path.join(folder, "CartIntents/Info.plist"),
          plistlib.dumps(info("com.apple.intents-service")))
    write(os.path.join(folder, "CartIntentsUI/Info.plist"),
          plistlib.dumps(info("com.apple.intents-ui-service")))
    write(os.path.join(folder, "Cart.controller.yml"), CONTROLLER)
    for number in range(int(sys.argv[1])):
        write(os.path.join(folder, f"interactions/{number:05d}.interaction.yml"),
              f"interaction: Order {number}\nintent: PourCoffeeIntent\n"
              f"parameters: {{kind: blend {number}, cups: {number % 7 + 1}}}\n"
              f"stages: [{{handle: {{code: success, minutes: {number % 50}}}}}]\n")


if __name__ == "__main__":
    main()
