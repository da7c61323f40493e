internal import SourceFormats

/// The objects of a `project.pbxproj` by their ids.
struct ProjectObjects {
  private let byID: [String: PropertyListNode]
  /// The object of the project itself.
  let project: PropertyListNode?

  init(_ root: PropertyListNode) {
    byID = Dictionary(
      (root["objects"]?.entries ?? []).map { ($0.key, $0.value) }
    ) { first, _ in first }
    project = root["rootObject"]?.string.flatMap { [byID] in byID[$0] }
  }

  subscript(id: String) -> PropertyListNode? { byID[id] }

  /// The object that a key of another one names.
  func object(_ key: String, of owner: PropertyListNode?) -> PropertyListNode? {
    owner?[key]?.string.flatMap { byID[$0] }
  }

  /// The objects that a key lists, with their ids.
  func list(
    _ key: String, of owner: PropertyListNode?
  ) -> [(id: String, object: PropertyListNode)] {
    (owner?[key]?.array ?? []).compactMap { node in
      node.string.flatMap { id in byID[id].map { (id, $0) } }
    }
  }
}

extension PropertyListNode {
  /// The class of an object, such as `PBXGroup`.
  var isa: String? { self["isa"]?.string }

  /// The texts of an array.
  func strings(_ key: String) -> [String] { (self[key]?.array ?? []).compactMap(\.string) }
}
