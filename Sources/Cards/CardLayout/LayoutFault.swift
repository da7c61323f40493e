package import Views

/// Something on a card that a person would not see, or not see whole.
package struct LayoutFault: Hashable, Sendable {
  package let box: Box
  /// The way to the box from the one that was asked: the number of the child at each level.
  package let path: [Int]
  package let kind: Kind

  package enum Kind: Hashable, Sendable {
    /// Some of its text is missing.
    case cutOff
    /// The element sticks out of its container by this length on its worst side.
    case outside(by: Points, of: String)
  }
}

extension Box {
  /// The faults of the box and all that it holds, from back to front.
  package var faults: [LayoutFault] {
    var faults: [LayoutFault] = []
    var path: [Int] = []
    addFaults(at: &path, to: &faults)
    return faults
  }

  private func addFaults(at path: inout [Int], to faults: inout [LayoutFault]) {
    if case .text(let text) = content, text.isLost(in: frame) {
      faults.append(LayoutFault(box: self, path: path, kind: .cutOff))
    }
    for (index, child) in children.enumerated() {
      path.append(index)
      let excess = child.turnedFrame.excess(over: frame)
      if excess > .zero {
        faults.append(
          LayoutFault(box: child, path: path, kind: .outside(by: excess, of: name)))
      }
      child.addFaults(at: &path, to: &faults)
      path.removeLast()
    }
  }
}
