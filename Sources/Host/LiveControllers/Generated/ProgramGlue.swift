internal import IntentDefinitions

/// The code that ties a project's sources to the stand-ins: what is added at the end of each file, and the main file.
enum ProgramGlue {
  /// The lines behind a project's file: its imports, a setter for its outlets, and its classes.
  ///
  /// They stand in the file itself, because its private classes and outlets are seen nowhere else. Each line can go
  /// alone, where it does not compile.
  ///
  /// - Parameters:
  ///   - outline: What the file declares.
  ///   - number: Tells the file's functions from those of others.
  ///   - made: The classes that tables or generic code make, with what each is.
  /// - Returns: The lines in their order.
  static func appendix(
    to outline: SourceOutline, number: Int, madeByClass made: [String: String]
  ) -> [String] {
    let classes = outline.types.filter { $0.keyword == "class" && !$0.isGeneric }
    var lines = ["import UIKit"]
    let owners = outline.types.filter { !$0.isGeneric && !$0.outlets.isEmpty }
    let arguments = "_ name: String, _ value: Any) -> Bool {"
    for type in outline.types where !type.isGeneric && !type.implemented.isEmpty {
      lines += ["extension \(type.name) {"] + type.implemented.map { "  \($0)" } + ["}"]
    }
    // Only an extension of the class itself sees its private outlets.
    for (index, type) in owners.enumerated() {
      lines += [
        "extension \(type.name) {",
        "  @MainActor static func cardproofSet_\(number)_\(index)(_ object: \(type.name), \(arguments)",
      ]
      lines += Set(type.outlets).sorted().map { outlet in
        "    if name == \(swiftLiteral(outlet)) "
          + "{ return cardproofAssign(&object.\(swiftIdentifier(outlet)), value) }"
      }
      lines += ["    return false", "  }", "}"]
    }
    lines.append(
      "@MainActor func cardproofOutlet_\(number)(_ object: AnyObject, \(arguments)")
    lines += owners.enumerated().map { index, type in
      "  if let object = object as? \(type.name), "
        + "\(type.name).cardproofSet_\(number)_\(index)(object, name, value) { return true }"
    }
    lines += ["  return false", "}"]
    lines += actions(of: outline, number: number)
    for type in outline.types where type.isGeneric && type.keyword == "class" {
      guard let kind = type.inherits.flatMap({ SourceOutline.madeByClass[$0] }),
        let arguments = makingGeneric[kind]
      else { continue }
      let parameters = "_ style: UITableViewCell.CellStyle, _ reuse: String?, _ frame: CGRect"
      lines.append(
        "extension \(type.name): CardproofMadeByTables { "
          + "static func cardproofMake(\(parameters)) -> UIView { \(type.name)(\(arguments)) } }")
    }
    lines.append("func cardproofClasses_\(number)() -> [String: AnyClass] {")
    lines.append("  var classes: [String: AnyClass] = [:]")
    lines += classes.map { "  classes[\(swiftLiteral($0.name))] = \($0.name).self" }
    lines += outline.actors.map { type in
      let names = Set(type.actions.map(\.name)).sorted().map(swiftLiteral).joined(separator: ", ")
      return
        "  Selectors.names[ObjectIdentifier(\(type.name).self), default: []].formUnion([\(names)])"
    }
    lines += classes.filter { $0.inherits == "NSObject" && !$0.hasInit }.map {
      "  Registry.shared.objects[\(swiftLiteral($0.name))] = { \($0.name)() }"
    }
    for type in classes {
      guard let kind = made[type.name] else { continue }
      lines.append(
        "  Registry.shared.\(kind)[ObjectIdentifier(\(type.name).self)] = { \(type.name)(\(making[kind] ?? "")) }"
      )
    }
    lines += ["  return classes", "}"]
    return lines
  }

  /// The functions that call what code names by selectors, as those that set outlets.
  private static func actions(of outline: SourceOutline, number: Int) -> [String] {
    let arguments = "_ name: String, _ argument: Any?) -> Bool {"
    var lines: [String] = []
    for (index, type) in outline.actors.enumerated() {
      lines += [
        "extension \(type.name) {",
        "  @MainActor static func cardproofCall_\(number)_\(index)(_ object: \(type.name), \(arguments)",
      ]
      lines += type.actions.map { "    \($0.call)" }
      lines += ["    return false", "  }", "}"]
    }
    lines.append("@MainActor func cardproofAction_\(number)(_ object: AnyObject, \(arguments)")
    lines += outline.actors.enumerated().map { index, type in
      "  if let object = object as? \(type.name), "
        + "\(type.name).cardproofCall_\(number)_\(index)(object, name, argument) { return true }"
    }
    return lines + ["  return false", "}"]
  }

  /// The arguments with which tables and collections make their views (documented).
  private static let making = [
    "cells": "style: $0, reuseIdentifier: $1", "headers": "reuseIdentifier: $0",
    "items": "frame: $0", "views": "",
    "annotations": "annotation: $0 as? MKAnnotation, reuseIdentifier: $1",
  ]

  private static let makingGeneric = [
    "cells": "style: style, reuseIdentifier: reuse", "headers": "reuseIdentifier: reuse",
    "items": "frame: frame",
  ]

  /// The main file of a program.
  ///
  /// - Parameters:
  ///   - files: How many files have an appendix.
  ///   - intents: The class names of the generated intents.
  ///   - drawing: The names of the classes that draw themselves.
  ///   - principal: The class with which the extension starts where no storyboard does.
  ///   - isMadeWithNib: Whether the principal class declares `init(nibName:bundle:)`.
  /// - Returns: Its text.
  static func main(
    files: Int, intents: [String], drawing: [String], principal: String?, isMadeWithNib: Bool
  ) -> String {
    var lines = [
      "import CardproofRuntime", "import UIKit", "import Intents", "import IntentsUI",
      "import MapKit",
    ]
    // A storyboard may have a map that no source names.
    lines.append("Registry.shared.add(MKMapView.self, for: \"map\")")
    lines.append(
      "Registry.shared.outlets = [\((0..<files).map { "cardproofOutlet_\($0)" }.joined(separator: ", "))]"
    )
    lines.append(
      "Selectors.callers = [\((0..<files).map { "cardproofAction_\($0)" }.joined(separator: ", "))]"
    )
    lines.append(
      "Registry.shared.drawing = [\(drawing.map(swiftLiteral).joined(separator: ", "))]")
    for file in 0..<files {
      lines.append(
        "Registry.shared.classes.merge(cardproofClasses_\(file)()) { first, _ in first }")
    }
    for name in intents {
      lines.append("Registry.shared.intents[\(swiftLiteral(name))] = { \(name)() }")
      lines.append(
        "Registry.shared.responses[\(swiftLiteral(name + "Response"))] = "
          + "{ \(name)Response(code: .named($0), userActivity: $1) }")
    }
    if let principal {
      let arguments = isMadeWithNib ? "nibName: nil, bundle: nil" : ""
      lines.append(
        "Registry.shared.principal[\(swiftLiteral(principal))] = { \(principal)(\(arguments)) }"
      )
    }
    lines.append("ControllerProgram().run()")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The imports of the generated file of intents, and what stands for code that is too short for a number: a call's
  /// column is that of its parenthesis.
  static let intentImports = """
    import CardproofRuntime
    import UIKit
    import Intents
    import CoreLocation

    func _s(_ values: Any..., file: String = #fileID, line: Int = #line, column: Int = #column) {
      _cut(file: file, line: line, column: column - 2)
    }
    func _q(_ name: String) -> Selector { Selector(name) }
    func _t(_ values: Any..., file: String = #fileID, line: Int = #line, column: Int = #column) -> Never {
      _trap(file: file, line: line, column: column - 2)
    }
    extension UIView {
      class var q: Self { Registry.shared.view(self) }
    }

    """
}
