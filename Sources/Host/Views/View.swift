package import Diagnostics

/// A view with all that it holds: of a layout, of a storyboard or of a controller that answers.
///
/// The views of a layout have texts with open bindings, all others have strings.
package struct View<Text: ViewText>: Hashable, Sendable {
  private var parts: Shared<ViewParts<Text>>

  package var content: ViewContent<Text> {
    get { parts.value.content }
    set { change { $0.content = newValue } }
  }
  package var style: ViewStyle {
    get { parts.value.style }
    set { change { $0.style = newValue } }
  }
  /// Whether it is not to be seen; a view that constraints place keeps its room.
  package var isHidden: Bool {
    get { parts.value.isHidden }
    set { change { $0.isHidden = newValue } }
  }
  /// When it is shown; nil for always.
  package var condition: Text.Condition? { parts.value.condition }
  package var subviews: [View] {
    get { parts.value.subviews }
    set { change { $0.subviews = newValue } }
  }
  /// The object of a storyboard or a xib that it is; nil for views of layouts and of hosts.
  package var object: SceneObject? {
    get { parts.value.object }
    set { change { $0.object = newValue } }
  }
  /// Where the project has it; nil for a view of a host.
  package var location: SourceLocation? { parts.value.location }
  /// The bindings of its text or of its image's name, as a layout has them between `${` and `}`.
  package var bindings: [String] { parts.value.bindings }

  package init(
    _ content: ViewContent<Text>, style: ViewStyle = .plain, isHidden: Bool = false,
    condition: Text.Condition? = nil, subviews: [View] = [], object: SceneObject? = nil,
    at location: SourceLocation? = nil, bindings: [String] = []
  ) {
    parts = Shared(
      ViewParts(
        content: content, style: style, isHidden: isHidden, condition: condition,
        subviews: subviews, object: object, location: location, bindings: bindings))
  }

  /// Changes several parts at the cost of one.
  private mutating func change(_ change: (inout ViewParts<Text>) -> Void) {
    var changed = parts.value
    change(&changed)
    parts = Shared(changed)
  }
}

/// The parts of a view, which it has behind one reference.
///
/// They are many, and lists of views are made far more often than views.
struct ViewParts<Text: ViewText>: Hashable, Sendable {
  var content: ViewContent<Text>
  var style: ViewStyle
  var isHidden: Bool
  let condition: Text.Condition?
  var subviews: [View<Text>]
  var object: SceneObject?
  let location: SourceLocation?
  let bindings: [String]
}

/// A text of a view at one stage: with open bindings, or a string.
package protocol ViewText: Hashable, Sendable {
  associatedtype Number: Hashable, Sendable
  associatedtype Numbers: Hashable, Sendable
  /// When a view is shown.
  associatedtype Condition: Hashable, Sendable
  /// Views that are only known once something is asked.
  associatedtype Open: Hashable, Sendable
}

extension String: ViewText {
  package typealias Number = Double
  package typealias Numbers = [Double]
  package typealias Condition = Never
  package typealias Open = Never
}

/// The kinds of views.
package indirect enum ViewContent<Text: ViewText>: Hashable, Sendable {
  case label(LabelContent<Text>)
  /// A text view: it shows all of its text, and would scroll.
  case textView(LabelContent<Text>)
  case image(ImageContent<Text>)
  case map(MapContent<Text>)
  case chart(ChartContent<Text>)
  case control(ControlContent<Text>)
  /// A hairline across its stack.
  case separator
  /// Empty room of at least a length; it takes what its stack has left.
  case spacer(minimum: Points)
  /// A view that is not drawn but stands for itself: a box with a name.
  case namedBox(String)
  /// A drawing of code, in a view or a layer.
  case drawing(VectorDrawing)
  /// Views below or beside each other.
  case stack(StackContent)
  /// Views that constraints place.
  case container(ContainerKind)
  /// A table view or a collection view of a storyboard.
  case table(SceneTable)
  /// The scene of a storyboard or a xib: its view is the one subview.
  case scene(SceneTitle)
  case open(Text.Open)
}

extension ViewContent {
  /// The text of a view that shows one, and how it looks.
  package var label: LabelContent<Text>? {
    switch self {
    case .label(let label), .textView(let label), .control(.button(let label, _)),
      .control(.textField(let label, _)):
      label
    default: nil
    }
  }

  /// The content with another text; unchanged where it shows none.
  package func with(_ label: LabelContent<Text>) -> ViewContent {
    switch self {
    case .label: .label(label)
    case .textView: .textView(label)
    case .control(.button(_, let pictures)): .control(.button(label, pictures: pictures))
    case .control(.textField(_, let placeholder)):
      .control(.textField(label, placeholder: placeholder))
    default: self
    }
  }

  /// Whether a storyboard's view places none inside of it by constraints.
  package var isLeaf: Bool {
    switch self {
    case .container, .table, .scene: false
    case .stack(let stack): stack.role == .control
    default: true
    }
  }
}

extension View<String> {
  /// The view and all that it holds, from the outside in; the rows of tables too.
  package var all: [View] { views { _ in true } }

  /// The view and all that it holds, without what is hidden.
  package var shown: [View] { views { !$0.isHidden } }

  private func views(where isWanted: (View) -> Bool) -> [View] {
    var views: [View] = []
    add(to: &views, where: isWanted)
    return views
  }

  private func add(to views: inout [View], where isWanted: (View) -> Bool) {
    guard isWanted(self) else { return }
    views.append(self)
    for view in subviews { view.add(to: &views, where: isWanted) }
    guard case .table(let table) = content else { return }
    for row in table.shownRows { row.view.add(to: &views, where: isWanted) }
  }

  /// The view and all that it holds, by their object ids; of several the first.
  package var viewsByID: [String: View] {
    Dictionary(all.compactMap { view in view.object.map { ($0.id, view) } }) { first, _ in first }
  }

  /// The project's images on the view itself, by name.
  package var imageNames: [String] {
    let images: [ImageContent<String>] =
      switch content {
      case .image(let image): [image]
      case .control(.button(_, let pictures?)):
        [pictures.background, pictures.image].compactMap(\.self)
      default: []
      }
    return images.filter { $0.symbol == nil && !$0.name.isEmpty }.map(\.name)
  }

  /// The title of the view, where it is a scene.
  package var sceneTitle: SceneTitle? { if case .scene(let title) = content { title } else { nil } }

  /// Whether no statement of its class was left out: else its layout may not be the class's.
  package var isWhole: Bool { sceneTitle.map { $0.leftOut == 0 } ?? true }

  /// Whether a controller usually sets what it shows.
  package var showsData: Bool {
    switch content {
    case .label, .textView, .image, .control(.progress), .table: true
    default: false
    }
  }

  /// Whether the view itself, without those inside, draws anything.
  package var isSeen: Bool {
    switch content {
    // Where code brings the cells there are no rows.
    case .table(let table): !table.shownRows.isEmpty
    case .container(.view), .container(.scroll), .stack:
      content.isLeaf || style.border != nil
        || style.background.map { $0 != .semantic(.clear) } ?? false
    default: true
    }
  }

  /// The view with something changed in each view inside, itself included.
  package func changingEach(_ change: (inout View) -> Void) -> View {
    var view = self
    view.change {
      $0.subviews = subviews.map { $0.changingEach(change) }
      if case .table(let table) = content {
        $0.content = .table(table.map { $0.changingEach(change) })
      }
    }
    change(&view)
    return view
  }
}
