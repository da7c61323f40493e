internal import CardDrawing
internal import CardLayout
internal import SourceFormats
internal import TextTools
internal import Views

/// An icon of Icon Composer: a folder `NAME.icon` with `icon.json` and pictures in `Assets`.
///
/// Its pictures are put over its color, as they are in the light appearance. Glass, shadows and blending, which the system
/// adds, are left out (the format is observed; Apple's documents do not describe it).
struct IconBundle {
  private let folder: SourcePath
  private let design: Design
  private let files: [SourceFile]

  /// Reads the bundle of an `icon.json` among files; nil for one that cannot be read.
  init?(_ list: SourceFile, among files: [SourceFile]) {
    guard let design = try? readJSON(Design.self, from: list.bytes) else { return nil }
    folder = SourcePath(list.path).folder
    self.design = design
    self.files = files
  }

  static func isList(_ path: String) -> Bool {
    SourcePath(path).name == "icon.json" && SourcePath(path).folder.ending == "icon"
  }

  /// The side of the canvas, in points (observed).
  private static let side = 1024.0

  /// The icon as one SVG document; nil where none of its pictures is there.
  var picture: ImageResource? {
    // Groups and layers stand in the file from the front to the back (observed).
    let layers = (design.groups ?? []).reversed().filter { $0.isShown }.flatMap { group in
      (group.layers ?? []).reversed().filter { $0.isShown }
        .compactMap { image(of: $0, within: group.position) }
    }
    guard !layers.isEmpty else { return nil }
    let side = Self.side.formattedSide
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(side)" height="\(side)" \
      viewBox="0 0 \(side) \(side)">
      <rect width="\(side)" height="\(side)" fill="\(design.color)"/>
      \(layers.joined(separator: "\n"))
      </svg>

      """
    return ImageResource(
      name: folder.nameWithoutEnding, path: folder.appending("icon.svg").text, format: .svg,
      bytes: Array(text.utf8))
  }

  /// A picture at its own size in the middle of the canvas, moved and scaled as the layer and its group say.
  private func image(of layer: Design.Layer, within group: Design.Position?) -> String? {
    guard let name = layer.imageName, !name.contains("/"),
      let format = ImageResource.Format(path: name), format.isDrawn,
      let file = files.first(where: { $0.path == folder.appending("Assets/\(name)").text })
    else { return nil }
    let image = ImageResource(name: name, path: file.path, format: format, bytes: file.bytes)
    guard let size = image.size else { return nil }
    let scale = (layer.position?.scale ?? 1) * (group?.scale ?? 1)
    let (width, height) = (size.width.value * scale, size.height.value * scale)
    let x = (Self.side - width) / 2 + (layer.position?.x ?? 0) + (group?.x ?? 0)
    let y = (Self.side - height) / 2 + (layer.position?.y ?? 0) + (group?.y ?? 0)
    let opacity = layer.opacity.map { " opacity=\"\($0.formattedSide)\"" } ?? ""
    return
      "<image x=\"\(x.formattedSide)\" y=\"\(y.formattedSide)\" width=\"\(width.formattedSide)\" "
      + "height=\"\(height.formattedSide)\"\(opacity) href=\"\(image.dataAddress)\"/>"
  }
}

extension Double {
  /// Within what a canvas can hold, with at most two decimals.
  fileprivate var formattedSide: String {
    let hundredths = (min(max(isFinite ? self : 0, -100_000), 100_000) * 100).rounded()
    return hundredths.truncatingRemainder(dividingBy: 100) == 0
      ? "\(Int(hundredths / 100))" : "\(hundredths / 100)"
  }
}

/// The content of `icon.json`, as far as it is read.
private struct Design: Decodable {
  let fill: Fill?
  let groups: [Group]?

  /// The color behind the layers, as `#RRGGBB`; white where the system chooses.
  var color: String {
    guard let color = fill?.color else { return "#FFFFFF" }
    var digits: [UInt8] = []
    color.writeDigits(to: &digits)
    return "#" + String(decoding: digits, as: UTF8.self)
  }

  /// One color, or the first one of a gradient.
  struct Fill: Decodable {
    let color: RGBColor?

    private enum CodingKeys: String, CodingKey {
      case solid
      case automatic = "automatic-gradient"
      case linear = "linear-gradient"
    }

    init(from decoder: any Decoder) throws {
      guard let fill = try? decoder.container(keyedBy: CodingKeys.self) else {
        color = nil
        return
      }
      let text =
        (try? fill.decode(String.self, forKey: .solid))
        ?? (try? fill.decode(String.self, forKey: .automatic))
        ?? (try? fill.decode([String].self, forKey: .linear))?.first
      color = text.flatMap(Self.color)
    }

    /// `extended-srgb:0.1,0.2,0.3,1` and its kin; one of gray has two numbers.
    private static func color(_ text: String) -> RGBColor? {
      let numbers = text.split(separator: ":").last?.split(separator: ",").compactMap { Double($0) }
      guard let numbers, numbers.allSatisfy(\.isFinite) else { return nil }
      switch numbers.count {
      case 1, 2: return RGBColor(red: numbers[0], green: numbers[0], blue: numbers[0])
      case 3, 4: return RGBColor(red: numbers[0], green: numbers[1], blue: numbers[2])
      default: return nil
      }
    }
  }

  struct Group: Decodable {
    let layers: [Layer]?
    let hidden: Bool?
    let position: Position?

    var isShown: Bool { hidden != true }
  }

  struct Layer: Decodable {
    let hidden: Bool?
    let opacity: Double?
    let position: Position?
    private let image: String?
    private let images: [Choice]?

    var isShown: Bool { hidden != true }

    /// The picture of the light appearance.
    var imageName: String? { image ?? images?.first { $0.appearance == nil }?.value }

    private enum CodingKeys: String, CodingKey {
      case hidden, opacity, position
      case image = "image-name"
      case images = "image-name-specializations"
    }

    struct Choice: Decodable {
      let appearance: String?
      let value: String?
    }
  }

  struct Position: Decodable {
    let scale: Double?
    private let translation: [Double]?

    var x: Double { translation?.first ?? 0 }
    var y: Double { translation?.dropFirst().first ?? 0 }

    private enum CodingKeys: String, CodingKey {
      case scale
      case translation = "translation-in-points"
    }
  }
}
