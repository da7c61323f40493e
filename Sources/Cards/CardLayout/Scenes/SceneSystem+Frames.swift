internal import ConstraintSolver
internal import Views

/// The constraints that every view has without the file.
extension SceneSystem {
  mutating func addFrames(of index: Int) {
    let node = nodes[index]
    let name = node.name
    // The engine of UIKit keeps sizes from being negative (observed).
    fix("\(name) is not narrower than 0", LinearExpression(node.rect.width), .greaterOrEqual, 0)
    fix("\(name) is not lower than 0", LinearExpression(node.rect.height), .greaterOrEqual, 0)
    if case .container(.scroll) = node.view.content {
      add(LinearConstraint("scroll", node.content.minX, .equal, node.rect.minX))
      add(LinearConstraint("scroll", node.content.minY, .equal, node.rect.minY))
      fix("scroll", LinearExpression(node.content.width), .greaterOrEqual, 0)
      fix("scroll", LinearExpression(node.content.height), .greaterOrEqual, 0)
    }
    for guide in node.object.guides {
      guard let rect = guides[guide.id]?.rect else { continue }
      fix("guide", LinearExpression(rect.width), .greaterOrEqual, 0)
      fix("guide", LinearExpression(rect.height), .greaterOrEqual, 0)
    }
    guard case .mask(let mask) = node.object.placement, let parent = node.parent else { return }
    addMask(mask, of: node, in: nodes[parent])
  }

  /// The frame as it follows the view around it: what is flexible shares what the view around has
  /// grown by, in proportion to its length (observed).
  ///
  /// Constraints of the class or the file that say otherwise do not hold, as UIKit's log has it (observed). A frame is
  /// measured from the left, also where text runs from right to left (documented).
  private mutating func addMask(_ mask: AutoresizingMask, of node: SceneNode, in parent: SceneNode)
  {
    let x = node.designed.x - parent.designed.x
    let y = node.designed.y - parent.designed.y
    let horizontal = Shares(
      start: mask.flexibleLeft ? x : nil, length: mask.flexibleWidth ? node.designed.width : nil,
      end: mask.flexibleRight ? parent.designed.width - x - node.designed.width : nil)
    let vertical = Shares(
      start: mask.flexibleTop ? y : nil, length: mask.flexibleHeight ? node.designed.height : nil,
      end: mask.flexibleBottom ? parent.designed.height - y - node.designed.height : nil)
    let moreWidth = LinearExpression(parent.content.width) - parent.designed.width
    let moreHeight = LinearExpression(parent.content.height) - parent.designed.height
    let name = "\(node.name) by its autoresizing mask"
    maskedViews[name] = node.name
    let fromLeft = moreWidth * horizontal.start + x
    add(
      environment.isRightToLeft
        ? LinearConstraint(name, node.rect.maxX, .equal, parent.content.maxX - fromLeft)
        : LinearConstraint(name, node.rect.minX, .equal, parent.content.minX + fromLeft))
    add(
      LinearConstraint(
        name, LinearExpression(node.rect.width), .equal,
        moreWidth * horizontal.length + node.designed.width))
    add(
      LinearConstraint(
        name, node.rect.minY, .equal, parent.content.minY + y + moreHeight * vertical.start))
    add(
      LinearConstraint(
        name, LinearExpression(node.rect.height), .equal,
        moreHeight * vertical.length + node.designed.height))
  }

  /// The shares of three lengths in a change; nil for one that does not change.
  private struct Shares {
    let start: Double
    let length: Double

    init(start: Double?, length: Double?, end: Double?) {
      let parts = [start, length, end].map { $0.map { max($0, 0) } }
      let sum = parts.compactMap(\.self).reduce(0, +)
      let count = Double(parts.compactMap(\.self).count)
      func share(_ part: Double?) -> Double {
        part.map { sum > 0 ? $0 / sum : 1 / count } ?? 0
      }
      self.start = share(parts[0])
      self.length = share(parts[1])
    }
  }
}
