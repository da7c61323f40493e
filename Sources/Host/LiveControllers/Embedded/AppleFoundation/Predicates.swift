/// A condition on objects, which nothing here evaluates: the stores that take it are empty.
open class NSPredicate: NSObject, @unchecked Sendable {
  public let predicateFormat: String
  public init(format: String, _ arguments: Any?...) { predicateFormat = format }
  public init(format: String, argumentArray arguments: [Any]?) { predicateFormat = format }
  public init(value: Bool) { predicateFormat = value ? "TRUEPREDICATE" : "FALSEPREDICATE" }
  init(cardproofFormat: String) { predicateFormat = cardproofFormat }
  open func evaluate(with object: Any?) -> Bool {
    Session.noteMissing("NSPredicate.evaluate(with:)", changesLook: true)
    return true
  }
}

/// Conditions together.
open class NSCompoundPredicate: NSPredicate, @unchecked Sendable {
  public let subpredicates: [Any]
  public init(type: LogicalType, subpredicates: [NSPredicate]) {
    self.subpredicates = subpredicates
    super.init(cardproofFormat: subpredicates.map(\.predicateFormat).joined(separator: ", "))
  }
  public convenience init(andPredicateWithSubpredicates parts: [NSPredicate]) {
    self.init(type: .and, subpredicates: parts)
  }
  public convenience init(orPredicateWithSubpredicates parts: [NSPredicate]) {
    self.init(type: .or, subpredicates: parts)
  }
  public convenience init(notPredicateWithSubpredicate part: NSPredicate) {
    self.init(type: .not, subpredicates: [part])
  }
}

/// An order of objects by a key.
open class NSSortDescriptor: NSObject, @unchecked Sendable {
  public let key: String?
  public let ascending: Bool
  public init(key: String?, ascending: Bool) {
    self.key = key
    self.ascending = ascending
  }
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key: key, ascending: ascending)
  }
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(key: "\(keyPath)", ascending: ascending)
  }
}
