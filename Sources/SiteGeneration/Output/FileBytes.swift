internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#endif

/// Writes a file, over one that is there.
///
/// POSIX `open`, because Foundation on Linux makes each file under another name first, and asks for a
/// dozen things on the way (observed); and because it waits for the disk after each file, which takes
/// most of the time of a build. A site that is lost in a power cut can be built again.
func writeFile(_ bytes: [UInt8], at path: String) throws {
  let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
  guard descriptor >= 0 else { throw POSIXError.last }
  let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  try handle.write(contentsOf: bytes)
  try handle.close()
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
  return try unsafe [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { bytes, count in
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
