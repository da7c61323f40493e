/// A user-defined runtime attribute: a value that a file sets on a view by a key path.
package struct RuntimeAttribute: Hashable, Sendable {
  package let keyPath: String
  package let value: Value

  package enum Value: Hashable, Sendable {
    case flag(Bool)
    case number(Double)
    case text(String)
    case color(ColorRequest)
    /// The name of an image.
    case image(String)
    /// A point, a size or a rectangle, by the names of its parts.
    case parts([String: Double])
    /// `nil`, or a kind of value that Xcode does not offer for views.
    case none
  }

  /// A look that a view has without a property of its class.
  package enum Look {
    case cornerRadius, masksToBounds, borderWidth, borderColor
  }

  package init(keyPath: String, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  /// The look that the key path sets; nil for one that sets something else, or nothing.
  package var look: Look? {
    switch keyPath {
    case "layer.cornerRadius", "cornerRadius": .cornerRadius
    case "layer.masksToBounds", "clipsToBounds": .masksToBounds
    case "layer.borderWidth", "borderWidth": .borderWidth
    // Extensions of projects pass on a `UIColor` by these names; a layer takes none by `layer.borderColor`.
    case "borderColor", "layer.borderUIColor", "layer.borderColorFromUIColor": .borderColor
    default: nil
    }
  }
}
