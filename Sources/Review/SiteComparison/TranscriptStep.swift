extension CatalogFile {
  /// A decision of a host's or the answer of a controller.
  ///
  /// Steps are told apart by what they are about; their words are for people only.
  struct Step: Equatable, Sendable, Decodable {
    private let kind: String
    private let subject: [String: JSONValue]
    private let certainty: String?
    private let source: String?
    let words: String

    static func == (left: Step, right: Step) -> Bool {
      left.isAbout(right) && left.certainty == right.certainty && left.source == right.source
    }

    /// Whether the same was decided, by whatever rule.
    func isAbout(_ other: Step) -> Bool { kind == other.kind && subject == other.subject }

    var isAsk: Bool { kind == "ask" }
    var isAnswer: Bool { kind == "answer" }

    /// The key of changes of steps of one kind.
    var likeness: String { kind }

    /// The rule behind the step.
    var rule: String {
      guard let certainty, let source else { return "none" }
      return "\(certainty): \(source)"
    }
  }
}

/// A value of a step's subject.
enum JSONValue: Hashable, Sendable, Decodable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([JSONValue])
  case object([String: JSONValue])
  case null

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let list = try? value.decode([JSONValue].self) {
      self = .list(list)
    } else if let object = try? value.decode([String: JSONValue].self) {
      self = .object(object)
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else {
      self = .null
    }
  }
}
