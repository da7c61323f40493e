import Diagnostics

/// A part of a parsed template; indirect, as a node is looked at far more often than it is made.
indirect enum TemplateNode: Sendable {
  case text(TemplateText)
  case value(TemplateName, isEscaped: Bool)
  case section(TemplateName, isInverted: Bool, [TemplateNode])
  case partial(TemplateCall)
  case parent(TemplateCall, arguments: [String: TemplateBlock])
  case block(name: String, TemplateBlock)
}

/// Text between the tags of a template.
struct TemplateText: Sendable {
  let text: String
  /// The text in UTF-8, as each page gets it.
  let bytes: [UInt8]
  let endsWithLine: Bool

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
    endsWithLine = bytes.last == UInt8(ascii: "\n")
  }
}

/// A name in the data of a page, such as `intent.title`, and the tag that has it.
///
/// A class, because a page looks at each name very often.
final class TemplateName: Sendable {
  let text: String
  /// The parts between the dots; none for `.`, the value in hand.
  let parts: [TemplateKey]
  let location: SourceLocation

  init(_ text: String, at location: SourceLocation) {
    self.text = text
    self.location = location
    parts =
      text == "."
      ? []
      : text.split(separator: ".", omittingEmptySubsequences: false)
        .map { TemplateKey(String($0)) }
  }
}

/// The call of another template, as a partial or as a parent.
struct TemplateCall: Sendable {
  enum Target: Sendable {
    case named(String)
    /// The template whose name is a value of the page.
    case dynamic(TemplateName)
  }

  let target: Target
  /// The indentation of each line of the called template.
  var indentation: String
  let standsAlone: Bool
  let location: SourceLocation

  init(_ tag: TemplateTag) {
    target =
      tag.name.hasPrefix("*")
      ? .dynamic(TemplateName(String(tag.name.dropFirst()), at: tag.location)) : .named(tag.name)
    indentation = tag.standsAlone ? tag.indentation : ""
    standsAlone = tag.standsAlone
    location = tag.location
  }
}

/// A block: the default content of a parameter, or the argument that replaces it.
struct TemplateBlock: Sendable {
  let nodes: [TemplateNode]
  /// The indentation of each line of an argument that replaces this block.
  var indentation: String
  /// Whether the content begins on a line of its own.
  let standsAlone: Bool
  let location: SourceLocation
}
