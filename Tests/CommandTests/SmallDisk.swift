import Foundation

/// A file system of its own with little room, in memory.
struct SmallDisk {
  private let path: String

  /// Nil, and said loudly, where no file system may be mounted.
  init?(at path: String, kilobytes: Int) throws {
    self.path = path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let words = ["-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", path]
    guard getuid() == 0, try Self.run("mount", words) == 0 else {
      print("NOT TESTED: a full disk, because no file system may be mounted here")
      return nil
    }
  }

  /// Fills the disk but for some blocks.
  func fill() throws {
    let filler = URL(filePath: path).appending(path: "filler")
    try Data().write(to: filler)
    let handle = try FileHandle(forWritingTo: filler)
    let block = Data(count: 4096)
    while (try? handle.write(contentsOf: block)) != nil {}
    let size = try handle.seekToEnd()
    try handle.truncate(atOffset: size > 65536 ? size - 65536 : 0)
    try handle.close()
  }

  func empty() throws {
    try FileManager.default.removeItem(atPath: "\(path)/filler")
  }

  func unmount() {
    _ = try? Self.run("umount", ["-l", path])
  }

  private static func run(_ tool: String, _ words: [String]) throws -> Int32 {
    let folders = ["/usr/bin", "/bin", "/sbin", "/usr/sbin"]
    guard
      let place = folders.map({ "\($0)/\(tool)" })
        .first(where: FileManager.default.isExecutableFile(atPath:))
    else { return 127 }
    let process = Process()
    process.executableURL = URL(filePath: place)
    process.arguments = words
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
