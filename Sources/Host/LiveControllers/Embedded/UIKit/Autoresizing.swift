extension UIView {
  /// Gives the view another size, and its subviews that follow by their masks.
  public func cardproofResize(to size: CGSize) {
    let old = storedFrame.size
    guard size != old else { return }
    storedFrame.size = size
    guard autoresizesSubviews else { return }
    for subview in subviews
    where subview.translatesAutoresizingMaskIntoConstraints && subview.autoresizingMask != [] {
      subview.follow(from: old, to: size)
    }
  }

  private func follow(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    let frame = storedFrame
    // The host, too, lets a view without a size follow from here.
    if frame.isEmpty, cardproofRecord.set["frame"] == nil, cardproofRecord.scene == nil {
      cardproofNote("frame", frame.cardproofValue)
      cardproofRecord.room = old
    }
    let (x, width) = Self.spread(
      [frame.minX, frame.width, old.width - frame.maxX], by: new.width - old.width,
      flexible: [
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin),
      ])
    let (y, height) = Self.spread(
      [frame.minY, frame.height, old.height - frame.maxY], by: new.height - old.height,
      flexible: [
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin),
      ])
    storedFrame.origin = CGPoint(x: x, y: y)
    cardproofResize(to: CGSize(width: width, height: height))
  }

  /// Spreads a change over the flexible parts of a side, as large as they are.
  private static func spread(
    _ parts: [CGFloat], by change: CGFloat, flexible: [Bool]
  ) -> (start: CGFloat, length: CGFloat) {
    let indices = parts.indices.filter { flexible[$0] }
    let total = indices.map { parts[$0] }.reduce(0, +)
    let shares = parts.indices.map { index -> CGFloat in
      guard flexible[index] else { return 0 }
      return total > 0 ? parts[index] / total : 1 / CGFloat(indices.count)
    }
    return (parts[0] + change * shares[0], max(0, parts[1] + change * shares[1]))
  }
}
