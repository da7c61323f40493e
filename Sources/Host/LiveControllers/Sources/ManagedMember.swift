internal import SwiftSources

/// A member that Core Data implements, such as `@NSManaged public var name: String?`.
///
/// Its text becomes blanks, since an extension holds no stored properties; a declaration behind the file replaces it.
struct ManagedMember {
  /// The tokens from the attribute to the end of the member.
  let range: Range<Int>
  /// The declaration of a property, with accessors; nil for a method.
  let property: String?

  /// The member whose attribute begins at a token.
  init?(at index: Int, in code: SourceCode) {
    guard code.matches(["@", "NSManaged"], at: index),
      let keyword = (index + 2..<code.tokens.count).first(where: {
        ["var", "func"].contains(code.text($0))
      }), keyword < index + 6
    else { return nil }
    let end =
      (keyword..<code.tokens.count).first {
        $0 > keyword && (code.tokens[$0].startsLine || ["}", ";"].contains(code.text($0)))
      } ?? code.tokens.count
    range = index..<end
    let name = code.text(keyword + 1)
    guard code.text(keyword) == "var", code.text(keyword + 2) == ":", keyword + 3 < end else {
      property = nil
      return
    }
    property =
      "var \(name): \(code.joined(keyword + 3..<end)) { get { cardproofManaged(\"\(name)\") } "
      + "set { cardproofManage(newValue, \"\(name)\") } }"
  }
}
