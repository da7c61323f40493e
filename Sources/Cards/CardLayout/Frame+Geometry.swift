package import Views

extension Size {
  /// The frame of the size at the origin.
  var frame: Frame { Frame(x: 0, y: 0, width: width, height: height) }
}

extension Frame {
  package var size: Size { Size(width: width, height: height) }
  package var maxX: Points { x + width }
  package var maxY: Points { y + height }

  /// Tests for another frame that is within this one.
  package func encloses(_ other: Frame) -> Bool { other.excess(over: self) <= 0 }

  /// Whether two rectangles share more than a point along both axes.
  package func overlaps(_ other: Frame) -> Bool {
    min(maxX, other.maxX) - max(x, other.x) > 1 && min(maxY, other.maxY) - max(y, other.y) > 1
  }

  /// The frame, moved.
  func moved(x: Points, y: Points) -> Frame {
    Frame(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// The length by which the frame sticks out of another, on its worst side; zero or less if it does not.
  package func excess(over parent: Frame) -> Points {
    [parent.x - x, parent.y - y, maxX - parent.maxX, maxY - parent.maxY].max() ?? 0
  }

  /// The frame without a border on each side; no side becomes negative.
  package func inset(by insets: Insets) -> Frame {
    Frame(
      x: x + insets.leading, y: y + insets.top,
      width: max(.zero, width - insets.leading - insets.trailing),
      height: max(.zero, height - insets.top - insets.bottom))
  }

  /// The insets with leading and trailing exchanged where text runs from right to left.
  package func inset(by insets: Insets, mirrored isMirrored: Bool) -> Frame {
    let frame = inset(by: insets)
    return isMirrored ? frame.mirrored(in: self) : frame
  }

  /// A frame of a size in the middle of this one.
  package func middle(of size: Size) -> Frame {
    Frame(
      x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// The frame on the other side of a vertical middle line.
  package func mirrored(in container: Frame) -> Frame {
    Frame(x: container.x + container.maxX - maxX, y: y, width: width, height: height)
  }
}

extension Frame: CustomStringConvertible {
  package var description: String { "(\(x), \(y)) \(size)" }
}
