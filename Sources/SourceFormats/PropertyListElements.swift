import Diagnostics

/// Turns the elements of an XML property list into values.
///
/// The grammar is that of Apple's `PropertyList-1.0.dtd`.
struct PropertyListElements {
  private(set) var diagnostics: [Diagnostic] = []

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
      throw fault("The property list holds no value", at: document.location, fix: "Write a value")
    }
    if elements.count > 1 {
      throw fault(
        "A property list must hold one value", at: elements[1].location,
        fix: "Put the values into an array or a dict")
    }
    return try node(root)
  }

  /// The value of an element.
  ///
  /// Only this function and the two below it call themselves; what they need besides has functions of
  /// its own, so that a list of the greatest depth fits the half megabyte of a thread's stack.
  private mutating func node(_ element: XMLElement) throws(Diagnostic) -> PropertyListNode {
    switch Tag(rawValue: element.name) {
    case .dict: try dictionary(element)
    case .array: try array(element)
    case let tag: PropertyListNode(try leaf(tag, element), at: element.location)
    }
  }

  private mutating func array(_ element: XMLElement) throws(Diagnostic) -> PropertyListNode {
    try refuseText(in: element)
    var nodes: [PropertyListNode] = []
    for child in element.elements { nodes.append(try node(child)) }
    return PropertyListNode(.array(nodes), at: element.location)
  }

  private mutating func dictionary(_ element: XMLElement) throws(Diagnostic) -> PropertyListNode {
    var entries: [PropertyListEntry] = []
    for pair in try pairs(of: element) {
      let value = try node(pair.value)
      entries.append(PropertyListEntry(key: pair.key, at: pair.location, value: value))
    }
    return PropertyListNode(.dictionary(entries), at: element.location)
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
        "A 'key' must stand in a 'dict'", at: element.location, fix: "Put a 'dict' around it")
    case .dict, .array, nil: throw unknownTag(element)
    }
  }

  private typealias Pair = (key: String, location: SourceLocation, value: XMLElement)

  /// The keys of a dictionary with the elements of their values.
  private mutating func pairs(of dictionary: XMLElement) throws(Diagnostic) -> [Pair] {
    try refuseText(in: dictionary)
    var pairs: [Pair] = []
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
        pairs.append((key, keyElement.location, value))
      }
    }
    return pairs
  }

  /// The text of an element that holds nothing else.
  private func text(of element: XMLElement) throws(Diagnostic) -> String {
    if let child = element.elements.first {
      throw fault(
        "'\(element.name)' cannot hold other elements", at: child.location,
        fix: "Move the element out of '\(element.name)'")
    }
    return element.text
  }

  private func refuseText(in element: XMLElement) throws(Diagnostic) {
    guard let place = element.textLocation else { return }
    throw fault(
      "'\(element.name)' cannot hold text of its own", at: place,
      fix: "Remove the text, or put it into a 'string'")
  }

  private func unknownTag(_ element: XMLElement) -> Diagnostic {
    let tags = Tag.allCases.map(\.rawValue)
    let near = nearestSpelling(to: element.name, among: tags)
    return fault(
      "A property list has no element '\(element.name)'", at: element.location,
      fix: near.map { "Write '\($0)'" } ?? "Use one of \(quotedList(tags))")
  }

  private func fault(_ message: String, at location: SourceLocation, fix: String) -> Diagnostic {
    Diagnostic(.malformedPropertyList, message, at: location, fix: fix)
  }

  private enum Tag: String, CaseIterable {
    case dict, array, key, string, integer, real, `true`, `false`, data, date
  }
}
