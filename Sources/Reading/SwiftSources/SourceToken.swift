/// A token of a source file; comments and white space are none.
struct SourceToken: Hashable, Sendable {
  let kind: Kind
  let text: String
  /// Its bytes in the file.
  let range: Range<Int>
  let line: Int
  /// In Unicode scalars, from 1.
  let column: Int
  let startsLine: Bool

  enum Kind: Hashable, Sendable {
    case word, number, string
    /// One byte of punctuation or of an operator.
    case symbol
    /// `#if` and its kin in Swift, a line of the preprocessor in Objective-C.
    case directive
  }
}
