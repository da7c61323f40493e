import Diagnostics
internal import TextTools

extension CorrectableText {
  /// Changes the key or the string of an XML property list that starts here.
  func xmlEdit(for change: Correction.Change) -> SourceEdit? {
    switch change {
    case .replace(let old, let new):
      guard isPlainWord(new) else { return nil }
      return content(old).map { edit($0, to: new) }
    case .append(let new, let item): return addition(of: new, after: item)
    case .remove(let item): return removal(of: item)
    case .removeComment: return nil
    }
  }

  /// The text of the element that starts here, where it is plain and nothing else is in it.
  ///
  /// Blanks and line breaks around it are part of it.
  private func content(_ expected: String, of tags: [String] = ["string", "key"]) -> Range<Int>? {
    let word = expected.unicodeScalars.trimming { " \t\n".unicodeScalars.contains($0) }
    guard isPlainWord(String(word)) else { return nil }
    for tag in tags where starts(with: "<\(tag)>\(expected)</\(tag)>", at: start) {
      let content = start + tag.utf8.count + 2
      return content..<(content + expected.utf8.count)
    }
    return nil
  }

  private func element(_ item: String) -> Range<Int>? {
    content(item, of: ["string"]).map { start..<($0.upperBound + "</string>".utf8.count) }
  }

  /// A string on a line of its own, where the one before has one.
  private func addition(of new: String, after item: String) -> SourceEdit? {
    guard isPlainWord(new), let element = element(item) else { return nil }
    var separator = ""
    if let line = lineOfItsOwn(element) {
      let indentation = String(decoding: bytes[line.lowerBound..<start], as: UTF8.self)
      separator = lineBreak(before: start) + indentation
    }
    let place = element.upperBound
    return edit(place..<place, to: "\(separator)<string>\(new)</string>")
  }

  /// An item goes with its line, where nothing else stands there.
  private func removal(of item: String) -> SourceEdit? {
    element(item).map { edit(lineOfItsOwn($0) ?? $0, to: "") }
  }
}
