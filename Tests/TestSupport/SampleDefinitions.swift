import TextTools

/// Definitions and Info.plists for tests: a tea house that no app has.
package enum Sample {
  /// A definition file with some intents.
  package static func definition(
    _ intents: [PropertyList], enums: [PropertyList] = [], types: [PropertyList] = []
  ) -> PropertyList {
    [
      "INEnums": .array(enums), "INIntentDefinitionModelVersion": "1.2",
      "INIntentDefinitionNamespace": "Tea001", "INIntents": .array(intents),
      "INTypes": .array(types),
    ]
  }

  /// An intent; `extra` holds any other keys.
  package static func intent(
    _ name: String, parameters: [PropertyList] = [], codes: [PropertyList] = standardCodes,
    responseParameters: [PropertyList] = [], extra: [(String, PropertyList)] = []
  ) -> PropertyList {
    .dictionary(
      [
        ("INIntentCategory", "order"), ("INIntentName", .string(name)),
        ("INIntentTitle", .string("\(name) it")), ("INIntentTitleID", "Ti0001"),
        ("INIntentType", "Custom"), ("INIntentVerb", "Order"),
        ("INIntentParameters", .array(parameters)),
        (
          "INIntentResponse",
          [
            "INIntentResponseCodes": .array(codes),
            "INIntentResponseParameters": .array(responseParameters),
          ]
        ),
      ] + extra)
  }

  package static let standardCodes = [code("success", isSuccess: true), code("failure")]

  package static func code(
    _ name: String, isSuccess: Bool = false, says dialog: String? = nil
  ) -> PropertyList {
    .dictionary(
      [("INIntentResponseCodeName", .string(name))]
        + (isSuccess ? [("INIntentResponseCodeSuccess", true)] : [])
        + (dialog.map { [("INIntentResponseCodeFormatString", .string($0))] } ?? []))
  }

  package static func parameter(
    _ name: String, _ type: String, extra: [(String, PropertyList)] = []
  ) -> PropertyList {
    .dictionary(
      [
        ("INIntentParameterName", .string(name)),
        ("INIntentParameterDisplayName", .string(name.capitalizedFirst)),
        ("INIntentParameterType", .string(type)),
      ] + extra)
  }

  package static func responseParameter(
    _ name: String, _ type: String, extra: [(String, PropertyList)] = []
  ) -> PropertyList {
    .dictionary(
      [
        ("INIntentResponseParameterName", .string(name)),
        ("INIntentResponseParameterType", .string(type)),
      ] + extra)
  }

  /// Phrases by the parameters that they need.
  package static func combinations(
    _ phrases: [(parameters: String, title: String)], primary: String? = nil
  ) -> PropertyList {
    .dictionary(
      phrases.map { phrase in
        (
          phrase.parameters,
          .dictionary(
            [("INIntentParameterCombinationTitle", .string(phrase.title))]
              + (phrase.parameters == primary
                ? [("INIntentParameterCombinationIsPrimary", true)] : []))
        )
      })
  }

  /// An extension's Info.plist.
  package static func info(
    ui: Bool, supports: [String], restricted: [String] = [], name: String = "$(PRODUCT_NAME)",
    key: String = "IntentsRestrictedWhileLocked"
  ) -> PropertyList {
    [
      "CFBundleName": .string(name),
      "NSExtension": [
        ui ? "NSExtensionMainStoryboard" : "NSExtensionPrincipalClass":
          ui ? "MainInterface" : "$(PRODUCT_MODULE_NAME).IntentHandler",
        "NSExtensionAttributes": [
          key: .array(restricted.map { .string($0) }),
          "IntentsSupported": .array(supports.map { .string($0) }),
        ],
        "NSExtensionPointIdentifier": .string(
          ui ? "com.apple.intents-ui-service" : "com.apple.intents-service"),
      ],
    ]
  }

  /// `BrewTea` with a tea, a number of cups, and the minutes that it takes.
  package static let brewTea = intent(
    "BrewTea",
    parameters: [parameter("tea", "String"), parameter("cups", "Integer")],
    codes: [
      code("success", isSuccess: true, says: "Ready in ${minutes} minutes."), code("failure"),
      code("failureNoWater", says: "There is no water."),
    ],
    responseParameters: [responseParameter("minutes", "Integer")],
    extra: [
      ("INIntentUserConfirmationRequired", true),
      (
        "INIntentParameterCombinations",
        combinations([("tea", "Brew ${tea}"), ("tea,cups", "Brew ${cups} cups of ${tea}")])
      ),
    ])
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
