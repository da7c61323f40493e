extension Error {
  /// The text that an error gives of itself, else the system's, in Apple's words (observed).
  public var localizedDescription: String {
    (self as? LocalizedError)?.errorDescription ?? ErrorText.text(of: self)
  }
}

extension NSError {
  /// The text that the error has with it, else the system's, in Apple's words (observed).
  public var localizedDescription: String { ErrorText.text(of: self) }
}

private enum ErrorText {
  static func text(of error: any Error) -> String {
    let values = error as NSError
    if let own = values.userInfo[NSLocalizedDescriptionKey] as? String, !isOfLinux(own) {
      return own
    }
    if !HostFormat.isEnglish {
      Session.noteMissing("Error.localizedDescription in other languages", changesLook: true)
    }
    switch error {
    case DecodingError.keyNotFound, DecodingError.valueNotFound:
      return "The data couldn’t be read because it is missing."
    case is DecodingError:
      return "The data couldn’t be read because it isn’t in the correct format."
    case let error as CocoaError where [.fileReadNoSuchFile, .fileNoSuchFile].contains(error.code):
      let name = error.filePath.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""
      return "The file “\(name)” couldn’t be opened because there is no such file."
    default:
      let reason = values.userInfo[NSLocalizedFailureReasonErrorKey] as? String
      let words = reason ?? "(\(values.domain) error \(values.code).)"
      return "The operation couldn’t be completed. \(words)"
    }
  }

  /// Whether Foundation for Linux made the text, in words of its own.
  private static func isOfLinux(_ text: String) -> Bool {
    text.hasPrefix("The operation could not be completed.")
  }
}
