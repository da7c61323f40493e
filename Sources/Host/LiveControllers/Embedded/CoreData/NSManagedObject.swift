@_exported import AppleFoundation

/// A result of a request.
public protocol NSFetchRequestResult: AnyObject {}

/// An object that a store keeps; here as long as the ask.
open class NSManagedObject: NSObject, NSFetchRequestResult, CardproofKeyed, Identifiable,
  @unchecked Sendable
{
  private var values: [String: Any] = [:]
  open private(set) weak var managedObjectContext: NSManagedObjectContext?
  public let entity: NSEntityDescription
  open var objectID: NSManagedObjectID { NSManagedObjectID(self) }
  open var isInserted: Bool { managedObjectContext != nil }
  open var isDeleted: Bool { false }
  open var hasChanges: Bool { isInserted }
  open var isFault: Bool { false }

  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    super.init()
    managedObjectContext = context
    context?.insert(self)
    awakeFromInsert()
  }
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: context)
  }

  open class func entity() -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = String(describing: self)
    return entity
  }
  open class func fetchRequest() -> NSFetchRequest<NSFetchRequestResult> {
    NSFetchRequest(entityName: String(describing: self))
  }
  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) {}
  open func didChangeValue(forKey key: String) {}

  public func cardproofValue(of key: String) -> Any? { values[key] }
  public func cardproofSet(_ value: Any?, of key: String) { values[key] = value }

  /// The value of a property that the store manages: what code has set, else nothing or zero.
  public func cardproofManaged<Value>(_ key: String) -> Value {
    if let value = values[key] as? Value { return value }
    if let optional = Value.self as? ExpressibleByNilLiteral.Type,
      let none = optional.init(nilLiteral: ()) as? Value
    {
      return none
    }
    let zeros: [Any] = [
      Int16(0), Int32(0), Int64(0), 0, 0.0, Float(0), false, "", Data(), UUID(), NSSet(),
      Date(timeIntervalSinceReferenceDate: 0), NSDecimalNumber.zero,
    ]
    guard let zero = zeros.lazy.compactMap({ $0 as? Value }).first else {
      fatalError("'\(key)' has no value")
    }
    return zero
  }
  /// The value of a property whose attribute begins with one.
  public func cardproofManaged<Value>(_ key: String, or start: Value) -> Value {
    values[key] as? Value ?? start
  }
  public func cardproofManage<Value>(_ value: Value, _ key: String) { values[key] = value }

  /// Adds objects to a relationship.
  public func cardproofAdd(_ objects: [Any], _ key: String, isOrdered: Bool) {
    change(key, isOrdered) { $0 + objects }
  }
  /// Takes objects from a relationship.
  public func cardproofRemove(_ objects: [Any], _ key: String, isOrdered: Bool) {
    let gone = Set(objects.map { ObjectIdentifier($0 as AnyObject) })
    change(key, isOrdered) { $0.filter { !gone.contains(ObjectIdentifier($0 as AnyObject)) } }
  }
  private func change(_ key: String, _ isOrdered: Bool, _ change: ([Any]) -> [Any]) {
    let old = (values[key] as? NSOrderedSet)?.array ?? (values[key] as? NSSet)?.allObjects ?? []
    values[key] = isOrdered ? NSOrderedSet(array: change(old)) : NSSet(array: change(old))
  }
}

/// The identity of an object.
public final class NSManagedObjectID: NSObject, @unchecked Sendable {
  weak var object: NSManagedObject?
  init(_ object: NSManagedObject) { self.object = object }
  public func uriRepresentation() -> URL { URL(fileURLWithPath: "/") }
}

/// A kind of objects.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  open var name: String?
  open var managedObjectClassName: String { name ?? "" }
  open class func entity(
    forEntityName name: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    let entity = NSEntityDescription()
    entity.name = name
    return entity
  }
  open class func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = NSEntityDescription()
    entity.name = name
    Session.noteMissing("NSEntityDescription.insertNewObject(forEntityName:into:)")
    return NSManagedObject(entity: entity, insertInto: context)
  }
}
