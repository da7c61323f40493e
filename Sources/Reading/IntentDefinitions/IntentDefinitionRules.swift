package import Diagnostics

extension Rule {
  package static let emptyDefinition = Rule("empty-definition", .warning)
  package static let unknownModelVersion = Rule("unknown-model-version", .warning)
  package static let unknownDefinitionKey = Rule("unknown-definition-key", .note)
  package static let noIntentsSupported = Rule("no-intents-supported", .warning)
  package static let duplicateIntent = Rule("duplicate-intent", .warning)
  package static let duplicateType = Rule("duplicate-type", .warning)
  package static let unknownIntentClass = Rule("unknown-intent-class", .warning)
  package static let interfaceWithoutHandler = Rule("interface-without-handler", .warning)
  package static let handledTwice = Rule("handled-twice", .note)
  package static let restrictedNotSupported = Rule("restricted-not-supported", .warning)

  package static let templateIntent = Rule("template-intent", .warning)
  package static let deprecatedIntent = Rule("deprecated-intent", .note)
  package static let interfaceEntryPoint = Rule("interface-entry-point", .warning)
  package static let swappedExtensionPoint = Rule("swapped-extension-point", .warning)
  package static let unhandledIntent = Rule("unhandled-intent", .note)
  package static let unlistedActivityType = Rule("unlisted-activity-type", .note)
  package static let missingUsageDescription = Rule("missing-usage-description", .note)
  package static let missingSiriEntitlement = Rule("missing-siri-entitlement", .note)
  package static let bundleVersionDiffers = Rule("bundle-version-differs", .warning)
  package static let foreignBundleIdentifier = Rule("foreign-bundle-identifier", .warning)

  package static let unknownParameter = Rule("unknown-parameter", .warning)
  package static let unknownPlaceholder = Rule("unknown-placeholder", .warning)
  package static let repeatedName = Rule("repeated-name", .warning)
  package static let unusedType = Rule("unused-type", .note)
  package static let drawnTwice = Rule("drawn-twice", .note)

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
