/// Files that code writes: nothing outlives an ask, so the host hears of it.
private func refuse(_ url: URL) throws {
  Session.noteMissing("a file that code writes", changesLook: true)
  throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: url.path])
}

extension Data {
  public func write(to url: URL, options: Data.WritingOptions = []) throws { try refuse(url) }
}

extension StringProtocol {
  public func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws {
    try refuse(url)
  }
  public func write(toFile path: String, atomically: Bool, encoding: String.Encoding) throws {
    try refuse(URL(fileURLWithPath: path))
  }
}
