/// A view of the system's own that has a state.
///
/// None but the first two has a place on a card: touches do not reach a hosted view (documented).
package enum ControlContent<Text: ViewText>: Hashable, Sendable {
  /// From 0 to 1.
  case progress(Text.Number, tint: ColorRequest)
  case spinner(SpinnerSize, color: ColorRequest)
  case button(LabelContent<Text>, pictures: ButtonPictures? = nil)
  case toggle(isOn: Bool, tint: ColorRequest)
  case textField(LabelContent<Text>, placeholder: Text)
  /// From 0 to 1.
  case slider(Text.Number, tint: ColorRequest)
}

/// The two sizes of `UIActivityIndicatorView`.
package enum SpinnerSize: String, CaseIterable, Hashable, Sendable {
  case medium, large
}

/// The pictures of a button.
package struct ButtonPictures: Hashable, Sendable {
  /// At a side of the title, or alone.
  package let image: ImageContent<String>?
  package let edge: Edge
  /// Between the picture and the title.
  package let gap: Points
  /// Behind the title, as large as the button.
  package let background: ImageContent<String>?

  package init(
    image: ImageContent<String>?, edge: Edge, gap: Points,
    background: ImageContent<String>?
  ) {
    self.image = image
    self.edge = edge
    self.gap = gap
    self.background = background
  }

  /// The side of the title at which the picture stands.
  package enum Edge: String, Hashable, Sendable {
    case leading, trailing, top, bottom
  }
}

/// A map: a picture of nowhere, with as many places as the app would mark.
package struct MapContent<Text: ViewText>: Hashable, Sendable {
  /// The names of the marked places.
  package let pins: [Text]
  /// Whether a line leads from place to place.
  package let hasRoute: Bool

  package init(pins: [Text], hasRoute: Bool) {
    self.pins = pins
    self.hasRoute = hasRoute
  }
}

/// A chart of some values.
package struct ChartContent<Text: ViewText>: Hashable, Sendable {
  package let kind: ChartKind
  package let values: Text.Numbers
  package let color: ColorRequest

  package init(kind: ChartKind, values: Text.Numbers, color: ColorRequest) {
    self.kind = kind
    self.values = values
    self.color = color
  }
}

package enum ChartKind: String, CaseIterable, Hashable, Sendable {
  case bars, line
}
