/// A rectangle in points: on a card from the drawing's top left corner, in a file from that of the view
/// around it.
package struct Frame: Hashable, Sendable {
  package let x: Points
  package let y: Points
  package let width: Points
  package let height: Points

  package init(x: Points, y: Points, width: Points, height: Points) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
