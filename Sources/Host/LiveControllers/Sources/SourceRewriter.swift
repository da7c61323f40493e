internal import SwiftSources

/// Changes Swift for Apple's systems into Swift that a compiler on Linux takes, in the same length.
///
/// Each byte keeps its line and its column, so that every message of the compiler has the place of the real file.
/// Strings and comments stay as they are.
struct SourceRewriter {
  private let code: SourceCode
  private var bytes: [UInt8]
  /// The modules that there are stand-ins for.
  private let modules: Set<String>
  /// The types of the program, which hide modules of their name.
  private let types: Set<String>
  /// The modules that the file imports and that there are no stand-ins for: what they declare is part of the program's
  /// one module.
  private var joined: Set<String> = []
  /// The generic parameters that are views: `V` of `<V: UILabel>`.
  private let genericViews: Set<String>

  /// The attributes that only mean something to Objective-C, to Interface Builder or over time.
  private static let attributes: Set = [
    "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "objc", "objcMembers",
    "NSCopying", "GKInspectable", "UIApplicationMain", "NSApplicationMain", "main",
    "nonobjc",
    // The host draws all views anew whenever it looks, so that nothing needs to be observed.
    "Observable", "ObservationIgnored",
  ]

  /// The types that a value is bridged to by a cast.
  private static let bridged: Set = [
    "NSNumber", "NSString", "NSDate", "NSURL", "NSData", "NSArray", "NSDictionary", "NSSet",
    "NSError", "NSObject", "String", "Date", "URL", "Data", "URLRequest",
    "CFDictionary", "CFString", "CFData",
  ]

  /// The bytes of a file, rewritten.
  static func bytes(
    of code: SourceCode, bytes: [UInt8], modules: Set<String>, types: Set<String>,
    moving overrides: [ExtensionOverride] = []
  ) -> [UInt8] {
    var rewriter = SourceRewriter(code: code, bytes: bytes, modules: modules, types: types)
    rewriter.rewrite()
    for member in overrides {
      rewriter.blank(code.tokens[member.keyword].range)
      rewriter.replace(code.tokens[member.name].range, member.ownName)
    }
    return rewriter.bytes
  }

  private init(code: SourceCode, bytes: [UInt8], modules: Set<String>, types: Set<String>) {
    self.code = code
    self.bytes = bytes
    self.modules = modules
    self.types = types
    genericViews = Self.genericViews(in: code)
  }

  /// The generic parameters of a file that stand for a view of UIKit.
  static func genericViews(in code: SourceCode) -> Set<String> {
    Set(
      code.tokens.indices.dropFirst(2).lazy.filter { index in
        code.text(index) == ":" && code.text(index + 1).isViewOfUIKit
          && ["<", ",", "where"].contains(code.text(index - 2))
          && code.text(index - 1).first?.isUppercase == true
      }.map { code.text($0 - 1) })
  }

  private mutating func rewrite() {
    var index = 0
    while index < code.tokens.count {
      let text = code.text(index)
      switch text {
      case "@": rewriteAttribute(at: index)
      case "import" where isStatementStart(index): index = rewriteImport(at: index)
      case "dynamic"
      where ["var", "func", "let", "class", "private", "override"].contains(
        code.text(index + 1)):
        blank(code.tokens[index].range)
      case "optional" where ["func", "var"].contains(code.text(index + 1)):
        blank(code.tokens[index].range)
      case "private" where isNestedClass(at: index): blank(code.tokens[index].range)
      case "as" where Self.bridged.contains(code.text(index + 1)): rewriteBridge(at: index)
      case "#": rewriteHash(at: index)
      // Foundation of Linux knows no plural forms.
      case "format" where code.matches(["String", "("], at: index - 2), "localizedStringWithFormat":
        replace(code.tokens[index].range, text.dropLast() + "T")
      case "os" where code.matches(["(", "iOS", ")"], at: index + 1):
        replace(
          code.tokens[index].range.lowerBound..<code.tokens[index + 3].range.upperBound, "true")
      case _ where genericViews.contains(text): rewriteMaking(at: index)
      case _ where joined.contains(text): rewriteQualifier(at: index)
      default: break
      }
      index += 1
    }
  }

  /// `V()` becomes `V.q`: Objective-C can make an object of any class, Swift only with an initializer that each has.
  private mutating func rewriteMaking(at index: Int) {
    let open = index + 1
    guard
      code.matches(["(", ")"], at: open)
        || code.matches(["(", "frame", ":", ".", "zero", ")"], at: open),
      code.tokens[open].range.lowerBound == code.tokens[index].range.upperBound
    else { return }
    replace(
      code.tokens[open].range.lowerBound..<code.tokens[code.after(open) - 1].range.upperBound, ".q")
  }

  /// `Design.Badge` becomes `Badge`, where `Design` is a module.
  private mutating func rewriteQualifier(at index: Int) {
    guard code.text(index + 1) == ".", code.text(index - 1) != ".",
      !types.contains(code.text(index))
    else { return }
    blank(code.tokens[index].range.lowerBound..<code.tokens[index + 1].range.upperBound)
  }

  private mutating func rewriteAttribute(at index: Int) {
    if let member = ImplementedMember(at: index, in: code) {
      let last = code.tokens[member.range.upperBound - 1]
      return blank(code.tokens[index].range.lowerBound..<last.range.upperBound)
    }
    guard Self.attributes.contains(code.text(index + 1)) else { return }
    let open = index + 2
    let hasArgument =
      code.text(open) == "("
      && code.tokens[open].range.lowerBound == code.tokens[index + 1].range.upperBound
    let last = hasArgument ? code.after(open) - 1 : index + 1
    blank(code.tokens[index].range.lowerBound..<code.tokens[last].range.upperBound)
  }

  /// Whether `private` hides a class inside of a type, which the code that makes cells has to see.
  private func isNestedClass(at index: Int) -> Bool {
    let next = code.text(index + 1) == "final" ? index + 2 : index + 1
    return code.text(next) == "class" && !["func", "var", "let"].contains(code.text(next + 1))
      && code.tokens[..<index].count { $0.text == "{" }
        > code.tokens[..<index].count { $0.text == "}" }
  }

  private func isStatementStart(_ index: Int) -> Bool {
    code.tokens[index].startsLine || [";", ")"].contains(code.text(index - 1))
      || code.matches(["@"], at: index - 2)
  }

  /// - Returns: The index of the last token of the import.
  private mutating func rewriteImport(at index: Int) -> Int {
    var name = index + 1
    if ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"].contains(
      code.text(name))
    {
      name += 1
    }
    var last = name
    while code.text(last + 1) == ".", code.tokens.indices.contains(last + 2) { last += 2 }
    guard code.tokens.indices.contains(last) else { return index }
    let module = code.text(name)
    if module == "Foundation", name == index + 1, last == name {
      replace(code.tokens[name].range, "UIKit")
    } else if !modules.contains(module) || name != index + 1 || last != name {
      let hasAttribute = code.text(index - 2) == "@"
      let start = code.tokens[hasAttribute ? index - 2 : index].range.lowerBound
      // Most modules export Foundation or UIKit.
      let standIn = modules.contains(module) ? module : "UIKit"
      replace(start..<code.tokens[last].range.upperBound, "import \(standIn)")
      if module != "Foundation", !modules.contains(module) { joined.insert(module) }
    }
    return last
  }

  /// `x as NSNumber` becomes `x.as_NSNumber`, where one space is in front of `as` and one behind.
  private mutating func rewriteBridge(at index: Int) {
    guard index > 0 else { return }
    let before = code.tokens[index - 1].range.upperBound
    let (own, type) = (code.tokens[index].range, code.tokens[index + 1].range)
    if ["let", "var"].contains(code.text(index - 2)) {
      // A pattern. Only on Apple's systems is every error an `NSError`, so that `catch` is complete.
      if code.text(index - 3) == "catch" { blank(own.lowerBound..<type.upperBound) }
      return
    }
    guard own.lowerBound == before + 1, type.lowerBound == own.upperBound + 1 else { return }
    // A literal gets its type from the cast.
    if code.text(index + 1) == "CFDictionary", code.text(index - 1) == "]" { return }
    let isOptional =
      code.text(index + 2) == "?" && code.tokens[index + 2].range.lowerBound == type.upperBound
    if isOptional {
      replace(before..<code.tokens[index + 2].range.upperBound, "?.as_\(code.text(index + 1))")
    } else {
      replace(before..<type.upperBound, ".as_\(code.text(index + 1))")
    }
  }

  private mutating func rewriteHash(at index: Int) {
    if code.text(index + 1) == "Preview", let end = endOfPreview(at: index + 2) {
      return blank(code.tokens[index].range.lowerBound..<code.tokens[end].range.upperBound)
    }
    if ["available", "unavailable"].contains(code.text(index + 1)) {
      return rewriteAvailability(at: index)
    }
    guard ["selector", "keyPath"].contains(code.text(index + 1)),
      let inside = code.inside(index + 2)
    else { return }
    let range =
      code.tokens[index].range.lowerBound..<code.tokens[inside.upperBound].range.upperBound
    guard code.text(index + 1) == "keyPath" else {
      let name = code.joined(inside).prefix { $0 != "(" }.split(separator: ".").last ?? ""
      return replace(range, "_q(\"\(name)\")")
    }
    // The types in front are no part of the path: '#keyPath(INSendMessageIntent.content)' is "content".
    let path = code.joined(inside).split(separator: ".").drop { $0.first?.isUppercase == true }
    replace(range, "\"\(path.joined(separator: "."))\"")
  }

  /// The iOS that the host simulates.
  private static let system = 17

  /// Says that a later iOS is not there; for Linux every version is.
  private mutating func rewriteAvailability(at index: Int) {
    guard let inside = code.inside(index + 2),
      let name = inside.first(where: { code.text($0) == "iOS" }),
      let version = Int(code.text(name + 1).prefix { $0 != "." }), version > Self.system
    else { return }
    replace(
      code.tokens[index].range.lowerBound..<code.tokens[inside.upperBound].range.upperBound,
      code.text(index + 1) == "available" ? "false" : "true")
  }

  /// The brace that closes a preview, which only Xcode shows, from behind its name on; a widget's has a second closure,
  /// `timeline:`.
  private func endOfPreview(at start: Int) -> Int? {
    let open = code.text(start) == "(" ? code.after(start) : start
    guard code.text(open) == "{", let end = code.partner(of: open) else { return nil }
    let isLabeled = ["timeline", "timelineProvider"].contains(code.text(end + 1))
    return isLabeled && code.text(end + 2) == ":" ? endOfPreview(at: end + 3) ?? end : end
  }

  /// Puts a text at the start of a range, and blanks the rest.
  private mutating func replace(_ range: Range<Int>, _ text: String) {
    bytes.replaceKeepingLines(range, with: text)
  }

  private mutating func blank(_ range: Range<Int>) { replace(range, "") }
}

extension String {
  /// Tells whether it names a class of UIKit whose objects are views.
  var isViewOfUIKit: Bool { hasPrefix("UI") && !hasSuffix("Controller") }
}

extension [UInt8] {
  /// Puts a text at the start of a range, and behind it the ends of its lines and spaces, so that the range is as long as
  /// before and what follows it keeps its line and column.
  ///
  /// - Returns: Whether the text stands there: it does not where the range is too short.
  @discardableResult
  mutating func replaceKeepingLines(_ range: Range<Int>, with text: String) -> Bool {
    let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let space = UInt8(ascii: " ")
    let new = Swift.Array(text.utf8)
    let first = self[range].firstIndex(where: isEnd) ?? range.upperBound
    let blank = self[range].map { isEnd($0) ? $0 : space }
    guard new.count > first - range.lowerBound else {
      replaceSubrange(range, with: new + blank.dropFirst(new.count))
      return true
    }
    // The text takes room of later lines.
    let ends = blank.filter(isEnd)
    let last = blank.reversed().prefix { !isEnd($0) }
    let room = range.count - new.count - ends.count - last.count
    guard room >= 0 else {
      replaceSubrange(range, with: blank)
      return false
    }
    let gap = Swift.Array(repeating: space, count: room)
    replaceSubrange(range, with: new + gap + ends + last)
    return true
  }
}
