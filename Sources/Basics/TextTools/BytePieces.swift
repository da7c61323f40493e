/// Pieces of a file in UTF-8, which is large, and which nobody needs in one.
extension [[UInt8]] {
  /// The pieces and, between each two, a separator.
  package func separated(by separator: String) -> [[UInt8]] {
    let between = [UInt8](separator.utf8)
    var all: [[UInt8]] = []
    all.reserveCapacity(count * 2)
    for piece in self {
      if !all.isEmpty { all.append(between) }
      all.append(piece)
    }
    return all
  }

  /// The same as one.
  package func joined(by separator: String) -> [UInt8] {
    let pieces = separated(by: separator)
    var all: [UInt8] = []
    all.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
    for piece in pieces { all += piece }
    return all
  }
}
