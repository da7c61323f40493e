internal import CardLayout

/// The images of a project, by the names that code uses for them.
enum ProjectImages {
  static func catalogue(of files: [SourceFile]) -> ImageCatalogue {
    var sets: [String: ImageSet] = [:]
    for file in files where file.path.hasSuffix(".imageset/Contents.json") {
      sets[file.path.folderPath] = ImageSet(file.bytes)
    }
    var images: [ImageResource] = []
    var dark: [String: ImageResource] = [:]
    for file in files {
      guard let format = ImageResource.Format(path: file.path) else { continue }
      let (name, scale) = file.imageName
      let image = ImageResource(
        name: name, path: file.path, format: format, bytes: file.bytes, scale: scale)
      switch sets[file.path.folderPath]?.use(of: file.name) ?? .any {
      case .any: images.append(image)
      case .dark: if dark[file.path.folderPath] == nil { dark[file.path.folderPath] = image }
      case .other: break
      }
    }
    return ImageCatalogue(
      images.map { image in
        dark[image.path.folderPath].map { image.with(dark: $0) } ?? image
      })
  }
}

extension SourceFile {
  /// The name that code uses for an image, and the scale that its file's name tells.
  ///
  /// In an asset catalogue the image set's folder has the name.
  fileprivate var imageName: (String, Int) {
    var base = String(name.prefix { $0 != "." })
    var scale = 1
    for candidate in [2, 3] where base.hasSuffix("@\(candidate)x") {
      base = String(base.dropLast(3))
      scale = candidate
    }
    let folder = path.split(separator: "/").dropLast().last ?? ""
    return folder.hasSuffix(".imageset") ? (String(folder.dropLast(9)), scale) : (base, scale)
  }
}

extension String {
  /// A path without its last part.
  fileprivate var folderPath: String { split(separator: "/").dropLast().joined(separator: "/") }
}
