package import Diagnostics

extension Rule {
  package static let emptyDefinition = Rule(
    "empty-definition", .warning, "An intent definition should define something",
    why: "A definition left over in a target makes the App Store refuse the app (ITMS-90626).")
  package static let unknownModelVersion = Rule(
    "unknown-model-version", .warning, "An intent definition should have a known model version",
    why: "Xcode has written 1.0, 1.1 and 1.2 so far; a newer file may hold what is not shown.")
  package static let noIntentsSupported = Rule(
    "no-intents-supported", .warning, "An extension should support an intent",
    why: "The system looks for the exact class name in IntentsSupported (documented).")
  package static let duplicateIntent = Rule(
    "duplicate-intent", .warning, "An intent should be defined once",
    why: "Intent classes share one name space in the app; one of the two is not shown.")
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
      + "extensions of a watch app are another app's.")
  package static let restrictedNotSupported = Rule(
    "restricted-not-supported", .warning, "A restricted intent should be a supported one",
    why: "The system raises error 2002 for an intent in IntentsRestrictedWhileLocked only.")

  /// The rules of this module.
  package static let intentDefinitionRules: [Rule] =
    [
      .emptyDefinition, .unknownModelVersion, .noIntentsSupported, .duplicateIntent,
      .unknownIntentClass, .interfaceWithoutHandler, .handledTwice, .restrictedNotSupported,
    ] + localizationRules
}
