#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The names of all that is in a folder, in order; bytes that are no text are replaced in them.
package func names(inFolder path: String) throws(SystemFailure) -> [String] {
  try entries(inFolder: path).map(\.name)
}

/// The names in a folder, in order, each with its kind where the folder tells it: many file systems do,
/// and to ask for each costs as much as to list them (observed).
package func entries(
  inFolder path: String
) throws(SystemFailure) -> [(name: String, kind: FileKind?)] {
  try entries(inFolder: Array(path.utf8CString.dropLast())).map { entry in
    let bytes = entry.name.map { UInt8(bitPattern: $0) }
    // Readers of texts cannot open a file whose name is no text.
    let isText = String(validating: bytes, as: UTF8.self) != nil
    return (String(decoding: bytes, as: UTF8.self), isText ? entry.kind : nil)
  }.sorted { $0.name < $1.name }
}

/// The bytes of the names in a folder, by those of its path.
package func names(inFolder path: [CChar]) throws(SystemFailure) -> [[CChar]] {
  try entries(inFolder: path).map(\.name)
}

private func entries(
  inFolder path: [CChar]
) throws(SystemFailure) -> [(name: [CChar], kind: FileKind?)] {
  guard let folder = unsafe opendir(path + [0]) else { throw .last }
  defer { unsafe closedir(folder) }
  let dot = CChar(UInt8(ascii: "."))
  var entries: [(name: [CChar], kind: FileKind?)] = []
  while true {
    errno = 0
    guard let entry = unsafe readdir(folder) else {
      guard errno == 0 else { throw .last }
      return entries
    }
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
      unsafe name.withMemoryRebound(to: CChar.self, capacity: 1) { start in
        unsafe Array(UnsafeBufferPointer(start: start, count: strlen(start)))
      }
    }
    guard name != [dot], name != [dot, dot] else { continue }
    entries.append((name, unsafe FileKind(entryType: entry.pointee.d_type)))
  }
}

/// The paths of all that is below a folder but folders, relative to it; no link is followed.
package func paths(belowFolder path: String) throws(SystemFailure) -> [String] {
  var found: [String] = []
  var rest = [""]
  while let folder = rest.popLast() {
    for name in try names(inFolder: FilePath.joined(path, folder)) {
      let inner = FilePath.joined(folder, name)
      if FileKind(at: FilePath.joined(path, inner)) == .folder {
        rest.append(inner)
      } else {
        found.append(inner)
      }
    }
  }
  return found
}

/// Makes a folder where nothing is.
package func makeFolder(at path: String) throws(SystemFailure) {
  guard unsafe mkdir(path, 0o777) == 0 else { throw .last }
}

/// Makes a folder and those above it, as far as they are not there.
package func makeFolders(at path: String) throws(SystemFailure) {
  if FileKind(at: path, followingLinks: true) == .folder { return }
  let above = FilePath.folder(of: path)
  if !above.isEmpty, above != path { try makeFolders(at: above) }
  do throws(SystemFailure) {
    try makeFolder(at: path)
  } catch {
    // Another thread or process may have made it meanwhile.
    guard FileKind(at: path, followingLinks: true) == .folder else { throw error }
  }
}

/// Makes a folder of this process's own where the system keeps files for a short time.
package func makeTemporaryFolder() throws(SystemFailure) -> String {
  let place = ThisProcess.variable("TMPDIR") ?? ""
  var path = Array(FilePath.joined(place.isEmpty ? "/tmp" : place, "cardproof-XXXXXX").utf8CString)
  guard unsafe mkdtemp(&path) != nil else { throw .last }
  return String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
