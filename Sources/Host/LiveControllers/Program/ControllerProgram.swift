package import Diagnostics
internal import Digests
internal import SwiftSources
internal import SystemCalls
internal import TextTools

/// A program that was compiled of a project's sources: it can be started.
package struct ControllerProgram: Sendable {
  /// The path of the executable.
  let path: String
  /// The folder that the program sees as its bundle.
  let bundle: String
  /// The folder that app groups share; nil where the project gives none.
  let container: String?
  /// The statements left out so that the rest compiles.
  package let cuts: [SourceCut]
  /// The project's path of each source, by its name in messages of the running program.
  let paths: [String: String]
  let methods: ConfigureMethods
  /// The toolchain's program that finds the line of an address; nil where there is none.
  let symbolizer: String?

  /// Why a target gives no program.
  package enum Failure: Error, Hashable {
    /// No file declares the class.
    case noClass
    /// A failure to compile the rest, with the first error.
    case notCompiled(reason: String, at: SourceLocation)
    case tooLate
    case unwritable(String)
  }
}

/// Compiles targets: all that the controller reaches, then without the statements that do not
/// compile.
package struct ProgramBuilder: Sendable {
  private let compiler: SwiftCompiler

  package init(_ compiler: SwiftCompiler) { self.compiler = compiler }

  /// How often statements are left out before a target counts as one that cannot run (convention).
  private static let rounds = 24
  /// The seconds that one run of the compiler may take (convention: ten times the slowest real
  /// one).
  private static let patience = 120

  /// The program of a target; one of the same sources that was made before is taken again.
  package func program(
    of target: ControllerTarget
  ) throws(ControllerProgram.Failure) -> ControllerProgram {
    let types: Set<String>
    do throws(SystemFailure) {
      types = try compiler.standInTypes()
    } catch {
      throw .unwritable(error.reason)
    }
    var sources = ProgramSources(target, provided: types)
    if sources.isEmpty { throw .noClass }
    let key = SHA256.shortened(
      SHA256.hex(sources.texts.flatMap { Array($0.name.utf8) + [0] + $0.bytes + [0] }))
    let place = FilePath.joined(compiler.folder, "program-\(key)")
    let bundle: String
    let container: String?
    do throws(SystemFailure) {
      bundle = try copiedFolder(target.resources, in: compiler.folder)
      container =
        target.container.isEmpty
        ? nil : try copiedFolder(target.container, in: compiler.folder)
    } catch {
      throw .unwritable(error.reason)
    }
    let record = FilePath.joined(place, "cuts.json")
    let executable = FilePath.joined(place, "controller")
    let program = { [sources] (cuts: [SourceCut]) in
      ControllerProgram(
        path: executable, bundle: bundle, container: container, cuts: cuts, paths: sources.paths,
        methods: sources.methods, symbolizer: compiler.symbolizer)
    }
    if let bytes = try? readFile(at: record), let cuts = SourceCut.list(from: bytes),
      FileKind(at: executable) == .file
    {
      return program(cuts)
    }
    do throws(SystemFailure) {
      try makeFolders(at: place)
    } catch {
      throw .unwritable(error.reason)
    }
    try compile(&sources, module: target.moduleName, in: place)
    let cuts = sources.projectCuts
    do throws(SystemFailure) {
      try replaceFile(at: record, with: SourceCut.bytes(of: cuts))
    } catch {
      throw .unwritable(error.reason)
    }
    return program(cuts)
  }

  private func compile(
    _ sources: inout ProgramSources, module: String, in place: String
  ) throws(ControllerProgram.Failure) {
    var first: CompilerOutput.Message?
    var last: CompilerOutput.Message?
    for _ in 0..<Self.rounds {
      do throws(SystemFailure) {
        for (name, bytes) in sources.texts {
          try writeFile([bytes], at: FilePath.joined(place, name))
        }
      } catch {
        throw .unwritable(error.reason)
      }
      let output = compiler.run(
        [
          "-emit-object", "-o", "sources.o", "-wmo", "-swift-version", "5",
          "-enable-bare-slash-regex", "-module-name", module,
          "-I", compiler.folder, "-suppress-warnings", "-diagnostic-style=llvm",
          "-gline-tables-only",
        ] + sources.texts.map(\.name), in: place, seconds: Self.patience)
      guard let output else { throw .tooLate }
      if output.isSuccess { return try link(in: place) }
      let messages = output.messages
      first = first ?? messages.first { sources.paths[SourcePath($0.file).name] != nil }
      last = messages.first ?? last
      guard sources.leaveOut(messages) else { break }
    }
    // An error of generated code follows from what the project's own code lost.
    if let stop = last, sources.paths[SourcePath(stop.file).name] == nil { last = first ?? last }
    let path = last.flatMap { sources.paths[SourcePath($0.file).name] }
    throw .notCompiled(
      reason: last?.text ?? "the compiler ends without a message",
      at: SourceLocation(
        file: path ?? sources.files[0].path, line: path == nil ? 1 : last?.line ?? 1,
        column: path == nil ? 1 : last?.column ?? 1))
  }

  private func link(in place: String) throws(ControllerProgram.Failure) {
    let output = compiler.run(
      ["-o", "controller", "sources.o"] + compiler.objects + ["-Xlinker", "--export-dynamic"],
      in: place, seconds: Self.patience)
    guard let output else { throw .tooLate }
    guard output.isSuccess else {
      throw .notCompiled(
        reason: String(output.text.trimmed.suffix(300)), at: SourceLocation(file: ""))
    }
  }
}

extension StandIns {
  /// The types that the stand-ins declare, as their sources are read.
  static var types: Set<String> {
    modules.reduce(into: []) { names, module in
      for (name, text) in files(of: module) {
        let code = SourceCode(path: name, bytes: Array(text.utf8), language: .swift)
        names.formUnion(SourceOutline(code).topTypes)
      }
    }
  }
}
