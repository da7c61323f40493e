/// A user-defined runtime attribute that sets a look of a view.
package enum RuntimeAttribute {
  case cornerRadius, masksToBounds, borderWidth, borderColor

  /// Nil for a key path that sets something else, or nothing.
  package init?(keyPath: String) {
    switch keyPath {
    case "layer.cornerRadius", "cornerRadius": self = .cornerRadius
    case "layer.masksToBounds": self = .masksToBounds
    case "layer.borderWidth", "borderWidth": self = .borderWidth
    // Extensions of projects pass on a `UIColor` by these names.
    case "layer.borderColor", "borderColor", "layer.borderUIColor", "layer.borderColorFromUIColor":
      self = .borderColor
    default: return nil
    }
  }
}
