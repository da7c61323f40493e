internal import OutputFolder
internal import Digests
internal import ParallelWork
internal import SystemCalls

extension SiteGenerator {
  /// One digest of all files of a site that was written to a folder: the SHA-256 of what `sha256sum`
  /// prints for them, sorted by the bytes of their paths; nil where one cannot be read.
  package func hash(of site: Site, in folder: String) async -> String? {
    let sorted = site.files.map(\.path).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    let lines = await sorted.concurrentMap(jobs: jobs) { path in
      (try? readFile(at: "\(folder)/\(path)")).map { "\(SHA256.hex($0))  \(path)\n" }
    }.compactMap(\.self)
    return lines.count == sorted.count ? SHA256.hex(Array(lines.joined().utf8)) : nil
  }
}
