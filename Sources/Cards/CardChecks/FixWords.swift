internal import Diagnostics
internal import TextTools

/// The fix for a fault, in the words of its file: of a layout, which is YAML, or of a storyboard or
/// a xib, which people edit in Xcode.
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
      ? "Increase its Lines in Xcode, or set 0 for any number"
      : "Allow more lines, or 'lines: 0' for any number"
  }

  var linesOrRoom: String {
    isInterface
      ? "Set its Lines in Xcode to 0, or make it wider"
      : "Allow more lines, such as 'lines: 0', or make it wider"
  }

  var rows: String {
    isInterface
      ? "Show fewer rows: give 'rows' a 'limit' in the layout, or remove what fixes the table's height"
      : "Give the table a 'limit', or leave its height out"
  }

  var color: String {
    isInterface
      ? "Choose a color with more contrast, such as Label Color, or a named color with a dark variant"
      : "Choose a color with more contrast, such as label or secondary, or a color for each appearance"
  }

  var background: String {
    isInterface
      ? "Choose a background color that changes too, such as System Background Color, or a named color with a dark variant"
      : "Choose a background color that changes too, such as background, or a color for each appearance"
  }

  var margins: String {
    isInterface
      ? "Keep its content 20 points from the edges of its view, with constraints"
      : "Give the outermost element 'insets: 20'"
  }

  /// The size is asked for in the configuration, wherever the views stand.
  func fittingSize(or other: String? = nil) -> String {
    let place = isInterface ? " in the controller configuration" : ""
    return "Ask for 'size: fitting'\(place)" + (other.map { ", or \($0)" } ?? "")
  }
}
