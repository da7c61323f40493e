package import Views

/// A text broken into lines.
package struct TextLines: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    /// Without the spaces and line ends that hang at its end; with the ellipsis, if it was cut.
    package let text: String
    package let width: Points
  }

  package let lines: [Line]
  /// Whether anything visible was left out.
  package let isTruncated: Bool
  /// The widest line, and the leading of all lines; zero for a text without lines.
  package let size: Size

  init(lines: [Line], isTruncated: Bool, leading: Points) {
    self.lines = lines
    self.isTruncated = isTruncated
    size = Size(width: lines.map(\.width).max() ?? 0, height: leading * lines.count)
  }
}
