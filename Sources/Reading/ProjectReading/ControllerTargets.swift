internal import CardLayout
internal import ControllerConfigurations
internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions
internal import InterfaceBuilder
package import LiveControllers
internal import SourceFormats
internal import SwiftSources
internal import TextTools
internal import Views
internal import XcodeProjects

/// Finds what each Intents UI extension is compiled of, and runs it.
extension Project {
  /// The project with the controllers that run.
  ///
  /// A controller that does not run is a finding; its cards show what the project says elsewhere.
  package func runningControllers(by builder: ProgramBuilder) -> Project {
    var project = self
    for info in intents.extensions
    where info.point == .intentsUI && !info.intentsSupported.isEmpty {
      let place = info.entryLocation ?? info.location
      // Without a name of a class the same is said for a build that runs nothing.
      guard let target = controllerTarget(of: info) else { continue }
      do throws(ControllerProgram.Failure) {
        let program = try builder.program(of: target)
        project.running[info.path] = RunningController(
          program, of: target, in: controllerWorld(of: info))
        project.diagnostics.removeAll { finding in
          finding.rule == .unknownView && finding.location == place
            || finding.rule == .designedView
              && finding.location == entryControllers[info.path]?.designed?.location
        }
        // What is not drawn of a class that runs is on its card.
        if let file = info.entryFile(among: scenes.paths) {
          project.diagnostics.removeAll {
            $0.rule == .viewNotDrawn && $0.location?.file == file
          }
        }
        project.diagnostics += program.cuts.filter { $0.reach == .named }.map(\.finding)
      } catch {
        // A configuration tells of a class that is not at hand.
        if error == .noClass, controllers[info.path] != nil { continue }
        if error == .noClass, let own = entryControllers[info.path]?.parsed?.location,
          SourceLanguage(path: own.file) == .objectiveC
        {
          project.diagnostics.report(
            .cannotRun, "'\(target.className)' is written in Objective-C, and only Swift runs",
            at: own, fix: "Write a controller configuration that says what it shows")
          continue
        }
        project.diagnostics.removeAll { $0.rule == .unknownView && $0.location == place }
        project.diagnostics.append(.cannotRun(error, of: target, at: place))
      }
    }
    return project
  }

  /// The protections that held running controllers back, as each of them says; nil where none was asked.
  package var protections: [String]? {
    let all = running.values.compactMap(\.protections)
    guard let first = all.first else { return nil }
    return first.filter { name in all.allSatisfy { $0.contains(name) } }
  }

  /// The project as it is without a compiler, and a finding that says so.
  package func withoutCompiler(_ failure: SwiftCompiler.Failure) -> Project {
    var project = self
    project.diagnostics.report(
      .noCompiler, failure.reason, at: nil,
      fix: "Install Swift so that 'swiftc' is on your PATH, or leave out --run-controllers")
    return project
  }

  private func controllerTarget(of info: ExtensionInfo) -> ControllerTarget? {
    guard let className = app.entryControllers[info.path]?.className else { return nil }
    let (sources, resources) = controllerFiles(of: info)
    let interfaces = interfaceFiles(of: info)
    let classes = interfaces.reduce(into: Set<String>()) { names, file in
      names.formUnion(file.root.customClasses)
    }
    let known = Set(intents.intents.map(\.intent.className))
    let models = dataModels
    return ControllerTarget(
      moduleName: Self.moduleName(
        app.targets.target(ofPlist: info.path)?.moduleName ?? info.folder),
      files: sources.map { ($0.path, $0.bytes) },
      resources: resources.compactMap { CopiedFile(ofBundle: $0.path, $0.bytes) }
        + models.map { CopiedFile(at: "\($0.name).momd", []) },
      container: containerFiles(of: info), className: className,
      storyboard: info.mainStoryboard, sceneClasses: classes, definitions: definitions,
      dataModels: models,
      assets: AssetSymbols(
        colors: ColorCatalog(files.values.map { ($0.path, $0.bytes) }).requests.keys,
        images: images.sizes.keys),
      systemIntents: info.intentsSupported.map(\.name).filter { !known.contains($0) },
      location: location(of: className, in: sources) ?? info.entryLocation ?? info.location)
  }

  /// A name as the compiler takes one for a module.
  private static func moduleName(_ name: String) -> String {
    let plain = String(
      name.unicodeScalars.map { scalar in
        scalar.isASCII && (scalar.properties.isAlphabetic || (48...57).contains(scalar.value))
          ? Character(scalar) : "_"
      })
    // A module cannot import another one of its own name.
    if plain.isEmpty || StandIns.modules.contains(plain) { return "\(plain)Extension" }
    return plain.first?.isNumber == true ? "_\(plain)" : plain
  }

  /// The Swift of the extension's target and of the project's own modules that it imports, and what their bundles take in;
  /// where no Xcode project tells, the files of the folders by these names.
  private func controllerFiles(
    of info: ExtensionInfo
  ) -> (sources: [SourceFile], resources: [SourceFile]) {
    let swift = files.values.filter { $0.path.hasSuffix(".swift") }.sorted { $0.path < $1.path }
    let own = app.targets.target(ofPlist: info.path)
    let folder = info.sourceFolderPath
    var paths = Set(own?.sourcePaths ?? [])
    if !swift.contains(where: { paths.contains($0.path) }) {
      paths = Set(
        swift.map(\.path).filter { path in
          folder.isEmpty ? !path.contains("/") : path.hasPrefix("\(folder)/")
        })
    }
    var resources = Set(own?.resourcePaths ?? [])
    let folders = own == nil ? [folder] : []
    var modules: Set<String> = []
    var seen: Set<String> = [own?.moduleName ?? ""]
    var open = swift.filter { paths.contains($0.path) }.flatMap(\.importedModules)
    while let module = open.popLast() {
      guard seen.insert(module).inserted, !StandIns.modules.contains(module) else { continue }
      let target = app.targets.all.first {
        $0.moduleName == module && $0.isForIOS && !$0.sourcePaths.isEmpty
      }
      resources.formUnion(target?.resourcePaths ?? [])
      if target == nil { modules.insert(module) }
      let added =
        target.map { Set($0.sourcePaths) }
        ?? Set(
          swift.map(\.path).filter { path in
            SourcePath(path).folder.parts.contains { $0 == module }
              && !"/\(path)".contains("Tests/")
          })
      let new = added.subtracting(paths)
      paths.formUnion(new)
      open += swift.filter { new.contains($0.path) }.flatMap(\.importedModules)
    }
    // What surrounds the class is no part of its target.
    let run = entryControllers[info.path]?.runSettings
    paths.formUnion(run?.standIns.map(\.path) ?? [])
    let others = files.values.filter { file in
      resources.contains(file.path)
        || !file.path.hasSuffix(".swift") && run?.names(file.path) != true
          && (folders.contains { !$0.isEmpty && file.path.hasPrefix("\($0)/") }
            || SourcePath(file.path).folder.parts.contains { modules.contains(String($0)) })
    }
    return (
      swift.filter { paths.contains($0.path) }, others.sorted { $0.path < $1.path }
    )
  }

  /// The files of the container that a configuration names, in the order of their paths.
  private func containerFiles(of info: ExtensionInfo) -> [CopiedFile] {
    guard let container = entryControllers[info.path]?.runSettings?.container else { return [] }
    let folder = SourcePath(container.path)
    return files.values.filter { SourcePath($0.path).isBelow(folder) }
      .sorted { $0.path < $1.path }
      .map { CopiedFile(at: SourcePath($0.path).relative(to: folder), $0.bytes) }
  }

  private var hasFonts: Bool {
    otherPaths.union(files.keys).contains { path in
      ["ttf", "otf", "ttc"].contains(SourcePath(path).ending)
    }
  }

  /// The line that declares a class.
  private func location(of className: String, in sources: [SourceFile]) -> SourceLocation? {
    let words = "class \(className)"
    for file in sources where file.bytes.contains(text: words) {
      let lines = String(decoding: file.bytes, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        guard let start = line.firstRange(of: words) else { continue }
        let rest = line[start.upperBound...].first
        if rest.map({ $0.isLetter || $0.isNumber || $0 == "_" }) ?? false { continue }
        let column = line[..<start.lowerBound].unicodeScalars.count + 1
        return SourceLocation(file: file.path, line: index + 1, column: column)
      }
    }
    return nil
  }

  /// The storyboards and xibs that an extension can load: of several of one name the nearest.
  private func interfaceFiles(of info: ExtensionInfo) -> [(path: String, root: XMLElement)] {
    let paths = files.keys.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    let names = Set(paths.map { SourcePath($0).stem })
    return names.sorted().compactMap { name in
      let same = paths.filter { SourcePath($0).stem == name }
      guard let path = same.nearest(to: info.path), let bytes = files[path]?.bytes,
        let root = try? readXML(path: path, bytes: bytes)
      else { return nil }
      return (path, root)
    }
  }

  /// The scenes of a file; those of a framework's xib belong to no extension, so that nothing else reads them.
  private func scenes(
    of file: (path: String, root: XMLElement), _ colors: ColorCatalog
  ) -> [InterfaceScene] {
    let known = scenes.scenes.filter { $0.path == file.path }
    guard known.isEmpty else { return known }
    var unreported: [Diagnostic] = []
    return InterfaceReader(path: file.path, colors: colors).scenes(
      file.root, reporting: &unreported)
  }

  private func controllerWorld(of info: ExtensionInfo) -> ControllerWorld {
    let run = entryControllers[info.path]?.runSettings
    let interfaces = interfaceFiles(of: info)
    let colors = ColorCatalog(files.values.map { ($0.path, $0.bytes) })
    return ControllerWorld(
      scenes: interfaces.flatMap { scenes(of: $0, colors) }, files: interfaces,
      assets: .init(
        images: images.sizes, prints: images.prints, colors: colors.requests, hasFonts: hasFonts),
      info: bundleInfo(of: info), run: run,
      bodies: (run?.namedFiles ?? []).reduce(into: [:]) { bodies, file in
        bodies[file.path] = files[file.path]?.bytes
      })
  }
}

extension SourceFile {
  /// The modules that a Swift file imports.
  fileprivate var importedModules: [String] {
    guard bytes.contains(text: "import ") else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .compactMap { line in
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(of: "import"), place <= 1, words.count > place + 1 else {
          return nil
        }
        return words[words.count - 1].split(separator: ".").first.map { String($0) }
      }
  }
}

extension XMLElement {
  /// The classes of the app's own that a storyboard or a xib names.
  fileprivate var customClasses: Set<String> {
    var names: Set<String> = []
    var open = [self]
    while let next = open.popLast() {
      if let name = next[attribute: "customClass"] { names.insert(name) }
      open += next.elements
    }
    return names
  }
}

extension ControllerProgram.Failure {
  fileprivate func reason(for target: ControllerTarget) -> String {
    switch self {
    case .noClass:
      "no Swift file of the extension declares '\(target.className)'; only Swift runs"
    case .notCompiled(let reason, _): reason
    case .tooLate: "the compiler takes too long"
    case .unwritable(let reason): "the cache folder cannot be written: \(reason)"
    }
  }
}

extension SwiftCompiler.Failure {
  fileprivate var reason: String {
    switch self {
    case .missing: "There is no Swift compiler, so no controller runs"
    case .unwritable(let reason):
      "The cache folder cannot be written, so no controller runs: \(reason)"
    case .standIns(let reason): "The stand-ins do not compile with this Swift: \(reason)"
    }
  }
}

extension Diagnostic {
  /// The finding at the place in the code that keeps it from running, where there is one; else at `entry`, which names
  /// the class.
  fileprivate static func cannotRun(
    _ failure: ControllerProgram.Failure, of target: ControllerTarget, at entry: SourceLocation
  ) -> Diagnostic {
    var place = entry
    if case .notCompiled(_, let code) = failure, !code.file.isEmpty { place = code }
    return Diagnostic(
      .cannotRun, "The controller cannot run: \(failure.reason(for: target))", at: place,
      notes: place == entry
        ? [] : [Diagnostic.Note("'\(target.className)' is named here", at: entry)],
      fix: "Write a controller configuration, or name a stand-in in its 'run'")
  }
}
