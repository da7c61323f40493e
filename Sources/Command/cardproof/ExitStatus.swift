/// The exit status of the process (BSD's sysexits, except for findings).
enum ExitStatus: Int32, Error, CaseIterable {
  case done = 0
  /// Errors were found; warnings too with `--strict`.
  case findings = 1
  case wrongUsage = 64
  case inputMissing = 66
  /// A fault of Cardproof.
  case internalFault = 70
  case outputFailed = 73

  /// The meaning in words.
  var meaning: String {
    switch self {
    case .done: "done"
    case .findings: "findings"
    case .wrongUsage: "wrong usage"
    case .inputMissing: "input missing"
    case .internalFault: "a fault of Cardproof"
    case .outputFailed: "output cannot be written"
    }
  }
}
