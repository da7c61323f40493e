internal import Diagnostics

/// What a build wrote and found, so that the same need not be done again where nothing changed.
struct SiteRecord: Hashable, Sendable {
  /// All files of the site, and what they hold.
  let files: [File]
  let diagnostics: [Diagnostic]
  let stateCount: Int

  struct File: Hashable, Sendable {
    let path: String
    let digest: String
  }

  init(files: [File], diagnostics: [Diagnostic], stateCount: Int) {
    self.files = files
    self.diagnostics = diagnostics
    self.stateCount = stateCount
  }

  /// The record as bytes.
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(files) { file, writer in
      writer.write(file.path)
      writer.write(file.digest)
    }
    writer.write(diagnostics) { diagnostic, writer in
      writer.write(diagnostic.severity.rawValue)
      writer.write(diagnostic)
    }
    writer.write(stateCount)
    return writer.bytes
  }

  init(_ bytes: ArraySlice<UInt8>) throws(ByteReader.Fault) {
    var reader = ByteReader(bytes)
    files = try reader.list { reader throws(ByteReader.Fault) in
      let file = File(path: try reader.text(), digest: try reader.text())
      guard OutputPath.isOfSite(file.path.utf8) else { throw ByteReader.Fault() }
      return file
    }
    diagnostics = try reader.list { reader throws(ByteReader.Fault) in
      guard let severity = Severity(rawValue: try reader.text()) else { throw ByteReader.Fault() }
      return try reader.diagnostic().with(severity: severity)
    }
    stateCount = try reader.number()
    guard reader.isAtEnd else { throw ByteReader.Fault() }
  }
}
