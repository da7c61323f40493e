/// The appearance of the system's interface, as `UIUserInterfaceStyle` has it.
package enum Appearance: String, CaseIterable, Hashable, Sendable {
  case light, dark
}
