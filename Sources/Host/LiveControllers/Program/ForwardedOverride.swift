internal import SwiftSources

/// A declaration that a class gets because an extension of it overrides a member.
struct ForwardedOverride {
  /// The number of the file of the class.
  let file: Int
  /// The brace that opens the class.
  private let brace: SourceToken
  /// The number of the file of the member.
  let memberFile: Int
  let member: ExtensionOverride

  /// The overrides of extensions whose classes the files declare.
  static func all(in files: [(code: SourceCode, outline: SourceOutline)]) -> [ForwardedOverride] {
    var classes: [String: (file: Int, brace: SourceToken)] = [:]
    for (number, file) in files.enumerated() {
      for type in file.outline.types where type.keyword == "class" {
        let brace = file.code.tokens[type.body.lowerBound - 1]
        classes[type.name] = classes[type.name] ?? (number, brace)
      }
    }
    return files.enumerated().flatMap { number, file in
      file.outline.types.flatMap { type in
        type.overrides.compactMap { member in
          classes[type.name].map {
            ForwardedOverride(file: $0.file, brace: $0.brace, memberFile: number, member: member)
          }
        }
      }
    }
  }

  /// Whether a message is about the declaration, or about the member that it calls.
  func isMeant(by message: CompilerOutput.Message, in file: Int) -> Bool {
    message.text.contains("'\(member.ownName)")
      || file == self.file && message.line == brace.line && message.column > brace.column
        && message.text.contains("overrid")
  }

  func isSame(as other: Self) -> Bool {
    memberFile == other.memberFile && member.name == other.member.name
  }

  /// Writes the declaration behind the brace, where that still is.
  fileprivate func add(to bytes: inout [UInt8]) {
    let place = brace.range.upperBound
    guard bytes[place - 1] == UInt8(ascii: "{") else { return }
    bytes.insert(contentsOf: Array(" \(member.forward);".utf8), at: place)
  }

  fileprivate static func isBehind(_ first: Self, _ second: Self) -> Bool {
    first.brace.range.upperBound > second.brace.range.upperBound
  }
}

extension [ForwardedOverride] {
  /// A file with the declarations in its classes.
  func added(to bytes: [UInt8]) -> [UInt8] {
    sorted(by: ForwardedOverride.isBehind).reduce(into: bytes) { $1.add(to: &$0) }
  }
}
