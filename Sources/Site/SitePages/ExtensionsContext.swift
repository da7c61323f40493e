internal import ProjectReading
internal import SwiftSources
internal import Diagnostics
internal import IntentDefinitions
internal import PageMarkup
internal import TextTools

extension TemplateMembers {
  /// The page of extensions: the values of each Info.plist, build variables as they are.
  static func extensionsPage(_ project: Project) -> TemplateMembers {
    let pages = project.intentPages
    return [
      "extensions": .list(
        project.intents.extensions.map {
          Self.section(
            $0, source: project.entryControllers[$0.path]?.parsed?.location, pages: pages)
        }),
      "apps": .list(project.intents.apps.map { Self.section($0, pages: pages) }),
      "entitlements": .list(
        project.intents.entitlements.isEmpty
          ? [] : [.object(["files": .list(project.intents.entitlements.map(Self.row))])]),
    ]
  }

  private static func section(
    _ info: ExtensionInfo, source: SourceLocation?, pages: [String: String]
  ) -> TemplateValue {
    let rows = rows(
      info.intentsSupported, locked: info.intentsRestrictedWhileLocked,
      protected: info.intentsRestrictedWhileProtectedDataUnavailable, pages: pages)
    var seen: Set<String> = []
    let bundleNames = info.bundleNames.filter { seen.insert($0).inserted }
    return section(
      path: info.path, folder: info.folder, kind: info.point.title,
      facts: [
        ("Extension point", info.point.rawValue), ("Main storyboard", info.mainStoryboard),
        ("Principal class", info.principalClass),
        ("Declared in", source.map { "\($0)" }),
        ("Media categories", info.supportedMediaCategories.map(\.name).joined(separator: ", ")),
        ("Bundle", bundleNames.joined(separator: ", ")),
        ("Bundle version", info.bundle.version?.text),
      ], rows: rows)
  }

  private static func section(_ app: AppInfo, pages: [String: String]) -> TemplateValue {
    let types = app.activityTypes.filter { pages[$0.name] != nil && !app.supports($0.name) }
    let others = app.activityTypes.filter { pages[$0.name] == nil && !app.supports($0.name) }
    return section(
      path: app.path, folder: app.folder, kind: "App",
      facts: [
        ("Siri usage description", app.siriUsageDescription ?? (app.isWhole ? "none" : nil)),
        ("Other activity types", others.map(\.name).joined(separator: ", ")),
        ("Bundle", app.bundle.identifier?.text), ("Bundle version", app.bundle.version?.text),
      ],
      rows: rows(
        app.intentsSupported, locked: app.intentsRestrictedWhileLocked,
        protected: app.intentsRestrictedWhileProtectedDataUnavailable,
        note: "handled by the app itself", pages: pages)
        + types.map { row($0, note: "opens the app", pages: pages) })
  }

  /// The supported intents with their restrictions, then those that are only restricted.
  private static func rows(
    _ names: [ExtensionInfo.ClassName], locked: [ExtensionInfo.ClassName],
    protected: [ExtensionInfo.ClassName], note: String? = nil, pages: [String: String]
  ) -> [TemplateValue] {
    let supported = Set(names.map(\.name))
    let lockedNames = Set(locked.map(\.name))
    let protectedNames = Set(protected.map(\.name))
    var seen = supported
    let onlyRestricted = (locked + protected).filter { seen.insert($0.name).inserted }
    return (names + onlyRestricted).map { name in
      var notes = supported.contains(name.name) ? [note] : ["restricted, but not supported"]
      if lockedNames.contains(name.name) { notes.append("asks to unlock while locked") }
      if protectedNames.contains(name.name) {
        notes.append("waits while protected data is unavailable")
      }
      return row(name, note: notes.compactMap(\.self).joined(separator: ", "), pages: pages)
    }
  }

  private static func row(_ entitlements: Entitlements) -> TemplateValue {
    let siri =
      switch entitlements.siri {
      case true?: "yes"
      case false?: "no"
      case nil: "not there"
      }
    return .object([
      "path": .text(entitlements.path), "siri": .text(siri),
      "place": entitlements.location.shortValueWithColumn,
    ])
  }

  private static func section(
    path: String, folder: String, kind: String, facts: [(String, String?)], rows: [TemplateValue]
  ) -> TemplateValue {
    let facts = (facts + [("Written in", path)]).compactMap { name, value -> TemplateValue? in
      guard let value, !value.isEmpty else { return nil }
      return .object(["name": .text(name), "value": .path(value), "link": .missing])
    }
    return .object([
      "anchor": .text(SitePaths.extensionAnchor(path)), "kind": .text(kind),
      "name": .text(folder.isEmpty ? path : folder), "facts": .list(facts),
      "intents": .list(rows), "isEmpty": .boolean(rows.isEmpty),
      "folded": TemplateValue(
        rows.count > maximumRows ? counted(rows.count, "intent") : nil),
    ])
  }

  /// The most intents of a list that is in sight (convention).
  private static let maximumRows = 30

  private static func row(
    _ name: ExtensionInfo.ClassName, note: String, pages: [String: String]
  ) -> TemplateValue {
    .object([
      "class": .text(name.name), "page": TemplateValue(address: pages[name.name]),
      "note": .text(note),
      "place": name.location.shortValueWithColumn,
    ])
  }
}
