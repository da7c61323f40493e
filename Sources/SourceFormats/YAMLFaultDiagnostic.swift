import Diagnostics

extension YAMLFault {
  /// The fault in words for people, with its place and what to do.
  ///
  /// libyaml's sentences are stable since 0.1; one that is not known here is passed on as it is.
  func diagnostic(_ places: inout PlaceCursor) -> Diagnostic {
    let words = words(at: character(&places))
    let notes = words.opening.map { opening in
      [Diagnostic.Note(opening, at: places.place(atScalar: contextStart))]
    }
    return Diagnostic(
      .malformedYAML, words.message, at: location(&places), notes: notes ?? [], fix: words.fix)
  }

  private struct Words {
    let message: String
    let fix: String
    /// What to say of the place where the construct began that holds the fault.
    var opening: String?
  }

  private func location(_ places: inout PlaceCursor) -> SourceLocation {
    switch place {
    case .scalar(let scalar): places.place(atScalar: scalar)
    case .byte(let byte): places.place(atByte: byte)
    }
  }

  private func character(_ places: inout PlaceCursor) -> Unicode.Scalar? {
    if case .scalar(let scalar) = place { places.scalar(at: scalar) } else { nil }
  }

  /// The words for the fault, where `character` is what stands at it; nil is the end of the text.
  private func words(at character: Unicode.Scalar?) -> Words {
    if case .byte = place {
      return Words(
        message: "Control characters are not allowed in YAML", fix: "Remove the character")
    }
    switch (problem, context ?? "") {
    case ("found character that cannot start any token", _) where character != "\t":
      return Words(
        message: "A plain value cannot start with '\(character.map(String.init) ?? "")'",
        fix: "Put quotes around the value")
    case ("found character that cannot start any token", _),
      ("found a tab character that violates indentation", _),
      ("found a tab character where an indentation space is expected", _):
      return Words(message: "A tab cannot indent YAML", fix: "Indent with spaces")
    case (_, "while scanning a quoted scalar"): return quotedScalar
    case (_, "while parsing a flow sequence"): return flow("list", close: "]", character)
    case (_, "while parsing a flow mapping"): return flow("mapping", close: "}", character)
    case (_, "while scanning a simple key"):
      return Words(
        message: "A ':' is missing after the key", fix: "Write 'key: value' on one line",
        opening: "The key begins here")
    case (_, "while parsing a block mapping"):
      return Words(
        message: "The line does not fit the mapping that it stands in",
        fix: "Indent the line like the keys that it belongs to",
        opening: "The mapping begins here")
    case (_, "while parsing a block collection"):
      return Words(
        message: "The line does not fit the list that it stands in",
        fix: "Start the item with '- ', indented like the items before it",
        opening: "The list begins here")
    default: return otherWords
    }
  }

  private var quotedScalar: Words {
    switch problem {
    case "found unexpected end of stream", "found unexpected document indicator":
      Words(
        message: "A quote is never closed", fix: "Close the quote", opening: "It is opened here")
    default:
      Words(
        message: "The escape after the backslash is unknown",
        fix: "Write two backslashes, or use single quotes", opening: "The text begins here")
    }
  }

  private func flow(_ what: String, close: String, _ character: Unicode.Scalar?) -> Words {
    let message =
      character == nil
      ? "The \(what) has no closing '\(close)'" : "A ',' or '\(close)' is missing in the \(what)"
    return Words(
      message: message, fix: "Write '\(close)' where the \(what) ends",
      opening: "The \(what) is opened here")
  }

  private var otherWords: Words {
    switch problem {
    case "mapping values are not allowed in this context":
      Words(
        message: "A ':' cannot stand here",
        fix: "Put quotes around a value that contains ': ', or indent the key like its neighbours")
    case "block sequence entries are not allowed in this context":
      Words(message: "A list item cannot start here", fix: "Start the list on a line of its own")
    case "mapping keys are not allowed in this context":
      Words(message: "A key cannot start here", fix: "Indent the key like its neighbours")
    case "did not find expected <document start>":
      Words(
        message: "The document has ended before this place",
        fix: "Indent the line like the others, and keep one document a file")
    case "did not find expected node content":
      Words(message: "A value is missing here", fix: "Write the value")
    case "did not find expected alphabetic or numeric character":
      Words(
        message: "A name must follow '&' or '*'", fix: "Put quotes around a text that starts so")
    default:
      Words(message: "This is not YAML: \(problem)", fix: "Correct the text at this place")
    }
  }
}
