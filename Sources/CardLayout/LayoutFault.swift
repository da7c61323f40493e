package import HostSimulation

/// Something on a card that a person would not see, or not see whole.
package struct LayoutFault: Hashable, Sendable {
  package let box: Box
  package let kind: Kind

  package enum Kind: Hashable, Sendable {
    /// Some of its text is missing.
    case cutOff
    /// It sticks out of what holds it, by so much on its worst side.
    case outside(by: Points, of: String)
  }
}

extension Box {
  /// The faults of the box and all that it holds, from back to front.
  package var faults: [LayoutFault] {
    var faults: [LayoutFault] = []
    if case .text(let text) = content, text.isTruncated {
      faults.append(LayoutFault(box: self, kind: .cutOff))
    }
    for child in children {
      let excess = child.frame.excess(over: frame)
      if excess > .zero {
        faults.append(LayoutFault(box: child, kind: .outside(by: excess, of: name)))
      }
      faults += child.faults
    }
    return faults
  }
}

extension Frame {
  /// How far the frame sticks out of another, on its worst side; zero or less if it does not.
  func excess(over parent: Frame) -> Points {
    let sides = [parent.x - x, parent.y - y, maxX - parent.maxX, maxY - parent.maxY]
    return sides.max() ?? 0
  }
}
