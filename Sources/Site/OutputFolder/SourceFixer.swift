internal import SystemCalls
package import Diagnostics
internal import TextTools

/// Makes planned changes in the files of a source folder: the only code that writes there.
///
/// Each file changes in one step or not at all. One that is a link, or behind one, or that no longer
/// is what was read, stays as it is.
package struct SourceFixer {
  private let root: String

  package init(path: String) {
    root = FilePath.resolved(path)
  }

  /// Why a file was not changed.
  package struct Failure: Error, Hashable {
    package let file: String
    package let message: String
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
    let file = FilePath.joined(root, path)
    guard SourcePath(path).staysInside, isPlainFile(path) else {
      throw Failure(file: path, message: "it is a link, or behind one")
    }
    guard let bytes = try? readFile(at: file), let changed = plan.text(of: path, changing: bytes)
    else { throw Failure(file: path, message: "it has changed since it was read") }
    do {
      try replaceFile(at: file, with: Array(changed))
    } catch {
      throw Failure(file: path, message: "it cannot be written; check permissions and free space")
    }
  }

  /// Whether a path leads through folders to a file, and over no link.
  private func isPlainFile(_ path: String) -> Bool {
    var place = root
    let parts = SourcePath(path).parts
    for (index, part) in parts.enumerated() {
      place = FilePath.joined(place, String(part))
      guard FileKind(at: place) == (index == parts.count - 1 ? .file : .folder) else {
        return false
      }
    }
    return !parts.isEmpty
  }
}
