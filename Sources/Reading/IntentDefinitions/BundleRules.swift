package import Diagnostics

extension Rule {
  package static let unknownExtensionPoint = Rule(
    "unknown-extension-point", .warning, "Give the extension the identifier of its kind",
    why:
      "The system finds an extension by NSExtensionPointIdentifier and never loads this one "
      + "(documented).")
  package static let unknownBuildVariable = Rule(
    "unknown-build-variable", .warning, "Spell build variables as Xcode does",
    why: "Xcode replaces an unknown variable with nothing.")
  package static let misplacedBuildVariable = Rule(
    "misplaced-build-variable", .warning, "Give each bundle key a value of its kind",
    why: "The system does not install a bundle whose identifier, version or kind is wrong.")
  package static let missingBundleKey = Rule(
    "missing-bundle-key", .note, "Write all bundle keys, or leave all of them to Xcode",
    why: "The system does not install a bundle without an identifier and a version.")

  /// The rules for what an `Info.plist` says of its bundle.
  static let bundleRules: [Rule] = [
    .unknownExtensionPoint, .unknownBuildVariable, .misplacedBuildVariable, .missingBundleKey,
  ]
}
