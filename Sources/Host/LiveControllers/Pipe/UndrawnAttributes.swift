internal import InterfaceBuilder
internal import SourceFormats

extension XMLElement {
  /// The names of what a view of a file has and a card does not show, as UIKit has them, in the order of the table.
  ///
  /// A class that sets the same in code says so itself.
  var undrawnAttributes: [String] {
    guard flag("hidden") != true else { return [] }
    return Self.undrawn.filter { $0.kind == name && $0.isFound(self) }.map(\.name)
      + (name == "imageView" ? contentModeName.map { [$0] } ?? [] : [])
  }

  private struct Undrawn: Sendable {
    let kind: String
    let name: String
    let isFound: @Sendable (XMLElement) -> Bool
  }

  private static let undrawn: [Undrawn] = [
    Undrawn(kind: "label", name: "NSTextAlignment.justified") {
      $0[attribute: "textAlignment"] == "justified"
    },
    Undrawn(kind: "label", name: "UILabel.isEnabled") { $0.flag("enabled") == false },
    Undrawn(kind: "label", name: "UILabel.highlightedTextColor") {
      $0.flag("highlighted") == true && $0.hasColor("highlightedColor")
    },
    Undrawn(kind: "label", name: "NSParagraphStyle.lineSpacing") { label in
      let fragments = label.child(key: "attributedText")?.elements ?? []
      return fragments.contains {
        let style = $0.first("attributes")?.child(key: "NSParagraphStyle")
        return style?[attribute: "lineSpacing"].flatMap { Double($0) } ?? 0 != 0
      }
    },
    Undrawn(kind: "button", name: "UIButton.titleEdgeInsets") {
      $0.child(key: "titleEdgeInsets") != nil
    },
    Undrawn(kind: "button", name: "UIButton.imageEdgeInsets") {
      $0.child(key: "imageEdgeInsets") != nil
    },
    Undrawn(kind: "button", name: "UIControl.contentVerticalAlignment") {
      $0[attribute: "contentVerticalAlignment"].map { $0 != "center" } ?? false
    },
    Undrawn(kind: "button", name: "UIControl.isSelected") { $0.flag("selected") == true },
    Undrawn(kind: "button", name: "UIControl.isEnabled") { $0.flag("enabled") == false },
    Undrawn(kind: "button", name: "UIButton.ButtonType") {
      ["infoLight", "infoDark", "detailDisclosure", "contactAdd", "close"].contains(
        $0[attribute: "buttonType"])
    },
    Undrawn(kind: "button", name: "UIButton.Configuration.subtitle") {
      $0.first("buttonConfiguration")?[attribute: "subtitle"] != nil
    },
    Undrawn(kind: "slider", name: "UISlider.maximumTrackTintColor") {
      $0.hasColor("maximumTrackTintColor")
    },
    Undrawn(kind: "slider", name: "UISlider.thumbTintColor") { $0.hasColor("thumbTintColor") },
    Undrawn(kind: "progressView", name: "UIProgressView.trackTintColor") {
      $0.hasColor("trackTintColor")
    },
    Undrawn(kind: "switch", name: "UISwitch.thumbTintColor") { $0.hasColor("thumbTintColor") },
    Undrawn(kind: "segmentedControl", name: "UISegmentedControl.selectedSegmentTintColor") {
      $0.hasColor("selectedSegmentTintColor")
    },
    Undrawn(kind: "segmentedControl", name: "UISegmentedControl.setImage(_:forSegmentAt:)") {
      ($0.first("segments")?.elements ?? []).contains { $0[attribute: "image"] != nil }
    },
  ]

  private func hasColor(_ key: String) -> Bool { child(key: key)?.name == "color" }

  /// The mode of an image that stands at a side or in a corner.
  private var contentModeName: String? {
    let sides = [
      "top", "bottom", "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
    ]
    return self[attribute: "contentMode"].flatMap { mode in
      sides.contains(mode) ? "UIView.ContentMode.\(mode)" : nil
    }
  }
}
