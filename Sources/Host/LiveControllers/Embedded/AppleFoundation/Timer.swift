/// A timer on the virtual clock.
open class Timer: NSObject, @unchecked Sendable {
  private let action: (Timer) -> Void
  private let repeats: Bool
  private var event: EventQueue.Event?
  open private(set) var isValid = true
  public let timeInterval: TimeInterval
  open var fireDate: Date
  open var tolerance: TimeInterval = 0
  public let userInfo: Any?

  /// A timer that never fires.
  public convenience override init() { self.init(timeInterval: 0, repeats: false) { _ in } }
  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    timeInterval = interval
    self.repeats = repeats
    action = block
    fireDate = Date() + interval
    userInfo = nil
  }
  public init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    timeInterval = interval
    self.repeats = repeats
    action = block
    fireDate = date
    userInfo = nil
  }
  public init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    timeInterval = interval
    self.repeats = repeats
    let target = target as AnyObject
    action = { Selectors.call(selector, of: target, with: $0) }
    fireDate = Date() + interval
    self.userInfo = userInfo
  }

  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }
  @discardableResult
  open class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    timer.start()
    return timer
  }

  func start() {
    guard event == nil else { return }
    schedule(after: max(fireDate.timeIntervalSinceNow, 0))
  }
  private func schedule(after seconds: Double) {
    event = EventQueue.shared.schedule(after: seconds) { [self] in
      fire()
      if repeats, isValid { schedule(after: max(timeInterval, 0.0001)) }
    }
  }
  open func fire() {
    guard isValid else { return }
    if !repeats { isValid = false }
    action(self)
  }
  open func invalidate() {
    isValid = false
    event?.cancel()
    event = nil
  }
}

/// The loop of the main thread, which is the event queue.
open class RunLoop: NSObject, @unchecked Sendable {
  public static let main = RunLoop()
  open class var current: RunLoop { main }
  open func add(_ timer: Timer, forMode mode: Mode) { timer.start() }
  open func run(until date: Date) {
    let end = EventQueue.shared.seconds + max(0, date.timeIntervalSinceNow)
    EventQueue.shared.drain(for: max(0, date.timeIntervalSinceNow))
    EventQueue.shared.sleep(end - EventQueue.shared.seconds)
  }
  @discardableResult open func run(mode: Mode, before date: Date) -> Bool {
    run(until: date)
    return true
  }
  open func perform(_ block: @escaping () -> Void) { EventQueue.shared.schedule(block) }
}
