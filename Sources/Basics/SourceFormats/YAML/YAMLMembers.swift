/// Where each entry of a mapping and each item of a list starts and ends in a YAML document.
struct YAMLMembers {
  private var members: [Member] = []

  struct Member {
    /// In bytes: from the key, or the value of an item, to the end of the last thing in it.
    let range: Range<Int>
    /// The byte at which its mapping or list starts.
    let container: Int
    let isFlow: Bool
    /// Whether it is an entry of a mapping and not an item of a list.
    let isEntry: Bool
    /// Whether a text with lines of its own is in it, whose end depends on what follows.
    let hasBlockScalar: Bool
  }

  private struct Open {
    let start: Int
    let isMapping: Bool
    let isFlow: Bool
    var key: Int?
    var hasBlockScalar = false
  }

  /// Nil for what is no YAML, and for a document with aliases, in which one text stands in many
  /// places.
  init?(_ bytes: [UInt8]) {
    guard var events = YAMLEvents(bytes) else { return nil }
    let offsets = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 } + [bytes.count]
    let byte = { (scalar: Int) in offsets[min(max(0, scalar), offsets.count - 1)] }
    var open: [Open] = []
    /// Where the last thing that was read ends.
    var lastEnd = 0
    while true {
      guard let event = try? events.next() else { return nil }
      switch event.content {
      case .alias: return nil
      case .streamEnd: return
      case .streamStart, .documentStart, .documentEnd: continue
      case .sequenceStart(let isFlow), .mappingStart(let isFlow):
        var isMapping = false
        if case .mappingStart = event.content { isMapping = true }
        if open.last?.isMapping == true, open.last?.key == nil { return nil }
        open.append(Open(start: byte(event.start), isMapping: isMapping, isFlow: isFlow))
        lastEnd = max(lastEnd, byte(event.start))
      case .scalar:
        let start = byte(event.start)
        lastEnd = max(lastEnd, byte(event.end))
        if let last = open.last, last.isMapping, last.key == nil {
          open[open.count - 1].key = start
          continue
        }
        let isBlock = start < bytes.count && "|>".utf8.contains(bytes[start])
        finish(&open, start: start, end: lastEnd, hasBlockScalar: isBlock)
      case .sequenceEnd, .mappingEnd:
        guard let ended = open.popLast() else { return nil }
        if ended.isFlow { lastEnd = max(lastEnd, byte(event.end)) }
        finish(&open, start: ended.start, end: lastEnd, hasBlockScalar: ended.hasBlockScalar)
      }
    }
  }

  private mutating func finish(
    _ open: inout [Open], start: Int, end: Int, hasBlockScalar: Bool
  ) {
    guard let last = open.last else { return }
    let start = last.isMapping ? last.key ?? start : start
    open[open.count - 1].key = nil
    if hasBlockScalar { open[open.count - 1].hasBlockScalar = true }
    members.append(
      Member(
        range: start..<max(start, end), container: last.start, isFlow: last.isFlow,
        isEntry: last.isMapping, hasBlockScalar: hasBlockScalar))
  }

  /// The innermost member that starts at a byte.
  func member(at byte: Int) -> Member? { members.first { $0.range.lowerBound == byte } }

  /// The members of the mapping or list that a member is in, in their order.
  func siblings(of member: Member) -> [Member] {
    members.filter { $0.container == member.container && $0.isEntry == member.isEntry }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
