/// A value that a page gives its template.
package enum TemplateValue: Hashable, Sendable {
  /// Text, always escaped; numbers are text as well.
  case text(String)
  /// The address of a page or a file, without what leads to the root of the site.
  case address(String)
  /// A path, or a text that may hold one: lines may end behind each slash, where browsers would
  /// else break a long path anywhere.
  case path(String)
  /// Markup, which goes out as it is; in a Markdown export it is nothing.
  case markup(Markup)
  /// A text in both of its forms, which go out as they are.
  case formatted(Markup, markdown: [UInt8])
  /// A part with a template of its own, and what it shows.
  case partial(String, TemplateMembers)
  /// Values one after the other.
  case sequence([TemplateValue])
  case boolean(Bool)
  case list([TemplateValue])
  case object(TemplateMembers)
  /// A name that is known but has no value on this page.
  case missing

  /// The members of an object; none of anything else.
  var members: TemplateMembers {
    if case .object(let members) = self { members } else { TemplateMembers() }
  }

  /// Whether a section with this value is rendered.
  ///
  /// As in JavaScript's Mustache, an empty text counts as false.
  var isTruthy: Bool {
    switch self {
    case .text(let text), .address(let text), .path(let text): !text.isEmpty
    case .markup(let markup), .formatted(let markup, _): !markup.bytes.isEmpty
    case .boolean(let value): value
    case .list(let values): !values.isEmpty
    case .sequence(let values): values.contains(where: \.isTruthy)
    case .object, .partial: true
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

  /// The address, or `.missing` where there is none.
  package init(address: String?) {
    self = address.map { .address($0) } ?? .missing
  }

  package static func number(_ number: Int) -> TemplateValue {
    .text(String(number))
  }

  /// A list with an object for each item.
  package static func list<Items: Sequence>(
    _ items: Items, _ members: (Items.Element) -> TemplateMembers
  ) -> TemplateValue {
    .list(items.map { .object(members($0)) })
  }
}
