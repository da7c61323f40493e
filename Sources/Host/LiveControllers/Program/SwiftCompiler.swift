internal import Diagnostics
internal import Digests
internal import SystemCalls
internal import TextTools

/// The Swift compiler of the machine, and the folder that keeps what it made.
package struct SwiftCompiler: Sendable {
  private let path: String
  /// The folder of this version of the compiler and of Cardproof's stand-ins.
  let folder: String

  /// Why nothing can be compiled.
  package enum Failure: Error, Hashable {
    /// There is no compiler on the machine.
    case missing
    /// The folder for what was made cannot be written; the reason.
    case unwritable(String)
    /// The stand-ins do not compile, which is our fault; the first error.
    case standIns(String)
  }

  /// The compiler that a shell would find, with the stand-ins compiled.
  ///
  /// - Parameters:
  ///   - searchPath: The folders of programs, as `PATH` has them.
  ///   - cacheFolder: Where to keep what it makes.
  /// - Throws: The reason why nothing can be compiled.
  package init(searchPath: String, cacheFolder: String) throws(Failure) {
    guard let path = program(named: "swiftc", path: searchPath),
      let outcome = try? Program(path, ["--version"]).run(milliseconds: 20_000),
      outcome.status == 0
    else { throw .missing }
    self.path = path
    let version = String(decoding: outcome.output, as: UTF8.self)
    let digest = SHA256.shortHex("\(Product.version)\n\(version)\n\(StandIns.digest)")
    folder = FilePath.joined(cacheFolder, "stand-ins-\(digest)")
    do throws(SystemFailure) {
      try makeFolders(at: folder)
    } catch {
      throw .unwritable(error.reason)
    }
    try makeStandIns()
  }

  /// Runs the compiler in a folder.
  ///
  /// - Returns: What it says; nil where it took too long.
  func run(_ arguments: [String], in folder: String, seconds: Int) -> CompilerOutput? {
    guard let outcome = try? Program(path, arguments, in: folder).run(milliseconds: seconds * 1000),
      !outcome.isTooLate
    else { return nil }
    return CompilerOutput(
      isSuccess: outcome.status == 0,
      text: String(decoding: outcome.output + outcome.errors, as: UTF8.self))
  }

  /// The program beside the compiler that finds the line of an address.
  var symbolizer: String? {
    program(named: "llvm-symbolizer", path: FilePath.folder(of: FilePath.resolved(path)))
      ?? program(named: "llvm-symbolizer", path: FilePath.folder(of: path))
  }

  /// The objects of the stand-ins, which every program is linked with.
  var objects: [String] { StandIns.modules.map { FilePath.joined(folder, "\($0).o") } }

  /// The seconds that one module of the stand-ins may take: on a busy machine many times the usual.
  private static let patience = 300

  /// The file with the names of the types that the stand-ins declare; it is there once all are compiled.
  private var typeList: String { FilePath.joined(folder, "types.txt") }

  /// Reads the types that the stand-ins declare.
  func standInTypes() throws(SystemFailure) -> Set<String> {
    let text = String(decoding: try readFile(at: typeList), as: UTF8.self)
    return Set(text.split(separator: "\n").map { String($0) })
  }

  /// Compiles the stand-ins where this version has none yet.
  private func makeStandIns() throws(Failure) {
    guard let lock = FolderLock(folder, afterWaiting: Double(Self.patience)) else {
      throw .unwritable("another process holds its lock")
    }
    defer { lock.release() }
    if FileKind(at: typeList) == .file { return }
    for module in StandIns.modules {
      let files = StandIns.files(of: module)
      let inner = FilePath.joined(folder, module)
      do throws(SystemFailure) {
        try makeFolders(at: inner)
        for (name, text) in files {
          try writeFile([Array(text.utf8)], at: FilePath.joined(inner, name))
        }
      } catch {
        throw .unwritable(error.reason)
      }
      let output = run(
        [
          "-emit-module", "-emit-module-path", "\(module).swiftmodule", "-emit-object", "-o",
          "\(module).o", "-wmo", "-parse-as-library", "-swift-version", "5", "-module-name",
          module, "-I", ".", "-suppress-warnings", "-diagnostic-style=llvm",
        ] + StandIns.options(of: module) + files.map { "\(module)/\($0.name)" }, in: folder,
        seconds: Self.patience)
      guard let output, output.isSuccess else {
        throw .standIns(output?.messages.first?.text ?? "\(module) takes too long")
      }
    }
    do throws(SystemFailure) {
      let names = StandIns.types.sorted().joined(separator: "\n")
      try writeFile([Array(names.utf8)], at: typeList)
    } catch {
      throw .unwritable(error.reason)
    }
  }
}

/// The modules that stand in for Apple's frameworks, as Swift sources in the binary.
package enum StandIns {
  /// The modules in the order in which they are compiled: each imports only those before it.
  package static let modules: [String] = (EmbeddedFiles.all["modules.txt"] ?? "")
    .split(whereSeparator: \.isNewline).map { String($0) }

  /// The files of a module, by their names in order; its table of types is written as Swift.
  static func files(of module: String) -> [(name: String, text: String)] {
    EmbeddedFiles.all.filter { $0.key.hasPrefix("\(module)/") }.sorted { $0.key < $1.key }
      .map { path, text in
        let name = SourcePath(path).name
        return name == "types.txt"
          ? ("UniformTypes.swift", UniformTypes.swift(of: text)) : (name, text)
      }
  }

  /// The options of a module: every file of it imports the runtime, which is optimized, as all that is asked and answered
  /// goes through it.
  ///
  /// The others are resilient: only then initializers in a project's extensions call the observers of their properties.
  static func options(of module: String) -> [String] {
    let runtime = "CardproofRuntime"
    guard module != runtime else { return ["-O"] }
    let importing = ["-import-module", runtime].flatMap { ["-Xfrontend", $0] }
    return ["-enable-library-evolution"] + importing
  }

  /// The digest of all sources of the stand-ins.
  static let digest = SHA256.shortHex(
    modules.map { module in
      "\(module)\n" + files(of: module).map { "\($0.name)\n\($0.text)" }.joined(separator: "\n")
    }.joined(separator: "\n"))
}

/// The output of a compiler run.
struct CompilerOutput {
  let isSuccess: Bool
  let text: String

  /// An error at a place of a file.
  struct Message: Hashable {
    let file: String
    let line: Int
    let column: Int
    let text: String

    /// Whether the message names something that is not there, and so is no consequence of another error.
    var isCause: Bool {
      [
        "cannot find ", "unknown attribute", "has no member", "no such module",
        "is not a member type",
      ]
      .contains { text.contains($0) }
    }

    /// Whether the compiler only does not know what a place is: that may compile once all else does.
    var isVague: Bool {
      ["failed to produce diagnostic", "cannot infer "].contains { text.hasPrefix($0) }
    }

    /// Whether it is the note of a property that gets no value.
    var namesProperty: Bool {
      text.hasPrefix("stored property '") && text.contains("without initial value")
        || text.hasPrefix("'self.") && text.hasSuffix("' not initialized")
    }
  }

  /// The errors in their order, each place once; where a property has no value, the property in the place of the
  /// initializer or the class that lacks it.
  var messages: [Message] {
    var seen: Set<[String]> = []
    var messages: [Message] = []
    var error: Message?
    for line in text.split(separator: "\n") {
      if let message = Self.message(in: line, mark: ": error: ") {
        messages += [error].compactMap(\.self)
        let isNew = seen.insert([message.file, "\(message.line)", "\(message.column)"]).inserted
        error = isNew ? message : nil
      } else if let note = Self.message(in: line, mark: ": note: "), note.namesProperty {
        error = nil
        if seen.insert([note.file, "\(note.line)", "\(note.column)"]).inserted {
          messages.append(note)
        }
      }
    }
    return messages + [error].compactMap(\.self)
  }

  private static func message(in line: Substring, mark: String) -> Message? {
    guard let mark = line.firstRange(of: mark) else { return nil }
    let parts = line[..<mark.lowerBound].split(separator: ":")
    guard parts.count >= 3, let row = Int(parts[parts.count - 2]),
      let column = Int(parts[parts.count - 1])
    else { return nil }
    return Message(
      file: parts.dropLast(2).joined(separator: ":"), line: row, column: column,
      // Developers know our stand-ins of Foundation by Apple's name.
      text: String(line[mark.upperBound...]).replacing("AppleFoundation.", with: "Foundation."))
  }
}
