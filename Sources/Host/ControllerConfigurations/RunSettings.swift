package import Diagnostics
package import Interactions
internal import TextTools

/// The surroundings of a class that runs: its clock, its stored values and files, the network.
///
/// Nothing in it switches running on; only the command line does.
package struct RunSettings: Hashable, Sendable {
  /// The place of the block.
  package let location: SourceLocation
  /// The time at which each ask begins, in UTC; nil for the default.
  package let now: DateValue?
  /// Where the device is, as latitude and longitude in degrees; empty where it may not tell.
  package let coordinate: [Double]
  /// The values of `UserDefaults`, in all suites; the `sample` of an interaction comes before them.
  package let defaults: [String: IntentValue]
  /// The values of the keychain, by account or service.
  package let keychain: [String: IntentValue]
  /// The answers of the network, by address.
  package let responses: [String: Response]
  /// The folder that app groups and the app itself find their files in.
  package let container: NamedFile?
  /// Swift files that take the place of packages.
  package let standIns: [NamedFile]

  /// A file or a folder that a configuration names.
  package struct NamedFile: Hashable, Sendable {
    /// Relative to the source folder.
    package let path: String
    /// The place that names it.
    package let location: SourceLocation
  }

  /// An answer of the network.
  package enum Response: Hashable, Sendable {
    /// Status 200, and the bytes of a file.
    case file(NamedFile)
    /// A status without a body.
    case status(Int)
  }

  /// The files and folders that it names.
  package var namedFiles: [NamedFile] {
    let answers = responses.sorted { $0.key < $1.key }.compactMap { _, response in
      if case .file(let file) = response { file } else { nil }
    }
    return [container].compactMap(\.self) + standIns + answers
  }

  /// Whether a file is one that it names, or is in the folder of the container.
  package func names(_ path: String) -> Bool {
    namedFiles.contains { $0.path == path }
      || container.map { SourcePath(path).isBelow(SourcePath($0.path)) } ?? false
  }
}
