/// Pieces of a file in UTF-8, which is large, and which nobody needs in one.
extension [[UInt8]] {
  /// The pieces and, between each two, a separator.
  package func separated(by separator: String) -> [[UInt8]] {
    let between = [UInt8](separator.utf8)
    return Array(flatMap { [between, $0] }.dropFirst())
  }

  /// The pieces as one array, with a separator between each two.
  package func joined(by separator: String) -> [UInt8] { separated(by: separator).whole }

  /// The pieces as one array; the standard library copies them byte by byte.
  package var whole: [UInt8] {
    var all: [UInt8] = []
    all.reserveCapacity(reduce(0) { $0 + $1.count })
    for piece in self { all += piece }
    return all
  }
}
