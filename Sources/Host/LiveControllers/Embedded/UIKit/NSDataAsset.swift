/// The data of a data set in an asset catalog.
open class NSDataAsset: NSObject {
  public let name: String
  public let data: Data
  public let typeIdentifier: String

  public convenience init?(name: String) { self.init(name: name, bundle: .main) }
  public init?(name: String, bundle: Bundle) {
    let files = bundle.urls(forResourcesWithExtension: nil, subdirectory: "\(name).dataset") ?? []
    guard let file = files.first(where: { $0.lastPathComponent != "Contents.json" }),
      let data = try? Data(contentsOf: file)
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = "public.data"
  }
}
