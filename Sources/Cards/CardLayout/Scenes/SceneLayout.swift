package import Diagnostics
package import Views

/// Lays out a scene of a storyboard or a xib: solves its constraints in a size.
package struct SceneLayout: Sendable {
  private let view: View<String>
  /// The name of the whole.
  private let name: String
  /// Whether its frame is most likely as high as the scene by itself.
  private let isFitted: Bool
  private let environment: LayoutEnvironment

  package init(
    _ view: View<String>, name: String, isFitted: Bool = true, in environment: LayoutEnvironment
  ) {
    self.view = view
    self.name = name
    self.isFitted = isFitted
    self.environment = environment.ofScene
  }

  /// Nil for a view that is no scene.
  package init?(_ scene: View<String>, in environment: LayoutEnvironment) {
    guard case .scene(let title) = scene.content, let view = scene.subviews.first else {
      return nil
    }
    self.init(
      view, name: title.isAsDesigned ? "\(title.name) as designed, no data" : title.name,
      in: environment)
  }

  /// The height that the scene takes at a width.
  ///
  /// It is what `systemLayoutSizeFitting` answers for a required width.
  package func fittingHeight(width: Points) -> Points {
    solved(width: width, height: nil).size.height
  }

  /// The least height at a width in which nothing is lost.
  ///
  /// A picture that is scaled is whole in any frame, however large its file is.
  package func neededHeight(width: Points) -> Points {
    solved(width: width, height: nil, picturesYield: true).size.height
  }

  /// The size of the scene, and the frames of its views in those around them by object id; a
  /// missing side is what the views take.
  package func frames(width: Points?, height: Points?) -> (size: Size, frames: [String: Frame]) {
    let solved = solved(width: width ?? narrowestWidth, height: height)
    var frames: [String: Frame] = [:]
    for (node, frame) in zip(solved.nodes, solved.frames) where frames[node.object.id] == nil {
      let outer = node.parent.map { solved.frames[$0] }
      frames[node.object.id] = Frame(
        x: frame.x - (outer?.x ?? .zero), y: frame.y - (outer?.y ?? .zero), width: frame.width,
        height: frame.height)
    }
    return (solved.size, frames)
  }

  /// The least width at which the scene is no higher than at a large one.
  private var narrowestWidth: Points {
    let widest: Points = 1000
    let height = fittingHeight(width: widest)
    var (low, high) = (0, 1000)
    while low < high {
      let middle = (low + high) / 2
      if fittingHeight(width: Points(Double(middle))) <= height {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return Points(Double(high))
  }

  /// The views of the scene in a frame.
  package func box(in frame: Frame) -> Box {
    SceneBoxes(solved(in: frame.size), name: name, in: environment).box(in: frame)
  }

  /// The faults of the constraints at a size: those that cannot hold together, and views that
  /// could as well stand elsewhere.
  package func findings(in size: Size) -> [Diagnostic] {
    let solved = solved(in: size)
    var rows: [Diagnostic] = []
    for (node, frame) in zip(solved.nodes, solved.frames) {
      guard case .table(let table) = node.view.content else { continue }
      rows += SceneRows(table, in: frame, environment).placed.flatMap {
        $0.layout.findings(in: $0.frame.size)
      }
    }
    // Where there is too little room for the views, who yields is not what is wrong.
    let mayBeTooLow = !solved.ambiguousVertically.isEmpty || !solved.conflicts.isEmpty
    let isTooLow = mayBeTooLow && fittingHeight(width: size.width) > size.height
    return SceneFindings(solved, isTooLow: isTooLow).diagnostics + rows
  }

  /// The scene in a size; where that has the height that the scene takes, it is solved once for
  /// both.
  private func solved(in size: Size) -> SolvedScene {
    let fitting = isFitted ? solved(width: size.width, height: nil) : nil
    if let fitting, fitting.size.height == size.height { return fitting }
    return solved(width: size.width, height: size.height)
  }

  private func solved(
    width: Points, height: Points?, picturesYield: Bool = false
  ) -> SolvedScene {
    environment.solvedScenes.solution(
      of: view, width: width, height: height, picturesYield: picturesYield, in: environment)
  }
}

extension LayoutEnvironment {
  /// The size of a view and the frames in it, as `SceneLayout` has them; none where the view is no scene.
  package func frames(
    of scene: View<String>, width: Points?, height: Points?
  ) -> (size: Size, frames: [String: Frame]) {
    SceneLayout(scene, in: self)?.frames(width: width, height: height) ?? (.zero, [:])
  }
}
