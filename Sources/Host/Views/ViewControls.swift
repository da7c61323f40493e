/// A view of the system's own that has a state.
///
/// None but the first two has a place on a card: touches do not reach a hosted view (documented).
package enum ControlContent: Hashable, Sendable {
  /// From 0 to 1.
  case progress(Double, tint: ColorRequest)
  case spinner(SpinnerSize, color: ColorRequest)
  case button(LabelContent, pictures: ButtonPictures? = nil)
  case toggle(isOn: Bool, tint: ColorRequest)
  case textField(LabelContent)
  /// From 0 to 1.
  case slider(Double, tint: ColorRequest)

  /// The two sizes of `UIActivityIndicatorView`.
  package enum SpinnerSize: String, CaseIterable, Hashable, Sendable {
    case medium, large
  }
}

/// The pictures of a button.
package struct ButtonPictures: Hashable, Sendable {
  /// Beside the title, or alone.
  package let image: ImageContent?
  package let isAfterTitle: Bool
  /// Between the picture and the title.
  package let gap: Points
  /// Behind the title, as large as the button.
  package let background: ImageContent?

  package init(image: ImageContent?, isAfterTitle: Bool, gap: Points, background: ImageContent?) {
    self.image = image
    self.isAfterTitle = isAfterTitle
    self.gap = gap
    self.background = background
  }
}

/// A map: a picture of nowhere, with as many places as the app would mark.
package struct MapContent: Hashable, Sendable {
  /// The names of the marked places.
  package let pins: [String]
  /// Whether a line leads from place to place.
  package let hasRoute: Bool

  package init(pins: [String], hasRoute: Bool) {
    self.pins = pins
    self.hasRoute = hasRoute
  }
}

/// A chart of some values.
package struct ChartContent: Hashable, Sendable {
  package let kind: Kind
  package let values: [Double]
  package let color: ColorRequest

  package init(kind: Kind, values: [Double], color: ColorRequest) {
    self.kind = kind
    self.values = values
    self.color = color
  }

  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case bars, line
  }
}

/// How strongly a view resists growing or shrinking, from 1 to 1000, along each axis.
package struct LayoutPriority: Hashable, Sendable {
  package let horizontal: Int
  package let vertical: Int

  package init(horizontal: Int, vertical: Int) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
