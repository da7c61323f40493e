package import Diagnostics
internal import TextTools

/// A scene of a file of Interface Builder: a view controller's view, or a view of its own.
package struct InterfaceScene: Hashable, Sendable {
  /// The path of the file, relative to the source folder.
  package let path: String
  /// The names for configurations: the storyboard id, the custom class, the object id.
  package let names: [String]
  /// Whether it is what the file shows first.
  package let isInitial: Bool
  package var view: View<String>
  /// The outlets of the controller or the file's owner, then those of the views inside.
  package let outlets: [SceneOutlet]
  /// The texts of the `.strings` files beside it, by the language's tag in lower case and by key.
  package var texts: [String: [String: String]]
  package let location: SourceLocation

  package init(
    path: String, names: [String], isInitial: Bool, view: View<String>, outlets: [SceneOutlet],
    texts: [String: [String: String]] = [:], at location: SourceLocation
  ) {
    self.path = path
    self.names = names
    self.isInitial = isInitial
    self.view = view
    self.outlets = outlets
    self.texts = texts
    self.location = location
  }

  /// The size that the file gives it.
  package var size: Size {
    Size(width: view.object?.frame?.width ?? 320, height: view.object?.frame?.height ?? 150)
  }

  /// Whether there is nothing to see: the template of Xcode has a view with nothing inside, and
  /// where code adds the views there is often an empty container.
  package var isBare: Bool { !view.shown.dropFirst().contains(where: \.isSeen) }

  /// The file's name without its ending.
  package var fileName: String { SourcePath(path).stem }

  /// The title of an unnamed scene: the views of a xib often have nothing but an id.
  package var title: String { path.hasSuffix(".xib") ? fileName : names.first ?? fileName }
}

/// The title of a scene in one ask.
package struct SceneTitle: Hashable, Sendable {
  package let name: String
  /// Whether nothing was set, so that it is shown as the file has it.
  package let isAsDesigned: Bool
  /// How many statements of its class were left out that the class came to.
  package let leftOut: Int
  /// Parts of the class's look that are not drawn, such as `CALayer.mask`.
  package let notDrawn: [String]
  /// Symbols of the system that there is no drawing of.
  package let boxes: [String]
  /// Parts whose sizes or colors on a device are not known.
  package let estimated: [String]
  /// How many requests of its class got no answer, so that it may show less than with one.
  package let unanswered: Int
  /// The stores that its class asked in vain, such as the keychain or the asset catalogs.
  package let empty: [String]

  package init(
    name: String, isAsDesigned: Bool = false, leftOut: Int = 0, notDrawn: [String] = [],
    boxes: [String] = [], estimated: [String] = [], unanswered: Int = 0,
    empty: [String] = []
  ) {
    self.name = name
    self.isAsDesigned = isAsDesigned
    self.leftOut = leftOut
    self.notDrawn = notDrawn
    self.boxes = boxes
    self.estimated = estimated
    self.unanswered = unanswered
    self.empty = empty
  }

  /// The parts that the view lacks, in words; nil where it is whole.
  package var lacks: String? {
    let parts = [
      leftOut == 0 ? nil : "\(leftOut) statement\(leftOut == 1 ? "" : "s") left out",
      notDrawn.isEmpty ? nil : "not drawn: \(notDrawn.joined(separator: ", "))",
      boxes.isEmpty ? nil : "drawn as a box: \(boxes.joined(separator: ", "))",
      estimated.isEmpty ? nil : "estimated: \(estimated.joined(separator: ", "))",
      unanswered == 0
        ? nil : "\(unanswered) request\(unanswered == 1 ? "" : "s") without an answer",
      empty.isEmpty ? nil : "found nothing in \(empty.joined(separator: ", "))",
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}

/// The scenes of a project.
package struct SceneCatalog: Hashable, Sendable {
  package let scenes: [InterfaceScene]
  /// The paths of the files whose scenes nobody knows.
  package let unreadPaths: [String]

  package static let empty = SceneCatalog([])

  /// - Parameters:
  ///   - scenes: The scenes of all files that could be read.
  ///   - unreadPaths: The files that could not.
  package init(_ scenes: [InterfaceScene], unreadPaths: [String] = []) {
    self.scenes = scenes.sorted { $0.path < $1.path }
    self.unreadPaths = unreadPaths
  }

  /// The paths of the files, those that nobody could read last.
  package var paths: [String] { scenes.map(\.path) + unreadPaths }

  /// The names of the files, each once.
  package var fileNames: [String] {
    Set(scenes.map(\.fileName) + unreadPaths.map { SourcePath($0).stem }).sorted()
  }

  /// The scenes of the file of a name: of several that which shares most of its path with another
  /// path, else the first by path.
  package func scenes(ofFile name: String, near other: String, in folder: String?)
    -> [InterfaceScene]
  {
    let path = path(ofFile: name, near: other, in: folder)
    return scenes.filter { $0.path == path }
  }

  /// The notes of a finding that misses scenes of an unreadable file.
  package func unreadNotes(ofFile name: String, near other: String, in folder: String?)
    -> [Diagnostic.Note]
  {
    guard let path = path(ofFile: name, near: other, in: folder), unreadPaths.contains(path) else {
      return []
    }
    return [.init("This file cannot be read", at: SourceLocation(file: path))]
  }

  private func path(ofFile name: String, near other: String, in folder: String?) -> String? {
    var named = paths.filter { SourcePath($0).stem == name }
    if let folder {
      let below = named.filter { SourcePath($0).isBelow(SourcePath(folder)) }
      let inside = named.filter { "/\($0)".contains("/\(folder)/") }
      if let inFolder = [below, inside].first(where: { !$0.isEmpty }) { named = inFolder }
    }
    return named.nearest(to: other)
  }
}

extension [String] {
  /// The path that shares most of its folders with another one; of several the first by its name.
  package func nearest(to other: String) -> String? {
    let other = SourcePath(other)
    return self.max { left, right in
      let a = SourcePath(left).sharedFolders(with: other)
      let b = SourcePath(right).sharedFolders(with: other)
      return a == b ? left > right : a < b
    }
  }
}
