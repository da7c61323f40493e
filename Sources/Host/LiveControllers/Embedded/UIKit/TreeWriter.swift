/// The tree of views as the host reads it.
@MainActor public enum TreeWriter {
  /// The names of views in the tree that is written.
  private static var names = ViewNames()

  /// The view of a controller and everything in it, with the names that its classes give to views.
  public static func node(of controller: UIViewController) -> JSONValue {
    let view: UIView = controller.view
    UIViewController.appear(in: view)
    prepare(view)
    // Lists have their cells now.
    UIViewController.appear(in: view)
    NSKeyValueObservation.lookAgain()
    // Whether a view shows a drawing whole depends on its size.
    if UIImage.hasUnseen { HostLayout.lay(out: view) }
    names = ViewNames(of: controller)
    defer {
      names = ViewNames()
      UIImage.nameUnseen()
    }
    return node(of: view)
  }

  /// The view and everything in it.
  public static func node(of view: UIView) -> JSONValue {
    prepare(view)
    if !isForLayout { CodeDrawing.run(in: view) }
    return node(
      of: view, constraints: NSLayoutConstraint.byOwner(in: view), on: ColorGround(around: view))
  }

  /// Whether the tree is only laid out, so that nothing has to draw itself.
  private static var isForLayout: Bool { places != nil }

  /// The places of views in a tree that is only laid out, by their numbers.
  private static var places: [Int: Int]?

  /// The view and everything in it without drawings, with places instead of numbers: views that code makes anew are the
  /// same question to the host.
  static func layoutNode(of view: UIView) -> (node: JSONValue, places: [Int: Int]) {
    let before = places
    places = [:]
    defer { places = before }
    let node = node(of: view)
    return (node, places ?? [:])
  }

  /// The number that a view has in the tree.
  static func number(_ id: Int) -> JSONValue {
    guard let known = places else { return JSONValue(id) }
    let place = known[id] ?? known.count
    places?[id] = place
    return JSONValue(place)
  }

  /// The content of a cell with the looks of the cell itself; `add` adds others.
  static func node(ofCell cell: UIView, _ add: (inout [String: JSONValue]) -> Void) -> JSONValue {
    guard case .object(var fields) = node(of: cell.cardproofRoot),
      case .object(var set)? = fields["set"]
    else { return .null }
    for key in [
      "backgroundColor", "cornerRadius", "corners", "border", "clipsToBounds", "alpha", "shadow",
      "transform",
    ]
    where set[key] == nil { set[key] = cell.cardproofRecord.set[key] }
    add(&set)
    fields["set"] = .object(set)
    fields["class"] = cell.isOfUIKit ? nil : .string(String(describing: type(of: cell)))
    return .object(fields)
  }

  private static func prepare(_ view: UIView) {
    view.cardproofPrepare()
    for subview in view.subviews { prepare(subview) }
  }

  private static func node(
    of view: UIView, constraints: [ObjectIdentifier: [NSLayoutConstraint]], on ground: ColorGround
  ) -> JSONValue {
    let record = view.cardproofRecord
    if let own = view.cardproofGround, view.backgroundColor == nil, record.scene == nil,
      !ground.isPlatter
    {
      view.backgroundColor = own
    }
    let outer = ground
    let ground = outer.covered(by: view)
    let drawings = isForLayout ? nil : Drawings(of: view)
    var fields: [String: JSONValue] = [
      "id": number(record.id), "kind": .string(view.cardproofKind),
      "set": .object(
        record.set.merging((view as? UIStackView)?.cardproofBackdrop ?? [:]) { own, _ in own }
          .mapValues(ground.mixed)),
    ]
    let name = String(reflecting: type(of: view))
    if let module = name.split(separator: ".").first, !ViewNames.modules.contains(module) {
      let type = String(describing: type(of: view))
      fields["class"] = .string(type)
      if CodeDrawing.isDrawing(view), record.drawnSize == nil {
        fields["draws"] = true
        if !isForLayout, !view.subviews.isEmpty {
          Session.noteMissing("\(type).draw(_:)", changesLook: true)
        }
      }
      let isInset = record.set["textInset"] != nil && (view as? UILabel)?.numberOfLines == 1
      if let size = IntrinsicSize.overridden(by: view)
        ?? (isInset ? IntrinsicSize.base(of: view) : nil)
      {
        fields["intrinsic"] = [.number(size.width), .number(size.height)]
      }
    }
    // A box with its name stands for what the host does not draw; a control may draw itself.
    let isBox = ["named", "segmented"].contains(view.cardproofKind)
    if isBox { fields["class"] = fields["class"] ?? .string(String(describing: type(of: view))) }
    if isBox || view.cardproofKind == "view", fields["intrinsic"] == nil,
      let size = view.cardproofOwnSize
    {
      fields["intrinsic"] = [.number(size.width), .number(size.height)]
    }
    fields["name"] = names[view].map { .string($0) }
    if let room = record.room {
      fields["room"] = [.number(room.width), .number(room.height)]
    }
    if let scene = record.scene {
      fields["scene"] = .string(scene.object)
      fields["file"] = .string(scene.file)
    }
    if !record.changes.isEmpty {
      fields["changed"] = .object(record.changes.mapValues { .object($0) })
    }
    let arranged = (view as? UIStackView)?.arrangedSubviews
    // A stack names what else it has.
    let isLeaf = arranged != nil || isForLayout && view.cardproofIsLaidOut
    let subviews = (isLeaf ? [] : view.storedSubviews).map { subview in
      node(of: subview, constraints: constraints, on: ground)
    }
    fields["subviews"] = .array(
      (drawings?.between(subviews) ?? subviews) + view.storedGuides.map(\.node))
    if let arranged {
      fields["arranged"] = .array(
        arranged.map { node(of: $0, constraints: constraints, on: ground) })
    }
    fields["constraints"] = .array(
      (constraints[ObjectIdentifier(view)] ?? []).map(\.cardproofValue))
    view.cardproofDescribe(&fields)
    guard case .object(var set) = fields["set"] else { return .object(fields) }
    // The file may show the same scene in a container, which it fills; here it stands by the frame that code gave.
    if view.storedController != nil, view.superview != nil, set["frame"] != nil,
      view.translatesAutoresizingMaskIntoConstraints, set["autoresizes"] == nil
    {
      set["autoresizes"] = true
    }
    // The host knows what the file says.
    if record.scene == nil || set["backgroundColor"] != nil {
      set["backgroundColor"] =
        view.backgroundColor.map { outer.mixed($0.cardproofToken) } ?? set["backgroundColor"]
    }
    // A shadow is on whatever is behind it; a layer that cuts off what is outside of it has none (documented).
    let isCut = view.clipsToBounds && view.layer.shadowOpacity > 0
    noteLayer(of: view, isCut: isCut)
    set["shadow"] = isCut ? nil : record.set["shadow"]
    set["layerMask"] = view.layer.cardproofMask.map { .string($0.data) }
    set["tintColor"] = view.cardproofTint.map(ground.mixed) ?? set["tintColor"]
    if view is UILabel, !view.clipsToBounds, view.layer.borderWidth == 0 {
      // A label draws its background itself, over its corners (observed).
      set["cornerRadius"] = nil
    }
    fields["set"] = .object(set)
    return .object(fields)
  }

  /// Names a shadow that has another outline than its view.
  private static func noteLayer(of view: UIView, isCut: Bool) {
    guard !isCut, view.layer.shadowOpacity > 0, let path = view.layer.shadowPath else { return }
    let box = path.boundingBox
    let differs = [
      box.minX - view.bounds.minX, box.minY - view.bounds.minY, box.width - view.bounds.width,
      box.height - view.bounds.height,
    ].contains { $0.magnitude > 2 }
    if differs { Session.noteMissing("CALayer.shadowPath", changesLook: true) }
  }
}
