/// A token of a source file; comments and white space are none.
package struct SourceToken: Hashable, Sendable {
  package let kind: Kind
  package let text: String
  /// Its bytes in the file.
  package let range: Range<Int>
  package let line: Int
  /// In Unicode scalars, from 1.
  package let column: Int
  package let startsLine: Bool

  package enum Kind: Hashable, Sendable {
    case word, number, string
    /// One byte of punctuation or of an operator.
    case symbol
    /// `#if` and its kin in Swift, a line of the preprocessor in Objective-C.
    case directive
  }
}
