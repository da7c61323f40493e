package import Diagnostics
package import Views

/// Lays out a scene of a storyboard or a xib: solves its constraints in a size.
package struct SceneLayout: Sendable {
  private let scene: SceneContent
  private let environment: LayoutEnvironment

  package init(_ scene: SceneContent, in environment: LayoutEnvironment) {
    self.scene = scene
    self.environment = environment.ofScene
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

  /// The views of the scene in a frame.
  package func box(in frame: Frame) -> Box {
    SceneBoxes(
      solved(width: frame.width, height: frame.height),
      name: scene.isAsDesigned ? "\(scene.name) as designed, no data" : scene.name,
      in: environment
    ).box(in: frame)
  }

  /// What is wrong with the constraints in a size: those that cannot hold together, and views that
  /// could as well stand elsewhere.
  package func findings(in size: Size) -> [Diagnostic] {
    let solved = solved(width: size.width, height: size.height)
    var rows: [Diagnostic] = []
    for view in solved.nodes.map(\.view) {
      guard case .table(let table) = view.content else { continue }
      let frame =
        solved.frame(of: view.id) ?? Frame(x: 0, y: 0, width: size.width, height: size.height)
      rows += SceneRows(table, in: frame, environment).placed.flatMap {
        $0.layout.findings(in: $0.frame.size)
      }
    }
    // Where there is too little room for the views, who yields is not what is wrong.
    let mayBeTooLow = !solved.ambiguousVertically.isEmpty || !solved.conflicts.isEmpty
    let isTooLow = mayBeTooLow && fittingHeight(width: size.width) > size.height
    return SceneFindings(solved, isTooLow: isTooLow).diagnostics + rows
  }

  private func solved(
    width: Points, height: Points?, picturesYield: Bool = false
  ) -> SolvedScene {
    environment.solvedScenes.solution(
      of: scene.view, width: width, height: height, picturesYield: picturesYield, in: environment)
  }
}
