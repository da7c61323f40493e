package import Diagnostics

/// The object of a storyboard or a xib that a view is, and how it gets its frame.
package struct SceneObject: Hashable, Sendable {
  /// The object id.
  package let id: String
  /// The name in messages of a view that has no id in a file; nil for one of a file.
  package let name: String?
  /// Where the file has it in the view around it; nil where the file has no frame.
  package let frame: Frame?
  package var placement: Placement
  /// The layout margins.
  package let margins: Insets
  /// The layout guides of the view, by their object ids.
  package let guides: [SceneGuide]
  /// The constraints that the view holds.
  package var constraints: [SceneConstraint]
  /// The values that the file sets by key paths.
  package var attributes: [RuntimeAttribute] = []
  /// The scene of another storyboard that a container embeds.
  package var reference: SceneReference?
  /// The sides that its class gives it in place of what its kind has: `intrinsicContentSize`.
  package var ownWidth: Points?
  package var ownHeight: Points?
  /// Whether a framework placed it, as SwiftUI does with all that it makes: its constraints are nobody's to mend.
  package var isOfFramework = false

  /// How a view gets its frame.
  package enum Placement: Hashable, Sendable {
    case constraints
    /// By its frame, and by how that follows the size of the view around it.
    case mask(AutoresizingMask)
  }

  package init(
    id: String, name: String? = nil, frame: Frame?, placement: Placement = .constraints,
    margins: Insets = .usualMargins, guides: [SceneGuide] = [],
    constraints: [SceneConstraint] = []
  ) {
    self.id = id
    self.name = name
    self.frame = frame
    self.placement = placement
    self.margins = margins
    self.guides = guides
    self.constraints = constraints
  }
}

/// A view whose subviews constraints place.
package enum ContainerKind: Hashable, Sendable {
  /// A view that draws nothing of its own.
  case view
  /// A visual effect view.
  case blur(StackContent.BlurStyle)
  case scroll
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

/// The parts of a view's frame that follow the size of the view around it:
/// `UIView.AutoresizingMask`.
package struct AutoresizingMask: Hashable, Sendable {
  package var flexibleLeft = false
  package var flexibleWidth = false
  package var flexibleRight = false
  package var flexibleTop = false
  package var flexibleHeight = false
  package var flexibleBottom = false

  package init() {}

  /// A frame as it becomes where the view around it changes its size.
  package func frame(_ frame: Frame, from old: Size, to new: Size) -> Frame {
    let (x, width) = Self.spread(
      [frame.x, frame.width, old.width - frame.x - frame.width], by: new.width - old.width,
      flexible: [flexibleLeft, flexibleWidth, flexibleRight])
    let (y, height) = Self.spread(
      [frame.y, frame.height, old.height - frame.y - frame.height], by: new.height - old.height,
      flexible: [flexibleTop, flexibleHeight, flexibleBottom])
    return Frame(x: x, y: y, width: width, height: height)
  }

  /// Spreads a change over the flexible parts of a side, as large as they are.
  private static func spread(
    _ parts: [Points], by change: Points, flexible: [Bool]
  ) -> (start: Points, length: Points) {
    let total = zip(parts, flexible).reduce(0) { $1.1 ? $0 + $1.0.value : $0 }
    let count = Double(flexible.count(where: \.self))
    let share = { (index: Int) -> Double in
      flexible[index] ? (total > 0 ? parts[index].value / total : 1 / count) : 0
    }
    return (
      parts[0] + Points(change.value * share(0)),
      max(.zero, parts[1] + Points(change.value * share(1)))
    )
  }
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
