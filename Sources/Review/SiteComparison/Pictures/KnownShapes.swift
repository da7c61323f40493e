/// The shapes of lines that were read already: most drawings of a site share what the host draws.
struct KnownShapes {
  private var shapes: [Key: PictureShape] = [:]

  /// What a shape is made of: its line, and the groups around it.
  struct Key: Hashable {
    private let line: String
    private let x: Int
    private let y: Int
    private let opacities: [String]

    init(line: String, offset: (x: Int, y: Int), opacities: [String]) {
      self.line = line
      x = offset.x
      y = offset.y
      self.opacities = opacities
    }
  }

  /// So many take about 4 MB; what all drawings share comes back at once.
  private static let most = 4096

  subscript(key: Key) -> PictureShape? {
    get { shapes[key] }
    set {
      if shapes.count >= Self.most { shapes.removeAll(keepingCapacity: true) }
      shapes[key] = newValue
    }
  }
}
