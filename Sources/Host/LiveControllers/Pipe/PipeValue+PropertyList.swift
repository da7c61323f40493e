internal import SourceFormats

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension PropertyListNode {
  /// The value as programs read it: data as Base64, a date as the text in the file.
  var pipeValue: PipeValue {
    switch content {
    case .string(let text), .date(let text): .text(text)
    case .integer(let number): .integer(number)
    case .real(let number): .number(number)
    case .boolean(let flag): .boolean(flag)
    case .data(let bytes): .object(["data": .text(Data(bytes).base64EncodedString())])
    case .array(let nodes): .list(nodes.map(\.pipeValue))
    case .dictionary(let entries):
      .object(Dictionary(entries.map { ($0.key, $0.value.pipeValue) }) { first, _ in first })
    }
  }
}
