/// What a page gives its template.
package enum TemplateValue: Hashable, Sendable {
  /// Text, always escaped; numbers are text as well.
  case text(String)
  /// Markup, which goes out as it is.
  case markup(Markup)
  case boolean(Bool)
  case list([TemplateValue])
  case object(TemplateMembers)
  /// A name that is known but has no value on this page.
  case missing

  /// The members of an object; none of anything else.
  var members: TemplateMembers {
    if case .object(let members) = self { members } else { [:] }
  }

  /// Whether a section with this value is rendered.
  ///
  /// As in JavaScript's Mustache, an empty text counts as false.
  var isTruthy: Bool {
    switch self {
    case .text(let text): !text.isEmpty
    case .markup(let markup): !markup.bytes.isEmpty
    case .boolean(let value): value
    case .list(let values): !values.isEmpty
    case .object: true
    case .missing: false
    }
  }
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
  package init(stringLiteral text: String) {
    self = .text(text)
  }

  package init(booleanLiteral value: Bool) {
    self = .boolean(value)
  }
}

extension TemplateValue {
  /// The text, or `.missing` where there is none.
  package init(_ text: String?) {
    self = text.map { .text($0) } ?? .missing
  }

  /// A path, or a text that may hold one: lines may end behind each slash, where browsers would else
  /// break a long path anywhere.
  package static func path(_ path: String) -> TemplateValue {
    // Nothing that is escaped makes a slash.
    let markup = Markup(escaping: path).html.replacing("/", with: "/<wbr>")
    return .markup(Markup(trusted: markup))
  }

  package static func number(_ number: Int) -> TemplateValue {
    .text(String(number))
  }
}
