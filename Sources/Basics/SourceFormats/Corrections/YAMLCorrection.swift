import Diagnostics
internal import TextTools

extension CorrectableText {
  /// Changes the scalar or the key of a YAML document that starts here, or takes its entry or item out.
  func yamlEdit(for change: Correction.Change) -> SourceEdit? {
    switch change {
    case .replace(let old, let new):
      guard isPlainWord(new) else { return nil }
      guard let range = word(old) else { return nil }
      let isQuoted = range.lowerBound > start
      // Quotes stay, but for what is a number or a Boolean only without them.
      let isText = Double(new) == nil && Bool(new) == nil
      return edit(
        isQuoted && !isText ? start..<(range.upperBound + 1) : range, to: new)
    case .remove(let word):
      guard self.word(word) != nil else { return nil }
      return removal
    case .append, .removeComment: return nil
    }
  }

  /// A word that stands here as it is, or between quotes.
  private func word(_ expected: String) -> Range<Int>? {
    guard !expected.isEmpty else { return nil }
    if starts(with: expected, at: start) {
      let range = start..<(start + expected.utf8.count)
      return isEnd(range.upperBound) ? range : nil
    }
    guard let quote = bytes[start...].first, quote == 0x22 || quote == 0x27,
      !expected.contains(where: { "\\\"'".contains($0) }),
      starts(with: expected, at: start + 1)
    else { return nil }
    let range = (start + 1)..<(start + 1 + expected.utf8.count)
    return bytes[range.upperBound...].first == quote ? range : nil
  }

  /// Whether a plain scalar ends at a byte.
  private func isEnd(_ byte: Int) -> Bool {
    guard let next = bytes[byte...].first else { return true }
    return isWhiteSpace(next) || ":,]}".utf8.contains(next)
  }

  /// The entry or item that starts here goes: with its lines in a block, with a comma in brackets.
  private var removal: SourceEdit? {
    guard let members = YAMLMembers(bytes), let member = members.member(at: start) else {
      return nil
    }
    let siblings = members.siblings(of: member)
    guard siblings.count > 1, !member.hasBlockScalar,
      let index = siblings.firstIndex(where: { $0.range == member.range })
    else { return nil }
    let container = SourceEdit.Container(start: member.container, count: siblings.count)
    let next = index + 1 < siblings.count ? siblings[index + 1].range : nil
    guard
      let range = member.isFlow
        ? flowRange(member.range, after: index > 0 ? siblings[index - 1].range : nil, before: next)
        : blockRange(member, before: next)
    else { return nil }
    return edit(range, to: "", outOf: container)
  }

  private func flowRange(
    _ range: Range<Int>, after previous: Range<Int>?, before next: Range<Int>?
  ) -> Range<Int>? {
    let whole =
      if let previous { previous.upperBound..<range.upperBound } else {
        range.lowerBound..<(next?.lowerBound ?? range.upperBound)
      }
    return bytes[whole].contains(UInt8(ascii: "#")) ? nil : whole
  }

  private func blockRange(_ member: YAMLMembers.Member, before next: Range<Int>?) -> Range<Int>? {
    let range = member.range
    let line = lineStart(of: range.lowerBound)
    let prefix = bytes[line..<range.lowerBound].filter { !isWhiteSpace($0) }
    let end = lineEnd(after: range.upperBound)
    let rest = bytes[range.upperBound..<end].first { !isWhiteSpace($0) }
    guard rest == nil || rest == UInt8(ascii: "#") else { return nil }
    if prefix == (member.isEntry ? [] : [UInt8(ascii: "-")]) { return line..<end }
    // The first entry of an item stands behind its hyphen, where the next one takes its place.
    guard member.isEntry, prefix == [UInt8(ascii: "-")], let next,
      !bytes[range.upperBound..<next.lowerBound].contains(UInt8(ascii: "#"))
    else { return nil }
    return range.lowerBound..<next.lowerBound
  }
}
