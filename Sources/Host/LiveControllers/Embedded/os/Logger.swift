@_exported import AppleFoundation

/// A log, which goes to the output of the program.
public final class OSLog: @unchecked Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")
  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: Category) {}
}

/// How important an entry is.
public struct OSLogType: Equatable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)
}

public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: Any...
) { print(message) }
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ arguments: Any...
) { print(message) }

/// The visible part of a logged value.
public struct OSLogPrivacy: Sendable {
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
  public static let auto = OSLogPrivacy()
}

/// A message with values.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) { text += literal }
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
  ) { text += "\(value())" }
}

/// A writer of entries.
public struct Logger: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public init(_ log: OSLog) {}
  public func log(_ message: OSLogMessage) { print(message.text) }
  public func log(level: OSLogType, _ message: OSLogMessage) { print(message.text) }
  public func trace(_ message: OSLogMessage) { print(message.text) }
  public func debug(_ message: OSLogMessage) { print(message.text) }
  public func info(_ message: OSLogMessage) { print(message.text) }
  public func notice(_ message: OSLogMessage) { print(message.text) }
  public func warning(_ message: OSLogMessage) { print(message.text) }
  public func error(_ message: OSLogMessage) { print(message.text) }
  public func critical(_ message: OSLogMessage) { print(message.text) }
  public func fault(_ message: OSLogMessage) { print(message.text) }
}

/// A lock.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private var state: State
  public init(initialState: State) { state = initialState }
  public func withLock<Result>(_ work: (inout State) throws -> Result) rethrows -> Result {
    try work(&state)
  }
}
