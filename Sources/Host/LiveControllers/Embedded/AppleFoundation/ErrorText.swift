extension Error {
  /// The text that an error gives of itself, else the system's, in Apple's words (observed).
  public var localizedDescription: String {
    if let own = (self as? LocalizedError)?.errorDescription { return own }
    let text = (self as NSError).localizedDescription
    guard let systemText = systemText ?? ErrorText.apples(text) else { return text }
    if !HostFormat.isEnglish {
      Session.noteMissing("Error.localizedDescription in other languages", changesLook: true)
    }
    return systemText
  }

  /// The words for errors that the system names; nil for any other.
  private var systemText: String? {
    switch self as any Error {
    case DecodingError.keyNotFound, DecodingError.valueNotFound:
      return "The data couldn’t be read because it is missing."
    case is DecodingError:
      return "The data couldn’t be read because it isn’t in the correct format."
    case let error as CocoaError where [.fileReadNoSuchFile, .fileNoSuchFile].contains(error.code):
      let name = error.filePath.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""
      return "The file “\(name)” couldn’t be opened because there is no such file."
    default: return nil
    }
  }
}

private enum ErrorText {
  /// Apple's words for a text of Linux that says no more than the error's name and number; nil for any other.
  static func apples(_ text: String) -> String? {
    let linux = "The operation could not be completed."
    guard text.hasPrefix(linux) else { return nil }
    return "The operation couldn’t be completed." + text.dropFirst(linux.count)
  }
}
