/// A text of a definition with the string id that its translations go by.
package struct LocalizedText: Hashable, Sendable {
  /// The base text; empty where the file has an id without a text.
  package let text: String
  /// Xcode's string id, usually six characters, but any text is allowed.
  package let id: String?

  package init(_ text: String, id: String? = nil) {
    self.text = text
    self.id = id
  }

  package var isEmpty: Bool { text.isEmpty }
}
