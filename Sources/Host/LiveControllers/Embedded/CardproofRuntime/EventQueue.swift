import Glibc

/// The queue of everything that happens later, on a clock that never waits.
///
/// Dispatch queues, timers, tasks and answers of the network all go through it, so their order depends
/// on their times and on nothing else.
public final class EventQueue {
  /// The queue of the process.
  nonisolated(unsafe) public static let shared = EventQueue()

  /// A thing that happens later.
  public final class Event {
    fileprivate let time: UInt64
    fileprivate var action: (() -> Void)?

    fileprivate init(time: UInt64, action: @escaping () -> Void) {
      self.time = time
      self.action = action
    }

    /// Forgets the event.
    public func cancel() { action = nil }
  }

  /// Nanoseconds since the ask began.
  public private(set) var now: UInt64 = 0

  /// The world's time at the begin of the ask, in seconds since 1970.
  var start = 0.0

  /// Work for the end of each event.
  public var afterEach: (() -> Void)?

  private var events: [Event] = []
  private var isDrainingMainQueue = false

  /// Seconds since the ask began.
  public var seconds: Double { Double(now) / 1e9 }

  /// Adds an event after the time that `seconds` tells from now, behind those of the same time.
  @discardableResult
  public func schedule(after seconds: Double = 0, _ action: @escaping () -> Void) -> Event {
    let delay = seconds > 0 ? UInt64(min(seconds, 1e9) * 1e9) : 0
    let event = Event(time: now + delay, action: action)
    let index = events.firstIndex { $0.time > event.time } ?? events.endIndex
    events.insert(event, at: index)
    return event
  }

  /// Moves the clock without running anything, as a thread that sleeps.
  public func sleep(_ seconds: Double) {
    guard seconds > 0 else { return }
    now += UInt64(min(seconds, 1e9) * 1e9)
  }

  /// Runs the next event that is due by a time; false if there is none.
  private func runNext(by limit: UInt64) -> Bool {
    drainMainQueue()
    while let event = events.first, event.time <= limit {
      events.removeFirst()
      guard let action = event.action else { continue }
      event.action = nil
      now = max(now, event.time)
      action()
      drainMainQueue()
      afterEach?()
      return true
    }
    return false
  }

  /// Runs events until the condition holds; false if no event is left that could make it hold.
  @discardableResult
  public func run(until condition: () -> Bool, for seconds: Double = 1e9) -> Bool {
    let limit = now + UInt64(min(max(seconds, 0), 1e9) * 1e9)
    drainMainQueue()
    while !condition() {
      guard runNext(by: limit) else { return false }
    }
    return true
  }

  /// Runs all events that are due within a time, and moves the clock no further than the last.
  public func drain(for seconds: Double) { run(until: { false }, for: seconds) }

  /// Runs the jobs of the main actor, which wait in the main queue of the system's Dispatch.
  private func drainMainQueue() {
    guard !isDrainingMainQueue else { return }
    isDrainingMainQueue = true
    defer { isDrainingMainQueue = false }
    c_drainMainQueue(nil)
  }
}

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func c_drainMainQueue(_ message: UnsafeMutableRawPointer?)
