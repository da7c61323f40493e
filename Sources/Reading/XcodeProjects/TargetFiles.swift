internal import SourceFormats
internal import TextTools

/// The files of the build phases and the synchronized groups of a target.
struct TargetFiles {
  private let objects: ProjectObjects
  private let groups: ProjectGroups
  private(set) var sources: Set<String> = []
  private(set) var resources: Set<String> = []
  private(set) var frameworks: [String] = []
  private(set) var packageProducts: [String] = []
  /// The ids of the products that its bundle takes in, such as its app extensions.
  private(set) var embeddedProducts: Set<String> = []

  init(
    of id: String, _ target: PropertyListNode, _ objects: ProjectObjects, _ groups: ProjectGroups
  ) {
    self.objects = objects
    self.groups = groups
    for (_, phase) in objects.list("buildPhases", of: target) {
      for (_, file) in objects.list("files", of: phase) where Self.isForIOS(file) {
        add(file, of: phase)
      }
    }
    for (_, product) in objects.list("packageProductDependencies", of: target) {
      addPackage(product)
    }
    let own = Set(target.strings("fileSystemSynchronizedGroups"))
    for group in groups.synchronized {
      add(group.files(of: id, hasGroup: own.contains(group.id)))
    }
  }

  private mutating func add(_ file: PropertyListNode, of phase: PropertyListNode) {
    if let product = objects.object("productRef", of: file) { addPackage(product) }
    guard let id = file["fileRef"]?.string else { return }
    switch phase.isa {
    case "PBXSourcesBuildPhase": sources.formUnion(groups.files(of: id))
    case "PBXResourcesBuildPhase": resources.formUnion(groups.files(of: id))
    case "PBXFrameworksBuildPhase":
      if let name = (objects[id]?["name"] ?? objects[id]?["path"])?.string {
        frameworks.append(SourcePath(name).name)
      }
    case "PBXCopyFilesBuildPhase": embeddedProducts.insert(productID(of: id))
    default: break
    }
  }

  private mutating func addPackage(_ product: PropertyListNode) {
    guard let name = product["productName"]?.string, !packageProducts.contains(name) else { return }
    packageProducts.append(name)
  }

  /// Adds files of a synchronized group, each to the build phase of its kind.
  private mutating func add(_ files: [String]) {
    for path in files {
      let ending = SourcePath(path).ending
      if Self.compiled.contains(ending) {
        sources.insert(path)
      } else if !Self.unbuilt.contains(ending) {
        resources.insert(path)
      }
    }
  }

  private static let compiled: Set = [
    "swift", "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal", "intentdefinition", "mlmodel",
    "xcdatamodel",
  ]
  private static let unbuilt: Set = [
    "h", "hh", "hpp", "pch", "entitlements", "xcconfig", "modulemap",
  ]

  /// The id of a product; that of another project has a proxy here.
  private func productID(of id: String) -> String {
    objects.object("remoteRef", of: objects[id])?["remoteGlobalIDString"]?.string ?? id
  }

  private static func isForIOS(_ file: PropertyListNode) -> Bool {
    let platforms = file["platformFilter"]?.string.map { [$0] } ?? file.strings("platformFilters")
    return platforms.isEmpty || platforms.contains("ios")
  }
}
