/// A writer of names, in the order of the language.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  open var style = Style.default
  open var isPhonetic = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = Locale.current

  open class func localizedString(
    from components: PersonNameComponents, style: Style, options: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    return formatter.string(from: components)
  }

  /// The name; a short one is the given name, as people who have not changed the setting see it (documented).
  open func string(from name: PersonNameComponents) -> String {
    switch style {
    case .short: return name.givenName ?? name.nickname ?? name.familyName ?? ""
    case .abbreviated:
      return inOrder(name.givenName, name.familyName).compactMap(\.first).map { String($0) }
        .joined()
    case .long:
      return
        ([name.namePrefix].compactMap { $0 }
        + inOrder(name.givenName, name.middleName, name.familyName)
        + [name.nameSuffix].compactMap { $0 }).joined(separator: separator)
    default: return inOrder(name.givenName, name.familyName).joined(separator: separator)
    }
  }

  /// The parts of a name by its words: the first is the given name, the last the family name.
  open func personNameComponents(from text: String) -> PersonNameComponents? {
    let words = text.split(separator: " ").map { String($0) }
    guard let first = words.first else { return nil }
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = (first, words.count > 1 ? words.last : nil)
    if isFamilyFirst, words.count > 1 {
      (name.givenName, name.familyName) = (name.familyName, name.givenName)
    }
    let middle = words.dropFirst().dropLast().joined(separator: " ")
    if !middle.isEmpty { name.middleName = middle }
    return name
  }

  private var language: String { String((locale?.identifier ?? "en").prefix(2)) }
  private var isFamilyFirst: Bool { ["ja", "ko", "zh", "hu"].contains(language) }
  private var separator: String { ["ja", "zh"].contains(language) ? "" : " " }
  private func inOrder(_ parts: String?...) -> [String] {
    let parts = parts.compactMap { $0 }
    return isFamilyFirst ? parts.reversed() : parts
  }
}

extension PersonNameComponents {
  /// A format of names, in the ask's language.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How much of a name is written.
    public enum Style: Codable, Hashable, Sendable { case short, medium, long, abbreviated }

    fileprivate let style: Style
    public init(style: Style = .medium) { self.style = style }

    public func format(_ name: PersonNameComponents) -> String {
      let formatter = PersonNameComponentsFormatter()
      switch style {
      case .short: formatter.style = .short
      case .medium: formatter.style = .medium
      case .long: formatter.style = .long
      case .abbreviated: formatter.style = .abbreviated
      }
      return formatter.string(from: name)
    }
  }

  /// The parts of a name; an error where there are none.
  public init(_ text: String) throws {
    guard let name = PersonNameComponentsFormatter().personNameComponents(from: text) else {
      throw CocoaError(.formatting)
    }
    self = name
  }

  public func formatted() -> String { FormatStyle().format(self) }
  public func formatted(_ style: FormatStyle) -> String { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}
