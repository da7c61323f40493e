internal import Diagnostics
internal import SourceFormats
internal import Views

/// Reads a view of a file, and all that it holds.
struct ViewReader {
  let colors: InterfaceColors
  let images: InterfaceImages
  /// The scenes of other files that a container can embed, by object id.
  let references: [String: SceneReference]
  /// The names that outlets and people give views, by object id.
  let names: [String: String]
  /// The controllers of the file, by object id, for what a container embeds.
  let controllers: [String: XMLElement]
  /// The controllers around this view, so that none is embedded in itself.
  var embedding: [String] = []
  var diagnostics: [Diagnostic] = []
  /// The fonts of the app's own that were found, each of which is told once.
  var customFonts: Set<String> = []
  /// How many views there may still be.
  private var room = ViewReader.maximumViews

  /// The most views of a scene (convention); the fullest real one has 30.
  private static let maximumViews = 150
  /// The deepest nesting (convention); the deepest real one has 7 levels.
  private static let maximumDepth = 64

  init(
    resources: InterfaceResources, names: [String: String], controllers: [String: XMLElement]
  ) {
    colors = resources.colors
    images = resources.images
    references = resources.references
    self.names = names
    self.controllers = controllers
  }

  var styles: ViewStyleReader { ViewStyleReader(colors: colors) }

  /// The position of a view among others.
  struct Position {
    var depth = 0
    var isInStack = false
    /// The size of the view around.
    var room: Size?
    /// The margins that the view has where it says nothing itself.
    var margins = Insets.usualMargins
    /// The tint color of the views around.
    var tint = ColorRequest.semantic(.tint)
  }

  mutating func view(_ element: XMLElement, _ outer: Position = Position()) -> View<String>? {
    var position = outer
    room -= 1
    guard position.depth <= Self.maximumDepth, room >= 0 else {
      if room == -1 || room >= 0 {
        diagnostics.report(
          .overLimit,
          "A scene can have at most \(Self.maximumViews) views in \(Self.maximumDepth) levels",
          at: element.location, fix: "Use fewer; no card has room for so many")
      }
      return nil
    }
    let id = element[attribute: "id"] ?? ""
    let name = names[id] ?? element[attribute: "userLabel"]
    var style = styles.style(of: element, name: name)
    position.tint = style.tint ?? position.tint
    var isHidden = element.flag("hidden") ?? false
    let content = content(of: element, &style, &isHidden, position)
    var guides = styles.guides(of: element)
    let constraints = ConstraintReader(owner: id).constraints(
      of: element, reporting: &diagnostics)
    var subviews = subviews(of: element, content, position)
    if element.name == "visualEffectView", let inner = element.child(key: "contentView") {
      // The content view is as large as the effect view; its constraints name it.
      let inside = position.inside(element.size(within: position.room))
      if let own = self.view(inner, inside) { subviews.append(own) }
    }
    if position.depth == 0 { guides += legacyGuides(around: element) }
    var object = SceneObject(
      id: id, frame: element.frame(within: position.room),
      placement: styles.placement(of: element, isInStack: position.isInStack),
      margins: styles.margins(of: element, usual: position.margins), guides: guides,
      constraints: constraints)
    object.attributes = styles.attributes(of: element)
    var view = View(
      content, style: style, isHidden: isHidden, subviews: subviews, object: object,
      at: element.location)
    guard element.name == "containerView", let segue = element.embedding else { return view }
    view.object?.reference = segue[attribute: "destination"].flatMap { references[$0] }
    if view.object?.reference == nil, let inner = embedded(by: segue, position) {
      view = view.embedding(inner)
    }
    return view
  }

  private mutating func subviews(
    of element: XMLElement, _ content: ViewContent<String>, _ position: Position
  ) -> [View<String>] {
    guard !["containerView", "collectionView"].contains(element.name) else { return [] }
    guard !content.isLeaf else { return parts(of: element) }
    let excluded = element.excluded("subviews")
    var inside = position.inside(element.size(within: position.room))
    if case .stack = content { inside.isInStack = true }
    return (element.first("subviews")?.elements ?? [])
      .filter { !excluded.contains($0[attribute: "id"] ?? "") }
      .compactMap { view($0, inside) }
  }

  /// The guides of the controller around a root view, which older files have.
  private func legacyGuides(around view: XMLElement) -> [SceneGuide] {
    let id = view[attribute: "id"]
    // A damaged file may have the view twice.
    let controller = controllers.filter {
      $0.value.child(key: "view")?[attribute: "id"] == id && id != nil
    }.min { $0.key < $1.key }?.value
    return (controller?.first("layoutGuides")?.elements ?? []).compactMap { guide in
      guard guide.name == "viewControllerLayoutGuide", let id = guide[attribute: "id"] else {
        return nil
      }
      return SceneGuide(id: id, kind: guide[attribute: "type"] == "top" ? .top : .bottom)
    }
  }

  /// The view of the controller that a container embeds.
  private mutating func embedded(by segue: XMLElement, _ position: Position) -> View<String>? {
    guard let id = segue[attribute: "destination"] else { return nil }
    guard let controller = controllers[id], let root = controller.child(key: "view"),
      !embedding.contains(id)
    else {
      note("The file does not have the scene that the container embeds", at: segue.location)
      return nil
    }
    embedding.append(id)
    defer { embedding.removeLast() }
    return view(root, position.inside(nil))
  }

  /// A remark on what the drawing leaves out.
  mutating func note(_ message: String, at location: SourceLocation) {
    diagnostics.report(
      .viewNotDrawn, message, at: location,
      fix: "Look at the card on a device; the rest of the scene is drawn")
  }
}

extension ViewReader.Position {
  /// The place of a view inside one of a size.
  func inside(_ size: Size?) -> Self { Self(depth: depth + 1, room: size, tint: tint) }
}

extension XMLElement {
  /// The segue by which a container embeds a controller.
  fileprivate var embedding: XMLElement? {
    first("connections")?.elements.first {
      $0.name == "segue" && $0[attribute: "kind"] == "embed"
    }
  }
}
