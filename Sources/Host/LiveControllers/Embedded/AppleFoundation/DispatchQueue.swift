/// A queue whose work runs on the virtual clock, one piece at a time.
open class DispatchQueue: @unchecked Sendable {
  public static let main = DispatchQueue(label: "com.apple.main-thread")
  private static let shared = DispatchQueue(label: "com.apple.root", attributes: .concurrent)
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { shared }
  public class func global(priority: GlobalQueuePriority) -> DispatchQueue { shared }

  public let label: String
  public let qos: DispatchQoS
  private let isConcurrent: Bool
  private var pending = 0
  private var isRunning = false
  private var specifics: [ObjectIdentifier: Any] = [:]

  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    self.label = label
    self.qos = qos
    isConcurrent = attributes.contains(.concurrent)
  }

  private func schedule(after seconds: Double = 0, _ work: @escaping () -> Void) {
    if seconds <= 0 { pending += 1 }
    EventQueue.shared.schedule(after: seconds) { [self] in
      if seconds <= 0 { pending -= 1 }
      run(work)
    }
  }

  private func run<Result>(_ work: () throws -> Result) rethrows -> Result {
    let wasRunning = isRunning
    isRunning = true
    defer { isRunning = wasRunning }
    return try work()
  }

  open func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
  ) {
    group?.enter()
    schedule {
      work()
      group?.leave()
    }
  }
  open func async(execute item: DispatchWorkItem) { schedule { item.perform() } }
  open func async(group: DispatchGroup, execute item: DispatchWorkItem) {
    async(group: group) { item.perform() }
  }

  open func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) { schedule(after: deadline.secondsFromNow, work) }
  open func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    schedule(after: deadline.secondsFromNow) { item.perform() }
  }
  open func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
  ) { schedule(after: wallDeadline.date.timeIntervalSinceNow, work) }

  /// Runs the work after what the queue has to do before it.
  open func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    if !isConcurrent, !isRunning, self !== Self.main {
      EventQueue.shared.run(until: { pending == 0 }, for: 0)
    }
    return try run(work)
  }
  open func sync<Result>(
    flags: DispatchWorkItemFlags, execute work: () throws -> Result
  ) rethrows -> Result { try sync(execute: work) }
  open func sync(execute item: DispatchWorkItem) { sync { item.perform() } }
  open func asyncAndWait<Result>(execute work: () throws -> Result) rethrows -> Result {
    try sync(execute: work)
  }

  open class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for index in 0..<iterations { work(index) }
  }
  open func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {
    specifics[ObjectIdentifier(key)] = value
  }
  open func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
    specifics[ObjectIdentifier(key)] as? Value
  }
  open class func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
    main.getSpecific(key: key)
  }
  open func activate() {}
  open func suspend() {}
  open func resume() {}
  open func setTarget(queue: DispatchQueue?) {}
}

/// A key of a value that a queue carries.
public final class DispatchSpecificKey<Value>: @unchecked Sendable { public init() {} }

extension DispatchTime {
  /// Seconds until the time on the virtual clock.
  fileprivate var secondsFromNow: Double {
    let now = DispatchTime.now().uptimeNanoseconds
    return uptimeNanoseconds > now ? Double(uptimeNanoseconds - now) / 1e9 : 0
  }
}

/// A time of the wall's clock.
public struct DispatchWallTime: Comparable, Sendable {
  let date: Date
  public static func now() -> DispatchWallTime { DispatchWallTime(date: Date()) }
  public static let distantFuture = DispatchWallTime(date: .distantFuture)
  public static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool { a.date < b.date }
  public static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(date: time.date + seconds)
  }
  public static func + (time: DispatchWallTime, interval: DispatchTimeInterval)
    -> DispatchWallTime
  {
    switch interval {
    case .seconds(let count): time + Double(count)
    case .milliseconds(let count): time + Double(count) / 1e3
    case .microseconds(let count): time + Double(count) / 1e6
    case .nanoseconds(let count): time + Double(count) / 1e9
    default: .distantFuture
    }
  }
}
