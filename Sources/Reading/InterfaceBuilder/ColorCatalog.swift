internal import SourceFormats
internal import TextTools
package import Views

/// The colors of a project's asset catalogs, by their names.
package struct ColorCatalog: Hashable, Sendable {
  private let sets: [String: Named]

  private struct Named: Hashable {
    let color: ColorRequest
    let path: String
  }

  package static let empty = ColorCatalog([])

  /// Reads the color sets among files; of several with a name the first by path counts.
  ///
  /// A file that is no color set has no color: it is Xcode's to complain about.
  package init(_ files: [(path: String, bytes: [UInt8])]) {
    let namespaces = AssetNamespaces(files)
    let found = files.filter { $0.path.hasSuffix(".colorset/Contents.json") }
      .sorted { $0.path < $1.path }
    sets = Dictionary(
      found.compactMap { file in
        guard let color = AssetContents(file.bytes)?.request else { return nil }
        let name = namespaces.name(ofSet: SourcePath(file.path).folder.text)
        return (name, Named(color: color, path: file.path))
      }
    ) { first, _ in first }
  }

  package subscript(name: String) -> ColorRequest? { sets[name]?.color }

  /// The colors by their names.
  package var requests: [String: ColorRequest] { sets.mapValues(\.color) }

  /// The path of the file that a color is from.
  package func path(of name: String) -> String? { sets[name]?.path }
}

extension AssetContents {
  /// The universal color, or the iPhone's, with its dark twin.
  fileprivate var request: ColorRequest? {
    let usable = (colors ?? []).filter { ["universal", "iphone", nil].contains($0.idiom) }
    let light = usable.first(where: \.onlyFor.isEmpty) ?? usable.first
    let dark = usable.first { $0.onlyFor.map(\.value) == ["dark"] }
    guard let color = light?.color else { return nil }
    if let reference = color.reference, let semantic = InterfaceColors.systemColor(reference) {
      return .semantic(semantic)
    }
    guard let plain = color.channels else { return nil }
    return InterfaceColors.request(light: plain, dark: dark?.color?.channels ?? plain)
  }
}

extension AssetContents.Color {
  /// Red, green, blue and alpha from 0 to 1.
  fileprivate var channels: InterfaceColors.Channels? {
    guard let components else { return nil }
    func value(_ name: String) -> Double? { components[name].flatMap { Self.number($0) } }
    let space = ColorSpace(name: self.space)
    let alpha = value("alpha") ?? 1
    if let white = value("white") {
      return space.standard(.init(red: white, green: white, blue: white, alpha: alpha))
    }
    guard let red = value("red"), let green = value("green"), let blue = value("blue") else {
      return nil
    }
    return space.standard(.init(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A component as Xcode writes it: a fraction (`0.500`), a number to 255 (`128`) or `0x80`.
  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? number : number > 1 ? number / 255 : number
  }
}
