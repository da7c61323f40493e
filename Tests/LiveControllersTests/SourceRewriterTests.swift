import SwiftSources
import Testing

@testable import LiveControllers

/// Swift for Apple's systems as a compiler on Linux takes it, in the same length.
struct SourceRewriterTests {
  private func rewritten(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let code = SourceCode(path: "A.swift", bytes: bytes, language: .swift)
    return String(
      decoding: SourceRewriter.bytes(
        of: code, bytes: bytes, modules: ["UIKit", "Intents"], types: ["Theme"]),
      as: UTF8.self)
  }

  @Test(arguments: [
    ("@IBOutlet weak var a: UILabel!", "          weak var a: UILabel!"),
    ("class A { private class B {} }", "class A {         class B {} }"),
    ("private class B {}", "private class B {}"),
    ("do {} catch let a as NSError {}", "do {} catch let a            {}"),
    ("if let a = b as NSError? {}", "if let a = b?.as_NSError {}"),
    ("let a = b as String", "let a = b.as_String"),
    ("if case let a as String = b {}", "if case let a as String = b {}"),
    ("@objc(tap:) func tap() {}", "            func tap() {}"),
    ("@objcMembers class A {}", "             class A {}"),
    ("@IBAction func a() {}", "          func a() {}"),
    ("dynamic var a = 1", "        var a = 1"),
    ("import Foundation", "import UIKit     "),
    ("import UIKit", "import UIKit"),
    ("import SoupKit\nlet a = 1", "import UIKit  \nlet a = 1"),
    ("@testable import SoupKit", "import UIKit            "),
    ("import Soup\nlet a = Soup.Bowl()", "           \nlet a =      Bowl()"),
    ("import Soup\nlet a = b.Soup.c", "           \nlet a = b.Soup.c"),
    ("import Theme\nlet a = Theme.red", "import UIKit\nlet a = Theme.red"),
    ("import struct Soup.Bowl\nlet a: Soup.Bowl", "import UIKit           \nlet a:      Bowl"),
    ("import class Intents.INPerson", "import Intents               "),
    ("import struct Foundation.Data", "import UIKit                 "),
    ("let a = b as NSNumber", "let a = b.as_NSNumber"),
    ("let a = String(format: b, c)", "let a = String(formaT: b, c)"),
    ("let a = Date(format: b)", "let a = Date(format: b)"),
    ("let a = b as? NSNumber", "let a = b as? NSNumber"),
    ("let a = #selector(tap(_:))", "let a = _q(\"tap\")         "),
    ("let a = #keyPath(A.b)", "let a = \"b\"          "),
    ("let a = #keyPath(A.B.c.d)", "let a = \"c.d\"            "),
    ("let a = #keyPath(c.d)", "let a = \"c.d\"        "),
    ("#Preview(\"A\") { A() }\nlet a = 1", "                     \nlet a = 1"),
    (
      "#Preview(as: .a) { W() } timeline: { E() }\nlet a = 1",
      "                                          \nlet a = 1"
    ),
    ("if #available(iOS 26.1, *) {}", "if false                   {}"),
    ("if #available(iOS 17.4, *) {}", "if #available(iOS 17.4, *) {}"),
    ("guard #unavailable(iOS 18) else {}", "guard true                 else {}"),
    ("#if os(iOS)\n#endif", "#if true   \n#endif"),
    ("let a = \"@objc import Foundation\"", "let a = \"@objc import Foundation\""),
    ("// @IBOutlet import SoupKit", "// @IBOutlet import SoupKit"),
    ("func a<V: UIView>() -> V { V() }", "func a<V: UIView>() -> V { V.q }"),
    (
      "func a<V: UILabel>() -> V { V(frame: .zero) }",
      "func a<V: UILabel>() -> V { V.q             }"
    ),
    ("func a<V>() -> V where V: UIView { V(b) }", "func a<V>() -> V where V: UIView { V(b) }"),
    ("func a<C: UIViewController>() -> C { C() }", "func a<C: UIViewController>() -> C { C() }"),
    ("@available(iOS 13, *) class A {}", "@available(iOS 13, *) class A {}"),
  ])
  func keepsEveryPlace(_ before: String, _ after: String) {
    #expect(rewritten(before) == after)
    #expect(rewritten(before).utf8.count == before.utf8.count)
  }
}
