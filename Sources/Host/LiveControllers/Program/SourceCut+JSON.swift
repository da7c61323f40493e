internal import Diagnostics
internal import SourceFormats

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The file that says of a program that is kept what was left out of it.
extension SourceCut {
  private struct Record: Codable {
    let number: Int
    let file: String
    let line: Int
    let column: Int
    let text: String
    let reason: String
    let kind: String
    let reach: String
  }

  static func bytes(of cuts: [SourceCut]) -> [UInt8] {
    let records = cuts.map { cut in
      Record(
        number: cut.number, file: cut.location.file, line: cut.location.line,
        column: cut.location.column, text: cut.text, reason: cut.reason, kind: cut.kind.rawValue,
        reach: cut.reach.rawValue)
    }
    return (try? JSONEncoder().encode(records)).map { Array($0) } ?? []
  }

  /// Nil for bytes that are no such file.
  static func list(from bytes: [UInt8]) -> [SourceCut]? {
    let records = try? readJSON([Record].self, from: bytes)
    return records?.map { record in
      SourceCut(
        number: record.number,
        location: SourceLocation(file: record.file, line: record.line, column: record.column),
        text: record.text, reason: record.reason, kind: Kind(rawValue: record.kind) ?? .statement,
        reach: Reach(rawValue: record.reach) ?? .unseen)
    }
  }
}
