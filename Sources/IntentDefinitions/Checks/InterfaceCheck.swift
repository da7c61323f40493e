internal import Diagnostics

extension AppIntents {
  /// Finds intents that two Intents UI extensions support.
  func checkInterfaces(reporting diagnostics: inout [Diagnostic]) {
    for (name, first) in supportedTwice(.intentsUI) {
      diagnostics.append(
        Diagnostic(
          .drawnTwice, "'\(name.name)' is supported by two Intents UI extensions",
          at: name.location,
          notes: [.init("The other one, which is played here", at: first.location)],
          fix: "Leave it in one of them, unless they belong to different apps"))
    }
  }

  /// The intents that an extension of a kind supports after another one, each with the first.
  func supportedTwice(
    _ point: ExtensionInfo.Point
  ) -> [(item: ExtensionInfo.ClassName, first: ExtensionInfo.ClassName)] {
    let names = extensions.filter { $0.point == point }.flatMap(\.intentsSupported)
    return repeated(names, by: \.name).filter { $0.item.location.file != $0.first.location.file }
  }
}
