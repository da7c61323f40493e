/// What the catalogue lists once, however many interactions have it: those of some of them put together.
///
/// While these stay the same, so does it from build to build.
struct CatalogueBlock: Sendable {
  /// The parts of the project that states turned out to be made of, each once.
  let inputs: [ProjectInput]
  /// Each transcript once, by its id.
  let transcripts: [(id: String, line: [UInt8])]

  private init(_ parts: [CataloguePart]) {
    var inputIDs: Set<String> = []
    inputs = parts.flatMap(\.inputs).filter { inputIDs.insert($0.id).inserted }
    var transcriptIDs: Set<String> = []
    transcripts = parts.flatMap(\.transcripts).filter { transcriptIDs.insert($0.id).inserted }
  }

  /// So many interactions are put together at a time (convention).
  private static let size = 50

  /// Blocks of all parts, in order.
  static func blocks(of parts: [CataloguePart], memory: SiteMemory?) -> [CatalogueBlock] {
    stride(from: 0, to: parts.count, by: size).map { start in
      let own = Array(parts[start..<min(start + size, parts.count)])
      return (memory?.catalogueBlocks).result(named: String(start), of: own) {
        CatalogueBlock(own)
      }
    }
  }
}
