internal import Foundation
internal import SiteGeneration

/// The cards that earlier runs kept: those of a cache, or of shards.
struct KeptCards {
  /// Nil where nothing is kept.
  let records: CardRecords?
  private let cache: CacheFolder?

  /// The variable that has the secret of records, so that it stands in no command line.
  private static let keyName = "CARDPROOF_CACHE_KEY"

  static var seal: RecordSeal {
    RecordSeal(secret: ProcessInfo.processInfo.environment[keyName] ?? "")
  }

  /// What `--cache` names; with `isWanted`, records are made without one too.
  init(_ arguments: Arguments, isWanted: Bool = false) throws(ExitStatus) {
    guard let path = arguments.value(.cache) else {
      cache = nil
      records =
        isWanted
        ? CardRecords(tool: try Self.tool(), seal: Self.seal) { _ in nil } : nil
      return
    }
    let tool = try Self.tool()
    do throws(CacheFolder.Failure) {
      let folder = try CacheFolder(path: path)
      cache = folder
      records = CardRecords(tool: tool, seal: Self.seal) { folder.record(named: $0) }
    } catch {
      Terminal.report("cardproof: \(error.message) ('\(path)')\n  fix: \(error.fix)\n")
      throw .outputFailed
    }
  }

  /// What identifies this binary.
  static func tool() throws(ExitStatus) -> String {
    let path = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    guard let tool = ToolIdentity.ofExecutable(at: path) else {
      Terminal.report("cardproof: its own file cannot be read, so that no cards can be kept\n")
      throw .internalFault
    }
    return tool
  }

  /// Keeps what a run made; a cache that cannot be written changes no result, and is told.
  func keep(_ use: RecordUse) {
    do throws(CacheFolder.Failure) {
      try cache?.update(use)
    } catch {
      Terminal.report("cardproof: \(error.message)\n  fix: \(error.fix)\n")
    }
  }
}
