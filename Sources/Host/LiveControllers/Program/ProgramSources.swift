internal import Diagnostics
internal import IntentDefinitions
internal import SwiftSources
internal import TextTools

/// The files of a program: those of the project that its controller reaches, rewritten, and the
/// generated ones.
struct ProgramSources {
  /// The project's files, and last the generated intents.
  private(set) var files: [CutSource]
  /// The name of each file in the folder where it is compiled: no two are alike.
  let names: [String]
  /// The lines that are added behind each of the project's files.
  private var appendices: [[String]]
  /// The overrides that classes take over from their extensions.
  private var forwards: [ForwardedOverride]
  private let main: String
  private var cuts: [SourceCut] = []
  /// The classes of packages that stand as UIKit's.
  private var classes: [PackageClass] = []
  let methods: ConfigureMethods
  /// Only what does not compile asks for them.
  private lazy var unused = UnusedTypes(
    files.dropLast().map { ($0.code, SourceOutline($0.code)) })

  /// Takes a target, and the types that the stand-ins declare.
  init(_ target: ControllerTarget, provided: Set<String>) {
    let parsed = target.files.map { file in
      SourceCode(path: file.path, bytes: file.bytes, language: .swift)
    }
    let outlines = parsed.map { SourceOutline($0) }
    let reached = reachedFiles(
      of: Array(zip(parsed, outlines)), from: target.sceneClasses.union([target.className]))
    let mentioned = reached.reduce(into: Set<String>()) { names, index in
      for token in parsed[index].tokens where token.kind == .word { names.insert(token.text) }
    }
    let declared = Set(reached.flatMap { outlines[$0].topTypes })
    var intents = IntentClasses(
      declared: declared, provided: provided)
    for definition in target.definitions { intents.add(definition) }
    let catalog = SystemIntentCatalog.standard
    for intent in catalog.intents
    where target.systemIntents.contains(intent.className) || mentioned.contains(intent.className) {
      intents.add(intent, of: catalog)
    }
    let models = target.dataModels.map { $0.source(naming: mentioned, besides: declared) }.joined()
    let generated = Array(
      (ProgramGlue.intentImports + intents.source
        + (models.isEmpty ? "" : "import CoreData\n\n\(models)")
        + target.assets.source(
          naming: mentioned, besides: Set(reached.flatMap { outlines[$0].names }))).utf8)
    let modules = Set(StandIns.modules)
    let moved = ForwardedOverride.all(in: reached.map { (parsed[$0], outlines[$0]) })
    forwards = moved
    files =
      reached.enumerated().map { number, index in
        CutSource(
          path: parsed[index].path,
          bytes: SourceRewriter.bytes(
            of: parsed[index], bytes: target.files[index].bytes, modules: modules,
            types: declared,
            moving: moved.filter { $0.memberFile == number }.map(\.member)),
          code: parsed[index], keeping: target.className)
      } + [
        CutSource(
          path: Self.generatedPath, bytes: generated,
          code: SourceCode(path: Self.generatedPath, bytes: generated, language: .swift),
          keeping: target.className)
      ]
    methods = ConfigureMethods(reached.map { parsed[$0] })
    names = Self.fileNames(files.map(\.path))
    let made = SourceOutline.madeByClass(
      reached.map { outlines[$0] },
      hasGenericCode: reached.contains { !SourceRewriter.genericViews(in: parsed[$0]).isEmpty })
    appendices = reached.enumerated().map { number, index in
      ProgramGlue.appendix(to: outlines[index], number: number, madeByClass: made)
    }
    let types = reached.flatMap { outlines[$0].types }
    main = ProgramGlue.main(
      files: reached.count, intents: intents.classNames,
      drawing: types.filter(\.draws).map(\.ownName).sorted(),
      principal: target.storyboard == nil ? target.className : nil,
      isMadeWithNib: types.contains { $0.name == target.className && $0.isMadeWithNib })
  }

  private static let generatedPath = "CardproofIntents.swift"

  private static func fileNames(_ paths: [String]) -> [String] {
    let names = paths.map { SourcePath($0).name }
    let counts = Dictionary(names.map { ($0.lowercased(), 1) }, uniquingKeysWith: +)
    return names.enumerated().map { index, name in
      let isFree = counts[name.lowercased()] == 1 && name != "main.swift"
      return isFree ? name : "\(index)-\(name)"
    }
  }

  /// Whether no file of the project declares the controller.
  var isEmpty: Bool { files.count == 1 }

  /// The texts of all files, by their names.
  var texts: [(name: String, bytes: [UInt8])] {
    var result: [(name: String, bytes: [UInt8])] = []
    for (index, file) in files.enumerated() {
      let end = index < appendices.count ? appendices[index].joined(separator: "\n") + "\n" : ""
      let own = forwards.filter { $0.file == index }
      result.append((names[index], own.added(to: file.bytes) + Array("\n\(end)".utf8)))
    }
    let declared = classes.map { $0.declaration + "\n" }.joined()
    return result + [("main.swift", Array((main + declared).utf8))]
  }

  /// The project's path of each source, by its name in messages.
  var paths: [String: String] {
    Dictionary(zip(names, files.map(\.path)).dropLast().map { $0 }) { first, _ in first }
  }

  /// Leaves out what the compiler rejects: first what it does not know, then what else it rejects, since much of that
  /// only follows, and last what was added behind a file.
  ///
  /// - Returns: Whether anything could be left out.
  mutating func leaveOut(_ messages: [CompilerOutput.Message]) -> Bool {
    let placed = messages.compactMap { message in
      names.firstIndex(of: SourcePath(message.file).name).map { (message, $0) }
    }
    for index in files.indices { files[index].beginRound() }
    let own = placed.filter { $0.0.line <= files[$0.1].lineCount }
    return takeBackForwards(own) || declareClasses(own) || cut(own.filter { $0.0.isCause })
      || cut(own.filter { !$0.0.isCause && !$0.0.isVague })
      || cut(own.filter { $0.0.isVague })
      || leaveOutAppendices(placed.filter { $0.0.line > files[$0.1].lineCount })
  }

  /// Leaves overrides where they are that their classes cannot take over: so the compiler names them.
  private mutating func takeBackForwards(_ messages: [(CompilerOutput.Message, Int)]) -> Bool {
    let before = forwards
    forwards.removeAll { forward in messages.contains { forward.isMeant(by: $0.0, in: $0.1) } }
    for forward in before where !forwards.contains(where: { $0.isSame(as: forward) }) {
      files[forward.memberFile].takeBack(forward.member)
    }
    return forwards.count < before.count
  }

  /// Declares the classes of packages alone: much of what else is rejected only follows.
  private mutating func declareClasses(_ messages: [(CompilerOutput.Message, Int)]) -> Bool {
    let before = classes.count
    for (message, index) in messages {
      guard let unknown = files[index].packageClass(in: message),
        !classes.contains(where: { $0.name == unknown.name }),
        files.allSatisfy({ unknown.isMadeAsItsBase(in: $0.code) })
      else { continue }
      classes.append(unknown)
      cuts.append(files[index].cut(of: unknown, in: message, number: cuts.count + 1))
    }
    return classes.count > before
  }

  private mutating func cut(_ messages: [(CompilerOutput.Message, Int)]) -> Bool {
    let before = cuts.count
    var hasEnded = false
    for (message, index) in messages {
      if files[index].endWithoutValue(message.text) || files[index].endWithoutResult(message) {
        hasEnded = true
        continue
      }
      let cut = files[index].cut(
        line: message.line, column: message.column, reason: message.text, number: cuts.count + 1,
        isUnused: unused.contains(line: message.line, ofFile: index))
      if let cut { cuts.append(cut) }
    }
    return hasEnded || cuts.count > before
  }

  private mutating func leaveOutAppendices(_ messages: [(CompilerOutput.Message, Int)]) -> Bool {
    var hasChanged = false
    for (message, index) in messages {
      let line = message.line - files[index].lineCount - 1
      guard appendices.indices.contains(index), appendices[index].indices.contains(line),
        !appendices[index][line].isEmpty
      else { continue }
      appendices[index][line] = ""
      hasChanged = true
    }
    return hasChanged
  }

  /// The statements left out of the project's own files.
  var projectCuts: [SourceCut] { cuts.filter { $0.location.file != Self.generatedPath } }
}
