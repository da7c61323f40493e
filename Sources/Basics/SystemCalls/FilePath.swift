#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Paths of the file system, with `/` between their parts.
package enum FilePath {
  /// The path of something in a folder; an empty folder is where the path begins.
  package static func joined(_ folder: String, _ path: String) -> String {
    if folder.isEmpty || path.isEmpty { return folder + path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// The part of a path after the last `/`; that of the topmost folder is `/`.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map { String($0) } ?? path
  }

  /// The folder that a path leads to; empty where the path does not say it.
  package static func folder(of path: String) -> String {
    let parts = path.split(separator: "/").dropLast().joined(separator: "/")
    return path.hasPrefix("/") ? "/\(parts)" : parts
  }

  /// The absolute path without links, also of what is not there: as far as the folders above it are.
  ///
  /// POSIX `realpath` knows only what is there.
  package static func resolved(_ path: String) -> String {
    if let real = realPath(path) { return real }
    var place = path.hasPrefix("/") ? "/" : realPath(".") ?? "/"
    var rest = path.split(separator: "/").map { String($0) }[...]
    var linksLeft = maximumLinks
    while let part = rest.popFirst() {
      if part == "." { continue }
      if part == ".." {
        place = folder(of: place)
        continue
      }
      let next = joined(place, part)
      if let real = realPath(next) {
        place = real
      } else if linksLeft > 0, let target = linkTarget(of: next) {
        linksLeft -= 1
        if target.hasPrefix("/") { place = "/" }
        rest = target.split(separator: "/").map { String($0) } + rest
      } else {
        place = next
      }
    }
    return place
  }

  /// The number of links that are followed to something that is not there: they may lead in a circle
  /// (Linux follows as many).
  private static let maximumLinks = 40

  /// Nil for what is not there.
  private static func realPath(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// The path that a link leads to, as it is written; nil for anything but a link.
  private static func linkTarget(of path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
