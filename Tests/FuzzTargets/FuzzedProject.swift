import SiteGeneration
internal import Diagnostics
internal import ProjectReading
internal import ProjectTestSupport
internal import TestSupport

/// A project of which some or all bytes are the fuzzer's.
struct FuzzedProject {
  private let project: SampleProject

  /// The sample project with one other file.
  init(_ path: String, _ bytes: [UInt8]) {
    var project = Sample.everyKind
    project.files[path] = bytes
    self.project = project
  }

  /// A line before each file, with its path.
  private static let mark = Array("\n=== ".utf8)

  /// A project of the files that the bytes hold, one after the other, each below its mark.
  init(_ bytes: [UInt8]) {
    var project = SampleProject()
    for part in bytes.split(separator: Self.mark) {
      let path = String(decoding: part.prefix { $0 != 10 }, as: UTF8.self)
      if !path.isEmpty { project.files[path] = Array(part.dropFirst(path.utf8.count + 1)) }
    }
    self.project = project
  }

  static func bytes(of project: SampleProject) -> [UInt8] {
    project.files.sorted { $0.key < $1.key }.reduce(into: []) { bytes, file in
      bytes += mark + Array("\(file.key)\n".utf8) + file.value
    }
  }

  /// What is made of a project that was read.
  enum Made {
    case nothing, cards, pages
  }

  /// Reads the project, makes something of it, and looks at what was found.
  func problems(making made: Made) async -> [String] {
    let read = project.project
    var diagnostics = read.diagnostics
    do throws(Diagnostic) {
      switch made {
      case .pages: diagnostics = try await SampleProject.generator(of: read).site().diagnostics
      case .cards: _ = try await SampleProject.generator(of: read).snapshot()
      case .nothing: break
      }
    } catch {
      diagnostics.append(error)
    }
    let wrongFiles = diagnostics.compactMap(\.location?.file).filter { file in
      project.files[file] == nil && file != SiteSettings.fileName && !file.hasSuffix(".mustache")
    }
    return FuzzedReaders.problems(of: diagnostics, in: project.files.values.first ?? [])
      + wrongFiles.map { "a finding stands in '\($0)', which is no file" }
  }
}
