internal import TextTools

/// Writes the changes of a plan as a patch that `git apply` takes at the top of the repository.
///
/// Only a line feed ends a line, so that lines with other ends stay as they are.
package func fixPatch(
  _ plan: FixPlan, below folder: String = ".", bytes: (String) -> [UInt8]?
) -> String {
  let folder = RepositoryFolder(folder)
  return plan.edits.keys.sorted().map { file in
    guard let old = bytes(file), let edits = plan.edits[file],
      plan.text(of: file, changing: old) != nil
    else { return "" }
    let hunks = PatchHunks(old, edits).text
    guard !hunks.isEmpty else { return "" }
    let path = folder.path(of: file)
    let names = (quotedName("a/" + path), quotedName("b/" + path))
    // A tab ends a name that holds spaces (as GNU diff and Git write it).
    let end = path.contains(" ") ? "\t" : ""
    return "diff --git \(names.0) \(names.1)\n--- \(names.0)\(end)\n+++ \(names.1)\(end)\n\(hunks)"
  }.joined()
}

/// A path as Git quotes it: like a C string, with octal numbers for all that is not ASCII.
private func quotedName(_ path: String) -> String {
  let isPlain = path.utf8.allSatisfy {
    (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
  }
  if isPlain { return path }
  let escaped = path.utf8.map { byte -> String in
    switch byte {
    case UInt8(ascii: "\""): return "\\\""
    case UInt8(ascii: "\\"): return "\\\\"
    case 0x20..<0x7F: return String(Unicode.Scalar(byte))
    default:
      return "\\\(byte.digits(3, radix: 8))"
    }
  }
  return "\"\(escaped.joined())\""
}

/// Lines that are replaced by others.
private struct PatchBlock {
  let old: Range<Int>
  let new: [ArraySlice<UInt8>]
}

/// The changes of one file, with three lines around each.
private struct PatchHunks {
  /// The lines of the file as it was, with their ends.
  private let lines: [ArraySlice<UInt8>]
  private var blocks: [PatchBlock] = []

  private static let context = 3

  init(_ bytes: [UInt8], _ edits: [SourceEdit]) {
    let lines = Self.lines(of: bytes[...])
    self.lines = lines
    let starts = lines.map(\.startIndex)
    let line = { (byte: Int) in max(0, (starts.partitioningIndex { $0 > byte }) - 1) }
    var rest = edits[...]
    while let first = rest.first {
      var range = line(first.range.lowerBound)..<(line(first.range.upperBound) + 1)
      var group = [first]
      rest.removeFirst()
      while let next = rest.first, line(next.range.lowerBound) < range.upperBound {
        range = range.lowerBound..<max(range.upperBound, line(next.range.upperBound) + 1)
        group.append(next)
        rest.removeFirst()
      }
      range = range.clamped(to: 0..<lines.count)
      let start = lines.isEmpty ? 0 : lines[range.lowerBound].startIndex
      let end = lines.isEmpty ? 0 : lines[range.upperBound - 1].endIndex
      blocks.append(
        PatchBlock(old: range, new: Self.changed(bytes[start..<end], by: group)).trimmed(lines))
    }
    blocks.removeAll { $0.old.isEmpty && $0.new.isEmpty }
  }

  private static func lines(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.endIndex { lines.append(bytes[start...]) }
    return lines
  }

  private static func changed(
    _ bytes: ArraySlice<UInt8>, by edits: [SourceEdit]
  ) -> [ArraySlice<UInt8>] {
    var result: [UInt8] = []
    var position = bytes.startIndex
    for edit in edits {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.new.utf8
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return lines(of: result[...])
  }

  var text: String {
    var text = ""
    var growth = 0
    var rest = blocks[...]
    while let first = rest.popFirst() {
      var group = [first]
      while let last = group.last, let next = rest.first,
        next.old.lowerBound - last.old.upperBound <= 2 * Self.context
      {
        group.append(next)
        rest.removeFirst()
      }
      text += hunk(group, growth: &growth)
    }
    return text
  }

  private func hunk(_ blocks: [PatchBlock], growth: inout Int) -> String {
    guard let first = blocks.first, let last = blocks.last else { return "" }
    let start = max(0, first.old.lowerBound - Self.context)
    let end = min(lines.count, last.old.upperBound + Self.context)
    var body = ""
    var position = start
    var newCount = 0
    for block in blocks {
      body += written(lines[position..<block.old.lowerBound], " ")
      body += written(lines[block.old], "-") + written(block.new[...], "+")
      newCount += block.old.lowerBound - position + block.new.count
      position = block.old.upperBound
    }
    body += written(lines[position..<end], " ")
    newCount += end - position
    let oldCount = end - start
    let header =
      "@@ -\(oldCount == 0 ? start : start + 1),\(oldCount) "
      + "+\(newCount == 0 ? start + growth : start + growth + 1),\(newCount) @@\n"
    growth += newCount - oldCount
    return header + body
  }

  private func written(_ lines: ArraySlice<ArraySlice<UInt8>>, _ sign: String) -> String {
    lines.map { line in
      let text = sign + String(decoding: line, as: UTF8.self)
      return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
    }.joined()
  }
}

extension PatchBlock {
  /// The block without the lines at its edges that stay as they are.
  fileprivate func trimmed(_ lines: [ArraySlice<UInt8>]) -> Self {
    let shared = min(old.count, new.count)
    let before = (0..<shared).prefix { lines[old.lowerBound + $0] == new[$0] }.count
    let after = (0..<(shared - before)).prefix {
      lines[old.upperBound - 1 - $0] == new[new.count - 1 - $0]
    }.count
    return Self(
      old: (old.lowerBound + before)..<(old.upperBound - after),
      new: Array(new[before..<(new.count - after)]))
  }
}

extension [Int] {
  /// The first index of a sorted array whose value passes a test that all later ones pass.
  fileprivate func partitioningIndex(where isBehind: (Int) -> Bool) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = isBehind(self[middle]) ? range.lowerBound..<middle : (middle + 1)..<range.upperBound
    }
    return range.lowerBound
  }
}
