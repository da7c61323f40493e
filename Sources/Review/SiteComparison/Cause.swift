package import TextTools

/// Why states changed: a part of the project that is new, gone or other than before.
package struct Cause: Hashable, Sendable {
  /// The kind of part, in the catalog's words; `tool` for Cardproof itself.
  package let kind: String
  package let name: String
  package let source: String
  package let event: Event
  /// The input's id; empty for what is none.
  let id: String
  /// The id of the input that it is a part of.
  let parent: String?
  let file: String
  let line: Int?
  /// The name, with what is the project's own in it.
  let title: Phrase
  /// The name in the older site, where it is another one.
  var formerTitle: Phrase?

  package enum Event: String, Hashable, Sendable {
    case changed, new, gone
  }

  static let toolKind = "tool"
  static let definitionKind = "definition"
  static let controllerKind = "controller"
  static let interactionKind = "interaction"
  /// The kinds that add or remove states: an intent all that is about it, and so on.
  static let wholeKinds = [definitionKind, interactionKind, "host"]
  /// The parts that a catalog lists only where a card uses them.
  static let usedKinds: Set = ["image", "color", "translation"]
  static let matrixKind = "matrix"
  static let classKind = "class"
  static let translationKind = "translation"

  /// The cause of a change when the project is unchanged.
  static func tool(from base: String, to head: String) -> Cause {
    Cause(
      kind: toolKind, name: base == head ? "the tool itself" : "\(base) → \(head)", source: "",
      event: .changed, id: "", parent: nil, file: "", line: nil,
      title: base == head ? "Cardproof" : "\(base) → \(head)")
  }

  /// Whether it is a part of an input that came or went as a whole.
  func isPart(of other: Cause) -> Bool { parent == other.id && other.event != .changed }

  /// The title of a group.
  package var words: String {
    let kind = Self.titles[kind] ?? kind
    let mark = event == .changed ? "" : " (\(event.rawValue))"
    return "\(kind): \(name)\(mark)"
  }

  /// The event, as a sentence without a full stop.
  package var phrase: Phrase {
    let verb =
      switch event {
      case .changed: "changed"
      case .new: "is new"
      case .gone: "is gone"
      }
    guard kind != Self.toolKind else { return "Cardproof itself changed: \(phrase: title)" }
    if let formerTitle, let noun = Self.nouns[kind] {
      return "\(words: noun) \(phrase: formerTitle) is called \(phrase: title) now"
    }
    let beginsWithName = if case .words = title.pieces.first { false } else { true }
    let noun = beginsWithName ? Self.nouns[kind] : nil
    let subject: Phrase = noun.map { "\(words: $0) \(phrase: title)" } ?? title.capitalizedFirst
    return "\(phrase: subject) \(words: verb)"
  }

  /// The nouns before parts that have only a name.
  private static let nouns = [
    "controller": "The controller", "interaction": "The interaction", "scene": "The layout of",
    "host": "The host profile", "extension": "The Info.plist of", "image": "The image",
  ]

  private static let titles = [
    "definition": "Definition", "controller": "Controller", "scene": "Scene",
    "interaction": "Interaction",
    "translation": "Translation", "host": "Host profile", "extension": "Extension",
    "settings": "Settings", "matrix": "Settings", "image": "Image", "color": "Color",
    "class": "Class",
    "tool": "Tool",
  ]
}
