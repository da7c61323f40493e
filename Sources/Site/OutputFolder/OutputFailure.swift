internal import SystemCalls

extension OutputWriter {
  /// Why a site could not be written; what was there before is still there.
  package struct Failure: Error, Hashable {
    package let message: String
    package let fix: String
  }
}

extension OutputWriter.Failure {
  static func cannotWrite(_ reason: String) -> Self {
    Self(
      message: "The output folder cannot be written: \(reason)",
      fix: "Check its permissions and the free space, or name another folder")
  }

  /// The folder cannot be had for oneself.
  package static func locked(_ folder: String) -> Self {
    guard mayRead(folder) else {
      return .cannotWrite("permission denied")
    }
    return Self(
      message: "Another cardproof is writing into the output folder",
      fix: "Wait until it is done, or name another folder")
  }

  static func cannotWrite(_ failure: SystemFailure) -> Self { cannotWrite(failure.reason) }
}
