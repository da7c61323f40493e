"""A shop with its intents, extensions, storyboard and interactions, for measurements."""

INTENTS = [("Order", "Coffee", "order"), ("Book", "Table", "book"), ("Wrap", "Present", "create"),
           ("Repair", "Clock", "request"), ("Deliver", "Flowers", "order")]
OUTLETS = ["titleLabel", "detailLabel", "stateLabel", "photoView", "progressView"]

CONTROLLER = """\
controller: {name}ViewController
extension: {name}IntentsUI
configureView:
  - when: {{status: failure}}
    refuse: true
  - when: {{context: mapsCard, status: [ready, success]}}
    show: Banner
    returns: all
    size: {{width: maximum, height: 145}}
  - when: {{status: success, behavior: nextView}}
    show: Row
    returns: all
  - when: {{intent: [{scene}], status: success}}
    show: Scene
    returns: all
    size: fitting
  - when: {{status: [ready, success]}}
    show: Ticket
    returns: all
layouts:
  Ticket:
    stack: vertical
    spacing: 12
    insets: 20
    views:
      - stack: horizontal
        spacing: 12
        alignment: center
        views:
          - {{image: photo{number}, width: 64, height: 64, content: fill, cornerRadius: 12}}
          - stack: vertical
            spacing: 2
            views:
              - {{label: "${{intent.amount}} × ${{intent.item}}", font: headline, lines: 0}}
              - {{label: "${{intent.item.color}}", font: subheadline, color: secondary, lines: 0}}
      - {{separator: true}}
      - stack: horizontal
        spacing: 8
        views:
          - {{label: "Ready", color: secondary, lines: 0}}
          - {{spacer: 0}}
          - {{label: "${{response.minutes}} minutes", font: title3, lines: 0}}
      - {{label: "A tap opens the shop", font: footnote, lines: 0, when: {{behavior: launch}}}}
  Row:
    stack: horizontal
    spacing: 14
    insets: 20
    alignment: center
    views:
      - {{image: photo{number}, width: 48, height: 48, cornerRadius: 8}}
      - {{label: "${{intent.item}} in ${{response.minutes}} minutes", font: headline, lines: 0}}
      - {{spacer: 0}}
      - {{label: "›", font: {{size: 28, weight: semibold}}, color: tertiary}}
  Scene:
    storyboard: MainInterface
    outlets:
      titleLabel: {{text: "${{intent.item}}"}}
      detailLabel: {{text: "${{response.minutes}} minutes", color: secondary}}
      stateLabel: {{text: "${{intent.amount}}", when: {{has: intent.amount}}}}
      photoView: {{image: photo{number}}}
      progressView: {{progress: 0.4}}
  Banner:
    stack: vertical
    spacing: 4
    insets: 16
    background: {{light: "#EDF8F5", dark: "#14332D"}}
    views:
      - {{label: "${{intent.amount}} × ${{intent.item}}", font: headline, lines: 2}}
      - {{label: "${{response.minutes}} minutes", font: subheadline, color: secondary}}
"""

LABEL = """\
<label opaque="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" \
text="{id}" lineBreakMode="tailTruncation" numberOfLines="0" \
translatesAutoresizingMaskIntoConstraints="NO" id="{id}"><rect key="frame" x="0.0" y="{y}" \
width="204" height="20.5"/><fontDescription key="fontDescription" style="{style}"/></label>
"""

STORYBOARD = """\
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
initialViewController="vc">
<scenes><scene sceneID="scene"><objects>
<viewController id="vc" customClass="{name}ViewController" sceneMemberID="viewController">
<view key="view" contentMode="scaleToFill" id="root">
<rect key="frame" x="0.0" y="0.0" width="320" height="150"/>
<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
<subviews>
<imageView contentMode="scaleAspectFill" translatesAutoresizingMaskIntoConstraints="NO" \
id="photoView"><rect key="frame" x="20" y="20" width="64" height="64"/><constraints>
<constraint firstAttribute="width" constant="64" id="c1"/>
<constraint firstAttribute="height" constant="64" id="c2"/></constraints></imageView>
<stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="4" \
translatesAutoresizingMaskIntoConstraints="NO" id="stack">
<rect key="frame" x="96" y="20" width="204" height="90"/><subviews>
{labels}<progressView opaque="NO" contentMode="scaleToFill" verticalHuggingPriority="750" \
progress="0.5" translatesAutoresizingMaskIntoConstraints="NO" id="progressView">
<rect key="frame" x="0.0" y="68.5" width="204" height="4"/></progressView>
</subviews></stackView>
</subviews>
<viewLayoutGuide key="safeArea" id="safe"/>
<constraints>
{constraints}</constraints>
</view>
<connections>
{outlets}</connections>
</viewController>
</objects></scene></scenes>
</document>
"""

# First item and attribute, relation, second item and attribute, constant.
CONSTRAINTS = [
    ("photoView", "leading", "equal", "safe", "leading", 20),
    ("photoView", "top", "equal", "safe", "top", 20),
    ("stack", "leading", "equal", "photoView", "trailing", 12),
    ("safe", "trailing", "equal", "stack", "trailing", 20),
    ("stack", "top", "equal", "safe", "top", 20),
    ("safe", "bottom", "greaterThanOrEqual", "stack", "bottom", 20),
    ("safe", "bottom", "greaterThanOrEqual", "photoView", "bottom", 20),
]

PHOTO = """\
<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">
<rect width="96" height="96" fill="#0B7D{shade:02X}"/><circle cx="48" cy="48" r="30" fill="#fff"/>
</svg>
"""


def intent_name(shop, index):
    verb, thing, _ = INTENTS[index]
    return f"{verb}{thing}{shop}"


def member(kind, name, tag, value, **more):
    prefix = f"INIntent{kind}Parameter"
    return {f"{prefix}Name": name, f"{prefix}Type": value, f"{prefix}Tag": tag,
            f"{prefix}DisplayPriority": tag, f"{prefix}DisplayName": name.capitalize(), **more}


def intent(shop, index):
    verb, thing, category = INTENTS[index]
    title = f"{verb} {thing} {shop}"
    return {
        "INIntentName": intent_name(shop, index), "INIntentType": "Custom",
        "INIntentCategory": category, "INIntentVerb": verb, "INIntentTitle": title,
        "INIntentTitleID": f"T{shop:04d}{index}", "INIntentDescription": f"Use {title} by voice.",
        "INIntentDescriptionID": f"D{shop:04d}{index}",
        "INIntentParameters": [
            member("", "item", 1, "Object", INIntentParameterObjectType=f"Item{shop}"),
            member("", "amount", 2, "Integer")],
        "INIntentParameterCombinations": {
            "item,amount": {
                "INIntentParameterCombinationIsPrimary": True,
                "INIntentParameterCombinationTitle": f"{verb} ${{amount}} × ${{item}}",
                "INIntentParameterCombinationSupportsBackgroundExecution": True},
            "item": {
                "INIntentParameterCombinationTitle": f"{verb} ${{item}}",
                "INIntentParameterCombinationSupportsBackgroundExecution": True}},
        "INIntentResponse": {
            "INIntentResponseCodes": [
                {"INIntentResponseCodeName": "success", "INIntentResponseCodeSuccess": True,
                 "INIntentResponseCodeFormatString": "Your ${item} is ready in ${minutes} minutes."},
                {"INIntentResponseCodeName": "failure",
                 "INIntentResponseCodeFormatString": "There is no ${item} today."}],
            "INIntentResponseParameters": [
                {"INIntentResponseParameterName": "minutes", "INIntentResponseParameterTag": 1,
                 "INIntentResponseParameterType": "Integer",
                 "INIntentResponseParameterDisplayPriority": 1},
                {"INIntentResponseParameterName": "item", "INIntentResponseParameterTag": 2,
                 "INIntentResponseParameterType": "Object",
                 "INIntentResponseParameterObjectType": f"Item{shop}",
                 "INIntentResponseParameterDisplayPriority": 2}]},
    }


def definition(shop):
    properties = [
        {"INTypePropertyName": name, "INTypePropertyType": "String", "INTypePropertyTag": tag,
         "INTypePropertyDisplayName": name.capitalize(), "INTypePropertyDisplayPriority": tag}
        for tag, name in enumerate(["identifier", "displayString", "color"], 1)]
    return {
        "INEnums": [], "INIntentDefinitionModelVersion": "1.2",
        "INTypes": [{"INTypeName": f"Item{shop}", "INTypeDisplayName": f"Item {shop}",
                     "INTypeProperties": properties}],
        "INIntents": [intent(shop, index) for index in range(len(INTENTS))],
    }


def info(shop, point, entry):
    supported = [f"{intent_name(shop, index)}Intent" for index in range(len(INTENTS))]
    return {"NSExtension": {
        "NSExtensionAttributes": {"IntentsSupported": supported},
        "NSExtensionPointIdentifier": point, **entry}}


def storyboard(shop):
    styles = ["UICTFontTextStyleHeadline", "UICTFontTextStyleBody", "UICTFontTextStyleFootnote"]
    labels = [LABEL.format(id=outlet, y=index * 24, style=style)
              for index, (outlet, style) in enumerate(zip(OUTLETS, styles))]
    constraints = [
        f'<constraint firstItem="{item}" firstAttribute="{attribute}" relation="{relation}" '
        f'secondItem="{second}" secondAttribute="{other}" constant="{constant}" id="k{index}"/>\n'
        for index, (item, attribute, relation, second, other, constant) in enumerate(CONSTRAINTS)]
    outlets = [f'<outlet property="{outlet}" destination="{outlet}" id="o{index}"/>\n'
               for index, outlet in enumerate(OUTLETS)]
    return STORYBOARD.format(name=f"Shop{shop}", labels="".join(labels),
                             constraints="".join(constraints), outlets="".join(outlets))


def shop_files(shop):
    """The files of a shop by their paths, without its interactions."""
    name = f"Shop{shop}"
    handler = {"NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).IntentHandler"}
    view = {"NSExtensionMainStoryboard": "MainInterface"}
    return {
        f"{name}/{name}.intentdefinition": definition(shop),
        f"{name}/{name}Intents/Info.plist": info(shop, "com.apple.intents-service", handler),
        f"{name}/{name}IntentsUI/Info.plist": info(shop, "com.apple.intents-ui-service", view),
        f"{name}/{name}IntentsUI/Base.lproj/MainInterface.storyboard": storyboard(shop),
        f"{name}/{name}IntentsUI/{name}ViewController.controller.yml": CONTROLLER.format(
            name=name, number=shop, scene=f"{intent_name(shop, 2)}Intent"),
        f"{name}/Images/photo{shop}.svg": PHOTO.format(shade=shop % 256),
    }


def interaction(shop, number):
    """An interaction with one stage; each shows other texts than every other one."""
    name = f"{intent_name(shop, number % len(INTENTS))}Intent"
    color = ["green", "blue", "red", "striped", "plain"][number % 5]
    return f"""\
interaction: Order {number}
intent: {name}
says: Order number {number} from the shop
parameters:
  item: {{identifier: item{number}, display: Blend number {number}, color: {color}}}
  amount: {number % 7 + 1}
stages:
  - handle:
      code: success
      minutes: {number % 50 + 1}
      item: {{identifier: item{number}, display: Blend number {number}}}
"""
