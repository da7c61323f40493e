internal import Diagnostics
internal import TextTools

/// What to do about a fault, in the words of the file in which it stands: of a layout, which is YAML,
/// or of a storyboard or a xib, which people edit in Xcode.
struct FixWords {
  private let isInterface: Bool

  init(_ location: SourceLocation?) {
    let path = SourcePath(location?.file ?? "")
    isInterface = [".storyboard", ".xib"].contains(where: path.hasEnding)
  }

  var height: String {
    isInterface
      ? "Give it more height, or remove what fixes its height"
      : "Give it more height, or leave 'height' out"
  }

  var lines: String {
    isInterface
      ? "Set its Lines in Xcode to more, to 0 for as many as it takes"
      : "Allow more lines, 'lines: 0' for as many as it takes"
  }

  var linesOrRoom: String {
    isInterface
      ? "Set its Lines in Xcode to 0 for as many as it takes, or give it more room"
      : "Allow more lines, such as 'lines: 0', or give it more room"
  }

  var rows: String {
    isInterface
      ? "Show fewer rows: give 'rows' a 'limit' in the layout, or remove what fixes the table's height"
      : "Give the table a 'limit', or leave its height out"
  }

  var color: String {
    isInterface
      ? "Take a colour that stands out more, such as Label Color, or a named one with a dark twin"
      : "Take a colour that stands out more, such as label or secondary, or another for each appearance"
  }

  var background: String {
    isInterface
      ? "Give the background a colour that changes too, such as System Background Color, or a named one with a dark twin"
      : "Give the background a colour that changes too, such as background, or one for each appearance"
  }

  var margins: String {
    isInterface
      ? "Keep what it shows 20 points from the edges of its view, with constraints"
      : "Give the outermost element 'insets: 20'"
  }

  /// The size is asked for in the configuration, wherever the views stand.
  func fittingSize(or other: String? = nil) -> String {
    let place = isInterface ? " in the controller configuration" : ""
    return "Ask for 'size: fitting'\(place)" + (other.map { ", or \($0)" } ?? "")
  }
}
