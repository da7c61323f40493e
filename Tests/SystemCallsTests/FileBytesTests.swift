import TestSupport
import Testing

@testable import SystemCalls

/// A file in pieces is the file that they make together, however long they are.
struct FileBytesTests {
  private static let lengths = [
    [], [0], [1, 0, 2], [65_536], [65_535, 1, 1], [10, 65_536, 10], [70_000, 3, 200_000],
    Array(repeating: 9_000, count: 40),
  ]

  private func pieces(of lengths: [Int]) -> [[UInt8]] {
    lengths.enumerated().map { number, length in
      (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ number) }
    }
  }

  @Test(arguments: lengths)
  func aFileIsWrittenAndRecognized(lengths: [Int]) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("file")
    let pieces = pieces(of: lengths)
    try writeFile(pieces, at: path)
    #expect(try readFile(at: path) == Array(pieces.joined()))
    #expect(try fileHolds(pieces, at: path))
    #expect(try fileHolds([Array(pieces.joined())], at: path))
  }

  @Test(arguments: lengths.filter { $0.contains { $0 > 0 } })
  func anotherByteIsSeenWhereverItIs(lengths: [Int]) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("file")
    let pieces = pieces(of: lengths)
    for place in lengths.indices where lengths[place] > 0 {
      for byte in [0, lengths[place] - 1] {
        var other = pieces
        other[place][byte] ^= 1
        try writeFile(other, at: path)
        #expect(try !fileHolds(pieces, at: path))
      }
    }
  }

  @Test func aShorterFileIsAnother() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("file")
    try writeFile([[1, 2]], at: path)
    #expect(try !fileHolds([[1, 2], [3]], at: path))
    #expect(throws: (any Error).self) { try fileHolds([[1]], at: folder.path("nothing")) }
  }
}
