internal import Diagnostics
internal import SourceFormats

/// Finds values of a storyboard or a xib that should be numbers and are none.
///
/// Only those that a drawing depends on; Xcode writes them, so it is merges and scripts that break them.
struct InterfaceNumbers {
  /// The attributes that are numbers, by the element; `*` stands for any.
  private static let attributes: [String: Set<String>] = [
    "rect": ["x", "y", "width", "height"], "size": ["width", "height"], "point": ["x", "y"],
    "edgeInsets": ["top", "left", "bottom", "right"],
    "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
    "inset": ["minX", "minY", "maxX", "maxY"],
    "constraint": ["constant", "priority", "multiplier"],
    "color": ["red", "green", "blue", "alpha", "white"], "fontDescription": ["pointSize"],
    "progressView": ["progress"], "slider": ["value", "minValue", "maxValue"],
    "real": ["value"], "integer": ["value"],
    "pageControl": ["numberOfPages", "currentPage"],
    "*": [
      "alpha", "spacing", "numberOfLines", "minimumScaleFactor", "minimumFontSize", "rowHeight",
      "horizontalHuggingPriority", "verticalHuggingPriority",
      "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    ],
  ]

  /// The most of one file that are said (convention): one slip of a script breaks all.
  private static let most = 20

  static func findings(in root: XMLElement) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    var rest = [root]
    while let element = rest.popLast(), findings.count < most {
      let names = (attributes[element.name] ?? []).union(attributes["*"] ?? [])
      for attribute in element.attributes
      where names.contains(attribute.name) && !isNumber(attribute.value, attribute.name) {
        findings.report(
          .malformedInterface,
          "'\(attribute.name)' of a \(element.name) is a number, not '\(attribute.value.prefix(40))'",
          at: element.location, fix: "Set it again in Xcode; without it, the default counts")
      }
      rest += element.elements.reversed()
    }
    return findings
  }

  /// Whether a value is a number that a drawing can have; multipliers may be ratios such as `16:9`.
  private static func isNumber(_ text: String, _ name: String) -> Bool {
    let parts =
      name == "multiplier"
      ? text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false) : [text[...]]
    return !parts.isEmpty && parts.allSatisfy { Double($0)?.isFinite == true }
  }
}
