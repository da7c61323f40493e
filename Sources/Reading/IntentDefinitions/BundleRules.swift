package import Diagnostics

extension Rule {
  package static let unknownExtensionPoint = Rule("unknown-extension-point", .warning)
  package static let unknownBuildVariable = Rule("unknown-build-variable", .warning)
  package static let misplacedBuildVariable = Rule("misplaced-build-variable", .warning)
  package static let missingBundleKey = Rule("missing-bundle-key", .note)

  /// The rules for what an `Info.plist` says of its bundle.
  static let bundleRules: [Rule] = [
    .unknownExtensionPoint, .unknownBuildVariable, .misplacedBuildVariable, .missingBundleKey,
  ]
}
