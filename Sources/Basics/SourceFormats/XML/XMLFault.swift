/// The objection of expat, and the byte at which it stopped.
struct XMLFault {
  let kind: Kind
  let byte: Int

  enum Kind {
    case memory
    case end
    case unclosedToken
    case unclosedCDATA
    case mismatch
    case duplicateAttribute
    case contentAfterEnd
    case unknownEntity
    case characterReference
    case misplacedDeclaration
    case token
    /// Anything else, in expat's words.
    case other(String)
  }

  static func unknownEntityMessage(_ name: String) -> String { "The entity '&\(name);' is unknown" }

  static let entityFix = "Write the character itself, or '&amp;' for '&'"
}
