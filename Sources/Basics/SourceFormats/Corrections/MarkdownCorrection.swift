import Diagnostics

extension CorrectableText {
  /// Changes the destination of a link or an image of Markdown that starts here, or on this line.
  ///
  /// Only for an inline link that ends on the line on which it starts.
  func markdownEdit(for change: Correction.Change) -> SourceEdit? {
    guard case .replace(let old, let new) = change, !old.isEmpty, isPlain(old), isPlain(new) else {
      return nil
    }
    let end = lineEnd(after: start)
    for place in start..<end where starts(with: "](\(old)", at: place) {
      let destination = (place + 2)..<(place + 2 + old.utf8.count)
      guard destination.upperBound < end,
        ")# ".utf8.contains(bytes[destination.upperBound])
      else { continue }
      return edit(destination, to: new)
    }
    return nil
  }

  /// Whether a destination needs neither brackets nor escapes.
  private func isPlain(_ destination: String) -> Bool {
    destination.unicodeScalars.allSatisfy {
      $0.value > 0x20 && $0.value != 0x7F && !"()<>\\[]&`*_".unicodeScalars.contains($0)
        || $0 == "_"
    }
  }
}
