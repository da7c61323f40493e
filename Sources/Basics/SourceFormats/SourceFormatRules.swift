package import Diagnostics

extension Rule {
  package static let unreadableText = Rule(
    "unreadable-text", .error, "A source file must be UTF-8 text",
    why: "A file that cannot be decoded is left out of the site.")
  package static let emptyFile = Rule(
    "empty-file", .error, "A source file must not be empty",
    why: "An empty file is nearly always the trace of a write or a merge that failed.")
  package static let mergeConflict = Rule(
    "merge-conflict", .error, "A source file must not hold conflict markers",
    why: "Git left both sides of a merge in the file; no reader can tell which one is meant.")
  package static let overLimit = Rule(
    "over-limit", .error, "A source file must stay within the reader's limits",
    why: "Size, depth and number of values are limited, so that no file can exhaust the machine.")
  package static let malformedXML = Rule(
    "malformed-xml", .error, "XML must be well-formed",
    why: "Xcode cannot open the file either; what follows the fault cannot be trusted.")
  package static let malformedYAML = Rule(
    "malformed-yaml", .error, "YAML must be well-formed",
    why: "What follows the fault cannot be trusted, so the whole file is left out.")
  package static let malformedPropertyList = Rule(
    "malformed-property-list", .error, "A property list must follow Apple's format",
    why: "Xcode and iOS cannot read the file either.")
  package static let malformedStrings = Rule(
    "malformed-strings", .error, "A strings file must consist of \"key\" = \"text\"; entries",
    why: "Xcode refuses to compile the file, so the app lacks the language.")
  package static let brokenPlural = Rule(
    "broken-plural", .warning, "A text with plural forms should have all that Foundation needs",
    why:
      "Foundation takes the form 'other' for every number without a form of its own, and shows the"
      + " format itself where it finds no rule (documented).")
  package static let unknownPluralCategory = Rule(
    "unknown-plural-category", .warning, "A plural form should be of a category that there is",
    why: "The categories are zero, one, two, few, many and other (documented); no number is ever of"
      + " another.")
  package static let duplicateKey = Rule(
    "duplicate-key", .error, "A key may stand only once in a mapping",
    why: "One of the two values is lost, and readers disagree about which one.")
  package static let unknownKey = Rule(
    "unknown-key", .error, "A mapping may hold only known keys",
    why: "A misspelt key would otherwise change nothing, without a word.")
  package static let wrongType = Rule(
    "wrong-type", .error, "A value must have the type that its key takes",
    why: "The value cannot be used, so its key counts as left out.")
  package static let missingKey = Rule(
    "missing-key", .error, "A mapping must hold the keys that give it its meaning",
    why: "Without them there is nothing to show.")

  /// The rules of this module.
  package static let sourceFormatRules: [Rule] = [
    .unreadableText, .emptyFile, .mergeConflict, .overLimit, .malformedXML, .malformedYAML,
    .malformedPropertyList, .malformedStrings, .brokenPlural, .unknownPluralCategory,
    .duplicateKey, .unknownKey, .wrongType, .missingKey,
  ]
}
