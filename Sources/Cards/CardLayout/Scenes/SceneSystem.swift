internal import ConstraintSolver
internal import Views

/// The constraints of a scene as one linear system.
struct SceneSystem {
  let environment: LayoutEnvironment
  var system = ConstraintSystem()
  /// The views that take part, from the outside in.
  private(set) var nodes: [SceneNode] = []
  /// The numbers of the views of an object id; several where a controller is embedded twice.
  private var numbers: [String: [Int]] = [:]
  /// The guides by object id, with the number of the view that has them.
  var guides: [String: (node: Int, kind: SceneGuide.Kind, rect: SceneRect?)] = [:]
  /// The constraints of the file that were added, by the name that the system has for them.
  var added: [String: SceneConstraint] = [:]
  /// Constraints that cannot hold together: what each refused one met.
  var conflicts: [Conflict] = []
  /// The sizes of content that views may not exceed in any case.
  var requiredLimits: [LinearConstraint] = []
  /// Whether the system was too much, so that not every constraint is in it.
  private(set) var isOverLimit = false
  /// The views whose height depends on their width.
  var wrapping: [WrappingText] = []

  struct Conflict {
    /// Constraints of the file.
    let constraints: [SceneConstraint]
    /// The other participants, in words.
    let others: [String]
    /// The view whose autoresizing mask takes part.
    let maskedView: String?
    /// Whether the height that the scene is given takes part.
    let isWithHeight: Bool
  }

  /// The names of views by those of the constraints that their autoresizing masks became.
  var maskedViews: [String: String] = [:]

  /// The name of the given height; nil where it takes its own.
  private let heightName: String?

  /// The level of heights that are known and given: above all of a file's (convention).
  static let givenLevel = 2_000.0

  /// Whether pictures that can be scaled get as low as the rest lets them, and no view holds to its
  /// own size where another would grow instead.
  let picturesYield: Bool

  /// Builds the system of a scene in a room.
  init(
    _ root: View<String>, in room: SceneRoom, picturesYield: Bool = false,
    _ environment: LayoutEnvironment
  ) {
    self.environment = environment.ofScene
    self.picturesYield = picturesYield
    heightName = room.height.length.map { "height of \($0) points" }
    add(root, parent: nil, origin: (0, 0))
    guard let outer = nodes.first else { return }
    fix("left edge of the scene", outer.rect.minX, .equal, 0)
    fix("top edge of the scene", outer.rect.minY, .equal, 0)
    fix(outer.rect.width, to: room.width, "width")
    fix(outer.rect.height, to: room.height, "height")
    for index in nodes.indices { addFrames(of: index) }
    for index in nodes.indices { addStack(index) }
    for index in nodes.indices { addIntrinsicSize(of: index) }
    for index in nodes.indices { addConstraints(of: index) }
    // Of constraints that conflict, those of the file hold (convention).
    for limit in requiredLimits { add(limit) }
  }

  private mutating func fix(_ length: LinearVariable, to side: SceneRoom.Side, _ name: String) {
    let length = LinearExpression(length)
    switch side {
    case .given(let given): fix("\(name) of \(given) points", length, .equal, given.value)
    case .near(let near, let priority):
      fix("no \(name)", length, .greaterOrEqual, 0)
      fix("small \(name)", length, .equal, near.value, Self.priority(priority))
    case .most(let most):
      fix("no \(name)", length, .greaterOrEqual, 0)
      fix("\(name) of at most \(most) points", length, .lessOrEqual, most.value)
    }
  }

  private mutating func add(
    _ view: View<String>, parent: Int?, origin: (x: Double, y: Double), isSkipped: Bool = false
  ) {
    guard let object = view.object else { return }
    let number = nodes.count
    let rect = SceneRect(in: &system)
    var content = rect
    if case .container(.scroll) = view.content { content = SceneRect(in: &system) }
    let frame = object.frame
    let designed = DesignedFrame(
      x: parent == nil ? 0 : origin.x + (frame?.x.value ?? 0),
      y: parent == nil ? 0 : origin.y + (frame?.y.value ?? 0), width: frame?.width.value ?? 0,
      height: frame?.height.value ?? 0)
    nodes.append(
      SceneNode(
        view: view, object: object, rect: rect, content: content, parent: parent, end: number + 1,
        designed: designed, isSkipped: isSkipped))
    numbers[object.id, default: []].append(number)
    for guide in object.guides {
      let own = guide.kind == .custom ? SceneRect(in: &system) : nil
      guides[guide.id] = (number, guide.kind, own)
    }
    let isStack = if case .stack = view.content { true } else { false }
    for subview in view.subviews where !isSkipped {
      add(
        subview, parent: number, origin: (designed.x, designed.y),
        isSkipped: isStack && subview.isHidden)
    }
    nodes[number].end = nodes.count
  }

  /// The views directly inside of one, without those that a stack skips.
  func children(of index: Int) -> [Int] {
    (index + 1..<nodes[index].end).filter { nodes[$0].parent == index && !nodes[$0].isSkipped }
  }

  /// The view of an object id; inside of another one if it is there.
  func number(of id: String, within owner: Int) -> Int? {
    guard let all = numbers[id] else { return nil }
    return all.first { $0 >= owner && $0 < nodes[owner].end } ?? all.first
  }

  /// Adds a constraint of our own.
  mutating func fix(
    _ name: String, _ left: LinearExpression, _ relation: LinearConstraint.Relation,
    _ constant: Double, _ priority: LinearConstraint.Priority = .required
  ) {
    add(LinearConstraint(name, left, relation, LinearExpression(constant: constant), priority))
  }

  /// Adds a constraint; one that cannot hold is left out and remembered.
  mutating func add(_ constraint: LinearConstraint) {
    do throws(ConstraintFault) {
      try system.add(constraint)
    } catch {
      if error == .overLimit { isOverLimit = true }
      guard case .conflict(let names) = error else { return }
      conflicts.append(
        Conflict(
          constraints: names.compactMap { added[$0] },
          others: names.filter { added[$0] == nil },
          maskedView: names.compactMap { maskedViews[$0] }.first,
          isWithHeight: names.contains { $0 == heightName }))
    }
  }

  /// The name of a priority in the system; 1000 is required.
  static func priority(_ value: Int) -> LinearConstraint.Priority {
    value >= 1000 ? .required : .level(Double(value))
  }
}
