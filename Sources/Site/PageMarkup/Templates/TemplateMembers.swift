/// The members of an object that a page gives its template, by their names.
///
/// A template looks for a name in one object after the other, and finds most of them in the last
/// ones. So a name is hashed once, where it is written, and compared as a number; a dictionary
/// would hash it anew for each object.
package struct TemplateMembers: Hashable, Sendable {
  /// In the order in which they were given.
  private var members: [Member] = []

  private struct Member: Hashable {
    let key: TemplateKey
    var value: TemplateValue
  }

  package init() {}

  package var names: [String] { members.map(\.key.name) }

  package subscript(name: String) -> TemplateValue? {
    get { self[TemplateKey(name)] }
    set {
      let key = TemplateKey(name)
      let index = members.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  subscript(key: TemplateKey) -> TemplateValue? {
    for index in members.indices where members[index].key == key { return members[index].value }
    return nil
  }

  /// Adds members of another object; of those that have the same name, the own ones stay.
  package mutating func add(_ others: TemplateMembers) {
    let own = members.count
    for other in others.members where !members[..<own].contains(where: { $0.key == other.key }) {
      members.append(other)
    }
  }

  /// With members of another object added, whose names are not its own.
  package func adding(_ others: TemplateMembers) -> TemplateMembers {
    var all = self
    all.add(others)
    return all
  }
}

extension TemplateMembers: ExpressibleByDictionaryLiteral {
  /// Keeps the last of several members with the same name.
  package init(dictionaryLiteral members: (String, TemplateValue)...) {
    self.members.reserveCapacity(members.count)
    for (name, value) in members { self[name] = value }
  }
}

/// A name in the data of a page, with its hash.
struct TemplateKey: Hashable, Sendable {
  private let hash: UInt64
  let name: String

  init(_ name: String) {
    self.name = name
    // FNV-1a with 64 bits: names are short, and there are few of them.
    hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
