internal import ControllerConfigurations
internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions
internal import InterfaceBuilder
internal import SourceFormats
internal import TextTools
internal import Views

/// Reads the storyboards and xibs that cards can come from, and no others: those in the folders of
/// Intents UI extensions, their main storyboards, and those that a controller configuration names.
struct SceneFiles {
  private let files: [SourceFile]
  /// The colours that scenes name.
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
    let folders = interfaces.map { SourcePath($0.path).folder }.filter { !$0.text.isEmpty }
    let wanted = all.filter { file in
      main.contains(file.path) || named.contains(SourcePath(file.path).stem)
        || folders.contains { SourcePath(file.path).isBelow($0) }
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
        let root = try XMLReader.read(path: file.path, bytes: file.bytes)
        roots.append(root)
        let names = SceneReferences.names(in: root)
        left += all.filter { names.contains(SourcePath($0.path).stem) }
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
}
