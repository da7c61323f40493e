internal import Foundation
internal import TextTools

#if canImport(Glibc)
  internal import Glibc
#endif

/// Writes the pieces of a file, over one that is there.
///
/// POSIX `open`, because Foundation on Linux makes each file under another name first, and asks for a
/// dozen things on the way (observed); and because it waits for the disk after each file, which takes
/// most of the time of a build. A site that is lost in a power cut can be built again.
func writeFile(_ pieces: [[UInt8]], at path: String) throws {
  let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
  guard descriptor >= 0 else { throw POSIXError.last }
  let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  for block in ByteBlocks(pieces) { try handle.write(contentsOf: block) }
  try handle.close()
}

/// Whether a file begins with some pieces; it is read no further than to the first block that differs.
func fileHolds(_ pieces: [[UInt8]], at path: String) throws -> Bool {
  let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw POSIXError.last }
  defer { close(descriptor) }
  for block in ByteBlocks(pieces) {
    guard try readBytes(block.count, from: descriptor).isSame(as: block) else { return false }
  }
  return true
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

/// Reads a whole file.
///
/// POSIX `read` into the bytes themselves: Foundation's would have to be copied, and it keeps 4 kB for
/// ever of each empty file that it reads (observed on Linux).
func readFile(at path: String) throws -> [UInt8] {
  let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw POSIXError.last }
  defer { close(descriptor) }
  var status = stat()
  guard unsafe fstat(descriptor, &status) == 0 else { throw POSIXError.last }
  return try readBytes(Int(status.st_size), from: descriptor)
}

/// Reads so many bytes of a file that is open; fewer where it ends before.
private func readBytes(_ size: Int, from descriptor: CInt) throws -> [UInt8] {
  try unsafe [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
    while count < bytes.count {
      let rest = unsafe UnsafeMutableRawBufferPointer(bytes).dropFirst(count)
      let length = unsafe read(
        descriptor, UnsafeMutableRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if length == 0 { return }
      if length > 0 { count += length } else if errno != EINTR { throw POSIXError.last }
    }
  }
}

extension POSIXError {
  /// What the last call of the system failed with.
  fileprivate static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
