/// Work that can be cancelled and waited for.
open class DispatchWorkItem: @unchecked Sendable {
  private let work: () -> Void
  private var observers: [() -> Void] = []
  private var isDone = false
  open private(set) var isCancelled = false

  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping () -> Void
  ) { work = block }

  open func perform() {
    guard !isCancelled, !isDone else { return }
    work()
    isDone = true
    for observer in observers { observer() }
    observers = []
  }
  open func cancel() { isCancelled = true }
  open func wait() {
    guard EventQueue.shared.run(until: { isDone || isCancelled }) else {
      Session.hang(in: "DispatchWorkItem.wait()")
    }
  }
  open func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
    guard !isDone else { return queue.async(execute: work) }
    observers.append { queue.async(execute: work) }
  }
}

/// A count of work that others wait for.
open class DispatchGroup: @unchecked Sendable {
  private var count = 0
  private var observers: [() -> Void] = []

  public init() {}

  open func enter() { count += 1 }
  open func leave() {
    precondition(count > 0, "Unbalanced call to dispatch_group_leave()")
    count -= 1
    guard count == 0 else { return }
    let waiting = observers
    observers = []
    for observer in waiting { observer() }
  }
  open func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    guard count > 0 else { return queue.async(execute: work) }
    observers.append { queue.async(execute: work) }
  }
  open func notify(queue: DispatchQueue, work item: DispatchWorkItem) {
    notify(queue: queue) { item.perform() }
  }
  open func wait() {
    guard EventQueue.shared.run(until: { count == 0 }) else {
      Session.hang(in: "DispatchGroup.wait()")
    }
  }
  open func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    waited(for: timeout, until: { count == 0 })
  }
}

/// A count that threads wait for; waiting runs what else there is to do.
open class DispatchSemaphore: @unchecked Sendable {
  private var value: Int

  public init(value: Int) { self.value = value }

  @discardableResult
  open func signal() -> Int {
    value += 1
    return value > 0 ? 0 : 1
  }
  open func wait() {
    guard EventQueue.shared.run(until: { value > 0 }) else {
      Session.hang(in: "DispatchSemaphore.wait()")
    }
    value -= 1
  }
  @discardableResult
  open func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    let result = waited(for: timeout, until: { value > 0 })
    if result == .success { value -= 1 }
    return result
  }
  @discardableResult
  open func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(timeout: .now() + wallTimeout.date.timeIntervalSinceNow)
  }
}

/// Runs events until the condition holds or the time comes, to which it moves the clock.
private func waited(for time: DispatchTime, until condition: () -> Bool) -> DispatchTimeoutResult {
  let now = DispatchTime.now().uptimeNanoseconds
  let seconds = time.uptimeNanoseconds > now ? Double(time.uptimeNanoseconds - now) / 1e9 : 0
  let end = EventQueue.shared.seconds + seconds
  if EventQueue.shared.run(until: condition, for: seconds) { return .success }
  EventQueue.shared.sleep(end - EventQueue.shared.seconds)
  return .timedOut
}
