internal import ConstraintSolver
internal import Views

/// The views of a scene with their frames.
struct SolvedScene {
  let nodes: [SceneNode]
  let frames: [Frame]
  /// The sizes of what scrolls, by the numbers of the views that it is in.
  let contentSizes: [Int: Size]
  let conflicts: [SceneSystem.Conflict]
  /// Whether there was too much to solve, so that views stand where the file has them.
  let isOverLimit: Bool
  /// The views whose place or size along an axis is open.
  let ambiguousHorizontally: Set<Int>
  let ambiguousVertically: Set<Int>

  /// The level at which what is open stays where the file has it: below all others (convention).
  private static let stayLevel = 0.5

  /// Solves a scene in a room.
  init(
    _ view: View<String>, in room: SceneRoom, picturesYield: Bool = false,
    _ environment: LayoutEnvironment
  ) {
    var scene = SceneSystem(view, in: room, picturesYield: picturesYield, environment)
    scene.wrapTexts()
    let all = scene.nodes
    isOverLimit = scene.isOverLimit
    guard !scene.isOverLimit else {
      nodes = all
      conflicts = []
      (ambiguousHorizontally, ambiguousVertically) = ([], [])
      frames = all.map { $0.designed.frame }
      contentSizes = [:]
      return
    }
    let open = Set(scene.system.ambiguous(among: all.flatMap(\.rect.variables)))
    ambiguousHorizontally = Set(
      all.indices.filter {
        open.contains(all[$0].rect.x) || open.contains(all[$0].rect.width)
      })
    ambiguousVertically = Set(
      all.indices.filter {
        open.contains(all[$0].rect.y) || open.contains(all[$0].rect.height)
      })
    if !open.isEmpty {
      for node in all {
        let stays = zip(node.rect.variables, node.designed.values)
        for (variable, value) in stays where open.contains(variable) {
          scene.fix("stay", LinearExpression(variable), .equal, value, .level(Self.stayLevel))
        }
      }
      scene.wrapTexts()
    }
    nodes = all
    conflicts = scene.conflicts
    let system = scene.system
    frames = all.map { node in
      let values = node.rect.variables.map { Points(system.value(of: $0)) }
      return Frame(x: values[0], y: values[1], width: values[2], height: values[3])
    }
    contentSizes = Dictionary(
      all.indices.compactMap { index in
        guard case .container(.scroll) = all[index].view.content else { return nil }
        let sides = [all[index].content.width, all[index].content.height]
          .map { Points(system.value(of: $0)) }
        return (index, Size(width: sides[0], height: sides[1]))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The size of the whole scene.
  var size: Size { frames.first?.size ?? .zero }

  func frame(of id: String) -> Frame? {
    nodes.firstIndex { $0.object.id == id }.map { frames[$0] }
  }
}

extension DesignedFrame {
  fileprivate var frame: Frame {
    Frame(x: Points(x), y: Points(y), width: Points(width), height: Points(height))
  }

  fileprivate var values: [Double] { [x, y, width, height] }
}
