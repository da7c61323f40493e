import Glibc

// Functions of the C library that this program defines itself: everything that asks for the time gets
// the world's clock, and a wait moves that clock.

/// Whether a clock counts the processor's time, which stays real.
private func isProcessorClock(_ clock: Int32) -> Bool {
  [CLOCK_PROCESS_CPUTIME_ID, CLOCK_THREAD_CPUTIME_ID].contains(clock) || clock < 0
}

private func isWallClock(_ clock: Int32) -> Bool {
  [CLOCK_REALTIME, CLOCK_REALTIME_COARSE, CLOCK_TAI].contains(clock)
}

/// The time of a clock that does not count the processor's time.
private func virtualTime(of clock: Int32) -> timespec {
  let queue = EventQueue.shared
  // Clocks that count from the start of the machine begin at an hour.
  let start = isWallClock(clock) ? queue.start : 3600
  let whole = start.rounded(.down)
  let nanoseconds = UInt64((start - whole) * 1e9) + queue.now
  return timespec(
    tv_sec: Int(whole) + Int(nanoseconds / 1_000_000_000),
    tv_nsec: Int(nanoseconds % 1_000_000_000))
}

@_cdecl("clock_gettime")
public func cardproofClock(_ clock: Int32, _ time: UnsafeMutablePointer<timespec>?) -> Int32 {
  guard !isProcessorClock(clock) else {
    #if arch(x86_64)
      let number = 228
    #else
      let number = 113
    #endif
    return Int32(cardproofSystemCall(number, Int(clock), Int(bitPattern: time), 0, 0, 0, 0))
  }
  time?.pointee = virtualTime(of: clock)
  return 0
}

@_cdecl("gettimeofday")
public func cardproofTimeOfDay(
  _ time: UnsafeMutablePointer<timeval>?, _ zone: UnsafeMutableRawPointer?
) -> Int32 {
  let now = virtualTime(of: CLOCK_REALTIME)
  time?.pointee = timeval(tv_sec: now.tv_sec, tv_usec: now.tv_nsec / 1000)
  return 0
}

@_cdecl("time")
public func cardproofTime(_ time: UnsafeMutablePointer<Int>?) -> Int {
  let now = virtualTime(of: CLOCK_REALTIME).tv_sec
  time?.pointee = now
  return now
}

@_cdecl("nanosleep")
public func cardproofSleep(
  _ time: UnsafePointer<timespec>?, _ rest: UnsafeMutablePointer<timespec>?
) -> Int32 {
  guard let time else { return -1 }
  EventQueue.shared.sleep(Double(time.pointee.tv_sec) + Double(time.pointee.tv_nsec) / 1e9)
  return 0
}

@_cdecl("sleep")
public func cardproofSleep(seconds: UInt32) -> UInt32 {
  EventQueue.shared.sleep(Double(seconds))
  return 0
}

@_cdecl("usleep")
public func cardproofSleep(microseconds: UInt32) -> Int32 {
  EventQueue.shared.sleep(Double(microseconds) / 1e6)
  return 0
}
