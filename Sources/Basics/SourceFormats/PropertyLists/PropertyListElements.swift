import Diagnostics
internal import TextTools

/// Turns the elements of an XML property list into values.
///
/// The grammar is that of Apple's `PropertyList-1.0.dtd`. This calls itself nowhere, so that depth
/// costs no stack.
struct PropertyListElements {
  /// The names of all elements.
  static let names = ["plist"] + Tag.allCases.map(\.rawValue)

  private(set) var diagnostics: [Diagnostic] = []
  /// The collections that are being built, outermost first.
  private var open: [Collection] = []

  private struct Collection {
    let location: SourceLocation
    /// The keys of a dictionary; nil for an array.
    let keys: [Key]?
    /// The elements of its values.
    let values: [XMLElement]
    var nodes: [PropertyListNode] = []
  }

  private typealias Key = (text: String, location: SourceLocation)

  /// The value inside the outermost element, which is `plist`.
  mutating func tree(of document: XMLElement) throws(Diagnostic) -> PropertyListNode {
    guard document.name == "plist" else {
      throw fault(
        "The outermost element of a property list must be 'plist', not '\(document.name)'",
        at: document.location, fix: "Put '<plist version=\"1.0\">' around the value")
    }
    try refuseText(in: document)
    let elements = document.elements
    guard let root = elements.first else {
      throw fault("The property list has no value", at: document.location, fix: "Write a value")
    }
    if elements.count > 1 {
      throw fault(
        "A property list must have one value", at: elements[1].location,
        fix: "Put the values into an array or a dict")
    }
    return try tree(root)
  }

  private mutating func tree(_ root: XMLElement) throws(Diagnostic) -> PropertyListNode {
    var finished = try start(root)
    while true {
      if let node = finished {
        if open.isEmpty { return node }
        open[open.count - 1].nodes.append(node)
      }
      let next = open.last.flatMap { $0.values.dropFirst($0.nodes.count).first }
      finished = if let next { try start(next) } else { finish() }
    }
  }

  /// The value of an element, or nil when it is a collection, which is then open.
  private mutating func start(_ element: XMLElement) throws(Diagnostic) -> PropertyListNode? {
    switch Tag(rawValue: element.name) {
    case .dict: open.append(try dictionary(element))
    case .array:
      try refuseText(in: element)
      open.append(Collection(location: element.location, keys: nil, values: element.elements))
    case let tag: return PropertyListNode(try leaf(tag, element), at: element.location)
    }
    return nil
  }

  /// Closes the innermost collection, all of whose values are there.
  private mutating func finish() -> PropertyListNode? {
    guard let collection = open.popLast() else { return nil }
    guard let keys = collection.keys else {
      return PropertyListNode(.array(collection.nodes), at: collection.location)
    }
    let entries = zip(keys, collection.nodes).map { key, node in
      PropertyListEntry(key: key.text, at: key.location, value: node)
    }
    return PropertyListNode(.dictionary(entries), at: collection.location)
  }

  private func leaf(
    _ tag: Tag?, _ element: XMLElement
  ) throws(Diagnostic) -> PropertyListNode.Content {
    switch tag {
    case .string: return .string(try text(of: element))
    case .integer: return .integer(try PropertyListScalar(element, text(of: element)).integer())
    case .real: return .real(try PropertyListScalar(element, text(of: element)).real())
    case .data: return .data(try PropertyListScalar(element, text(of: element)).data())
    case .date: return .date(try PropertyListScalar(element, text(of: element)).date())
    case .true, .false:
      try refuseText(in: element)
      _ = try text(of: element)
      return .boolean(tag == .true)
    case .key:
      throw fault(
        "A 'key' must be in a 'dict'", at: element.location, fix: "Put a 'dict' around it")
    case .dict, .array, nil: throw unknownTag(element)
    }
  }

  /// The keys of a dictionary and the elements of their values; of duplicate keys the first.
  private mutating func dictionary(_ dictionary: XMLElement) throws(Diagnostic) -> Collection {
    try refuseText(in: dictionary)
    var keys: [Key] = []
    var values: [XMLElement] = []
    var firstPlaces: [String: SourceLocation] = [:]
    var children = dictionary.elements.makeIterator()
    while let keyElement = children.next() {
      guard keyElement.name == Tag.key.rawValue else {
        if Tag(rawValue: keyElement.name) == nil { throw unknownTag(keyElement) }
        throw fault(
          "A value in a 'dict' must follow its 'key'", at: keyElement.location,
          fix: "Write '<key>…</key>' before the value")
      }
      let key = try text(of: keyElement)
      guard let value = children.next(), value.name != Tag.key.rawValue else {
        throw fault(
          "The key '\(key)' has no value", at: keyElement.location,
          fix: "Write a value after the key, or remove it")
      }
      if let first = firstPlaces[key] {
        diagnostics.append(.duplicateKey(key, at: keyElement.location, first: first))
      } else {
        firstPlaces[key] = keyElement.location
        keys.append((key, keyElement.location))
        values.append(value)
      }
    }
    return Collection(location: dictionary.location, keys: keys, values: values)
  }

  /// The text of an element that holds nothing else.
  private func text(of element: XMLElement) throws(Diagnostic) -> String {
    if let child = element.elements.first {
      throw fault(
        "'\(element.name)' must not contain other elements", at: child.location,
        fix: "Move the element out of '\(element.name)'")
    }
    return element.text
  }

  private func refuseText(in element: XMLElement) throws(Diagnostic) {
    guard let place = element.textLocation else { return }
    throw fault(
      "'\(element.name)' must not contain text", at: place,
      fix: "Remove the text, or put it into a 'string'")
  }

  private func unknownTag(_ element: XMLElement) -> Diagnostic {
    let tags = Tag.allCases.map(\.rawValue)
    let near = nearestSpelling(to: element.name, among: tags)
    return fault(
      "Property lists have no element '\(element.name)'", at: element.location,
      fix: near.map { "Write '\($0)'" } ?? "Use one of \(tags.quotedChoices)")
  }

  private func fault(_ message: String, at location: SourceLocation, fix: String) -> Diagnostic {
    Diagnostic(.malformedPropertyList, message, at: location, fix: fix)
  }

  private enum Tag: String, CaseIterable {
    case dict, array, key, string, integer, real, `true`, `false`, data, date
  }
}
