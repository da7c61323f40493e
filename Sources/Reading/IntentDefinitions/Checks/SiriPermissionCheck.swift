internal import Diagnostics
internal import TextTools

extension AppIntents {
  /// Checks whether the only app may use Siri, when one of SiriKit's own intents is handled.
  ///
  /// Custom intents need neither key, since people start them as shortcuts, and an app that never asks
  /// for the permission is no worse for it: hence notes.
  func checkSiriPermission(reporting diagnostics: inout [Diagnostic]) {
    guard let app = onlyApp, let handled = firstHandledSystemIntent else { return }
    if app.siriUsageDescription == nil {
      diagnostics.report(
        .missingUsageDescription, "The app's Info.plist has no 'NSSiriUsageDescription'",
        at: app.location, notes: [.init("'\(handled.name)' is handled here", at: handled.location)],
        fix: "Add it, or set INFOPLIST_KEY_NSSiriUsageDescription in the build settings")
    }
    let folder = SourcePath(app.path).folder
    guard !entitlements.contains(where: { $0.siri != nil }),
      let beside = entitlements.first(where: { SourcePath($0.path).folder == folder })
    else { return }
    diagnostics.report(
      .missingSiriEntitlement, "The app lacks the entitlement to use Siri", at: beside.location,
      notes: [.init("'\(handled.name)' is handled here", at: handled.location)],
      fix: "Add the capability 'Siri' to the app in Xcode")
  }

  /// The focus status is shared under a permission of its own (documented).
  private static let withoutSiri: Set = ["INShareFocusStatusIntent"]

  private var firstHandledSystemIntent: ExtensionInfo.ClassName? {
    let handled =
      extensions.filter { $0.point == .intents }.flatMap(\.intentsSupported)
      + apps.flatMap(\.intentsSupported)
    return handled.first {
      SystemIntentCatalog.standard.intent($0.name) != nil && !isDefined($0.name)
        && !Self.withoutSiri.contains($0.name)
    }
  }
}
