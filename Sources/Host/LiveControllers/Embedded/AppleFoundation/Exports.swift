@_exported import Foundation

/// Tells that a statement was reached that was left out at compile time; the values are those it named.
public func _cut(_ number: Int, _ values: Any...) { Session.noteCut(number) }

/// Ends the ask at a body that was left out at compile time.
public func _trap(_ number: Int, _ values: Any...) -> Never {
  Session.noteCut(number, isTrap: true)
  fflush(nil)
  _exit(70)
}

/// Tells that a statement was reached that is too short for its number.
public func _cut(file: String, line: Int, column: Int) {
  Session.noteCut(in: file, line: line, column: column)
}

/// Ends the ask at a body that is too short for its number.
public func _trap(file: String, line: Int, column: Int) -> Never {
  Session.noteCut(in: file, line: line, column: column, isTrap: true)
  fflush(nil)
  _exit(70)
}

/// Runs the work; Swift on Linux has no pool to drain.
public func autoreleasepool<Result>(
  invoking work: () throws -> Result
) rethrows -> Result { try work() }

/// The name of a method.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String
  public init() { description = "" }
  public init(_ name: String) { description = name }
  public init(stringLiteral value: String) { description = value }
}
