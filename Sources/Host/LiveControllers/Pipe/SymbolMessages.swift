internal import InterfaceBuilder
internal import SourceFormats

extension XMLElement {
  /// The configuration of symbols that the element is, for code that shows others with it.
  var symbolConfiguration: PipeValue {
    var values: [String: PipeValue] = [:]
    let points = self[attribute: "pointSize"] ?? first("fontDescription")?[attribute: "pointSize"]
    values["pointSize"] = points.flatMap { Double($0) }.map { .number($0) }
    for key in ["weight", "scale"] { values[key] = self[attribute: key].map { .text($0) } }
    return .object(values)
  }
}
