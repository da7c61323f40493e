internal import Diagnostics

extension AppIntents {
  /// Finds intents that two Intents UI extensions support.
  func checkInterfaces(reporting diagnostics: inout [Diagnostic]) {
    var interfaces: [String: ExtensionInfo.ClassName] = [:]
    for info in extensions where info.point == .intentsUI {
      for name in info.intentsSupported {
        guard let first = interfaces[name.name] else {
          interfaces[name.name] = name
          continue
        }
        guard first.location.file != name.location.file else { continue }
        diagnostics.append(
          Diagnostic(
            .drawnTwice, "'\(name.name)' is supported by two Intents UI extensions",
            at: name.location,
            notes: [.init("The other one, which is played here", at: first.location)],
            fix: "Leave it in one of them, unless they belong to different apps"))
      }
    }
  }
}
