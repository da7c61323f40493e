/// A place for an error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// A presenter of files; nothing else changes them.
public protocol NSFilePresenter: AnyObject {
  var presentedItemURL: URL? { get }
  var presentedItemOperationQueue: Foundation.OperationQueue { get }
}

/// A coordinator of files, which nothing else uses.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  public convenience override init() { self.init(filePresenter: nil) }
  public init(filePresenter: NSFilePresenter?) {}
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error: NSErrorPointer = nil,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error: NSErrorPointer = nil,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }
  open class func addFilePresenter(_ presenter: NSFilePresenter) {}
  open class func removeFilePresenter(_ presenter: NSFilePresenter) {}
}
