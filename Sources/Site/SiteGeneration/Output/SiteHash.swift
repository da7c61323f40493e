internal import Foundation

extension SiteGenerator {
  /// One digest of all files of a site that was written to a folder: the SHA-256 of what `sha256sum`
  /// prints for them, sorted by the bytes of their paths; nil where one cannot be read.
  package func hash(of site: Site, in folder: String) async -> String? {
    await digests(of: site, in: folder).map { files in
      SHA256.hex(Array(files.map { "\($0.digest)  \($0.path)\n" }.joined().utf8))
    }
  }

  /// The SHA-256 of each file of a site in a folder, sorted by the bytes of their paths; nil where one
  /// cannot be read.
  func digests(of site: Site, in folder: String) async -> [SiteRecord.File]? {
    let sorted = site.files.map(\.path).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    let files = await sorted.concurrentMap(jobs: jobs) { path in
      (try? readFile(at: "\(folder)/\(path)")).map {
        SiteRecord.File(path: path, digest: SHA256.hex($0))
      }
    }.compactMap(\.self)
    return files.count == sorted.count ? files : nil
  }
}
