/// The part of a view that the host sees.
@MainActor public final class ViewRecord {
  private static var count = 0

  /// The number of the view in the tree.
  public let id: Int

  /// The properties that code set.
  var set: [String: JSONValue] = [:]

  /// The size of the view around it when code gave it its frame, or put it there.
  var room: CGSize?

  /// The object of Interface Builder that the view is from, and its file.
  var scene: (object: String, file: String)?

  /// Changes of constraints of Interface Builder, by their objects.
  var changes: [String: [String: JSONValue]] = [:]

  /// The constraints that code activated for the view.
  var constraints: [NSLayoutConstraint] = []

  /// The paths that the view's own code draws, and the size for which it did.
  var drawnPaths: [JSONValue] = []
  var drawnSize: CGSize?
  /// The layout in which it was laid out beside the tree of the others, and its size then.
  var round = -1
  var roundSize = CGSize.zero

  /// The width that a layout gave it; nil before the first, and for a text that has changed since.
  var laidOutWidth: CGFloat?

  /// The numbers of the drawings behind and between its subviews, in their order.
  private var drawings: [Int] = []

  /// The number of a drawing in the tree, the same each time that the tree is written.
  func drawing(_ index: Int) -> Int {
    while drawings.count <= index {
      Self.count += 1
      drawings.append(Self.count)
    }
    return drawings[index]
  }

  /// Whether properties are read from a file at the moment, which is not worth a note.
  static var isReading = false

  init() {
    Self.count += 1
    id = Self.count
  }
}

extension UIView {
  /// The mark of a view of a file that code changes just now.
  var isFileChanged: Bool { cardproofRecord.scene != nil && !ViewRecord.isReading }

  /// Notes nothing while the work sets properties.
  static func cardproofReading<Result>(_ work: () throws -> Result) rethrows -> Result {
    let wasReading = ViewRecord.isReading
    ViewRecord.isReading = true
    defer { ViewRecord.isReading = wasReading }
    return try work()
  }
}
