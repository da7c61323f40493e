internal import Interactions

/// Why states changed: a part of the project that is new, gone or other than before.
package struct Cause: Hashable, Sendable {
  /// The kind of part, in the catalogue's words; `tool` for Cardproof itself.
  package let kind: String
  package let name: String
  package let source: String
  package let event: Event
  /// The input's id; empty for what is none.
  let id: String
  /// The id of the input that it is a part of.
  let parent: String?
  let file: String

  package enum Event: String, Hashable, Sendable {
    case changed, new, gone
  }

  static let toolKind = "tool"
  static let definitionKind = "definition"
  static let controllerKind = "controller"
  static let interactionKind = "interaction"
  /// What brings states along, or takes them away: an intent all that is about it, and so on.
  static let wholeKinds = [definitionKind, interactionKind, "host"]
  /// The parts that a catalogue lists only where a card uses them.
  static let usedKinds: Set = ["image", "color", "translation"]
  static let matrixKind = "matrix"
  static let translationKind = "translation"

  /// What a change comes from when nothing of the project is other than before.
  static func tool(from base: String, to head: String) -> Cause {
    Cause(
      kind: toolKind, name: base == head ? "the tool itself" : "\(base) → \(head)", source: "",
      event: .changed, id: "", parent: nil, file: "")
  }

  /// Whether it is a part of an input that came or went as a whole.
  func isPart(of other: Cause) -> Bool { parent == other.id && other.event != .changed }

  /// What people read above a group.
  package var words: String {
    let kind = Self.titles[kind] ?? kind
    let mark = event == .changed ? "" : " (\(event.rawValue))"
    return "\(kind): \(name)\(mark)"
  }

  /// What happened, as a sentence without a full stop.
  package var phrase: Phrase {
    let verb =
      switch event {
      case .changed: "changed"
      case .new: "is new"
      case .gone: "is gone"
      }
    guard kind != Self.toolKind else {
      return id.isEmpty && name.isEmpty
        ? "Cardproof draws differently" : "Cardproof draws differently: \(name)"
    }
    let noun = parent == nil ? Self.nouns[kind] : nil
    return noun.map { "\(words: $0) \(name) \(words: verb)" } ?? "\(name) \(words: verb)"
  }

  /// What stands before the names of parts that are names only.
  private static let nouns = [
    "controller": "The controller", "interaction": "The interaction",
    "host": "The host profile", "extension": "The Info.plist of", "image": "The image",
  ]

  private static let titles = [
    "definition": "Definition", "controller": "Controller", "scene": "Scene",
    "interaction": "Interaction",
    "translation": "Translation", "host": "Host profile", "extension": "Extension",
    "settings": "Settings", "matrix": "Settings", "image": "Image", "color": "Colour",
    "tool": "Tool",
  ]
}
