internal import Foundation

extension SiteGenerator {
  /// One digest of all files of a site that was written to a folder: the SHA-256 of what `sha256sum`
  /// prints for them, sorted by the bytes of their paths.
  package func hash(of site: Site, in folder: String) async -> String {
    let sorted = site.files.map(\.path).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    let lines = await sorted.concurrentMap(jobs: jobs) { path in
      let bytes = (try? Data(contentsOf: URL(filePath: "\(folder)/\(path)"))).map { [UInt8]($0) }
      return "\(SHA256.hex(bytes ?? []))  \(path)\n"
    }
    return SHA256.hex(Array(lines.joined().utf8))
  }
}
