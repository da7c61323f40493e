internal import CardLayout
internal import SourceFormats
internal import TextTools
internal import Views

/// The icon of an app in the asset catalogs of a project.
struct AppIcon {
  private let files: [SourceFile]

  init(_ files: [SourceFile]) { self.files = files }

  /// The usual name of an icon set: what `ASSETCATALOG_COMPILER_APPICON_NAME` has in Xcode's
  /// templates.
  private static let usualName = "AppIcon"

  /// The smallest icon that is sharp in the sash of a card, in pixels (convention: 20 points,
  /// almost twice).
  private static let leastPixels = 36.0

  /// The icon that stands for the app on cards; nil where no set has a picture for iOS.
  ///
  /// Among several sets the one that the build settings name wins, or `AppIcon`, then the nearest
  /// to the app's Info.plist. In the set the smallest file wins that is sharp and can be part of a
  /// drawing, else the smallest that is sharp. Where no set has a picture, one of Icon Composer is
  /// read as far as it goes.
  func image(named name: String?, near plist: String?) -> ImageResource? {
    let sets = files.filter { SourcePath($0.path).folder.ending == "appiconset" }
    let lists = sets.filter { $0.name == "Contents.json" }
    let named = lists.filter {
      SourcePath($0.path).folder.nameWithoutEnding == name ?? Self.usualName
    }
    for candidates in [named, lists] {
      var paths = candidates.map(\.path)
      while let path = plist.flatMap({ paths.nearest(to: $0) }) ?? paths.min() {
        if let image = image(ofSet: path) { return image }
        paths.removeAll { $0 == path }
      }
    }
    return bundle(named: name ?? Self.usualName, near: plist)
  }

  /// The icon of Icon Composer with a name, or any, the nearest to the app's Info.plist.
  private func bundle(named name: String, near plist: String?) -> ImageResource? {
    let lists = files.filter { IconBundle.isList($0.path) }
    let named = lists.filter { SourcePath($0.path).folder.nameWithoutEnding == name }
    for candidates in [named, lists] {
      let paths = candidates.map(\.path)
      guard let path = plist.flatMap({ paths.nearest(to: $0) }) ?? paths.min(),
        let list = candidates.first(where: { $0.path == path })
      else { continue }
      if let picture = IconBundle(list, among: files)?.picture { return picture }
    }
    return nil
  }

  /// A picture for cards; nil where a large one cannot be made smaller.
  ///
  /// Pages link to a large drawing.
  static func onCards(_ icon: ImageResource) -> ImageResource? {
    if icon.isEmbedded || icon.format == .svg { return icon }
    guard icon.format == .png, let picture = PNGPicture(icon.bytes) else { return nil }
    return ImageResource(
      name: icon.name, path: icon.path, format: .png,
      bytes: picture.thumbnail(side: Int(leastPixels)))
  }

  private func image(ofSet path: String) -> ImageResource? {
    guard let list = files.first(where: { $0.path == path }),
      let set = AssetContents(list.bytes)
    else { return nil }
    let folder = SourcePath(path).folder
    let images = [true, false].map { isForPhones in
      set.iconNames(forPhones: isForPhones).compactMap { name -> ImageResource? in
        let path = folder.appending(name).text
        guard let file = files.first(where: { $0.path == path }),
          let format = ImageResource.Format(path: path)
        else { return nil }
        return ImageResource(name: name, path: path, format: format, bytes: file.bytes)
      }.filter { ($0.size?.width.value ?? 0) >= Self.leastPixels }
        .sorted { ($0.bytes.count, $0.path) < ($1.bytes.count, $1.path) }
    }
    // Each drawing has the picture in it, so the smallest is best.
    return images.lazy.compactMap { $0.first(where: \.isEmbedded) }.first
      ?? images.lazy.compactMap(\.first).first
  }
}

extension AssetContents {
  /// The files for phones and tablets, or those for Macs, which mostly show the same picture; without the
  /// pictures for one appearance only, and those for watches.
  fileprivate func iconNames(forPhones: Bool) -> [String] {
    let idioms = forPhones ? ["iphone", "universal", "ipad", "ios-marketing"] : ["mac"]
    let entries = (images ?? []).filter { entry in
      idioms.contains(entry.idiom ?? "universal") && entry.onlyFor.isEmpty
        && [nil, "ios", "macos"].contains(entry.platform)
    }
    var seen: Set<String> = []
    return entries.compactMap(\.filename).filter { seen.insert($0).inserted }
  }
}
