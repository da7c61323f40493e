internal import TextTools

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Writes the pieces of a file: over one that is there, or, if it has to be new, only where nothing is.
///
/// POSIX `open`, because Foundation on Linux makes each file under another name first, and asks for a
/// dozen things on the way (observed); and because it waits for the disk after each file, which takes
/// most of the time of a build. A site that is lost in a power cut can be built again.
package func writeFile(
  _ pieces: [[UInt8]], at path: String, isNew: Bool = false
) throws(SystemFailure) {
  let way = O_WRONLY | O_CREAT | O_CLOEXEC | (isNew ? O_EXCL : O_TRUNC)
  let descriptor = unsafe open(path, way, 0o666)
  guard descriptor >= 0 else { throw .last }
  do throws(SystemFailure) {
    for block in ByteBlocks(pieces) { try writeBytes(block, to: descriptor) }
  } catch {
    close(descriptor)
    throw error
  }
  // Some file systems find only now that they have no space left.
  guard close(descriptor) == 0 else { throw .last }
}

/// Writes bytes to a device or a pipe that is there.
package func writeThrough(_ bytes: [UInt8], to path: String) throws(SystemFailure) {
  let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw .last }
  defer { close(descriptor) }
  try writeBytes(bytes, to: descriptor)
}

/// Whether a file begins with some pieces; it is read no further than to the first block that differs.
package func fileHolds(_ pieces: [[UInt8]], at path: String) throws(SystemFailure) -> Bool {
  let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw .last }
  defer { close(descriptor) }
  for block in ByteBlocks(pieces) {
    guard try readBytes(block.count, from: descriptor).isSame(as: block) else { return false }
  }
  return true
}

/// Reads a whole file.
///
/// POSIX `read` into the bytes themselves: Foundation's would have to be copied, and it keeps 4 kB for
/// ever of each empty file that it reads (observed on Linux).
package func readFile(at path: String) throws(SystemFailure) -> [UInt8] {
  try readFile(at: path, limit: .max) ?? []
}

/// Reads a whole file; nil when it has more bytes than a limit.
package func readFile(at path: String, limit: Int) throws(SystemFailure) -> [UInt8]? {
  let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw .last }
  defer { close(descriptor) }
  var status = stat()
  guard unsafe fstat(descriptor, &status) == 0 else { throw .last }
  guard status.st_size <= limit else { return nil }
  return try readBytes(Int(status.st_size), from: descriptor)
}

/// Reads so many bytes of a file that is open; fewer where it ends before.
private func readBytes(
  _ size: Int, from descriptor: CInt
) throws(SystemFailure) -> [UInt8] {
  var failure: SystemFailure?
  let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
    while count < bytes.count {
      let rest = unsafe UnsafeMutableRawBufferPointer(bytes).dropFirst(count)
      let length = unsafe read(
        descriptor, UnsafeMutableRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if length == 0 { return }
      if length > 0 {
        count += length
      } else if errno != EINTR {
        failure = .last
        return
      }
    }
  }
  if let failure { throw failure }
  return bytes
}

/// Writes all bytes to a file that is open; a pipe may take them bit by bit.
func writeBytes(_ bytes: [UInt8], to descriptor: CInt) throws(SystemFailure) {
  var done = 0
  while done < bytes.count {
    let length = unsafe bytes[done...].withUnsafeBytes { rest in
      unsafe write(descriptor, rest.baseAddress, rest.count)
    }
    if length >= 0 { done += length } else if errno != EINTR { throw .last }
  }
}

/// Pieces of bytes put together to blocks that the system takes at once: a large file needs no memory of its
/// size.
private struct ByteBlocks: Sequence, IteratorProtocol {
  private var pieces: ArraySlice<[UInt8]>

  /// As large as what a thread of the system can hold in its nearest memory (convention).
  private static let size = 1 << 16

  init(_ pieces: [[UInt8]]) { self.pieces = pieces[...] }

  mutating func next() -> [UInt8]? {
    guard let first = pieces.popFirst() else { return nil }
    guard let second = pieces.first, first.count + second.count <= Self.size else { return first }
    var block = first
    block.reserveCapacity(Self.size)
    while let piece = pieces.first, block.count + piece.count <= Self.size {
      block += piece
      pieces.removeFirst()
    }
    return block
  }
}
