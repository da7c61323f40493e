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
  guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  try handle.write(contentsOf: bytes)
  try handle.close()
}
