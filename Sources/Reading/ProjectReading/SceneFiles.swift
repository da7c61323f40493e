internal import ControllerConfigurations
internal import Diagnostics
internal import IntentDefinitions
internal import InterfaceBuilder
internal import SourceFormats
internal import TextTools
internal import Views

/// Reads the storyboards and xibs that cards can come from, and no others: those of Intents UI extensions, by their
/// targets or else by their folders, their main storyboards, and those that a controller configuration names.
struct SceneFiles {
  private let files: [SourceFile]
  /// The colors that scenes name.
  let colors: ColorCatalog
  private let interfaces: [ExtensionInfo]
  /// The names in controller configurations.
  private let named: Set<String>

  init(files: [SourceFile], extensions: [ExtensionInfo], roots: [YAMLNode]) {
    self.files = files
    colors = ColorCatalog(files.map { ($0.path, $0.bytes) })
    interfaces = extensions.filter { $0.point == .intentsUI }
    named = Set(
      roots.flatMap { root -> [String] in
        let layouts = root.value("layouts")?.entries ?? []
        return layouts.compactMap { $0.value.value("storyboard")?.string }
      })
  }

  /// The scenes, the trees of their files, and what each storyboard shows first; nil for one that is
  /// not read, or cannot be.
  func read(
    reporting diagnostics: inout [Diagnostic]
  ) -> (scenes: SceneCatalog, roots: [XMLElement], entries: [String: InterfaceEntry?]) {
    let all = files.filter { $0.hasEnding(".storyboard") || $0.hasEnding(".xib") }
    let paths = all.map(\.path)
    let main = Set(interfaces.compactMap { $0.entryFile(among: paths) })
    let own = interfaces.reduce(into: Set<String>()) { $0.formUnion(ownFiles(of: $1, in: paths)) }
    // What a target of ours has is not looked for in other ones.
    let ownNames = Set(own.map { SourcePath($0).stem })
    let mayBeNamed = { (file: SourceFile, names: Set<String>) in
      let stem = SourcePath(file.path).stem
      return names.contains(stem) && (own.contains(file.path) || !ownNames.contains(stem))
    }
    let wanted = all.filter { file in
      main.contains(file.path) || own.contains(file.path) || mayBeNamed(file, named)
    }
    var scenes: [InterfaceScene] = []
    var roots: [XMLElement] = []
    var entries: [String: InterfaceEntry?] = [:]
    for file in all where file.hasEnding(".storyboard") { entries[file.path] = .some(nil) }
    var left = Array(wanted.reversed())
    var read: [String] = []
    var unread: [String] = []
    while let file = left.popLast() {
      guard !read.contains(file.path) else { continue }
      read.append(file.path)
      do throws(Diagnostic) {
        let root = try readXML(path: file.path, bytes: file.bytes)
        roots.append(root)
        let names = SceneReferences.names(in: root)
        left += all.filter { mayBeNamed($0, Set(names)) }
        if file.hasEnding(".storyboard") { entries[file.path] = InterfaceEntry(root) }
        scenes += InterfaceReader(path: file.path, colors: colors).scenes(
          root, reporting: &diagnostics)
      } catch {
        diagnostics.append(error)
        unread.append(file.path)
      }
    }
    let texts = InterfaceTexts(
      files.map { ($0.path, $0.bytes) }, besides: read.sorted(), reporting: &diagnostics)
    let whole = SceneReferences(scenes.map { texts.localized($0) }, unreadPaths: unread)
      .resolved(reporting: &diagnostics)
    return (SceneCatalog(whole, unreadPaths: unread), roots, entries)
  }

  private func ownFiles(of info: ExtensionInfo, in paths: [String]) -> [String] {
    if let own = info.target?.interfacePaths, !own.isEmpty { return own.sorted() }
    let folder = SourcePath(info.path).folder
    return folder.text.isEmpty ? [] : paths.filter { SourcePath($0).isBelow(folder) }
  }
}
