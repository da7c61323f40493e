internal import Diagnostics
internal import TextTools

/// The fix for a fault, in the words of its file: of a layout, which is YAML, of a storyboard or a
/// xib, which people edit in Xcode, or of code.
struct FixWords {
  private let isInterface: Bool
  private let isCode: Bool

  init(_ location: SourceLocation?) {
    let path = SourcePath(location?.file ?? "")
    isInterface = [".storyboard", ".xib"].contains(where: path.hasEnding)
    isCode = path.hasEnding(".swift")
  }

  private func words(layout: String, interface: String, code: String) -> String {
    isInterface ? interface : isCode ? code : layout
  }

  var height: String {
    words(
      layout: "Give it more height, or leave 'height' out",
      interface: "Give it more height, or remove what fixes its height",
      code: "Give it more height, or remove what fixes its height")
  }

  var lines: String {
    words(
      layout: "Allow more lines, or 'lines: 0' for any number",
      interface: "Increase its Lines in Xcode, or set 0 for any number",
      code: "Increase its numberOfLines, or set 0 for any number")
  }

  var linesOrRoom: String {
    words(
      layout: "Allow more lines, such as 'lines: 0', or make it wider",
      interface: "Set its Lines in Xcode to 0, or make it wider",
      code: "Set its numberOfLines to 0, or make it wider")
  }

  func rows(of list: String) -> String {
    if list == "scroll view" { return "Show less, or give the scroll view more room" }
    return words(
      layout: "Give the table a 'limit', or leave its height out",
      interface:
        "Show fewer rows: give 'rows' a 'limit' in the layout, or remove what fixes the \(list)'s height",
      code: "Show fewer rows, or remove what fixes the \(list)'s height")
  }

  var color: String {
    let twins =
      isInterface ? "or a named color with a dark variant" : "or a color for each appearance"
    let example = words(layout: "label", interface: "Label Color", code: ".label")
    return "Choose a color with more contrast, such as \(example), \(twins)"
  }

  var background: String {
    let twins =
      isInterface ? "or a named color with a dark variant" : "or a color for each appearance"
    let example = words(
      layout: "background", interface: "System Background Color", code: ".systemBackground")
    return "Choose a background color that changes too, such as \(example), \(twins)"
  }

  var margins: String {
    words(
      layout: "Give the outermost element 'insets: 20'",
      interface: "Keep its content 20 points from the edges of its view, with constraints",
      code: "Keep its content 20 points from the edges of its view")
  }

  var lessHeight: String {
    words(
      layout: "Ask for 'size: fitting', and for that height in the class",
      interface: Self.contentHeight, code: Self.contentHeight)
  }

  var moreHeightOrLess: String {
    words(
      layout: "Ask for 'size: fitting', or show less",
      interface: "\(Self.contentHeight), or show less", code: "\(Self.contentHeight), or show less")
  }

  /// A class and the configuration that tells of it ask for the same.
  private static let contentHeight = "Ask for the height of the content"
}
