internal import Foundation

extension SiteGenerator {
  /// One digest of all files of a site that was written to a folder: the SHA-256 of what `sha256sum`
  /// prints for them, sorted by the bytes of their paths.
  package func hash(of site: Site, in folder: String) async -> String {
    let lines = await digests(of: site, in: folder).map { "\($0.digest)  \($0.path)\n" }
    return SHA256.hex(Array(lines.joined().utf8))
  }

  /// The SHA-256 of each file of a site in a folder, sorted by the bytes of their paths; that of nothing
  /// for one that cannot be read.
  func digests(of site: Site, in folder: String) async -> [SiteRecord.File] {
    let sorted = site.files.map(\.path).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    return await sorted.concurrentMap(jobs: jobs) { path in
      let bytes = (try? OutputStaging.content(of: "\(folder)/\(path)")) ?? []
      return SiteRecord.File(path: path, digest: SHA256.hex(bytes))
    }
  }
}
