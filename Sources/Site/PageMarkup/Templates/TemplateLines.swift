/// Finds the lines of a template that hold nothing to print, and takes their blanks away.
///
/// By the specification a line counts as such if a tag that prints nothing stands alone on it. A
/// whole parent on one line counts as one tag; several tags of inheritance may share a line.
struct TemplateLines {
  private let pairs: TemplatePairs
  private var tokens: [TemplateToken]

  /// The tokens by their old indexes; those that print nothing any more are empty texts.
  static func resolved(_ tokens: [TemplateToken], pairs: TemplatePairs) -> [TemplateToken] {
    var lines = TemplateLines(pairs: pairs, tokens: tokens)
    lines.resolve()
    return lines.tokens
  }

  private mutating func resolve() {
    var start = 0
    for index in tokens.indices {
      let endsLine = if case .text(let text) = tokens[index] { endsWithLine(text) } else { false }
      guard endsLine || index == tokens.count - 1 else { continue }
      resolve(start..<index + 1)
      start = index + 1
    }
  }

  private mutating func resolve(_ line: Range<Int>) {
    var tags: [Int] = []
    var blanks: [Int] = []
    var printsText = false
    var index = line.lowerBound
    while index < line.upperBound {
      if let tag = tokens[index].tag {
        tags.append(index)
        if tag.kind == .parent, let close = pairs.partner[index], line.contains(close) {
          index = close
        }
      } else if tokens[index].blankText != nil {
        blanks.append(index)
      } else {
        printsText = true
      }
      index += 1
    }
    let first = line.lowerBound
    let indentation = blanks.first == first ? tokens[first].blankText ?? "" : ""
    if !printsText, standAlone(tags, on: line) {
      for blank in blanks { tokens[blank] = .text("") }
      for (position, tag) in tags.enumerated() {
        update(tag) {
          $0.standsAlone = true
          $0.indentation = position == 0 ? indentation : ""
        }
      }
    } else if let tag = tags.first, tag == first + (indentation.isEmpty ? 0 : 1),
      tokens[tag].tag?.kind == .block
    {
      update(tag) { $0.indentation = indentation }
    }
  }

  private func standAlone(_ tags: [Int], on line: Range<Int>) -> Bool {
    guard let first = tags.first else { return false }
    guard tags.count > 1 else { return tokens[first].tag?.kind.printsValue == false }
    return tags.allSatisfy { index in
      let opener = tokens[index].tag?.kind == .close ? pairs.partner[index] ?? index : index
      let closer = pairs.partner[opener] ?? opener
      switch tokens[opener].tag?.kind {
      case .parent: return true
      case .block:
        let isOnOneLine = line.contains(opener) && line.contains(closer)
        return !isOnOneLine || pairs.isArgument(opener, in: tokens)
      default: return false
      }
    }
  }

  private mutating func update(_ index: Int, _ change: (inout TemplateTag) -> Void) {
    guard case .tag(var tag) = tokens[index] else { return }
    change(&tag)
    tokens[index] = .tag(tag)
  }
}

func endsWithLine(_ text: String) -> Bool {
  text.utf8.last == UInt8(ascii: "\n")
}
