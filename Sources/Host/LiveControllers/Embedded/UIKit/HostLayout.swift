/// The host's layout: it solves constraints and measures texts, here it only gets asked.
@MainActor public enum HostLayout {
  /// The size of a view, fitted where no width is given; of its content, whatever its own constraints say.
  public static func size(of view: UIView, width: CGFloat? = nil, isContent: Bool = false) -> CGSize
  {
    size(
      of: view, near: CGSize(width: width ?? 0, height: 0),
      priorities: [width == nil ? .fittingSizeLevel : .required, .fittingSizeLevel],
      isContent: isContent)
  }

  /// The size of a view that is as near to another as its content lets it be, at priorities; at the required one it is
  /// that size.
  static func size(
    of view: UIView, near target: CGSize, priorities: [UILayoutPriority], isContent: Bool = false
  ) -> CGSize {
    if cell(of: view) != nil { prepare(root: view) }
    let (answer, _) = ask(view, target, priorities, isContent: isContent)
    return size(answer?["size"]) ?? view.storedFrame.size
  }

  /// The view that just gets bounds from the layout.
  private(set) static weak var takingView: UIView?

  /// Whether something changed since the last layout that code may have a say about.
  static var isStale = true

  /// How many layouts there were, without those of cells inside of them.
  private(set) static var round = 0
  /// The roots that are laid out now, the innermost last.
  private static var open: [UIView] = []

  /// Lays out a view that is not in the tree of the others, once a round for a size.
  static func layOutOnce(_ view: UIView) {
    let record = view.cardproofRecord
    guard record.round != round || record.roundSize != view.storedFrame.size else { return }
    (record.round, record.roundSize) = (round, view.storedFrame.size)
    lay(out: view)
  }

  /// Lays out a second time what changed since the first, as the system does at the end of each event.
  public static func layOutAgain(_ root: UIView) {
    if isStale { lay(out: root) }
  }

  /// Gives the view and everything in it frames, and calls what code has to say about them.
  public static func lay(out root: UIView) {
    if open.contains(where: { $0 === root }) { return layOutWithin(root) }
    if open.isEmpty { round += 1 }
    open.append(root)
    defer {
      open.removeLast()
      isStale = false
    }
    prepare(root: root)
    place(in: root)
    isStale = false
    if notifyLayout(of: root) { place(in: root) }
    NSKeyValueObservation.lookAgain()
  }

  /// Gives frames anew where code asks for them in the midst of a layout, and has changed something: what is laid out now
  /// is not told again (documented).
  private static func layOutWithin(_ root: UIView) {
    guard isStale else { return }
    isStale = false
    place(in: root)
  }

  private static func place(in root: UIView) {
    take(ask(root, root.storedFrame.size, [.required, .required]), in: root)
  }

  /// Tells views whose height follows their width how wide they become; true if one has another height then.
  private static func follow(_ frames: JSONValue?, _ places: [Int: Int], in view: UIView) -> Bool {
    let place = places[view.cardproofRecord.id].map { "\($0)" } ?? ""
    let width = CGRect(cardproofValue: frames?[place])?.width
    let isChanged = width.map { view.cardproofFollow($0) } ?? false
    return view.subviews.reduce(isChanged) { follow(frames, places, in: $1) || $0 }
  }

  /// The host's answer, and the places of views in the question: asked once more where a view has another height in its
  /// width.
  private static func ask(
    _ view: UIView, _ size: CGSize, _ priorities: [UILayoutPriority], isContent: Bool = false
  ) -> (answer: JSONValue?, places: [Int: Int]) {
    func ask() -> (answer: JSONValue?, places: [Int: Int]) {
      let (tree, places) = TreeWriter.layoutNode(of: view)
      return (
        answer(to: [
          "type": "layout", "content": .bool(isContent), "tree": tree,
          "size": [.number(size.width), .number(size.height)],
          "priorities": .array(priorities.map { .number(Double($0.rawValue)) }),
        ]), places
      )
    }
    let first = ask()
    return follow(first.answer?["frames"], first.places, in: view) ? ask() : first
  }

  /// The host's answers in this ask: views that are made anew have the same questions, and the way over the pipe is long.
  private static var answers: [String: JSONValue] = [:]
  private static func answer(to question: JSONValue) -> JSONValue? {
    let line = question.line
    if let known = answers[line] { return known }
    let answer = HostPipe.ask(question)
    answers[line] = answer
    return answer
  }

  /// Where the layout of a collection puts the views of its cells, and the size of all of them.
  static func places(
    in collection: UICollectionView
  ) -> (frame: (UIView) -> CGRect?, content: CGSize) {
    let (answer, places) = ask(
      collection, collection.bounds.size, [.required, .required])
    func frame(_ name: String, _ view: UIView) -> CGRect? {
      places[view.cardproofRecord.id].flatMap {
        CGRect(cardproofValue: answer?["frames"]?["\(name) \($0)"])
      }
    }
    return (
      { frame("cell", $0.cardproofRoot) }, frame("content of", collection)?.size ?? .zero
    )
  }

  private static func size(_ value: JSONValue?) -> CGSize? {
    guard let numbers = value?.numbers, numbers.count == 2 else { return nil }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// Calls what code has to say about constraints, also that of the cell whose content the root is.
  private static func prepare(root: UIView) {
    if let cell = cell(of: root) { cell.updateConstraints() }
    prepare(root)
  }
  private static func cell(of root: UIView) -> UIView? {
    root.superview.flatMap { $0.cardproofRoot === root ? $0 : nil }
  }
  private static func prepare(_ view: UIView) {
    if let controller = view.storedController { controller.updateConstraintsOnce() }
    view.updateConstraints()
    for subview in view.subviews { prepare(subview) }
  }

  /// Gives the views in a root their frames in an answer, by their places in the question.
  private static func take(_ reply: (answer: JSONValue?, places: [Int: Int]), in root: UIView) {
    guard let frames = reply.answer?["frames"] else { return }
    take(frames, reply.places, in: root, isRoot: true)
  }

  private static func take(
    _ frames: JSONValue, _ places: [Int: Int], in view: UIView, isRoot: Bool
  ) {
    let place = places[view.cardproofRecord.id].map { "\($0)" } ?? ""
    if !isRoot, let frame = CGRect(cardproofValue: frames[place]) {
      // A class may follow its bounds (documented).
      if view.storedFrame.size != frame.size, !view.isOfUIKit {
        takingView = view
        view.bounds = CGRect(origin: view.bounds.origin, size: frame.size)
        takingView = nil
      }
      view.storedFrame = frame
      view.cardproofRecord.laidOutWidth = frame.width
    }
    if let scroll = view as? UIScrollView,
      let content = CGRect(cardproofValue: frames["content of \(place)"])
    {
      scroll.cardproofSolved = content.size
    }
    for subview in view.subviews { take(frames, places, in: subview, isRoot: false) }
  }

  /// Calls the layout methods from the root down; true if they changed what the host knows.
  private static func notifyLayout(of view: UIView) -> Bool {
    let before = snapshot(of: view)
    view.storedController?.viewWillLayoutSubviews()
    view.layoutSublayers(of: view.layer)
    view.cardproofLayoutInside()
    view.storedController?.viewDidLayoutSubviews()
    let isChanged = snapshot(of: view) != before
    return view.subviews.reduce(isChanged) { notifyLayout(of: $1) || $0 }
  }

  private static func snapshot(of view: UIView) -> [[String: JSONValue]] {
    ([view] + view.subviews).map(\.cardproofRecord.set)
  }
}
