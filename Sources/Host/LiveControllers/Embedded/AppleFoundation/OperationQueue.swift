/// A queue of operations on the virtual clock.
open class OperationQueue: Foundation.OperationQueue, @unchecked Sendable {
  private static let mainQueue = OperationQueue()
  open override class var main: OperationQueue { mainQueue }
  open override class var current: OperationQueue? { mainQueue }
  private var waiting: [Operation] = []

  open override func addOperation(_ operation: Operation) {
    waiting.append(operation)
    EventQueue.shared.schedule { [self] in start(operation) }
  }
  open override func addOperation(_ block: @escaping @Sendable () -> Void) {
    EventQueue.shared.schedule(block)
  }
  open override func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
    for operation in operations { addOperation(operation) }
    if wait { waitUntilAllOperationsAreFinished() }
  }
  open override func waitUntilAllOperationsAreFinished() {
    EventQueue.shared.run(until: { waiting.isEmpty })
  }

  /// Starts an operation when those that it depends on are done.
  private func start(_ operation: Operation) {
    if operation.dependencies.contains(where: { !$0.isFinished }), !waiting.isEmpty {
      EventQueue.shared.schedule(after: 0.001) { [self] in start(operation) }
      return
    }
    operation.start()
    waiting.removeAll { $0 === operation }
  }
}
