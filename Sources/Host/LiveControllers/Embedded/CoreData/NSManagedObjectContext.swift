/// A request for objects of a store.
open class NSFetchRequest<ResultType>: NSObject, @unchecked Sendable {
  open private(set) var entityName: String?
  open var entity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var returnsObjectsAsFaults = true
  open var includesPendingChanges = true
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var returnsDistinctResults = false
  open var propertiesToFetch: [Any]?
  open var relationshipKeyPathsForPrefetching: [String]?
  public override init() {}
  public init(entityName: String) { self.entityName = entityName }

  /// The kind of objects that it asks for, in words.
  var subject: String {
    entityName ?? entity?.name ?? String(describing: ResultType.self)
  }
}

/// Objects of a store: only those that code has put in, since there is no store here.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  private var objects: [NSManagedObject] = []
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var parent: NSManagedObjectContext?
  open var automaticallyMergesChangesFromParent = false
  open var mergePolicy: Any = NSErrorMergePolicy
  open var name: String?
  open var undoManager: AnyObject?
  open var transactionAuthor: String?
  open var stalenessInterval: TimeInterval = -1
  open var hasChanges: Bool { !objects.isEmpty }
  open var insertedObjects: Set<NSManagedObject> { Set(objects) }
  open var registeredObjects: Set<NSManagedObject> { Set(objects) }
  public init(concurrencyType: ConcurrencyType) {}
  public override init() {}

  open func insert(_ object: NSManagedObject) {
    if !objects.contains(object) { objects.append(object) }
  }
  open func delete(_ object: NSManagedObject) { objects.removeAll { $0 === object } }
  open func fetch<Result>(_ request: NSFetchRequest<Result>) throws
    -> [Result]
  {
    let found = objects.filter { $0.entity.name == request.subject }.compactMap { $0 as? Result }
    if found.isEmpty { Session.noteLookup(request.subject, in: "Core Data") }
    if !found.isEmpty, request.predicate != nil {
      Session.noteMissing("NSFetchRequest.predicate", changesLook: true)
    }
    if found.count > 1, request.sortDescriptors?.isEmpty == false {
      Session.noteMissing("NSFetchRequest.sortDescriptors", changesLook: true)
    }
    let wanted = found.dropFirst(request.fetchOffset)
    return Array(request.fetchLimit > 0 ? wanted.prefix(request.fetchLimit) : wanted)
  }
  open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    try fetch(request).count
  }
  open func object(with identifier: NSManagedObjectID) -> NSManagedObject {
    identifier.object ?? NSManagedObject(entity: NSEntityDescription(), insertInto: nil)
  }
  open func existingObject(with identifier: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = identifier.object else { throw CocoaError(.fileNoSuchFile) }
    return object
  }
  open func save() throws {}
  open func reset() { objects = [] }
  open func rollback() { objects = [] }
  open func refreshAllObjects() {}
  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
  open func processPendingChanges() {}
  open func setQueryGenerationFrom(_ token: Any?) throws {}
  open func perform(_ block: @escaping () -> Void) { EventQueue.shared.schedule(block) }
  open func performAndWait(_ block: () -> Void) { block() }
  open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }
}

public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType
nonisolated(unsafe) public let NSErrorMergePolicy: Any = "error"
nonisolated(unsafe) public let NSMergeByPropertyStoreTrumpMergePolicy: Any = "store"
nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy: Any = "object"
nonisolated(unsafe) public let NSOverwriteMergePolicy: Any = "overwrite"

/// Results of a request in sections, which follow changes: none happen here.
open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  open weak var delegate: NSFetchedResultsControllerDelegate?
  open private(set) var fetchedObjects: [ResultType]?
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
  }
  open func performFetch() throws { fetchedObjects = try managedObjectContext.fetch(fetchRequest) }
  open func object(at path: IndexPath) -> ResultType { (fetchedObjects ?? [])[path[1]] }
}

/// A delegate of such results.
public protocol NSFetchedResultsControllerDelegate: AnyObject {}
