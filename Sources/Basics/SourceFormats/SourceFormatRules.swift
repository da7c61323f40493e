package import Diagnostics

extension Rule {
  package static let unreadableText = Rule(
    "unreadable-text", .error, "Save source files as UTF-8",
    why: "Cardproof leaves out a file that it cannot decode.")
  package static let emptyFile = Rule(
    "empty-file", .error, "Put something into each source file",
    why: "A failed write or merge nearly always leaves an empty file.")
  package static let mergeConflict = Rule(
    "merge-conflict", .error, "Resolve merge conflicts",
    why: "Git left both sides of a merge in the file. No reader can tell which one you mean.")
  package static let overLimit = Rule(
    "over-limit", .error, "Keep source files within the limits",
    why: "Size, depth and number of values are limited, so that no file can exhaust the machine.")
  package static let malformedXML = Rule(
    "malformed-xml", .error, "Write well-formed XML",
    why: "Xcode cannot open the file either. Cardproof leaves it out.")
  package static let malformedYAML = Rule(
    "malformed-yaml", .error, "Write well-formed YAML",
    why: "Cardproof leaves out the whole file, because it cannot trust what follows the mistake.")
  package static let malformedPropertyList = Rule(
    "malformed-property-list", .error, "Write property lists in Apple's format",
    why: "Xcode and iOS cannot read the file either.")
  package static let malformedStrings = Rule(
    "malformed-strings", .error, "Write strings files as \"key\" = \"text\"; entries",
    why: "Xcode refuses to compile the file, so the app loses the language.")
  package static let brokenPlural = Rule(
    "broken-plural", .warning, "Give each plural text a format, a rule and the form 'other'",
    why:
      "Foundation uses the form 'other' for every number that has no form. Without a rule, people "
      + "see the format itself (documented).")
  package static let unknownPluralCategory = Rule(
    "unknown-plural-category", .warning, "Use a plural category that exists",
    why:
      "The categories are zero, one, two, few, many and other (documented). Foundation never uses "
      + "another form.")
  package static let duplicateKey = Rule(
    "duplicate-key", .error, "Write each key once",
    why: "One of the two values is lost, and readers disagree which one.")
  package static let unknownKey = Rule(
    "unknown-key", .error, "Use keys that exist",
    why: "A misspelled key would change nothing, and you would not notice.")
  package static let wrongType = Rule(
    "wrong-type", .error, "Give each key a value of its type",
    why: "Cardproof cannot use the value and ignores the key.")
  package static let missingKey = Rule(
    "missing-key", .error, "Add the keys that are required",
    why: "Without them there is nothing to show.")

  /// The rules of this module.
  package static let sourceFormatRules: [Rule] = [
    .unreadableText, .emptyFile, .mergeConflict, .overLimit, .malformedXML, .malformedYAML,
    .malformedPropertyList, .malformedStrings, .brokenPlural, .unknownPluralCategory,
    .duplicateKey, .unknownKey, .wrongType, .missingKey,
  ]
}
