/// A step through a YAML document, as libyaml reports it, in Swift values.
struct YAMLEvent {
  let content: Content
  /// Where it starts, as a count of Unicode scalars from the start of the text.
  let start: Int
  /// Where it ends, counted in the same way.
  let end: Int
  let anchor: String?
  let tag: String?

  enum Content {
    case streamStart
    case streamEnd
    case documentStart
    case documentEnd
    case alias(String)
    case scalar(YAMLScalar)
    case sequenceStart(isFlow: Bool)
    case sequenceEnd
    case mappingStart(isFlow: Bool)
    case mappingEnd
  }
}

/// A collection in brackets or braces that has not been closed yet.
struct YAMLOpening {
  let isMapping: Bool
  /// Where it starts, as a count of Unicode scalars from the start of the text.
  let start: Int
}

/// Why libyaml could not go on, in its own words.
struct YAMLFault: Error {
  let problem: String
  let place: Place
  /// The construct that libyaml was reading, and the scalar (counted from 0) at which that began.
  let context: String?
  let contextStart: Int

  enum Place {
    /// A Unicode scalar of the text, counted from 0.
    case scalar(Int)
    /// A byte of the text, counted from 0.
    case byte(Int)
  }
}
