/// The sure fixes of findings that can be made at once, and those that have to wait for them.
package struct FixPlan: Sendable {
  /// The findings that are fixed, in the order given.
  package private(set) var fixed: [Diagnostic] = []
  /// The findings whose fix is in the way of an earlier one: they are for the next run.
  package private(set) var postponed: [Diagnostic] = []
  /// The changes of each file, by its path, ordered by place.
  package private(set) var edits: [String: [SourceEdit]] = [:]

  /// Plans the fixes of findings; of two that touch the same bytes, the first one counts.
  ///
  /// `resolve` gives the changes that a finding asks for; none where its fix is not sure.
  package init(_ findings: [Diagnostic], resolve: (Diagnostic) -> [SourceEdit]) {
    for finding in findings where !finding.corrections.isEmpty {
      let wanted = resolve(finding)
      if wanted.isEmpty { continue }
      guard wanted.allSatisfy(hasRoom) else {
        postponed.append(finding)
        continue
      }
      fixed.append(finding)
      for edit in wanted where !edits[edit.file, default: []].contains(edit) {
        edits[edit.file, default: []].append(edit)
      }
    }
    for file in edits.keys {
      // Insertions at one place keep the order of their findings, because the index breaks ties.
      edits[file] = edits[file]?.enumerated().sorted {
        ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
          < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
      }.map(\.element)
    }
  }

  private func hasRoom(for edit: SourceEdit) -> Bool {
    let others = edits[edit.file, default: []].filter { $0 != edit }
    if others.contains(where: edit.overlaps) { return false }
    guard let container = edit.container else { return true }
    return others.count { $0.container == container } + 1 < container.count
  }

  /// A file after its changes; nil where it is no longer what the changes were made for.
  package func text(of file: String, changing bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var position = 0
    for edit in edits[file, default: []] {
      guard edit.range.lowerBound >= position, edit.range.upperBound <= bytes.count,
        bytes[edit.range].elementsEqual(edit.old.utf8)
      else { return nil }
      result += bytes[position..<edit.range.lowerBound]
      result += edit.new.utf8
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}
