internal import CardDrawing
internal import InterfaceBuilder
internal import Views
internal import XcodeProjects

/// The accent color of an app: that of the color set that the build settings name, among the
/// files of the target.
func accentColor(of target: XcodeTarget, in files: [SourceFile]) -> Palette.Pair? {
  guard let name = target.settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] else {
    return nil
  }
  let own = Set(target.resourcePaths)
  let sets = files.filter { $0.name == "Contents.json" && (own.isEmpty || own.contains($0.path)) }
  guard case .hex(let light, let dark)? = ColorCatalog(sets.map { ($0.path, $0.bytes) })[name]
  else { return nil }
  return Palette.Pair(light, dark)
}
