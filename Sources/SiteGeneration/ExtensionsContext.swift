internal import Diagnostics
internal import IntentDefinitions
internal import PageMarkup

/// What the page of extensions shows: what each Info.plist says, build variables as they are.
struct ExtensionsContext {
  let members: [String: TemplateValue]

  init(_ project: Project) {
    let pages = project.intentPages
    members = [
      "extensions": .list(project.intents.extensions.map { Self.section($0, pages: pages) }),
      "apps": .list(project.intents.apps.map { Self.section($0, pages: pages) }),
    ]
  }

  private static func section(_ info: ExtensionInfo, pages: [String: String]) -> TemplateValue {
    let locked = Set(info.intentsRestrictedWhileLocked.map(\.name))
    let protected = Set(info.intentsRestrictedWhileProtectedDataUnavailable.map(\.name))
    let supported = Set(info.intentsSupported.map(\.name))
    let onlyRestricted =
      (info.intentsRestrictedWhileLocked
      + info.intentsRestrictedWhileProtectedDataUnavailable)
      .filter { !supported.contains($0.name) }
    let rows = (info.intentsSupported + onlyRestricted).map { name in
      var restrictions: [String] = []
      if !supported.contains(name.name) { restrictions.append("restricted, but not supported") }
      if locked.contains(name.name) { restrictions.append("asks to unlock while locked") }
      if protected.contains(name.name) {
        restrictions.append("waits while protected data is unavailable")
      }
      return row(name, note: restrictions.joined(separator: ", "), pages: pages)
    }
    return section(
      path: info.path, folder: info.folder, kind: info.point.title,
      facts: [
        ("Extension point", info.point.rawValue), ("Main storyboard", info.mainStoryboard),
        ("Principal class", info.principalClass),
        ("Bundle", info.bundleNames.joined(separator: ", ")),
      ], rows: rows)
  }

  private static func section(_ app: AppInfo, pages: [String: String]) -> TemplateValue {
    let types = app.activityTypes.filter { pages[$0.name] != nil && !app.supports($0.name) }
    return section(
      path: app.path, folder: app.folder, kind: "App", facts: [],
      rows: app.intentsSupported.map { row($0, note: "handled by the app itself", pages: pages) }
        + types.map { row($0, note: "opens the app", pages: pages) })
  }

  private static func section(
    path: String, folder: String, kind: String, facts: [(String, String?)], rows: [TemplateValue]
  ) -> TemplateValue {
    let facts = (facts + [("Written in", path)]).compactMap { name, value -> TemplateValue? in
      guard let value, !value.isEmpty else { return nil }
      return .object(["name": .text(name), "value": .text(value)])
    }
    return .object([
      "anchor": .text(SitePaths.extensionAnchor(path)), "kind": .text(kind),
      "name": .text(folder.isEmpty ? path : folder), "facts": .list(facts),
      "intents": .list(rows), "isEmpty": .boolean(rows.isEmpty),
    ])
  }

  private static func row(
    _ name: ExtensionInfo.ClassName, note: String, pages: [String: String]
  ) -> TemplateValue {
    .object([
      "class": .text(name.name), "page": TemplateValue(pages[name.name]), "note": .text(note),
      "place": .text("\(name.location.line):\(name.location.column)"),
    ])
  }
}

extension ExtensionInfo.Point {
  /// The kind of extension as Xcode's templates call it.
  var title: String {
    switch self {
    case .intents: "Intents extension"
    case .intentsUI: "Intents UI extension"
    }
  }
}
