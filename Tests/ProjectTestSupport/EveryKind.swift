package import TestSupport

extension Sample {
  /// A project with a file of each kind that is read.
  package static let everyKind: SampleProject = {
    var project = Sample.teaHouse(
      controller: """
        controller: TeaController
        configureView:
          - when: {status: success}
            show: Ready
            size: {width: maximum, height: 150}
          - {when: {status: ready}, show: Drawn}
          - refuse: true
        layouts:
          Ready:
            stack: vertical
            insets: {horizontal: 16, vertical: 12}
            views:
              - {label: "${app.name}: ${intent.tea}", font: title2}
              - {spacer: 0}
              - {image: Cup, accessibilityLabel: A cup}
          Drawn: {storyboard: Pot, scene: Pot, outlets: {potLabel: {text: Pot}}}
        """)
    project["Tea.interaction.yml"] = """
      interaction: Brew green tea
      intent: BrewTeaIntent
      parameters: {tea: green, cups: 2}
      stages:
        - handle: {minutes: 3}
      """
    let prompt: PropertyList = [
      "INIntentParameterPromptDialogType": "DisambiguationIntroduction",
      "INIntentParameterPromptDialogFormatString": "There are ${count} teas.",
      "INIntentParameterPromptDialogFormatStringID": "Pr0001",
    ]
    let size: PropertyList = [
      "INEnumName": "Size", "INEnumDisplayName": "Size", "INEnumDisplayNameID": "En0001",
      "INEnumType": "Regular",
      "INEnumValues": [
        ["INEnumValueName": "unknown", "INEnumValueDisplayName": "unknown"],
        ["INEnumValueName": "small", "INEnumValueDisplayName": "small", "INEnumValueIndex": 1],
      ],
    ]
    let pot: PropertyList = [
      "INTypeName": "Pot", "INTypeDisplayName": "Pot", "INTypeDisplayNameID": "Ty0001",
      "INTypeProperties": [
        ["INTypePropertyName": "litres", "INTypePropertyType": "Decimal", "INTypePropertyTag": 100]
      ],
    ]
    let intent = Sample.intent(
      "BrewTea",
      parameters: [
        Sample.parameter("tea", "String", extra: [("INIntentParameterPromptDialogs", [prompt])]),
        Sample.parameter(
          "cups", "Integer",
          extra: [
            (
              "INIntentParameterMetadata",
              [
                "INIntentParameterMetadataMinimumValue": 1,
                "INIntentParameterMetadataMaximumValue": 8.5,
              ]
            )
          ]),
        Sample.parameter("size", "Integer", extra: [("INIntentParameterEnumType", "Size")]),
        Sample.parameter("pot", "Object", extra: [("INIntentParameterObjectType", "Pot")]),
      ],
      codes: [
        Sample.code("success", isSuccess: true, says: "Ready in ${minutes} minutes."),
        Sample.code("failure"),
      ],
      responseParameters: [Sample.responseParameter("minutes", "Integer")],
      extra: [
        (
          "INIntentParameterCombinations",
          Sample.combinations([("tea", "Brew ${tea}"), ("tea,cups", "Brew ${cups} of ${tea}")])
        )
      ])
    project["Tea.intentdefinition"] = Sample.definition([intent], enums: [size], types: [pot]).file
    project["de.lproj/Tea.strings"] = "Ti0001 = \"Tee\"; \"Pr0001\" = \"Es gibt ${count} Tees.\";\n"
    project["de.lproj/Tea.stringsdict"] =
      ([
        "There are ${count} teas.": [
          "NSStringLocalizedFormatKey": "%#@n@",
          "n": [
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "one": "ein Tee",
            "other": "${count} Tees",
          ],
        ]
      ] as PropertyList).file
    project["App/Info.plist"] =
      ([
        "CFBundleExecutable": "$(EXECUTABLE_NAME)", "CFBundleIdentifier": "com.tea.house",
        "CFBundleVersion": "1", "LSRequiresIPhoneOS": true, "NSSiriUsageDescription": "To brew.",
        "NSUserActivityTypes": ["BrewTeaIntent"],
      ] as PropertyList).file
    project["App/App.entitlements"] = (["com.apple.developer.siri": true] as PropertyList).file
    project["site.yml"] = "title: Tea\nlanguages: [en, de]\nrules: {unhandled-intent: off}\n"
    project["tea.md"] =
      "---\ntitle: Tea\n---\n\n# Tea\n\n```card\nintent: BrewTea\n```\n\n[x](site.yml)\n"
    project["Small.host.yml"] = """
      profile: siri-small
      title: Siri on a small phone
      extends: siri
      screenWidth: {value: 320, certainty: convention, source: "The smallest phone"}
      """
    project["Pay.interaction.yml"] = """
      interaction: Pay
      intent: INSendPaymentIntent
      parameters: {payee: Anna, currencyAmount: {amount: 5, currency: EUR}}
      """
    project["Pot.storyboard"] = storyboard
    project["Leaf.svg"] = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"/>"
    project.files["Cup.png"] = png
    return project
  }()

  /// One controller with a label that two constraints hold.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
    initialViewController="vc">
    <scenes><scene sceneID="s"><objects>
    <viewController storyboardIdentifier="Pot" id="vc" customClass="PotController">
    <view key="view" contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="320" height="150"/>
    <subviews><label opaque="NO" text="Pot" id="l" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="16" y="16" width="40" height="20"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
    <constraints>
    <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" \
    constant="16" id="c1"/>
    <constraint firstItem="l" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="16" id="c2"/>
    </constraints></view>
    <connections><outlet property="potLabel" destination="l" id="o"/></connections>
    </viewController></objects></scene></scenes></document>

    """

  /// One black pixel.
  package static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0, 0x3A, 0x7E, 0x9B, 0x55, 0, 0, 0, 10]
    + Array("IDAT".utf8) + [0x78, 0x9C, 0x63, 0x60, 0, 0, 0, 2, 0, 1, 0x48, 0xAF, 0xA4, 0x71]
    + [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
}
