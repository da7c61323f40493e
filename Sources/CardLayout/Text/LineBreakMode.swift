/// How text that is wider than its box is broken and cut, by the names in `NSLineBreakMode`.
///
/// The modes that clip or truncate concern only the last line that a limit allows; lines before
/// it break at words, as a label's do (inferred). Without a limit nothing is ever cut.
package enum LineBreakMode: String, CaseIterable, Hashable, Sendable {
  case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
}
