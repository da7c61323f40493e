internal import Diagnostics
internal import TextTools

extension IntentDefinition {
  /// Finds parameters whose limits leave no value, or exclude their default.
  func checkLimits(reporting diagnostics: inout [Diagnostic]) {
    for parameter in shownIntents.flatMap(\.parameters) {
      let limits = parameter.limits
      if let minimum = limits.minimum, let maximum = limits.maximum, minimum > maximum {
        diagnostics.report(
          .impossibleRange,
          "No value of '\(parameter.name)' is at least \(minimum.short) and at most \(maximum.short)",
          at: parameter.location, fix: "Swap the limits, or remove one")
        continue
      }
      checkDefault(of: parameter, reporting: &diagnostics)
    }
  }

  private func checkDefault(
    of parameter: IntentParameter, reporting diagnostics: inout [Diagnostic]
  ) {
    switch (parameter.type, parameter.limits.defaultValue) {
    case (.enumeration(let name), .text(let value)?):
      guard let cases = enumeration(named: name)?.cases.map(\.name), !cases.contains(value) else {
        return
      }
      diagnostics.report(
        .unknownDefault,
        "The default of '\(parameter.name)' is '\(value)', not a case of '\(name)'",
        at: parameter.location,
        fix: nearestSpelling(to: value, among: cases).map { "Write '\($0)'" }
          ?? "Choose the default again in Xcode")
    case (_, .integer(let value)?): checkDefault(Double(value), of: parameter, &diagnostics)
    case (_, .number(let value)?): checkDefault(value, of: parameter, &diagnostics)
    default: break
    }
  }

  private func checkDefault(
    _ value: Double, of parameter: IntentParameter, _ diagnostics: inout [Diagnostic]
  ) {
    let limits = parameter.limits
    // Limits may be in another unit than the value.
    guard limits.unit == nil, parameter.metadata.units == .none, !limits.allows(value) else {
      return
    }
    diagnostics.report(
      .defaultOutOfRange,
      "The default of '\(parameter.name)', \(value.short), is outside of its limits",
      at: parameter.location, fix: "Choose another default, or change the limits")
  }
}

extension Double {
  /// Without decimals where there are none.
  fileprivate var short: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}
