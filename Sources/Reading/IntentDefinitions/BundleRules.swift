package import Diagnostics

extension Rule {
  package static let unknownExtensionPoint = Rule(
    "unknown-extension-point", .warning,
    "An extension that lists intents should be of a kind that is asked about them",
    why: "The system finds an extension by NSExtensionPointIdentifier, and with another text there "
      + "never loads it (documented).")
  package static let unknownBuildVariable = Rule(
    "unknown-build-variable", .warning, "A build variable should be spelt as Xcode spells it",
    why: "Xcode puts nothing in the place of a name that it does not know.")
  package static let misplacedBuildVariable = Rule(
    "misplaced-build-variable", .warning, "A key of a bundle should have a value of its kind",
    why: "The system does not install a bundle whose identifier, version or kind is another text.")
  package static let missingBundleKey = Rule(
    "missing-bundle-key", .note,
    "An Info.plist should have all keys of a bundle, or leave them to Xcode",
    why: "The system installs no bundle without an identifier and a version, and a key that one "
      + "takes out by mistake is missed only then.")

  /// The rules for what an `Info.plist` says of its bundle.
  static let bundleRules: [Rule] = [
    .unknownExtensionPoint, .unknownBuildVariable, .misplacedBuildVariable, .missingBundleKey,
  ]
}
