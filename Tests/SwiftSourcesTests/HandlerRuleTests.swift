import Diagnostics
import SwiftSources
import Testing

/// What the rules find in a `handler(for:)`, and what they leave alone.
struct HandlerRuleTests {
  private func found(_ source: String, lists: [String] = ["BrewTeaIntent", "INSendMessageIntent"])
    -> [String]
  {
    HandlerSources(
      [.init(path: "Intents/Handler.swift", bytes: Array(source.utf8))],
      principalClass: "IntentHandler",
      listed: lists.map {
        .init(
          className: $0, protocolName: "\($0)Handling",
          location: Diagnostics.SourceLocation(file: "Intents/Info.plist", line: 3, column: 1))
      }
    ).findings().map(\.rule.id)
  }

  private func dispatch(_ body: String, more: String = "") -> String {
    """
    class IntentHandler: INExtension {
      override func handler(for intent: INIntent) -> Any {
    \(body)
      }
      \(more)
    }
    class Tea: NSObject, BrewTeaIntentHandling {
      func handle(intent: BrewTeaIntent, completion: @escaping (BrewTeaIntentResponse) -> Void) {}
    }
    class Message: NSObject {}
    extension Message: INSendMessageIntentHandling {}
    class Coffee: NSObject, BrewCoffeeIntentHandling {}
    """
  }

  private static let both =
    "case is BrewTeaIntent: return Tea()\ncase is INSendMessageIntent: return Message()"

  @Test(arguments: [
    "switch intent {\n\(both)\ndefault: fatalError()\n}",
    "switch intent {\n\(both)\ndefault: return nil\n}",
    "switch intent {\ncase let tea as BrewTeaIntent: return Tea()\ndefault: return Message()\n}",
    "switch type(of: intent) {\ncase BrewTeaIntent.self: return Tea()\ndefault: return Message()\n}",
    "if intent is BrewTeaIntent { return Tea() }\nif intent is INSendMessageIntent { return Message() }\n"
      + "fatalError(\"Unhandled \\(intent)\")",
    "if #available(iOS 13, *), intent is BrewTeaIntent { return Tea() }\nreturn Message()",
    "if let _ = intent as? BrewTeaIntent { return Tea() } else { return Message() }",
    "guard intent is BrewTeaIntent else { return Message() }\nreturn Tea.init()",
    "intent is BrewTeaIntent ? Tea() : Message()", "HandlerFactory.handler(for: intent)",
    "if intent is BrewTeaIntent || intent is INSendMessageIntent { return x }\nfatalError()",
    "if isOff { fatalError() }\nreturn factory.handler(for: intent)",
    "#if DEBUG\nfatalError()\n#else\nreturn factory.make()\n#endif",
    "let tea = Tea()\nif intent is BrewTeaIntent { return tea }\nreturn Message()",
    "switch intent {\ncase is BrewTeaIntent, is INSendMessageIntent: return Unknown()\ndefault: fatalError()\n}",
    "switch intent {\ncase is TeaLike: return Tea()\ndefault: fatalError()\n}",
    "for handler in handlers where handler.takes(intent) { return handler }\nfatalError()",
  ]) func saysNothingOf(body: String) {
    #expect(found(dispatch(body)) == [])
  }

  @Test(arguments: [
    (
      "switch intent {\ncase is BrewTeaIntent: return Tea()\ndefault: fatalError()\n}",
      "source-handler-missing"
    ),
    (
      "switch intent {\ncase is BrewTeaIntent: return Tea()\ndefault: return nil\n}",
      "source-handler-missing"
    ),
    (
      "guard intent is BrewTeaIntent else { fatalError(\"Unhandled: \\(intent)\") }\nreturn Tea()",
      "source-handler-missing"
    ),
    (
      "if intent is BrewTeaIntent {\nreturn Tea()\n} else {\nfatalError()\n}",
      "source-handler-missing"
    ),
    (
      "switch intent {\ncase is BrewTeaIntent: Tea()\ndefault: preconditionFailure()\n}",
      "source-handler-missing"
    ),
    ("if intent is BrewTeaIntent { return Tea() }\nreturn Coffee()", "source-handler-protocol"),
    (
      "if intent is INSendMessageIntent { return Message() }\nreturn self",
      "source-handler-protocol"
    ),
    (
      "if intent is BrewTeaIntent || intent is INSendMessageIntent { return Tea() }\nreturn nil",
      "source-handler-protocol"
    ),
    (
      "if intent is BrewTeaIntent || intent is BrewCoffeeIntent { return Tea() }\nreturn nil",
      "source-handler-missing"
    ),
    (
      "let coffee = Coffee()\nif intent is BrewTeaIntent { return coffee }\nreturn Message()",
      "source-handler-protocol"
    ),
  ]) func finds(body: String, rule: String) {
    #expect(found(dispatch(body)) == [rule])
  }

  @Test func namesTheIntentsThatGoWithoutAnObject() {
    let source = dispatch(
      "switch intent {\ncase is BrewTeaIntent: return Tea()\ndefault: fatalError()\n}")
    let findings = HandlerSources(
      [.init(path: "Intents/Handler.swift", bytes: Array(source.utf8))],
      principalClass: "IntentHandler",
      listed: [
        .init(
          className: "INSendMessageIntent", protocolName: "INSendMessageIntentHandling",
          location: Diagnostics.SourceLocation(file: "Intents/Info.plist", line: 3, column: 1))
      ]
    ).findings()
    #expect(findings.map(\.message) == ["The extension crashes here for 'INSendMessageIntent'"])
    #expect(
      findings.first?.location
        == Diagnostics.SourceLocation(file: "Intents/Handler.swift", line: 5, column: 10))
    #expect(findings.first?.notes.first?.location?.file == "Intents/Info.plist")
  }

  @Test func anObjectThatIsKeptIsNotNew() {
    let body = "if intent is BrewTeaIntent { return tea }\nreturn Message()"
    #expect(found(dispatch(body, more: "private let tea = Tea()")) == ["source-handler-state"])
    #expect(found(dispatch(body, more: "private lazy var tea = Tea()")) == ["source-handler-state"])
    #expect(found(dispatch(body, more: "private var tea: Tea { Tea() }")) == [])
  }

  @Test func aMethodThatHandlesSeveralIntentsMayBeOfTheExtensionItself() {
    let source =
      "class IntentHandler: INExtension, BrewTeaIntentHandling, INSendMessageIntentHandling {\n"
      + "override func handler(for intent: INIntent) -> Any { return self }\n}"
    #expect(found(source) == [])
    let umbrella =
      "class IntentHandler: INExtension, BrewTeaIntentHandling, INMessagesDomainHandling {\n"
      + "override func handler(for intent: INIntent) -> Any { self }\n}"
    #expect(found(umbrella) == [])
    let own =
      "typealias All = BrewTeaIntentHandling & INSendMessageIntentHandling\n"
      + "class IntentHandler: INExtension, All {\n"
      + "override func handler(for intent: INIntent) -> Any { self }\n}"
    #expect(found(own) == [])
  }

  @Test(arguments: [
    ("self.tea = tea", "show(self.tea)", true), ("tea = intent.tea", "show(tea)", true),
    ("let tea = intent.tea", "show(tea)", false), ("tea = intent.tea", "tea = 3\nshow(tea)", false),
    ("print(tea)", "show(tea)", false), ("tea = intent.tea", "show(intent.tea)", false),
    ("tea == nil", "show(tea)", false),
  ]) func whatOnePhaseStoresIsNotThereForAnother(
    resolve: String, handle: String, isFound: Bool
  ) {
    let source = """
      class IntentHandler: INExtension {
        override func handler(for intent: INIntent) -> Any { Handler() }
      }
      class Handler: NSObject, BrewTeaIntentHandling {
        private var tea: String?
        func resolveTea(for intent: BrewTeaIntent, with completion: @escaping (Result) -> Void) {
          \(resolve)
        }
        func handle(intent: BrewTeaIntent, completion: @escaping (Response) -> Void) {
          \(handle)
        }
      }
      """
    #expect(found(source, lists: ["BrewTeaIntent"]) == (isFound ? ["source-handler-state"] : []))
  }
}
