package import Views

/// The appearance of the system's interface, as `UIUserInterfaceStyle` has it.
package enum Appearance: String, CaseIterable, Hashable, Sendable {
  case light, dark
}

extension Opacity {
  package func value(in appearance: Appearance) -> Double {
    appearance == .light ? light : dark
  }
}
