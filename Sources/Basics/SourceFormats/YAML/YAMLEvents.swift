import CYAML

/// The events of a YAML text, one at a time: the only owner of libyaml.
///
/// Every string is copied before the event that holds it is freed.
@safe struct YAMLEvents: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>

  /// Starts on UTF-8 bytes without a byte-order mark; nil when memory runs out.
  init?(_ bytes: [UInt8]) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    unsafe parser.initialize(to: yaml_parser_t())
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      unsafe parser.deallocate()
      return nil
    }
    let input = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = unsafe input.initialize(from: bytes)
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, input.baseAddress, input.count)
    unsafe self.parser = parser
    unsafe self.input = input
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe input.deallocate()
  }

  /// The next event.
  mutating func next() throws(YAMLFault) -> YAMLEvent {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw fault() }
    defer { unsafe yaml_event_delete(&event) }
    return unsafe value(of: event)
  }

  private func fault() -> YAMLFault {
    let isReading = unsafe parser.pointee.error == YAML_READER_ERROR
    return YAMLFault(
      problem: unsafe copy(parser.pointee.problem) ?? "",
      place: isReading
        ? .byte(unsafe Int(clamping: parser.pointee.problem_offset))
        : .scalar(unsafe Int(clamping: parser.pointee.problem_mark.index)),
      context: unsafe copy(parser.pointee.context),
      contextStart: unsafe Int(clamping: parser.pointee.context_mark.index))
  }
}

private func value(of event: yaml_event_t) -> YAMLEvent {
  var anchor: String?
  var tag: String?
  let content: YAMLEvent.Content
  switch unsafe event.type {
  case YAML_STREAM_START_EVENT: content = .streamStart
  case YAML_DOCUMENT_START_EVENT: content = .documentStart
  case YAML_DOCUMENT_END_EVENT: content = .documentEnd
  case YAML_ALIAS_EVENT: content = .alias(unsafe copy(event.data.alias.anchor) ?? "")
  case YAML_SCALAR_EVENT:
    content = .scalar(unsafe scalar(of: event))
    anchor = unsafe copy(event.data.scalar.anchor)
    tag = unsafe copy(event.data.scalar.tag)
  case YAML_SEQUENCE_START_EVENT:
    content = .sequenceStart(
      isFlow: unsafe event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE)
    anchor = unsafe copy(event.data.sequence_start.anchor)
    tag = unsafe copy(event.data.sequence_start.tag)
  case YAML_SEQUENCE_END_EVENT: content = .sequenceEnd
  case YAML_MAPPING_START_EVENT:
    content = .mappingStart(
      isFlow: unsafe event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE)
    anchor = unsafe copy(event.data.mapping_start.anchor)
    tag = unsafe copy(event.data.mapping_start.tag)
  case YAML_MAPPING_END_EVENT: content = .mappingEnd
  default: content = .streamEnd
  }
  return YAMLEvent(
    content: content, start: unsafe Int(clamping: event.start_mark.index),
    end: unsafe Int(clamping: event.end_mark.index), anchor: anchor, tag: tag)
}

private func scalar(of event: yaml_event_t) -> YAMLScalar {
  let scalar = unsafe event.data.scalar
  let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: Int(clamping: scalar.length))
  return YAMLScalar(
    unsafe String(decoding: bytes, as: UTF8.self),
    isQuoted: unsafe scalar.style != YAML_PLAIN_SCALAR_STYLE)
}

private func copy(_ text: UnsafePointer<CChar>?) -> String? {
  guard let text = unsafe text else { return nil }
  return unsafe String(cString: text)
}

private func copy(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
  guard let text = unsafe text else { return nil }
  return unsafe String(cString: text)
}
