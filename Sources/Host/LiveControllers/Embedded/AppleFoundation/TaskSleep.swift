/// Sleep on the virtual clock.
extension Task where Success == Never, Failure == Never {
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await wait(Double(duration) / 1e9)
  }
  public static func sleep(_ duration: UInt64) async { try? await wait(Double(duration) / 1e9) }
  public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    let parts = duration.components
    try await wait(Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
  }

  private static func wait(_ seconds: Double) async throws {
    try Task.checkCancellation()
    await withUnsafeContinuation { continuation in
      EventQueue.shared.schedule(after: seconds) { continuation.resume() }
    }
    try Task.checkCancellation()
  }
}
