extension FileManager {
  /// The copied container of an app group; all groups share it.
  ///
  /// Without one it is a folder that is not there: on a device a group always has its folder.
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
    container(else: "/var/mobile/Containers/Shared/AppGroup/\(group)")
  }

  /// The app's own folders, which are the container's.
  public func urls(
    for directory: SearchPathDirectory, in domains: SearchPathDomainMask
  ) -> [URL] {
    let names: [SearchPathDirectory: String] = [
      .documentDirectory: "Documents", .cachesDirectory: "Library/Caches",
      .applicationSupportDirectory: "Library/Application Support",
    ]
    return [container(else: "/var/mobile/Containers/Data/\(names[directory] ?? "Library")")]
  }

  private func container(else path: String) -> URL {
    URL(fileURLWithPath: Session.world["container"]?.text ?? path, isDirectory: true)
  }
}

extension URL {
  public static var documentsDirectory: URL { own(.documentDirectory) }
  public static var cachesDirectory: URL { own(.cachesDirectory) }
  public static var applicationSupportDirectory: URL { own(.applicationSupportDirectory) }
  private static func own(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask)[0]
  }
}

/// The app's own folders, as paths.
public func NSSearchPathForDirectoriesInDomains(
  _ directory: FileManager.SearchPathDirectory, _ domains: FileManager.SearchPathDomainMask,
  _ expandsTilde: Bool
) -> [String] { FileManager.default.urls(for: directory, in: domains).map(\.path) }
