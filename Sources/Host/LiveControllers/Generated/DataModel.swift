package import SourceFormats

/// A model of Core Data, as Xcode's editor writes it.
package struct DataModel: Sendable {
  /// The name of the compiled model, without its ending.
  package let name: String
  private let entities: [Entity]

  private struct Entity: Sendable {
    let name: String
    let className: String
    let parent: String?
    /// Whether Xcode writes the class itself, or its properties only.
    let isWritten: Bool
    let hasWrittenProperties: Bool
    let properties: [(name: String, type: String, value: String?)]
    /// The relationships to many objects, with the entity at the other end.
    let lists: [(name: String, entity: String, isOrdered: Bool)]
    let references: [(name: String, entity: String)]
  }

  /// Takes the `contents` of a model; what is no name in Swift is left out.
  package init(name: String, _ root: XMLElement) {
    self.name = name
    entities = root.elements.filter { $0.name == "entity" }.compactMap { entity in
      let relationships = entity.elements.filter { $0.name == "relationship" }
      let ends = relationships.compactMap { end in
        Self.name(of: end).map {
          (
            name: $0, entity: end[attribute: "destinationEntity"] ?? "",
            isList: end[attribute: "toMany"] == "YES",
            isOrdered: end[attribute: "ordered"] == "YES"
          )
        }
      }
      guard let name = Self.name(of: entity) else { return nil }
      let className = (entity[attribute: "representedClassName"] ?? name).split(separator: ".").last
      let written = entity[attribute: "codeGenerationType"]
      return Entity(
        name: name,
        className: className.map { String($0) }.flatMap(Self.identifier) ?? name,
        parent: entity[attribute: "parentEntity"], isWritten: written == "class",
        hasWrittenProperties: written == "class" || written == "category",
        properties: entity.elements.filter { $0.name == "attribute" }.compactMap { attribute in
          Self.name(of: attribute).map {
            ($0, Self.type(of: attribute), Self.value(of: attribute))
          }
        }, lists: ends.filter(\.isList).map { ($0.name, $0.entity, $0.isOrdered) },
        references: ends.filter { !$0.isList }.map { ($0.name, $0.entity) })
    }
  }

  private static func name(of element: XMLElement) -> String? {
    element[attribute: "name"].flatMap(identifier)
  }

  private static func identifier(_ text: String) -> String? {
    text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && text.first?.isNumber == false
      ? text : nil
  }

  /// The type of an attribute's property, as Xcode writes it (observed).
  private static func type(of attribute: XMLElement) -> String {
    let isScalar = attribute[attribute: "usesScalarValueType"] == "YES"
    return switch attribute[attribute: "attributeType"] ?? "" {
    case "String": "String?"
    case "Date": isScalar ? "TimeInterval" : "Date?"
    case "Binary": "Data?"
    case "UUID": "UUID?"
    case "URI": "URL?"
    case "Decimal": "NSDecimalNumber?"
    case "Transformable":
      "\(attribute[attribute: "customClassName"].flatMap(identifier) ?? "NSObject")?"
    case "Integer 16": isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": isScalar ? "Int64" : "NSNumber?"
    case "Double": isScalar ? "Double" : "NSNumber?"
    case "Float": isScalar ? "Float" : "NSNumber?"
    case "Boolean": isScalar ? "Bool" : "NSNumber?"
    default: "NSObject?"
    }
  }

  /// The value that an attribute begins with, as Swift writes it; nil for none, and for a date.
  private static func value(of attribute: XMLElement) -> String? {
    guard let written = attribute[attribute: "defaultValueString"] else { return nil }
    switch attribute[attribute: "attributeType"] ?? "" {
    case "String": return swiftLiteral(written)
    case "Boolean": return written == "YES" ? "true" : "false"
    case "Integer 16", "Integer 32", "Integer 64": return Int(written).map { "\($0)" }
    case "Double", "Float": return Double(written).map { "\($0)" }
    default: return nil
    }
  }

  /// The Swift that Xcode generates of the model: classes that sources name, with those that these need.
  func source(naming mentioned: Set<String>, besides declared: Set<String>) -> String {
    let byName = Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
    var needed: Set<String> = []
    var open = entities.filter { mentioned.contains($0.className) }.map(\.name)
    while let name = open.popLast() {
      guard let entity = byName[name], needed.insert(name).inserted else { continue }
      open +=
        [entity.parent].compactMap(\.self) + entity.lists.map(\.entity)
        + entity.references.map(\.entity)
    }
    let classes = { (entity: String) in byName[entity]?.className ?? "NSManagedObject" }
    return entities.filter { needed.contains($0.name) && $0.hasWrittenProperties }.map { entity in
      var lines: [String] = []
      if entity.isWritten, !declared.contains(entity.className) {
        let parent = entity.parent.map(classes) ?? "NSManagedObject"
        lines.append("open class \(entity.className): \(parent), @unchecked Sendable {}")
      }
      lines.append("extension \(entity.className) {")
      lines.append(
        "  public class func fetchRequest() -> NSFetchRequest<\(entity.className)> {"
          + " NSFetchRequest(entityName: \"\(entity.name)\") }")
      let references = entity.references.map {
        (name: $0.name, type: "\(classes($0.entity))?", value: String?.none)
      }
      let lists = entity.lists.map {
        (name: $0.name, type: $0.isOrdered ? "NSOrderedSet?" : "NSSet?", value: String?.none)
      }
      for (name, type, value) in entity.properties + references + lists {
        let start = value.map { ", or: \($0)" } ?? ""
        lines.append(
          "  public var \(swiftIdentifier(name)): \(type) { get { cardproofManaged(\"\(name)\"\(start)) } "
            + "set { cardproofManage(newValue, \"\(name)\") } }")
      }
      for list in entity.lists {
        lines += Self.changes(of: list.name, to: classes(list.entity), isOrdered: list.isOrdered)
      }
      return (lines + ["}", ""]).joined(separator: "\n")
    }.joined()
  }

  /// The methods that add to a relationship and take away from it.
  private static func changes(of name: String, to type: String, isOrdered: Bool) -> [String] {
    let word = name.prefix(1).uppercased() + name.dropFirst()
    return [("addTo", "cardproofAdd"), ("removeFrom", "cardproofRemove")].flatMap { verb, change in
      [
        "  public func \(verb)\(word)(_ value: \(type)) { \(change)([value], \"\(name)\", isOrdered: \(isOrdered)) }",
        "  public func \(verb)\(word)(_ values: NSSet) { \(change)(values.allObjects, \"\(name)\", isOrdered: \(isOrdered)) }",
      ]
    }
  }
}
