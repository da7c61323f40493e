import Diagnostics
import IntentDefinitions
import SwiftSources
import Testing

@testable import LiveControllers

/// Which files a program has, and what is generated beside them.
struct ProgramSourcesTests {
  private func sources(_ files: [String: String]) -> ProgramSources {
    ProgramSources(
      ControllerTarget(
        moduleName: "Tea", files: files.sorted { $0.key < $1.key }.map { ($0, Array($1.utf8)) },
        className: "TeaController", storyboard: nil, sceneClasses: [], definitions: [],
        systemIntents: ["INSendMessageIntent"], location: SourceLocation(file: "Tea.swift")),
      provided: ["INPerson"])
  }

  @Test func onlyWhatTheControllerReachesIsCompiled() {
    let made = sources([
      "Tea.swift": "class TeaController { let pot = Pot() }",
      "Pot.swift": "struct Pot { var lid = \"\".shortened }",
      "Text.swift": "extension String { var shortened: String { self } }",
      "Kettle.swift": "struct Kettle { let pot: Pot }",
    ])
    #expect(
      made.texts.map(\.name) == [
        "Pot.swift", "Tea.swift", "Text.swift", "CardproofIntents.swift", "main.swift",
      ])
  }

  @Test func anInitializerOfAnExtensionIsReachedByItsLabel() {
    let made = sources([
      "Tea.swift": "class TeaController { let green = Color(hex: 1) }",
      "Hex.swift": "extension Color { init(hex: Int) { self.init() } }",
      "Name.swift": "extension Color { init(name: String) { self.init() } }",
    ])
    #expect(made.texts.map(\.name).prefix(2) == ["Hex.swift", "Tea.swift"])
  }

  @Test func anImportOfATypeDeclaresNone() {
    let made = sources([
      "Tea.swift": "import struct Pots.Pot\nclass TeaController { let pot = Pots.Pot() }"
    ])
    let text = String(decoding: made.texts[0].bytes, as: UTF8.self)
    #expect(text.hasPrefix("import UIKit          \nclass TeaController { let pot =      Pot() }"))
    #expect(!made.isEmpty)
  }

  @Test func aPrivateOutletIsSetInAnExtensionOfItsClass() {
    let made = sources(["Tea.swift": "class TeaController {\n  @IBOutlet private var a: Int!\n}"])
    let text = String(decoding: made.texts[0].bytes, as: UTF8.self)
    #expect(text.contains("extension TeaController {\n  @MainActor static func cardproofSet_0_0("))
    #expect(text.contains("    if name == \"a\" { return cardproofAssign(&object.a, value) }"))
  }

  /// Only Objective-C lets an extension override, so the class does, and calls what the extension has.
  @Test func aClassTakesOverTheOverridesOfItsExtensions() {
    let member = "override func draw(_ rect: CGRect) { paint(in: rect) }"
    var made = sources([
      "Tea.swift": """
      class TeaController: UIView {
        let a = 1
      }
      extension TeaController {
        \(member)
        override var isOn: Bool { get { true } set { super.isOn = newValue } }
        override func end() -> any Pot { super.end() }
      }
      extension UIView { override func stays() {} }
      """
    ])
    var text: String { String(decoding: made.texts[0].bytes, as: UTF8.self) }
    let forwards =
      "class TeaController: UIView { override func end() -> any Pot { _nd() };"
      + " override var isOn: Bool { get { _sOn } set { _sOn = newValue } };"
      + " override func draw(_ rect: CGRect) { _raw(rect) };\n  let a"
    #expect(text.hasPrefix(forwards), "\(text)")
    #expect(text.contains("           func _raw(_ rect: CGRect) { paint(in: rect) }"))
    #expect(text.contains("override func stays()"))
    // What the compiler does not take there is named where it stands.
    let message = CompilerOutput.Message(
      file: "Tea.swift", line: 1, column: 60, text: "cannot find '_raw' in scope")
    let isChanged = made.leaveOut([message])
    #expect(isChanged)
    #expect(text.contains(member) && !text.contains("_raw") && text.contains("_sOn"))
  }

  @Test func whatIsAddedBehindAFileStaysWhileTheProjectHasErrors() {
    var made = sources([
      "Tea.swift": "class TeaController {\n  @IBOutlet var a: Int!\n  let b = Missing()\n}"
    ])
    let line = { (text: String) in
      String(decoding: made.texts[0].bytes, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains(text) }.map { $0 + 1 } ?? 0
    }
    let messages = [
      CompilerOutput.Message(
        file: "Tea.swift", line: line("object.a"), column: 5, text: "type is not known"),
      CompilerOutput.Message(
        file: "Tea.swift", line: 3, column: 11, text: "cannot find 'Missing' in scope"),
    ]
    let isLeftOut = made.leaveOut(messages)
    #expect(isLeftOut)
    #expect(made.projectCuts.map(\.text) == ["let b = Missing()"])
    #expect(String(decoding: made.texts[0].bytes, as: UTF8.self).contains("object.a"))
  }

  /// Much that a compiler cannot infer only follows from another error.
  @Test func whatCannotBeInferredWaitsForOtherErrors() {
    var made = sources([
      "Tea.swift": """
      class TeaController {
        func pour() {
          heat(1)
          list.provider = { cup, _ in fill(cup) }
        }
      }
      """
    ])
    let vague = CompilerOutput.Message(
      file: "Tea.swift", line: 4, column: 23,
      text: "cannot infer type of closure parameter 'cup' without a type annotation")
    let certain = CompilerOutput.Message(
      file: "Tea.swift", line: 3, column: 5, text: "no exact matches in call")
    let isFirstLeftOut = made.leaveOut([vague, certain])
    #expect(isFirstLeftOut && made.projectCuts.map(\.text) == ["heat(1)"])
    let isSecondLeftOut = made.leaveOut([vague])
    #expect(isSecondLeftOut && made.projectCuts.count == 2)
  }

  /// A message about the call that stands for a modifier has the reason of that modifier.
  @Test func aCutIsNoReasonForAnother() {
    var made = sources([
      "Tea.swift": """
      class TeaController {
        var body: some View {
          Timer()
            .every(2)
        }
      }
      """
    ])
    for text in ["type 'Timer' has no member 'every'", "value of type 'Timer' has no member '_c'"] {
      _ = made.leaveOut([
        CompilerOutput.Message(file: "Tea.swift", line: 4, column: 8, text: text)
      ])
    }
    #expect(
      made.projectCuts.map(\.reason)
        == Array(repeating: "type 'Timer' has no member 'every'", count: 2))
  }

  @Test func filesOfOneNameAreToldApart() {
    let made = sources([
      "A/Tea.swift": "class TeaController { let pot = Pot() }", "B/tea.swift": "struct Pot {}",
    ])
    #expect(made.texts.map(\.name).prefix(2) == ["0-Tea.swift", "1-tea.swift"])
    #expect(made.paths["1-tea.swift"] == "B/tea.swift")
  }

  @Test func aSystemIntentIsGeneratedWithTheTypesThatItUses() throws {
    let made = sources(["Tea.swift": "class TeaController {}"])
    let text = try #require(made.texts.first { $0.name == "CardproofIntents.swift" })
    let code = String(decoding: text.bytes, as: UTF8.self)
    #expect(code.contains("open class INSendMessageIntent: INIntent, GeneratedValues {"))
    #expect(code.contains("open var recipients: [INPerson]?"))
    #expect(code.contains("open class INSendMessageIntentResponse: INIntentResponse"))
    // The stand-ins have it.
    #expect(!code.contains("class INPerson:"))
  }

  @Test func aCellIsMadeByItsClassWhereverItInherits() throws {
    let made = sources([
      "Tea.swift": "class TeaController { var a: Cup?; var b: Mug? }\nclass Cup: Mug {}",
      "Mug.swift": "final class Box {}\nclass Mug: UITableViewCell {}",
    ])
    let texts = made.texts.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    for name in ["Cup", "Mug"] {
      #expect(
        texts.contains(
          "Registry.shared.cells[ObjectIdentifier(\(name).self)] = { \(name)(style: $0, reuseIdentifier: $1) }"
        ))
    }
    #expect(!texts.contains("ObjectIdentifier(TeaController.self)"))
  }

  @Test func anErrorBehindAFileTakesTheLineThatWasAdded() {
    var made = sources(["Tea.swift": "class TeaController {\n  @IBOutlet var a: Int!\n}"])
    let text = made.texts[0]
    let lines = String(decoding: text.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let place = lines.firstIndex { $0.contains("cardproofAssign(&object.a") } ?? 0
    let message = CompilerOutput.Message(
      file: text.name, line: place + 1, column: 5, text: "inaccessible")
    let isLeftOut = made.leaveOut([message])
    #expect(isLeftOut)
    #expect(!String(decoding: made.texts[0].bytes, as: UTF8.self).contains("object.a"))
    #expect(made.projectCuts == [])
  }
}
