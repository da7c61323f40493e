internal import TextTools

/// Where the files of a site go, one by one, as they are made; so that no more of them are in
/// memory than are being made.
package enum SiteOutput: Sendable {
  /// Nowhere, and they are not even made: only findings are wanted.
  case discard
  case memory
  /// Only one of them is kept, in memory.
  case only(path: String)
  case folder(OutputStaging)

  /// Whether nobody wants any of them.
  package var isDiscarded: Bool {
    if case .discard = self { true } else { false }
  }

  /// Takes a file; it is made where somebody wants it.
  package func take(_ bytes: @autoclosure () -> [UInt8], at path: String) -> OutputFile? {
    switch self {
    case .discard: nil
    case .only(let wanted) where wanted != path: nil
    case .memory, .only: OutputFile(path: path, status: .kept(bytes()))
    case .folder(let staging): staging.take(bytes(), at: path)
    }
  }

  /// Takes a file in pieces.
  package func take(_ pieces: @autoclosure () -> [[UInt8]], at path: String) -> OutputFile? {
    if case .folder(let staging) = self { return staging.take(pieces(), at: path) }
    return take(pieces().whole, at: path)
  }

  package func take(_ text: @autoclosure () -> String, at path: String) -> OutputFile? {
    take(Array(text().utf8), at: path)
  }
}

/// The status of a file of a site.
package struct OutputFile: Sendable {
  package let path: String
  let status: Status

  enum Status: Sendable {
    case kept([UInt8])
    /// A new or changed file that waits to be moved into place.
    case staged
    /// A file that is already in place.
    case unchanged
    indirect case failed(OutputWriter.Failure)
  }

  /// Whether it is new, or other than the last site's.
  package var isStaged: Bool {
    if case .staged = status { true } else { false }
  }
}

extension OutputTree {
  /// The files that were kept in memory.
  package init(_ files: [OutputFile]) {
    self.init()
    for file in files {
      if case .kept(let bytes) = file.status { add(bytes, at: file.path) }
    }
  }
}
