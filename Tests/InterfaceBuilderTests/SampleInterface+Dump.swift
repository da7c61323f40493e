import Views

@testable import CardLayout

extension SampleInterface {
  /// What is drawn inside of the root view, which is 320 × 150 points, one box a line.
  func dump(isRightToLeft: Bool = false) -> String {
    guard let view = scenes.first?.view else { return "" }
    let frame = Frame(x: 0, y: 0, width: 320, height: 150)
    let box = SceneLayout(
      view, name: "scene", in: LayoutEnvironment(isRightToLeft: isRightToLeft)
    ).box(in: frame)
    let card = LaidOutCard(
      drawingSize: frame.size, cardSize: frame.size, root: box, language: "en",
      isRightToLeft: isRightToLeft, passesBehaviors: true)
    return card.dump.split(separator: "\n").dropFirst(2).map { $0.dropFirst(2) }
      .joined(separator: "\n")
  }
}

/// A view of a sample with a frame, and no constraints.
func framed(
  _ id: String, _ kind: String, _ frame: String = "10 10 100 40", _ attributes: String = "",
  _ inside: String = ""
) -> String {
  let numbers = frame.split(separator: " ")
  let names = ["x", "y", "width", "height"]
  let rect = zip(names, numbers).map { "\($0)=\"\($1)\"" }.joined(separator: " ")
  return "<\(kind) id=\"\(id)\" \(attributes)><rect key=\"frame\" \(rect)/>\(inside)</\(kind)>"
}
