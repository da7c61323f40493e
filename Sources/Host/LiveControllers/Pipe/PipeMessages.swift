internal import Views

/// A line that a program writes.
struct ProgramMessage: Decodable, Sendable {
  let type: String
  let sandbox: [String]?
  let call: Int?
  let success: Bool?
  let parameters: [Parameter]?
  let size: [Double?]?
  /// How much a view must have the size that a layout is asked for; 1000 where it has it.
  let priorities: [Double]?
  /// Whether a layout is of what the view shows, whatever its own constraints say.
  let content: Bool?
  /// Seconds of the world's clock since the call, for a tree since the first reply.
  let after: Double?
  let number: Int?
  /// Whether the code ended where a body was left out.
  let trap: Bool?
  /// The API that was used, and whether the look depends on it.
  let what: String?
  let look: Bool?
  let url: String?
  /// The store that has nothing of what the code asked it for.
  let store: String?
  /// The place of code that was left out and is too short for its number.
  let file: String?
  let line: Int?
  let column: Int?
  let answered: Bool?
  let tree: PipeView?
  let signal: Int?
  let exit: Int?
  let output: String?
  let displaysMap: Bool?
  let displaysMessage: Bool?
  let displaysPaymentTransaction: Bool?

  struct Parameter: Decodable, Hashable, Sendable {
    let `class`: String
    let path: String
  }
}

extension ProgramMessage {
  /// The room of a layout that the program asks for.
  var room: SceneRoom { SceneRoom(width: side(0), height: side(1)) }

  private func side(_ index: Int) -> SceneRoom.Side {
    guard let size, let priorities, size.count == 2, priorities.count == 2,
      let length = size[index]
    else { return .least }
    let priority = Int(priorities[index].isFinite ? priorities[index] : 0).limitedPriority
    return priority == 1000 ? .given(Points(length)) : .near(Points(length), priority: priority)
  }
}

/// A value that a program wants as text, in the language of its ask.
struct FormatRequest: Decodable, Sendable {
  let kind: String
  let value: Double?
  let dateStyle: String?
  let timeStyle: String?
  let pattern: String?
  let code: String?
  /// The currency's own sign, where code sets one.
  var symbol: String?
  /// The formatter's locale, where it is not the ask's.
  var locale: String?
  let minimumFraction: Int?
  let maximumFraction: Int?
  let grouping: Bool?
  let unit: String?
  let items: [String]?
}

/// A line for a program.
enum HostMessage {
  /// The facts that a program gets once.
  struct World: Encodable, Sendable {
    let type = "world"
    let version = 1
    /// Seconds since 1970.
    let now: Double
    /// Latitude and longitude; empty where the device may not tell.
    let location: [Double]
    let bundle: Bundle
    let container: String?
    let images: [String: [Double]]
    /// The names of the images, by the marks of their files.
    let prints: [String: String]
    let colors: [String: PipeValue]
    /// Whether the project has files of fonts.
    let hasFonts: Bool
    let scenes: [PipeScene]
    let limits = Limits()

    struct Bundle: Encodable, Sendable {
      let info: PipeValue
      let folder: String?
    }

    struct Limits: Encodable, Sendable {
      let cpuSeconds = 4
      let bytes = 2 << 30
    }
  }

  /// One ask of a host.
  struct Ask: Encodable, Sendable {
    let type = "ask"
    let language: String
    let region: String
    let isRightToLeft: Bool
    /// The size of the device's screen.
    let screen: [Double]
    /// `light` or `dark`.
    let appearance: String
    let strings: [String: [String: String]]
    /// The texts with plural forms, by table and id.
    let plurals: [String: [String: Plural]]
    let defaults: [String: PipeValue]
    let keychain: [String: PipeValue]
    let responses: [String: PipeValue]
    let controller: [String: String]
    /// The last is what is asked; those before it were asked of the same instance.
    let calls: [Call]
  }

  /// A text in which `%#@name@` stands for the form of a number, by its category.
  struct Plural: Encodable, Sendable {
    let format: String
    let variables: [String: [String: String]]
  }

  struct Call: Encodable, Sendable {
    let method: String
    let intent: Values
    let response: Values?
    let status: String
    let parameters: [[String: String]]
    let behavior: String
    let context: String
    let minimum: [Double]
    let maximum: [Double]
  }

  /// An intent or a response with its values.
  struct Values: Encodable, Sendable {
    let `class`: String
    var code: String?
    let values: [String: PipeValue]
    var activity: [String: PipeValue]?
  }

  /// The frames of views in a size.
  struct Frames: Encodable, Sendable {
    let type = "frames"
    let size: [Double]
    let frames: [String: [Double]]
  }

  struct Text: Encodable, Sendable {
    let type = "text"
    let text: String?
  }
}

/// A value of any kind.
indirect enum PipeValue: Encodable, Hashable, Sendable {
  case text(String)
  case number(Double)
  case integer(Int)
  case boolean(Bool)
  case list([PipeValue])
  case object([String: PipeValue])

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .integer(let number): try container.encode(number)
    case .boolean(let flag): try container.encode(flag)
    case .list(let values): try container.encode(values)
    case .object(let fields): try container.encode(fields)
    }
  }
}
