internal import Diagnostics

extension AppIntents {
  /// The intent that Xcode's template of an Intents UI extension lists (observed: half of all real
  /// ones still have it).
  package static let templateClassName = "INSendMessageIntent"

  /// Finds the template's example where the app does not mean it.
  ///
  /// Nobody handles it, or it is the only one that is listed while the app has custom intents,
  /// which is what happens when both templates are left as they were.
  func checkTemplateIntent(reporting diagnostics: inout [Diagnostic]) {
    let isHandled = self.isHandled(Self.templateClassName)
    for info in extensions where listsTemplateOnly(info) {
      guard let name = info.intentsSupported.first(where: { $0.name == Self.templateClassName })
      else { continue }
      let missing = customIntents.filter { !info.supports($0.className) }
      let listsNoCustomIntent = missing.count == customIntents.count
      let message =
        isHandled
        ? "The extension lists '\(name.name)' of Xcode's template and none of your intents"
        : "'\(name.name)' of Xcode's template is listed, but nothing handles it"
      let isAsked = listsNoCustomIntent && !missing.isEmpty
      diagnostics.report(
        .templateIntent, message, at: name.location,
        notes: missing.filter { !$0.isEligibleForWidgets || self.isHandled($0.className) }.prefix(
          3
        ).map {
          .init("'\($0.className)' is not listed", at: $0.location)
        },
        fix: isAsked ? "List your own intents instead" : "Remove the line",
        corrections: isAsked || !listsAnother(info) ? [] : [.remove(name.name, at: name.location)])
    }
  }

  /// Whether an Intents UI extension lists the template's example, and the app does not mean it.
  package func listsTemplateOnly(_ info: ExtensionInfo) -> Bool {
    guard info.point == .intentsUI, !isDefined(Self.templateClassName),
      info.supports(Self.templateClassName)
    else { return false }
    guard isHandled(Self.templateClassName) else { return true }
    return !listsAnother(info) && !customIntents.isEmpty
      && !customIntents.contains { info.supports($0.className) }
  }

  /// Whether the template's example is nobody's, and the app has intents of its own to show.
  package var isTemplateLeftOver: Bool {
    let listing = extensions.filter {
      $0.point == .intentsUI && $0.supports(Self.templateClassName)
    }
    let hasOthers =
      customIntents.contains { !$0.isEligibleForWidgets }
      || usedSystemIntents.contains {
        $0.intent.className != Self.templateClassName && isHandled($0.intent.className)
      }
    return hasOthers && !listing.isEmpty && listing.allSatisfy(listsTemplateOnly)
  }

  private func listsAnother(_ info: ExtensionInfo) -> Bool {
    info.intentsSupported.contains { $0.name != Self.templateClassName }
  }

  /// The intents that Siri can show: not those that only set up a widget.
  private var customIntents: [Intent] {
    intents.map(\.intent).filter { $0.kind == .custom && !$0.isForWidgetsOnly }
  }

  private func isHandled(_ className: String) -> Bool {
    firstExtension(.intents, supporting: className) != nil
      || apps.contains { $0.supports(className) }
  }
}
