internal import CardLayout
internal import SourceFormats
internal import TextTools

/// The images of a project, by the names that code uses for them.
struct ProjectImages {
  /// The image sets by their paths.
  private var sets: [String: AssetContents] = [:]
  private let namespaces: AssetNamespaces

  static func catalog(of files: [SourceFile]) -> ImageCatalog {
    ProjectImages(files).catalog(of: files)
  }

  private init(_ files: [SourceFile]) {
    namespaces = AssetNamespaces(files.map { ($0.path, $0.bytes) })
    for file in files where file.name == "Contents.json" {
      let folder = SourcePath(file.path).folder.text
      if folder.hasSuffix(".imageset") { sets[folder] = AssetContents(file.bytes) }
    }
  }

  private func catalog(of files: [SourceFile]) -> ImageCatalog {
    var images: [ImageResource] = []
    var dark: [String: ImageResource] = [:]
    for file in files {
      guard let format = ImageResource.Format(path: file.path) ?? (file.isVectorAsset ? .pdf : nil)
      else { continue }
      let folder = SourcePath(file.path).folder.text
      let (base, scale) = file.nameAndScale
      let entry = sets[folder]?.images?.first { $0.filename == file.name }
      let image = ImageResource(
        name: name(ofSet: folder) ?? base, path: file.path, format: format, bytes: file.bytes,
        scale: entry?.pixelsOfPoint ?? scale, isTemplate: sets[folder]?.isTemplate ?? false)
      // Only the luminosity counts; a file for high contrast stands for neither.
      let uses = entry?.onlyFor ?? []
      let isForLuminosity = uses.map(\.appearance) == ["luminosity"]
      if isForLuminosity, uses.map(\.value) == ["dark"] {
        if dark[folder] == nil { dark[folder] = image }
      } else if uses.isEmpty || isForLuminosity {
        images.append(image)
      }
    }
    // What can be drawn has precedence over a PDF of the same name.
    let ordered = images.filter(\.format.isDrawn) + images.filter { !$0.format.isDrawn }
    return ImageCatalog(
      ordered.map { image in
        dark[SourcePath(image.path).folder.text].map { image.with(dark: $0) } ?? image
      })
  }

  /// The name of an image set; nil for another folder.
  private func name(ofSet folder: String) -> String? {
    folder.hasSuffix(".imageset") ? namespaces.name(ofSet: folder) : nil
  }
}

extension AssetContents.Entry {
  /// How many pixels a point of the file has; nil where the set does not say.
  fileprivate var pixelsOfPoint: Int? {
    guard let scale, ["1x", "2x", "3x"].contains(scale) else { return nil }
    return Int(scale.dropLast())
  }
}

extension SourceFile {
  /// Whether it is a PDF of an image set.
  fileprivate var isVectorAsset: Bool { SourceFolder.isVectorAsset(path) }

  /// The name of a file in code, and the scale in its name.
  fileprivate var nameAndScale: (String, Int) {
    let base = SourcePath(path).stem
    for scale in [2, 3] where base.hasSuffix("@\(scale)x") {
      return (String(base.dropLast(3)), scale)
    }
    return (base, 1)
  }
}
