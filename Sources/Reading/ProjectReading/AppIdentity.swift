package import CardDrawing
package import CardLayout
internal import IntentDefinitions
internal import XcodeProjects

/// The names and the pictures by which people know the app.
package struct AppIdentity: Sendable {
  /// The display name in the build settings; nil where they have none.
  let targetName: String?
  /// The name in each language; nil where there is no app.
  let localizedNames: LocalizedAppNames?
  /// The icon in the asset catalog; nil where there is none for iOS.
  package let icon: ImageResource?
  /// A picture of it that is small enough to be part of a drawing.
  package let cardIcon: ImageResource?
  /// The accent color in the asset catalog; nil where there is none.
  package let accent: Palette.Pair?

  init(of app: AppInfo?, _ reader: AppReader) {
    let target = reader.targets.app(app?.target?.id)
    targetName = target?.displayName
    localizedNames = app.map(reader.localizedNames)
    icon = AppIcon(reader.files).image(
      named: target?.settings["ASSETCATALOG_COMPILER_APPICON_NAME"], near: app?.path)
    cardIcon = icon.flatMap(AppIcon.onCards)
    accent = target.flatMap { accentColor(of: $0, in: reader.files) }
  }
}
