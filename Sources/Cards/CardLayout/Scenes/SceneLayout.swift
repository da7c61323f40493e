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
    solved(in: SceneRoom(width: .given(width), height: .least)).size.height
  }

  /// The least height at a width in which nothing is lost.
  ///
  /// A picture that is scaled is whole in any frame, however large its file is.
  package func neededHeight(width: Points) -> Points {
    solved(in: SceneRoom(width: .given(width), height: .least), picturesYield: true).size.height
  }

  /// The size of the scene, and the frames of its views in those around them by object id, from the left; of what
  /// scrolls also that of its content, and those of the cells of collections.
  package func frames(in room: SceneRoom) -> (size: Size, frames: [String: Frame]) {
    let solved = solved(in: room)
    var frames: [String: Frame] = [:]
    for (index, (node, frame)) in zip(solved.nodes, solved.frames).enumerated()
    where frames[node.object.id] == nil {
      var content = solved.contentSizes[index]
      if case .table(let table) = node.view.content, !table.flows.isEmpty {
        let flow = SceneRows.flow(of: table, in: frame.size, environment)
        content = flow.content
        // Cells of one prototype have the same id.
        for (number, frame) in flow.frames.enumerated() {
          frames["cell \(number) of \(node.object.id)"] = frame
        }
      }
      frames["content of \(node.object.id)"] = content?.frame
      let outer = node.parent.map { solved.frames[$0] }
      let own = outer.map { frame.moved(x: .zero - $0.x, y: .zero - $0.y) } ?? frame
      let room = node.parent.map { solved.contentSizes[$0] ?? solved.frames[$0].size }
      frames[node.object.id] =
        if let room, environment.isRightToLeft { own.mirrored(in: room.frame) } else { own }
    }
    return (solved.size, frames)
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
    let width = SceneRoom.Side.given(size.width)
    let fitting = isFitted ? solved(in: SceneRoom(width: width, height: .least)) : nil
    if let fitting, fitting.size.height == size.height { return fitting }
    return solved(in: SceneRoom(width: width, height: .given(size.height)))
  }

  private func solved(in room: SceneRoom, picturesYield: Bool = false) -> SolvedScene {
    environment.solvedScenes.solution(
      of: view, in: room, picturesYield: picturesYield, environment)
  }
}

extension LayoutEnvironment {
  /// The size of a view and the frames in it, as `SceneLayout` has them; none where the view is no scene.
  package func frames(
    of scene: View<String>, in room: SceneRoom, isRightToLeft: Bool
  ) -> (size: Size, frames: [String: Frame]) {
    SceneLayout(scene, in: running(fromRightToLeft: isRightToLeft))?.frames(in: room)
      ?? (.zero, [:])
  }
}
