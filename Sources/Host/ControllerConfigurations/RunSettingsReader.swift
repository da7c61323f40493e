package import Diagnostics
internal import Interactions
package import SourceFormats
internal import TextTools

extension RunSettings {
  /// Reads the block `run` of a controller configuration; reports anything else and returns nil.
  package init?(_ node: YAMLNode, reporting findings: Findings) {
    guard let reader = MappingReader(node, "'run'", reporting: findings) else { return nil }
    location = node.location
    let nowNode = reader.take("now")
    now = nowNode?.string.flatMap { DateValue(iso: $0) }
    if let nowNode, now == nil, !nowNode.isNull {
      findings.report(
        .wrongType, "'now' must be a date and a time", at: nowNode.location,
        fix: "Write a time in UTC: 2024-06-10T09:41")
    }
    coordinate = Self.coordinate(reader)
    defaults = ValueReader.untyped("defaults", reader)
    keychain = ValueReader.untyped("keychain", reader)
    let addresses = reader.take("responses")
    responses = (addresses?.entries ?? []).reduce(into: [:]) { all, entry in
      all[entry.key] = Self.response(entry, reporting: findings)
    }
    if let addresses, !addresses.isNull, addresses.entries == nil {
      findings.report(
        .wrongType, "'responses' must be a mapping from addresses to answers",
        at: addresses.location, fix: "Write an address and a file: https://example.com/a: a.json")
    }
    container = reader.string("container").flatMap { _ in
      reader.take("container").flatMap { NamedFile($0) }
    }
    standIns = (reader.strings("standIns") ?? []).compactMap { item in
      let file = NamedFile(item)
      if file?.path.hasSuffix(".swift") ?? true { return file }
      findings.report(
        .wrongType, "A stand-in must be a Swift file", at: item.location,
        fix: "Write the path of a file that ends in .swift")
      return nil
    }
    reader.finish()
  }

  private static func coordinate(_ reader: MappingReader) -> [Double] {
    guard let node = reader.take("location"), !node.isNull else { return [] }
    let numbers = (node.items ?? []).compactMap(\.number)
    if numbers.count == 2, node.items?.count == 2, numbers[0].magnitude <= 90,
      numbers[1].magnitude <= 180
    {
      return numbers
    }
    reader.findings.report(
      .wrongType, "'location' must be a latitude and a longitude in degrees", at: node.location,
      fix: "Write two numbers: [38.72, -9.14]")
    return []
  }

  private static func response(_ entry: YAMLEntry, reporting findings: Findings) -> Response? {
    guard entry.key.contains("://") else {
      findings.report(
        .wrongType, "'\(entry.key)' is not an address", at: entry.keyLocation,
        fix: "Write the whole address: https://\(entry.key)")
      return nil
    }
    if let status = entry.value.integer, (100...599).contains(status) { return .status(status) }
    if entry.value.number == nil, let file = NamedFile(entry.value) { return .file(file) }
    findings.report(
      .wrongType, "An answer must be a file or a status from 100 to 599",
      at: entry.value.location, fix: "Write the path of a file with the body, or a number: 404")
    return nil
  }
}

extension RunSettings.NamedFile {
  /// Reads a path that is written relative to its own file; nil for nothing.
  fileprivate init?(_ node: YAMLNode) {
    guard let text = node.string else { return nil }
    path = SourcePath(node.location.file).folder.resolving(text).text
    location = node.location
  }
}
