package import IntentDefinitions
internal import TextTools
internal import Views

extension ExtensionInfo {
  /// The file that the system loads of an extension, among the files of Interface Builder: its main
  /// storyboard, or the xib of its principal class.
  ///
  /// A controller that names no nib has the one of its class, with or without `Controller` at the
  /// end (documented: `UIViewController.nibName`). Of several files of a name it is the one of the
  /// extension's target, or the nearest.
  package func entryFile(among all: [String]) -> String? {
    let paths = interfaces(among: all)
    if let mainStoryboard {
      return paths.filter { SourcePath($0).stem == mainStoryboard }.nearest(to: path)
    }
    guard let name = principalClassName else { return nil }
    let ending = "Controller"
    let names = name.hasSuffix(ending) ? [String(name.dropLast(ending.count)), name] : [name]
    let xibs = paths.filter { $0.hasSuffix(".xib") }
    return names.lazy.compactMap { name in
      xibs.filter { SourcePath($0).stem == name }.nearest(to: path)
    }.first
  }

  /// The storyboards and xibs of its target, as far as the Xcode project names any.
  package func interfaces(among paths: [String]) -> [String] {
    let own = paths.filter { target?.interfacePaths.contains($0) ?? false }
    return own.isEmpty ? paths : own
  }
}
