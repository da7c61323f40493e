#!/usr/bin/env python3
"""Writes an intent definition of any size, for measurements: a workshop that makes everything.

    Scripts/make-large-definition.py INTENTS FOLDER

82 intents make about 600 kB, which is as large as the largest real file that was seen. Every intent
differs from every other one, and has what intents have: parameters of all types with prompts and
limits, phrases, response codes with dialogue, and an enum and an object type for every tenth. The
same number makes the same bytes.
"""

import os
import plistlib
import sys

VERBS = ["Paint", "Saw", "Weld", "Polish", "Wrap", "Carve", "Glue", "Drill", "Bend", "Sand"]
THINGS = ["Chair", "Kite", "Lamp", "Basket", "Clock", "Door", "Bell", "Shelf", "Boat", "Ladder"]
PARAMETERS = [
    [("colour", "String"), ("pieces", "Integer"), ("finish", "Enum")],
    [("length", "Decimal"), ("urgent", "Boolean"), ("plan", "Object")],
    [("when", "DateComponents"), ("customer", "Person"), ("pieces", "Integer")],
]


class Definition:
    """A definition file that grows intent by intent; every text gets an id of its own."""

    def __init__(self):
        self.texts = 0
        self.intents, self.enums, self.types = [], [], []

    def text(self, key, words):
        self.texts += 1
        return {key: words, key + "ID": f"W{self.texts:07d}"}

    def enum(self, name):
        cases = ["unknown", "raw", "oiled", "waxed", "lacquered", "gilded"]
        values = []
        for index, case in enumerate(cases):
            value = {"INEnumValueName": case, "INEnumValueIndex": index}
            value.update(self.text("INEnumValueDisplayName", f"{case} for {name}"))
            values.append(value)
        enum = {"INEnumName": name, "INEnumType": "Regular", "INEnumGeneratesHeader": True,
                "INEnumValues": values}
        enum.update(self.text("INEnumDisplayName", name))
        self.enums.append(enum)

    def object_type(self, name):
        properties = []
        for tag, (key, kind) in enumerate([("identifier", "String"), ("displayString", "String"),
                                           ("sheets", "Integer"), ("drawn", "DateComponents")]):
            member = {"INTypePropertyName": key, "INTypePropertyType": kind,
                      "INTypePropertyTag": tag + 1, "INTypePropertyDisplayPriority": tag + 1}
            member.update(self.text("INTypePropertyDisplayName", f"{key} of {name}"))
            properties.append(member)
        kind = {"INTypeName": name, "INTypeLastPropertyTag": 104, "INTypeProperties": properties}
        kind.update(self.text("INTypeDisplayName", name))
        self.types.append(kind)

    def parameter(self, name, kind, tag, intent, group):
        parameter = {
            "INIntentParameterName": name, "INIntentParameterTag": tag,
            "INIntentParameterDisplayPriority": tag, "INIntentParameterConfigurable": True,
            "INIntentParameterSupportsResolution": True,
            "INIntentParameterType": {"Enum": "Integer"}.get(kind, kind),
        }
        parameter.update(self.text("INIntentParameterDisplayName", f"{name} of {intent}"))
        if kind == "Enum":
            parameter["INIntentParameterEnumType"] = f"Finish{group}"
        if kind == "Object":
            parameter["INIntentParameterObjectType"] = f"Plan{group}"
        if kind in ("Integer", "Decimal"):
            parameter["INIntentParameterMetadata"] = {
                "INIntentParameterMetadataMinimumValue": 1,
                "INIntentParameterMetadataMaximumValue": 100 + tag,
                "INIntentParameterMetadataType": "Field",
            }
        prompt = {"INIntentParameterPromptDialogType": "Primary",
                  "INIntentParameterPromptDialogCustom": True}
        prompt.update(self.text("INIntentParameterPromptDialogFormatString",
                                f"Which {name} should {intent} have?"))
        parameter["INIntentParameterPromptDialogs"] = [prompt]
        return parameter

    def intent(self, number):
        group = number // 10
        if number % 10 == 0:
            self.enum(f"Finish{group}")
            self.object_type(f"Plan{group}")
        verb, thing = VERBS[number % 10], THINGS[group % 10]
        name = f"{verb}{thing}{number}"
        members = PARAMETERS[number % len(PARAMETERS)]
        parameters = [self.parameter(key, kind, tag + 1, name, group)
                      for tag, (key, kind) in enumerate(members)]
        phrases = {}
        for count in (0, 1, 3):
            keys = [key for key, _ in members[:count]]
            phrase = {"INIntentParameterCombinationSupportsBackgroundExecution": True}
            words = " and ".join(f"${{{key}}}" for key in keys)
            phrase.update(self.text("INIntentParameterCombinationTitle",
                                    f"{verb} {thing.lower()} {number} with {words or 'nothing'}"))
            phrases[",".join(keys)] = phrase
        codes = []
        for code in ["success", "failure", "failureNoWood"]:
            entry = {"INIntentResponseCodeName": code}
            if code == "success":
                entry["INIntentResponseCodeSuccess"] = True
            entry.update(self.text("INIntentResponseCodeFormatString",
                                   f"{name}, {code}: ${{price}} for ${{pieces}} pieces."))
            codes.append(entry)
        outputs = []
        for tag, (key, kind) in enumerate([("price", "Decimal"), ("pieces", "Integer")]):
            output = {"INIntentResponseParameterName": key, "INIntentResponseParameterTag": tag + 1,
                      "INIntentResponseParameterType": kind,
                      "INIntentResponseParameterDisplayPriority": tag + 1}
            output.update(self.text("INIntentResponseParameterDisplayName", f"{key} of {name}"))
            outputs.append(output)
        intent = {
            "INIntentCategory": "create", "INIntentVerb": "Do", "INIntentType": "Custom",
            "INIntentName": name, "INIntentConfigurable": True, "INIntentParameters": parameters,
            "INIntentUserConfirmationRequired": number % 4 == 0,
            "INIntentLastParameterTag": len(members),
            "INIntentParameterCombinations": phrases,
            "INIntentResponse": {"INIntentResponseCodes": codes,
                                 "INIntentResponseParameters": outputs,
                                 "INIntentResponseOutput": "price"},
        }
        intent.update(self.text("INIntentTitle", f"{verb} {thing.lower()} {number}"))
        intent.update(self.text("INIntentDescription",
                                f"Makes {thing.lower()} number {number} in the workshop."))
        self.intents.append(intent)

    def write(self, path):
        with open(path, "wb") as file:
            plistlib.dump({
                "INEnums": self.enums, "INIntents": self.intents, "INTypes": self.types,
                "INIntentDefinitionModelVersion": "1.2", "INIntentDefinitionNamespace": "Wrk001",
                "INIntentDefinitionToolsVersion": "13.2.1",
            }, file)


def main():
    if len(sys.argv) != 3 or not sys.argv[1].isdigit():
        sys.exit("usage: Scripts/make-large-definition.py INTENTS FOLDER")
    definition = Definition()
    for number in range(int(sys.argv[1])):
        definition.intent(number)
    os.makedirs(sys.argv[2], exist_ok=True)
    definition.write(os.path.join(sys.argv[2], "Workshop.intentdefinition"))


if __name__ == "__main__":
    main()
