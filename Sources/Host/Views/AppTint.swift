/// The tint color of an app, in both appearances.
package struct AppTint: Hashable, Sendable {
  package let light: RGBColor
  package let dark: RGBColor

  package init(light: RGBColor, dark: RGBColor) {
    self.light = light
    self.dark = dark
  }
}
