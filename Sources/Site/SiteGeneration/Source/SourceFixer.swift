package import Diagnostics
internal import Foundation
internal import TextTools

/// Makes planned changes in the files of a source folder: the only code that writes there.
///
/// Each file changes in one step or not at all. One that is a link, or behind one, or that no longer
/// is what was read, stays as it is.
package struct SourceFixer {
  private let root: URL

  package init(path: String) {
    root = URL(filePath: path, directoryHint: .isDirectory).resolvingSymlinksInPath()
  }

  /// Why a file was not changed.
  package struct Failure: Error, Hashable {
    package let file: String
    package let message: String
  }

  /// Whether a path stays inside of the source folder.
  static func mayChange(_ path: String) -> Bool {
    !path.hasPrefix("/") && !SourcePath(path).parts.contains("..")
  }

  /// Changes all files of a plan.
  ///
  /// - Returns: What could not be changed, ordered by path.
  package func apply(_ plan: FixPlan) -> [Failure] {
    plan.edits.keys.sorted().compactMap { path in
      do throws(Failure) {
        try change(path, plan)
        return nil
      } catch {
        return error
      }
    }
  }

  private func change(_ path: String, _ plan: FixPlan) throws(Failure) {
    let file = root.appending(path: path)
    guard Self.mayChange(path), isPlainFile(path) else {
      throw Failure(file: path, message: "it is a link, or behind one")
    }
    guard let data = try? Data(contentsOf: file),
      let changed = plan.text(of: path, changing: [UInt8](data))
    else { throw Failure(file: path, message: "it has changed since it was read") }
    let temporary = file.deletingLastPathComponent()
      .appending(path: ".\(file.lastPathComponent).cardproof-\(UUID().uuidString)")
    do {
      let permissions = try FileManager.default.attributesOfItem(atPath: file.path)[
        .posixPermissions]
      try Data(changed).write(to: temporary, options: .withoutOverwriting)
      if let permissions {
        try FileManager.default.setAttributes(
          [.posixPermissions: permissions], ofItemAtPath: temporary.path)
      }
      try moveAtomically(from: temporary.path, to: file.path)
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw Failure(file: path, message: "it cannot be written; check permissions and free space")
    }
  }

  /// Whether a path leads through folders to a file, and over no link.
  private func isPlainFile(_ path: String) -> Bool {
    var place = root
    let parts = SourcePath(path).parts
    for (index, part) in parts.enumerated() {
      place.append(path: String(part))
      guard FileKind(at: place.path) == (index == parts.count - 1 ? .file : .folder) else {
        return false
      }
    }
    return !parts.isEmpty
  }
}
