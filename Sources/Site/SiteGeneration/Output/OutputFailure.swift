internal import Foundation

extension OutputWriter {
  /// Why a site could not be written; what was there before is still there.
  package struct Failure: Error, Hashable {
    package let message: String
    package let fix: String
  }
}

extension OutputWriter.Failure {
  static func cannotWrite(_ reason: String) -> Self {
    Self(
      message: "The output folder cannot be written: \(reason)",
      fix: "Check its permissions and the free space, or name another folder with --output")
  }

  /// The folder cannot be had for oneself.
  static func locked(_ folder: String) -> Self {
    guard FileManager.default.isReadableFile(atPath: folder) else {
      return .cannotWrite("permission denied")
    }
    return Self(
      message: "Another cardproof is writing into the output folder",
      fix: "Wait until it is done, or name another folder")
  }

  static func cannotWrite(_ error: any Error) -> Self { cannotWrite(reason(for: error)) }

  /// What the system says, without paths of this machine.
  package static func reason(for error: any Error) -> String {
    let cocoa = error as NSError
    let underlying = cocoa.userInfo[NSUnderlyingErrorKey] as? NSError ?? cocoa
    guard underlying.domain == NSPOSIXErrorDomain,
      let code = POSIXErrorCode(rawValue: Int32(underlying.code))
    else {
      return switch CocoaError.Code(rawValue: cocoa.code) {
      case .fileNoSuchFile: "there is no such folder"
      case .fileWriteNoPermission: "permission denied"
      case .fileWriteOutOfSpace: "no space left"
      case .fileWriteVolumeReadOnly: "read-only file system"
      // Foundation on Linux says no more of a file or a device where a folder should be (observed).
      case .fileWriteUnknown: "a file may be in the way of a folder"
      default: "error \(cocoa.code)"
      }
    }
    return switch code {
    case .ENOENT: "there is no such folder"
    case .EACCES, .EPERM: "permission denied"
    case .ENOSPC, .EDQUOT: "no space left"
    case .EROFS: "read-only file system"
    case .EMFILE, .ENFILE: "too many files are open; raise the limit of the system (ulimit -n)"
    case .ENOTDIR, .EEXIST, .EISDIR: "a file is in the way of a folder"
    default: "system error \(underlying.code)"
    }
  }
}
