internal import TextTools

extension AppIntents {
  /// The apps that an intent can belong to: those of its extensions, those that handle it
  /// themselves, or else those beside its definition; all where nothing tells.
  package func owners(of className: String) -> [AppInfo] {
    guard apps.count > 1 else { return apps }
    let extensions = extensions.filter { $0.supports(className) }
    let found = extensions.flatMap { owners(of: $0) } + apps.filter { $0.supports(className) }
    guard found.isEmpty else { return apps.filter(found.contains) }
    guard let path = intents.first(where: { $0.intent.className == className })?.definition.path
    else { return apps }
    return apps.nearest(to: path)
  }

  /// The apps that an extension can belong to: those whose targets take it in, or else those with
  /// whose identifier its own begins, as it must (documented), or else those that stand nearest to
  /// it.
  package func owners(of info: ExtensionInfo) -> [AppInfo] {
    let embedding = apps.filter { app in
      app.target.flatMap { info.target?.apps.contains($0.id) } ?? false
    }
    if !embedding.isEmpty { return embedding }
    if let own = info.bundle.literalIdentifier?.text {
      let parents = apps.best { app in
        app.bundle.literalIdentifier.map { own.hasPrefix("\($0.text).") ? $0.text.count : 0 } ?? 0
      }
      if parents.count < apps.count { return parents }
    }
    let near = apps.nearest(to: info.path)
    let name = SourcePath(info.sourceFolderPath).name
    return near.best { app in
      let own = ExtensionInfo.sourceFolderName(ofPlist: app.path)
      return name.hasPrefix(own) ? own.count : 0
    }
  }
}

extension [AppInfo] {
  /// The apps that share most of their folders with a path (convention: an app's targets stand
  /// together).
  fileprivate func nearest(to path: String) -> [AppInfo] {
    best { SourcePath($0.path).sharedFolders(with: SourcePath(path)) }
  }

  /// The elements with the highest number.
  fileprivate func best(_ number: (AppInfo) -> Int) -> [AppInfo] {
    let numbers = map(number)
    let highest = numbers.max() ?? 0
    return indices.filter { numbers[$0] == highest }.map { self[$0] }
  }
}
