/// A store with its model: it loads at once and has nothing in it.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator = NSPersistentStoreCoordinator()
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
  }
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: NSManagedObjectModel())
  }
  open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: "/") }
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, Error?) -> Void
  ) {
    for description in persistentStoreDescriptions { block(description, nil) }
  }
  open func newBackgroundContext() -> NSManagedObjectContext { viewContext }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    EventQueue.shared.schedule { [viewContext] in block(viewContext) }
  }
}

/// A store that iCloud keeps too.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

/// Where a store is.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var isReadOnly = false
  public override init() {}
  public init(url: URL) { self.url = url }
  open func setOption(_ option: NSObject?, forKey key: String) {}
}

/// A store.
open class NSPersistentStore: NSObject, @unchecked Sendable {}

/// The kinds of objects of a store.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  public override init() {}
  public init?(contentsOf url: URL) {}
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel()
  }
}

/// The way from contexts to stores.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public override init() {}
  public init(managedObjectModel model: NSManagedObjectModel) {}
  open var persistentStores: [NSPersistentStore] { [] }
  /// Nil, as no object outlives an ask.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    Session.noteLookup(url.absoluteString, in: "Core Data")
    return nil
  }
  @discardableResult open func addPersistentStore(
    ofType type: String, configurationName: String?, at url: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { NSPersistentStore() }
}

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationPostOptionKey"
