internal import Diagnostics
internal import SourceFormats
internal import TextTools

/// The scenes of storyboards and xibs as parts that cards are made of.
struct SceneInputs: Sendable {
  private(set) var inputs: [ProjectInput] = []
  /// The id of the scene that a place of its file is in.
  private(set) var idsByPlace: [SourceLocation: String] = [:]
  /// The named colors of each scene by its id, sorted.
  private(set) var colorNames: [String: [String]] = [:]

  /// The elements beside scenes that draw nothing.
  private static let unseen: Set = ["scenes", "objects", "dependencies", "device"]

  init(_ roots: [XMLElement]) {
    for root in roots {
      let shared = root.elements.filter { !Self.unseen.contains($0.name) }.map(\.canonicalText)
      for list in root.elements where list.name == "scenes" {
        for scene in list.elements { add(scene, sharing: shared) }
      }
      for objects in root.elements where objects.name == "objects" { add(objects, sharing: shared) }
    }
  }

  private mutating func add(_ part: XMLElement, sharing shared: [String]) {
    let path = part.location.file
    let file = SourcePath(path).stem
    let name: Phrase = part.sceneTitle.map { "the scene \($0) of \(file)" } ?? "\(file)"
    let input = ProjectInput(
      .scene, "\(path)#\(part[attribute: "sceneID"] ?? "")", name: name, file: path,
      at: part.location,
      digestOf: ([part.canonicalText] + shared).joined(separator: "\n"))
    inputs.append(input)
    for place in part.places { idsByPlace[place] = input.id }
    colorNames[input.id] = Set(part.colorNames).sorted()
  }
}

extension XMLElement {
  /// The title of a view controller's scene; nil for a xib, which has its file's name.
  fileprivate var sceneTitle: String? {
    guard name == "scene" else { return nil }
    let controller = elements.first { $0.name == "objects" }?.elements.first {
      $0.name != "placeholder"
    }
    return controller?[attribute: "storyboardIdentifier"] ?? controller?[attribute: "customClass"]
      ?? controller?[attribute: "id"] ?? self[attribute: "sceneID"]
  }

  fileprivate var colorNames: [String] {
    (name == "color" ? [self[attribute: "name"]].compactMap(\.self) : [])
      + elements.flatMap(\.colorNames)
  }

  fileprivate var places: [SourceLocation] { [location] + elements.flatMap(\.places) }

  /// The element as text, without places, white space around text and the position in Xcode's
  /// canvas.
  fileprivate var canonicalText: String {
    let attributes = attributes.sorted { $0.name < $1.name }.map {
      " \($0.name)=\(jsonString($0.value))"
    }
    let inside = children.map { child in
      switch child {
      case .element(let element):
        element[attribute: "key"] == "canvasLocation" ? "" : element.canonicalText
      case .text(let text): text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
    }
    return "<\(name)\(attributes.joined())>\(inside.joined())</>"
  }
}
