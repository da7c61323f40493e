import Diagnostics

extension YAMLFault {
  /// The fault in words for people, with its place and what to do.
  ///
  /// It goes by libyaml's own sentences; one that is not known here is passed on as it is.
  func diagnostic(_ places: inout PlaceCursor, inside opening: YAMLOpening?) -> Diagnostic {
    switch place {
    case .byte(let byte):
      return Diagnostic(
        .malformedYAML, "Control characters are not allowed in YAML",
        at: places.place(atByte: byte), fix: "Remove the character")
    case .scalar(let scalar):
      let isInFlow = ["while parsing a flow mapping", "while parsing a flow sequence"]
        .contains(context)
      let slip = YAMLSlip(
        in: places.scalars, fault: scalar, of: self,
        opening: isInFlow ? contextStart : opening?.start)
      if let slip {
        return Diagnostic(
          .malformedYAML, slip.message, at: places.place(atScalar: slip.start), fix: slip.fix)
      }
      let character = places.scalar(at: scalar)
      let isFirstOnLine = places.isFirstOnLine(scalar)
      let words = words(at: character, isFirstOnLine: isFirstOnLine, inside: opening)
      let note = words.opening.map { message in
        Diagnostic.Note(message, at: places.place(atScalar: words.openingStart ?? contextStart))
      }
      return Diagnostic(
        .malformedYAML, words.message, at: places.place(atScalar: scalar),
        notes: note.map { [$0] } ?? [], fix: words.fix)
    }
  }

  private struct Words {
    let message: String
    let fix: String
    /// The note at the start of the faulty construct.
    var opening: String?
    /// That place, where it is not the one that libyaml gives.
    var openingStart: Int?
  }

  /// The words for the fault, where `character` is what stands at it; nil is the end of the text.
  private func words(
    at character: Unicode.Scalar?, isFirstOnLine: Bool, inside opening: YAMLOpening?
  ) -> Words {
    switch (problem, context ?? "") {
    case ("found character that cannot start any token", _) where character != "\t":
      Words(
        message: "A plain value cannot start with '\(character.map(String.init) ?? "")'",
        fix: "Put quotes around the value")
    case ("found character that cannot start any token", _),
      ("found a tab character that violates indentation", _),
      ("found a tab character where an indentation space is expected", _):
      Words(message: "A tab cannot indent YAML", fix: "Indent with spaces")
    case (_, "while scanning a quoted scalar"):
      Words(
        message: "A quote is never closed", fix: "Close the quote", opening: "It is opened here")
    case (_, "while parsing a quoted scalar"):
      Words(
        message: "The escape after the backslash is unknown",
        fix: "Write two backslashes, or use single quotes", opening: "The text begins here")
    case (_, "while parsing a flow sequence"):
      flow(YAMLOpening(isMapping: false, start: contextStart), character)
    case (_, "while parsing a flow mapping"):
      flow(YAMLOpening(isMapping: true, start: contextStart), character)
    case ("did not find expected node content", _) where character == ":":
      Words(message: "A key is missing before ':'", fix: "Write the key")
    case ("did not find expected node content", _):
      opening.map { flow($0, character, lacksValue: true) }
        ?? Words(message: "A value is missing here", fix: "Write the value")
    case (_, "while scanning a simple key"):
      Words(
        message: "A ':' is missing after the key", fix: "Write 'key: value' on one line",
        opening: "The key begins here")
    case (_, "while parsing a block mapping") where isFirstOnLine && character == ":":
      Words(message: "A key is missing before ':'", fix: "Write the key")
    case (_, "while parsing a block mapping") where isFirstOnLine:
      Words(
        message: "The indentation of the line does not fit its mapping",
        fix: "Indent the line like the keys of its mapping", opening: "The mapping begins here")
    case (_, "while parsing a block collection") where isFirstOnLine:
      Words(
        message: "The indentation of the line does not fit its list",
        fix: "Start the item with '- ', indented like the items before it",
        opening: "The list begins here")
    case (_, "while parsing a block mapping"), (_, "while parsing a block collection"):
      Words(
        message: "The value already ended before this text",
        fix: "Put quotes around the whole value")
    case (_, "while scanning a block scalar"):
      Words(
        message: "The first line of the block of text is wrong",
        fix: "Write '|' or '>' as the last thing on its line")
    default: otherWords
    }
  }

  private func flow(
    _ opening: YAMLOpening, _ character: Unicode.Scalar?, lacksValue: Bool = false
  ) -> Words {
    let what = opening.isMapping ? "mapping" : "list"
    let close = opening.isMapping ? "}" : "]"
    let message =
      switch (character, lacksValue) {
      case (nil, _): "The \(what) has no closing '\(close)'"
      case (_, true): "A value or '\(close)' is missing in the \(what)"
      case (_, false): "A ',' or '\(close)' is missing in the \(what)"
      }
    return Words(
      message: message, fix: "Write '\(close)' where the \(what) ends",
      opening: "The \(what) is opened here", openingStart: opening.start)
  }

  private var otherWords: Words {
    switch problem {
    case "mapping values are not allowed in this context":
      Words(
        message: "A ':' is not allowed here",
        fix: "Put quotes around a value that contains ': ', or indent the key like its neighbors")
    case "block sequence entries are not allowed in this context":
      Words(message: "A list item is not allowed here", fix: "Start the list on a new line")
    case "mapping keys are not allowed in this context":
      Words(message: "A key is not allowed here", fix: "Indent the key like its neighbors")
    case "did not find expected <document start>":
      Words(
        message: "The document already ended before this line",
        fix: "Indent the line like the others, and keep one document a file")
    case "did not find expected alphabetic or numeric character":
      Words(
        message: "A name must follow '&' or '*'", fix: "Put quotes around the text")
    case "found incompatible YAML document":
      Words(message: "The version of YAML must be 1.1 or 1.2", fix: "Remove the line")
    case "found duplicate %YAML directive", "found unknown directive name":
      Words(message: "YAML has no such directive", fix: "Remove the line")
    default:
      Words(message: "This is not YAML: \(problem)", fix: "Correct the text at this place")
    }
  }
}
