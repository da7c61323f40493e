package import Diagnostics

extension Rule {
  package static let unreadableText = Rule("unreadable-text", .error)
  package static let emptyFile = Rule("empty-file", .error)
  package static let mergeConflict = Rule("merge-conflict", .error)
  package static let overLimit = Rule("over-limit", .error)
  package static let malformedXML = Rule("malformed-xml", .error)
  package static let malformedYAML = Rule("malformed-yaml", .error)
  package static let malformedPropertyList = Rule("malformed-property-list", .error)
  package static let malformedStrings = Rule("malformed-strings", .error)
  package static let brokenPlural = Rule("broken-plural", .warning)
  package static let unknownPluralCategory = Rule("unknown-plural-category", .warning)
  package static let duplicateKey = Rule("duplicate-key", .error)
  package static let unknownKey = Rule("unknown-key", .error)
  package static let wrongType = Rule("wrong-type", .error)
  package static let missingKey = Rule("missing-key", .error)

  /// The rules of this module.
  package static let sourceFormatRules: [Rule] = [
    .unreadableText, .emptyFile, .mergeConflict, .overLimit, .malformedXML, .malformedYAML,
    .malformedPropertyList, .malformedStrings, .brokenPlural, .unknownPluralCategory,
    .duplicateKey, .unknownKey, .wrongType, .missingKey,
  ]
}
