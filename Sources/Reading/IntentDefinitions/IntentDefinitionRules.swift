package import Diagnostics

extension Rule {
  package static let emptyDefinition = Rule(
    "empty-definition", .warning, "Define something in each intent definition",
    why: "The App Store rejects an app with an empty definition in a target (ITMS-90626).")
  package static let unknownModelVersion = Rule(
    "unknown-model-version", .warning, "Check definitions of an unknown model version",
    why:
      "Xcode has written 1.0, 1.1 and 1.2 so far. A newer file may hold values that Cardproof "
      + "does not show.")
  package static let unknownDefinitionKey = Rule(
    "unknown-definition-key", .note, "Check unknown keys of a definition",
    why: "Cardproof does not show the value of an unknown key.")
  package static let noIntentsSupported = Rule(
    "no-intents-supported", .warning, "List intents in IntentsSupported",
    why:
      "The system looks there for the exact class name (documented), so it never uses this "
      + "extension.")
  package static let duplicateIntent = Rule(
    "duplicate-intent", .warning, "Define each intent once",
    why: "Intent classes share one namespace in the app. Cardproof shows only one of the two.")
  package static let duplicateType = Rule(
    "duplicate-type", .warning, "Define each type once in a file",
    why: "Xcode makes one Swift type of each name. Cardproof shows only one of the two.")
  package static let unknownIntentClass = Rule(
    "unknown-intent-class", .warning, "List intents that exist",
    why: "The system raises error 2004 for a class that does not exist. The match is exact.")
  package static let interfaceWithoutHandler = Rule(
    "interface-without-handler", .warning, "Handle each intent that you draw",
    why: "An Intents UI extension works only together with an Intents extension (documented).")
  package static let handledTwice = Rule(
    "handled-twice", .note, "Handle an intent in one extension of an app",
    why:
      "The system raises error 2001 if two extensions of one app support the same intent. The "
      + "extensions of a watch app belong to another app.")
  package static let restrictedNotSupported = Rule(
    "restricted-not-supported", .warning, "Support each intent that you restrict",
    why: "The system raises error 2002 for an intent that is only in IntentsRestrictedWhileLocked.")

  package static let templateIntent = Rule(
    "template-intent", .warning, "Replace the intent of Xcode's template",
    why:
      "The template lists INSendMessageIntent. The system asks the extension only about listed "
      + "classes, so your own intents get the default card (documented).")
  package static let deprecatedIntent = Rule(
    "deprecated-intent", .note, "Replace deprecated system intents",
    why: "A newer system may no longer start it.")
  package static let interfaceEntryPoint = Rule(
    "interface-entry-point", .warning, "Name either a main storyboard or a principal class",
    why: "The system starts with one of them; each replaces the other (documented).")
  package static let swappedExtensionPoint = Rule(
    "swapped-extension-point", .warning, "Give each extension the identifier of its kind",
    why: "The system looks for handlers and for views under different identifiers (documented).")
  package static let unhandledIntent = Rule(
    "unhandled-intent", .note, "Handle each intent that you define",
    why:
      "The system starts an intent only through an Intents extension or an app that lists it. If "
      + "it returns no handler, the system raises error 2003.")
  package static let unlistedActivityType = Rule(
    "unlisted-activity-type", .note, "List each custom intent in NSUserActivityTypes",
    why:
      "A tap on the card opens the app with an activity of the intent's class name, and only an "
      + "app that lists it gets the activity (documented).")
  package static let missingUsageDescription = Rule(
    "missing-usage-description", .note, "Say why your app uses Siri",
    why:
      "Without NSSiriUsageDescription, the app crashes when it asks for permission, and the "
      + "App Store rejects it (ITMS-90683).")
  package static let missingSiriEntitlement = Rule(
    "missing-siri-entitlement", .note, "Add the Siri capability",
    why: "Without com.apple.developer.siri, the first call of INPreferences raises an exception.")
  package static let bundleVersionDiffers = Rule(
    "bundle-version-differs", .warning, "Give extensions the version of their app",
    why: "The App Store rejects an app whose extension has another CFBundleVersion (ITMS-90473).")
  package static let foreignBundleIdentifier = Rule(
    "foreign-bundle-identifier", .warning,
    "Begin the extension's bundle identifier with that of its app",
    why: "The system does not install the app (documented).")

  package static let unknownParameter = Rule(
    "unknown-parameter", .warning, "Name parameters that the intent has",
    why: "Siri and Shortcuts ignore anything that names a renamed or removed parameter.")
  package static let unknownPlaceholder = Rule(
    "unknown-placeholder", .warning, "Use placeholders that are parameters",
    why: "The placeholder is never filled, so people read a sentence with a gap.")
  package static let repeatedName = Rule(
    "repeated-name", .warning, "Give parameters and codes different names",
    why: "Xcode makes one property or case of each name, so the generated class does not compile.")
  package static let unusedType = Rule(
    "unused-type", .note, "Remove types that no parameter has",
    why: "You translate and review a type that people never see.")
  package static let drawnTwice = Rule(
    "drawn-twice", .note, "Draw an intent in one Intents UI extension of an app",
    why: "The system asks one of them, and Apple does not document which.")

  /// The rules of this module.
  package static let intentDefinitionRules: [Rule] =
    [
      .emptyDefinition, .unknownModelVersion, .unknownDefinitionKey, .noIntentsSupported,
      .duplicateIntent, .duplicateType,
      .unknownIntentClass, .interfaceWithoutHandler, .handledTwice, .restrictedNotSupported,
      .templateIntent, .deprecatedIntent, .interfaceEntryPoint, .swappedExtensionPoint,
      .unhandledIntent, .unlistedActivityType, .missingUsageDescription, .missingSiriEntitlement,
      .bundleVersionDiffers, .foreignBundleIdentifier, .unknownParameter, .unknownPlaceholder,
      .repeatedName, .unusedType, .drawnTwice,
    ] + bundleRules + definitionContentRules + localizationRules
}
