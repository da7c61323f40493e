package import Diagnostics

extension Rule {
  package static let emptyDefinition = Rule(
    "empty-definition", .warning, "An intent definition should define something",
    why: "A definition left over in a target makes the App Store refuse the app (ITMS-90626).")
  package static let unknownModelVersion = Rule(
    "unknown-model-version", .warning, "An intent definition should have a known model version",
    why: "Xcode has written 1.0, 1.1 and 1.2 so far; a newer file may hold what is not shown.")
  package static let unknownDefinitionKey = Rule(
    "unknown-definition-key", .note, "A definition's keys should be known",
    why: "What stands under a key that nobody knows is not shown.")
  package static let noIntentsSupported = Rule(
    "no-intents-supported", .warning, "An extension should support an intent",
    why: "The system looks for the exact class name in IntentsSupported (documented).")
  package static let duplicateIntent = Rule(
    "duplicate-intent", .warning, "An intent should be defined once",
    why: "Intent classes share one name space in the app; one of the two is not shown.")
  package static let duplicateType = Rule(
    "duplicate-type", .warning, "An enum or object type should be defined once in a file",
    why: "Xcode makes one Swift type of each name; one of the two is not shown.")
  package static let unknownIntentClass = Rule(
    "unknown-intent-class", .warning, "IntentsSupported should name intents that exist",
    why: "The system raises error 2004 for a class that does not exist; the match is exact.")
  package static let interfaceWithoutHandler = Rule(
    "interface-without-handler", .warning,
    "An intent with a custom interface should have a handler",
    why: "An Intents UI extension works only in tandem with an Intents extension (documented).")
  package static let handledTwice = Rule(
    "handled-twice", .note, "An intent should be handled by one Intents extension of an app",
    why: "The system raises error 2001 when two extensions of one app support the same intent; "
      + "the extensions of a watch app are another app's.")
  package static let restrictedNotSupported = Rule(
    "restricted-not-supported", .warning, "A restricted intent should be a supported one",
    why: "The system raises error 2002 for an intent in IntentsRestrictedWhileLocked only.")

  package static let templateIntent = Rule(
    "template-intent", .warning, "An Intents UI extension should list the app's own intents",
    why: "Xcode's template lists INSendMessageIntent as an example; the system asks the extension "
      + "for the listed classes only, so the app's intents get the default card (documented).")
  package static let deprecatedIntent = Rule(
    "deprecated-intent", .note, "A system intent should not be deprecated",
    why: "A newer system may no longer start it.")
  package static let interfaceEntryPoint = Rule(
    "interface-entry-point", .warning,
    "An Intents UI extension should have either a main storyboard or a principal class",
    why: "The system starts with the one or the other; one replaces the other (documented).")
  package static let swappedExtensionPoint = Rule(
    "swapped-extension-point", .warning,
    "An extension should have the identifier of its kind",
    why: "The system looks for handlers and for views under different identifiers (documented).")
  package static let unhandledIntent = Rule(
    "unhandled-intent", .note, "A defined intent should have a handler",
    why: "The system starts an intent only through an Intents extension or an app that lists it; "
      + "one that lists it and returns no handler object raises error 2003.")
  package static let unlistedActivityType = Rule(
    "unlisted-activity-type", .note, "NSUserActivityTypes should list every custom intent",
    why: "A tap on the card opens the app with an activity of the intent's class name, which "
      + "reaches only an app that lists it (documented).")
  package static let missingUsageDescription = Rule(
    "missing-usage-description", .note, "An app whose intents Siri starts should say why",
    why:
      "Asking for the permission to use Siri without NSSiriUsageDescription ends the app, and the "
      + "App Store refuses it (ITMS-90683).")
  package static let missingSiriEntitlement = Rule(
    "missing-siri-entitlement", .note, "An app whose intents Siri starts should be entitled to it",
    why: "Without com.apple.developer.siri the first call of INPreferences raises an exception.")
  package static let bundleVersionDiffers = Rule(
    "bundle-version-differs", .warning, "An extension should have the version of its app",
    why: "The App Store refuses an app whose extension has another CFBundleVersion (ITMS-90473).")
  package static let foreignBundleIdentifier = Rule(
    "foreign-bundle-identifier", .warning,
    "An extension's bundle identifier should begin with its app's",
    why: "The system installs no app whose extension has another beginning (documented).")

  package static let unknownParameter = Rule(
    "unknown-parameter", .warning, "A definition should name parameters that its intent has",
    why: "Siri and Shortcuts leave out what names a parameter that was renamed or removed.")
  package static let unknownPlaceholder = Rule(
    "unknown-placeholder", .warning, "A placeholder should be a parameter",
    why: "Nothing ever fills it, so people read a sentence with a hole.")
  package static let repeatedName = Rule(
    "repeated-name", .warning, "Parameters and codes of an intent should have different names",
    why: "Xcode makes one property or case of each name, so that the generated class does not "
      + "compile.")
  package static let unusedType = Rule(
    "unused-type", .note, "An enum or object type should be used",
    why: "What no parameter has is translated and reviewed in vain.")
  package static let drawnTwice = Rule(
    "drawn-twice", .note, "An intent should be drawn by one Intents UI extension of an app",
    why: "The system asks one of them, and no document says which (unknown).")

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
