/// The style of any view.
package struct ViewStyle: Hashable, Sendable {
  package var width: Points?
  package var height: Points?
  /// The width and the height as a share of the parent's, within its insets.
  package var widthShare: Double?
  package var heightShare: Double?
  /// The width divided by the height, where the height follows from it.
  package var aspectRatio: Double?
  /// The least height; a row of a table has one.
  package var minimumHeight: Points?
  /// How a view resists growing; nil for what its kind has.
  package var hugging: LayoutPriority?
  /// How a view resists shrinking; nil for what its kind has.
  package var compression: LayoutPriority?
  package var insets = Insets.zero
  /// The room after it in its stack, in place of the stack's spacing.
  package var spacingAfter: Points?
  package var cornerRadius = Points.zero
  /// Whether its round corners cut what it holds; nil where nothing tells.
  package var clipsToBounds: Bool?
  package var background: ColorRequest?
  package var backgroundOpacity = Opacity.full
  package var border: Border?
  /// Nil for none.
  package var effects: Shared<LayerEffects>?
  /// The tint color that it gives itself and what is in it.
  package var tint: ColorRequest?
  /// 0 (invisible) to 1.
  package var alpha = 1.0
  /// The name that diagnostics and drawings use.
  package var id: String?
  package var accessibilityLabel: String?

  package static let plain = ViewStyle()

  /// How much of the ground a tinted button hides with its tint (observed).
  package static let tintedButtonOpacity = Opacity(0.18)

  /// Whether its height follows from nothing that it holds.
  package var hasHeight: Bool { height != nil || heightShare != nil || aspectRatio != nil }

  package init() {}
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

package struct Insets: Hashable, Sendable {
  package let top: Points
  package let leading: Points
  package let bottom: Points
  package let trailing: Points

  package static let zero = Insets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// The layout margins of a view where nothing says otherwise (documented).
  package static let usualMargins = Insets(top: 8, leading: 8, bottom: 8, trailing: 8)

  package init(top: Points, leading: Points, bottom: Points, trailing: Points) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

package struct Border: Hashable, Sendable {
  package let width: Points
  package let color: ColorRequest

  package init(width: Points, color: ColorRequest) {
    self.width = width
    self.color = color
  }
}
