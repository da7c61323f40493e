/// The content of an output folder, as its marker says.
package enum OutputContent: String, Sendable, CaseIterable {
  case site, report
  /// A snapshot, which a team commits and may keep files of its own beside.
  case snapshot

  /// The option that names the folder.
  package var option: String { self == .snapshot ? "--directory" : "--output" }

  /// The name of the folder in messages.
  var noun: String { self == .snapshot ? "snapshot" : "output" }

  /// The text of the marker.
  var markerText: String {
    "This folder is written by cardproof. Files in it are replaced and removed by the next \(command).\n"
  }

  private var command: String {
    switch self {
    case .site: "build"
    case .report: "compare"
    case .snapshot: "snapshot"
    }
  }
}
