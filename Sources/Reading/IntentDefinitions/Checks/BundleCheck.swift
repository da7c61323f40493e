internal import Diagnostics

extension AppIntents {
  /// Checks versions and identifiers of extensions against their app's, where both are written out.
  func checkBundles(reporting diagnostics: inout [Diagnostic]) {
    for info in extensions {
      guard let app = onlyApp(of: info) else { continue }
      if let own = info.bundle.literalVersion, let other = app.bundle.literalVersion,
        own.text != other.text
      {
        diagnostics.report(
          .bundleVersionDiffers, "The extension has the version \(own.text), the app \(other.text)",
          at: own.location, notes: [.init("The app's version is here", at: other.location)],
          fix: "Write $(CURRENT_PROJECT_VERSION) in both")
      }
      if let own = info.bundle.literalIdentifier, let other = app.bundle.literalIdentifier,
        !own.text.hasPrefix(other.text + ".")
      {
        diagnostics.report(
          .foreignBundleIdentifier,
          "The extension's identifier does not begin with '\(other.text).'", at: own.location,
          notes: [.init("The app's identifier is here", at: other.location)],
          fix: "Write \(other.text). before the extension's name")
      }
    }
  }
}
