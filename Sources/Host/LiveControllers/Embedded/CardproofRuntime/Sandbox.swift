import Glibc

/// The limits that hold for the code of an ask.
struct Sandbox {
  private let cpuSeconds: UInt
  private let bytes: UInt

  /// Reads `cpuSeconds` and `bytes`.
  init(limits: JSONValue?) {
    cpuSeconds = UInt(max(1, limits?["cpuSeconds"]?.int ?? 2))
    bytes = UInt(max(1 << 26, limits?["bytes"]?.int ?? 1 << 30))
  }

  /// The protections that this machine grants, tried in a copy of the process.
  func probed() -> [String] {
    let child = c_fork()
    if child == 0 { _exit(apply()) }
    var status: Int32 = 0
    guard child > 0, waitpid(child, &status, 0) == child, status & 0x7F == 0 else { return [] }
    let granted = status >> 8
    return ["limits", "no-new-privileges", "seccomp"].enumerated()
      .filter { granted & (1 << Int32($0.offset)) != 0 }.map(\.element)
  }

  /// Limits the process for good; returns a bit for each protection that holds.
  @discardableResult
  func apply() -> Int32 {
    let setParentDeathSignal = 1
    let setNoNewPrivileges = 38
    _ = c_prctl(setParentDeathSignal, UInt(SIGKILL), 0, 0, 0)
    alarm(UInt32(cpuSeconds) * 4 + 20)
    var granted: Int32 = limitResources() ? 1 : 0
    if c_prctl(setNoNewPrivileges, 1, 0, 0, 0) == 0 { granted |= 2 }
    if SystemCallFilter(process: getpid()).install() { granted |= 4 }
    return granted
  }

  private func limitResources() -> Bool {
    let cpu: Int32 = 0
    let fileSize: Int32 = 1
    let core: Int32 = 4
    let openFiles: Int32 = 7
    let addressSpace: Int32 = 9
    let limits: [(Int32, UInt)] = [
      (cpu, cpuSeconds), (fileSize, 1 << 20), (core, 0), (openFiles, 256), (addressSpace, bytes),
    ]
    return limits.allSatisfy { resource, value in
      // The first limit signals, the second kills.
      var limit = rlimit(rlim_cur: value, rlim_max: resource == cpu ? value + 1 : value)
      return c_setrlimit(resource, &limit) == 0
    }
  }
}
