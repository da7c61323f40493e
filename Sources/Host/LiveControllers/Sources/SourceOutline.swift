internal import SwiftSources

/// The declarations of a Swift file, as far as a program of several files needs them: types with their bodies,
/// outlets, and the names that other files can mention.
struct SourceOutline {
  /// The classes, structures, enums, protocols and extensions, the outer ones first.
  private(set) var types: [Declaration] = []
  /// The names that a file gives to others: types, functions and variables at the top, and members of extensions; of
  /// initializers and subscripts in extensions the first label, as `hex:`.
  private(set) var names: Set<String> = []

  /// A type of a file.
  struct Declaration {
    /// With the types around it: `Invoice.Row`.
    let name: String
    let keyword: String
    /// The first name behind the colon: of a class its superclass, if it is not a protocol.
    let inherits: String?
    /// The tokens between the braces.
    let body: Range<Int>
    /// The outlets and inspectable properties that are declared right inside, by name.
    var outlets: [String] = []
    /// The properties that Core Data or a macro implements, as they are declared behind the file.
    var implemented: [String] = []
    /// The members of an extension that override others.
    var overrides: [ExtensionOverride] = []
    /// The methods that selectors can name.
    var actions: [ActionMethod] = []
    /// Whether the class overrides `draw(_:)`.
    var draws = false
    /// Whether the class declares `init(nibName:bundle:)`, with which the system makes it.
    var isMadeWithNib = false
    /// Whether the class has initializers of its own.
    var hasInit = false
    /// Without the types around it.
    var ownName: String { name.split(separator: ".").last.map { String($0) } ?? name }
    /// Whether it has generic parameters, so that its name alone is no type.
    let isGeneric: Bool
  }

  /// The names of the types at the top of the file, which hide those of imported modules.
  var topTypes: Set<String> {
    Set(types.filter { $0.keyword != "extension" && !$0.name.contains(".") }.map(\.name))
  }

  /// The types that have methods which selectors can name.
  var actors: [Declaration] { types.filter { !$0.isGeneric && !$0.actions.isEmpty } }

  private let code: SourceCode

  private static let keywords: Set = ["class", "struct", "enum", "actor", "extension", "protocol"]
  private static let members: Set = ["func", "var", "let", "typealias", "case", "subscript"]

  init(_ code: SourceCode) {
    self.code = code
    read(code.tokens.indices, inside: nil, isExtension: false)
  }

  private mutating func read(_ range: Range<Int>, inside type: Int?, isExtension: Bool) {
    var index = range.lowerBound
    var (isOutlet, isAction) = (false, false)
    while index < range.upperBound {
      let text = code.text(index)
      if text == "@" {
        if let member = ImplementedMember(at: index, in: code) {
          if let property = member.property, let type { types[type].implemented.append(property) }
          index = member.range.upperBound
          continue
        }
        if ["IBOutlet", "IBInspectable"].contains(code.text(index + 1)) { isOutlet = true }
        if ["objc", "IBAction"].contains(code.text(index + 1)) { isAction = true }
        index = code.text(index + 2) == "(" ? code.after(index + 2) : index + 2
        continue
      }
      if Self.keywords.contains(text), ![".", "import"].contains(code.text(index - 1)),
        let next = readType(at: index, inside: type, before: range.upperBound)
      {
        index = next
        continue
      }
      if text == "override", isExtension, let type,
        let member = ExtensionOverride(at: index, in: code)
      {
        types[type].overrides.append(member)
      }
      if text == "init", let type {
        types[type].hasInit = true
        if code.text(index + 2) == "nibName" { types[type].isMadeWithNib = true }
      }
      if isExtension, ["init", "subscript"].contains(text) {
        let open = (index + 1..<min(index + 4, range.upperBound)).first { code.text($0) == "(" }
        if let open, code.text(open + 1) != "_" { names.insert("\(code.text(open + 1)):") }
      }
      if Self.members.contains(text), code.tokens[index].kind == .word,
        code.tokens.indices.contains(index + 1)
      {
        let name = code.text(index + 1)
        if type == nil || isExtension { names.insert(name) }
        if isOutlet, text == "var", let type { types[type].outlets.append(name) }
        if text == "func", name == "draw", code.text(index + 3) == "_", let type {
          types[type].draws = true
        }
        if isAction, text == "func", let type, let action = ActionMethod(at: index, in: code) {
          types[type].actions.append(action)
        }
        (isOutlet, isAction) = (false, false)
        index += 2
        continue
      }
      index = code.after(index)
    }
  }

  /// Reads a type from its keyword on.
  ///
  /// - Returns: The index behind its body; nil where the keyword is none here, as in `class func`.
  private mutating func readType(at start: Int, inside outer: Int?, before end: Int) -> Int? {
    guard code.tokens.indices.contains(start + 1), code.tokens[start + 1].kind == .word,
      !["func", "var", "let", "subscript", "override", "final"].contains(code.text(start + 1))
    else { return nil }
    var name = code.text(start + 1)
    var index = start + 2
    while code.text(index) == "." {
      name += ".\(code.text(index + 1))"
      index += 2
    }
    let isGeneric = code.text(index) == "<"
    var depth = 0
    while isGeneric, index < end {
      depth += code.text(index) == "<" ? 1 : code.text(index) == ">" ? -1 : 0
      index += 1
      if depth == 0 { break }
    }
    let inherits = code.text(index) == ":" ? code.text(index + 1) : nil
    while index < end, code.text(index) != "{" {
      if ["}", ";"].contains(code.text(index)) { return nil }
      index = code.after(index)
    }
    guard index < end, let body = code.inside(index) else { return nil }
    let isExtension = code.text(start) == "extension"
    names.insert(isExtension ? "extension \(name)" : name)
    let whole = outer.map { "\(types[$0].name).\(name)" } ?? name
    types.append(
      Declaration(
        name: whole, keyword: code.text(start), inherits: inherits, body: body,
        isGeneric: isGeneric || (outer.map { types[$0].isGeneric } ?? false)))
    read(body, inside: types.count - 1, isExtension: isExtension)
    return body.upperBound + 1
  }
}

extension SourceOutline {
  /// The views that UIKit and MapKit make by their class, each with how code makes one (documented).
  static let madeByClass = [
    "UITableViewCell": "cells", "UITableViewHeaderFooterView": "headers",
    "UICollectionViewCell": "items", "UICollectionViewListCell": "items",
    "UICollectionReusableView": "items", "MKAnnotationView": "annotations",
    "MKMarkerAnnotationView": "annotations", "MKPinAnnotationView": "annotations",
  ]

  /// For each class of some files that inherits from one of those views, which of them it is; others are `views`, where
  /// generic code makes them.
  static func madeByClass(
    _ outlines: [SourceOutline], hasGenericCode: Bool
  ) -> [String: String] {
    let classes = outlines.flatMap(\.types).filter { $0.keyword == "class" }
    let parents = Dictionary(classes.map { ($0.name, $0.inherits) }) { first, _ in first }
    var result: [String: String] = [:]
    for name in classes.filter({ !$0.isGeneric }).map(\.name) {
      var ancestor = name
      var seen: Set<String> = []
      while seen.insert(ancestor).inserted, let next = parents[ancestor] ?? nil { ancestor = next }
      let isView = hasGenericCode && ancestor.isViewOfUIKit
      result[name] = madeByClass[ancestor] ?? (isView ? "views" : nil)
    }
    return result
  }
}

/// The files of a program that a controller reaches: those that declare a name which a reached file mentions.
///
/// As indices, in order, from the names of the classes with which everything begins.
func reachedFiles(
  of files: [(code: SourceCode, outline: SourceOutline)], from start: Set<String>
) -> [Int] {
  var declaring: [String: [Int]] = [:]
  for (index, file) in files.enumerated() {
    for name in file.outline.names { declaring[name, default: []].append(index) }
  }
  var reached: Set<Int> = []
  var open = start.sorted().flatMap { declaring[$0] ?? [] }
  while let next = open.popLast() {
    guard reached.insert(next).inserted else { continue }
    let code = files[next].code
    var mentioned = Set(code.tokens.lazy.filter { $0.kind != .symbol }.flatMap(\.words))
    for index in code.tokens.indices
    where code.text(index + 1) == ":" && ["(", ",", "["].contains(code.text(index - 1)) {
      mentioned.insert("\(code.text(index)):")
    }
    // An extension of a type of the project belongs to it, if only by a protocol.
    mentioned.formUnion(
      files[next].outline.types.lazy.filter { $0.keyword != "extension" }
        .map { "extension \($0.name)" })
    open += mentioned.flatMap { declaring[$0] ?? [] }.filter { !reached.contains($0) }
  }
  return reached.sorted()
}

extension SourceToken {
  /// The names in a token: a word itself, and in a string those that may be of interpolations.
  fileprivate var words: [String] {
    kind == .string
      ? (text.contains("\\(")
        ? text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { String($0) } : [])
      : [text]
  }
}
