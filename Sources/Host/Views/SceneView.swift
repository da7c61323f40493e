package import Diagnostics

/// A view of a storyboard or a xib, with all that it holds.
package struct SceneView: Hashable, Sendable {
  /// The object id that the file gives it.
  package let id: String
  package var content: Content
  package var style: ElementStyle
  package var isHidden: Bool
  /// Where the file has it in the view around it; nil where the file has no frame.
  package let frame: Frame?
  package let placement: Placement
  /// The layout margins.
  package let margins: Insets
  /// The layout guides of the view, by their object ids.
  package let guides: [SceneGuide]
  /// The constraints that the view holds.
  package let constraints: [SceneConstraint]
  package var subviews: [SceneView]
  /// The scene of another storyboard that a container embeds.
  package var reference: SceneReference?
  package let location: SourceLocation

  package indirect enum Content: Hashable, Sendable {
    /// A view that draws nothing of its own.
    case view
    /// A visual effect view.
    case blur(StackContent.BlurStyle)
    case scroll
    /// A view that holds no others.
    case leaf(ElementContent)
    case stack(SceneStack)
    case table(SceneTable)
  }

  /// How a view gets its frame.
  package enum Placement: Hashable, Sendable {
    case constraints
    /// By its frame, and by how that follows the size of the view around it.
    case mask(AutoresizingMask)
  }

  package init(
    id: String, content: Content, style: ElementStyle = .plain, isHidden: Bool = false,
    frame: Frame?, placement: Placement, margins: Insets = .usualMargins,
    guides: [SceneGuide] = [], constraints: [SceneConstraint] = [], subviews: [SceneView] = [],
    at location: SourceLocation
  ) {
    self.id = id
    self.content = content
    self.style = style
    self.isHidden = isHidden
    self.frame = frame
    self.placement = placement
    self.margins = margins
    self.guides = guides
    self.constraints = constraints
    self.subviews = subviews
    self.location = location
  }

  /// The view and all that it holds, from the outside in; the rows of tables too.
  package var all: [SceneView] {
    var rows: [SceneView] = []
    if case .table(let table) = content { rows = table.shownRows.flatMap(\.view.all) }
    return [self] + subviews.flatMap(\.all) + rows
  }

  /// The same without what is hidden.
  package var shown: [SceneView] {
    if isHidden { return [] }
    var rows: [SceneView] = []
    if case .table(let table) = content { rows = table.shownRows.flatMap(\.view.shown) }
    return [self] + subviews.flatMap(\.shown) + rows
  }

  /// Whether a controller usually sets what it shows.
  package var showsData: Bool {
    switch content {
    case .leaf(.label), .leaf(.textView), .leaf(.image), .leaf(.control(.progress)), .table: true
    default: false
    }
  }

  /// Whether the view itself, without those inside, draws anything.
  var isSeen: Bool {
    switch content {
    case .leaf, .blur: true
    // Where code brings the cells there are no rows.
    case .table(let table): !table.shownRows.isEmpty
    case .view, .scroll, .stack:
      style.background.map { $0 != .semantic(.clear) } ?? false || style.border != nil
    }
  }

  /// What messages call it.
  package var name: String { style.id ?? id }

  /// The view with something changed in each view inside, itself included.
  package func changingEach(_ change: (inout SceneView) -> Void) -> SceneView {
    var view = self
    view.subviews = subviews.map { $0.changingEach(change) }
    if case .table(let table) = content {
      view.content = .table(table.map { $0.changingEach(change) })
    }
    change(&view)
    return view
  }
}

/// A scene of another storyboard, as a storyboard reference names it.
package struct SceneReference: Hashable, Sendable {
  /// The file's name without its ending.
  package let storyboard: String
  /// The storyboard id; nil for the initial scene.
  package let identifier: String?
  package let location: SourceLocation

  package init(storyboard: String, identifier: String?, at location: SourceLocation) {
    self.storyboard = storyboard
    self.identifier = identifier
    self.location = location
  }
}

/// What of a view's frame follows the size of the view around it: `UIView.AutoresizingMask`.
package struct AutoresizingMask: Hashable, Sendable {
  package var flexibleLeft = false
  package var flexibleWidth = false
  package var flexibleRight = false
  package var flexibleTop = false
  package var flexibleHeight = false
  package var flexibleBottom = false

  package init() {}
}

/// A rectangle that constraints refer to besides views.
package struct SceneGuide: Hashable, Sendable {
  package let id: String
  package let kind: Kind

  /// A hosted view has no bars, so that its safe area is the whole view (inferred).
  package enum Kind: Hashable, Sendable {
    case safeArea, margins
    /// The edges of a scroll view, and what it scrolls.
    case frame, content
    /// The guides of iOS 10 and earlier; both have no height.
    case top, bottom
    /// A guide of the file's own, placed by constraints.
    case custom
  }

  package init(id: String, kind: Kind) {
    self.id = id
    self.kind = kind
  }
}

/// What a stack view of a file says of its arranged views.
package struct SceneStack: Hashable, Sendable {
  package let axis: StackContent.Axis
  package let spacing: Points
  package let alignment: StackContent.Alignment
  package let distribution: StackContent.Distribution
  /// Whether the views stand within the layout margins.
  package let isWithinMargins: Bool

  package init(
    axis: StackContent.Axis, spacing: Points, alignment: StackContent.Alignment,
    distribution: StackContent.Distribution, isWithinMargins: Bool
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
    self.isWithinMargins = isWithinMargins
  }
}

extension Insets {
  /// A view's layout margins where nothing says otherwise (documented).
  package static let usualMargins = Insets(top: 8, leading: 8, bottom: 8, trailing: 8)
}
