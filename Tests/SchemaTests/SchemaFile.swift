import Foundation

/// One of the schemas that are part of the reference.
struct SchemaFile: Sendable {
  let name: String
  let text: String
  let root: Schema

  static let names = ["catalogue", "controller", "host", "interaction", "site"]

  static let folder = package.appending(path: "Content/reference/schemas")

  /// The folder of the package.
  static var package: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  private static let read = Dictionary(
    uniqueKeysWithValues: names.map { name in (name, Result { try SchemaFile(reading: name) }) })

  /// The schema of this name, which is read once.
  static func named(_ name: String) throws -> SchemaFile {
    guard let file = Self.read[name] else { throw CocoaError(.fileNoSuchFile) }
    return try file.get()
  }

  private init(reading name: String) throws {
    self.name = name
    text = try String(
      contentsOf: Self.folder.appending(path: "\(name).schema.json"), encoding: .utf8)
    root = try JSONDecoder().decode(Schema.self, from: Data(text.utf8))
  }

  /// The whole schema, or one of its definitions.
  func object(_ name: String) -> Schema? { name.isEmpty ? root : root.definitions[name] }

  /// The objects that allow no keys but their own, by name; the root's is empty.
  var closedObjects: [String] {
    (root.isClosed ? [""] : []) + root.definitions.filter { $0.value.isClosed }.keys.sorted()
  }

  /// The values of the `enum`s that a value of this kind can have, without those of lists.
  func values(of schema: Schema) -> [String] {
    let inner = schema.alternatives + [referred(schema)].compactMap(\.self)
    return schema.values + inner.flatMap { $0.isClosed ? [] : values(of: $0) }
  }

  private func referred(_ schema: Schema) -> Schema? {
    schema.reference.flatMap { root.definitions[String($0.dropFirst("#/$defs/".count))] }
  }

  /// The kinds of element that take a key; nil for a key that all of them take.
  func kinds(taking key: String, in object: Schema) -> [String]? {
    if let kinds = object.dependentRequired[key] { return kinds }
    guard let schema = object.dependentSchemas[key] else { return nil }
    return (schema.alternatives + (referred(schema)?.alternatives ?? [])).flatMap(\.required)
  }
}
