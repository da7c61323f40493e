package import Diagnostics
internal import TextTools

/// A target of an Xcode project, with the settings of the configuration that is released.
package struct XcodeTarget: Hashable, Sendable {
  /// The path of its project, and its id there.
  package let id: String
  package let name: String
  /// The identifier of the product type, such as `com.apple.product-type.application`.
  package let productType: String
  package let settings: BuildSettings
  /// The files that it compiles, intent definitions among them, in order.
  ///
  /// Paths are relative to the source folder; a file that is not there is left out.
  package let sourcePaths: [String]
  /// The files that its bundle takes in, in order: those of an asset catalog one by one.
  package let resourcePaths: [String]
  /// The frameworks and libraries that it links, such as `IntentsUI.framework`.
  package let frameworks: [String]
  /// The products of Swift packages that it uses.
  package let packageProducts: [String]
  /// Where the project declares it.
  package let location: SourceLocation
  /// The id of what it builds, and those of what its bundle takes in.
  private let productID: String?
  private let embeddedProducts: Set<String>
  /// The folder that holds the `.xcodeproj`, which paths in settings are relative to.
  let folder: SourcePath

  init(
    id: String, name: String, productType: String, settings: BuildSettings, files: TargetFiles,
    productID: String?, folder: SourcePath, location: SourceLocation
  ) {
    self.id = id
    self.name = name
    self.productType = productType
    self.settings = settings
    self.productID = productID
    self.folder = folder
    self.location = location
    sourcePaths = files.sources.sorted()
    resourcePaths = files.resources.sorted()
    frameworks = files.frameworks
    packageProducts = files.packageProducts
    embeddedProducts = files.embeddedProducts
  }

  /// The name of its Swift module.
  package var moduleName: String { settings["PRODUCT_MODULE_NAME"] ?? name }

  /// Whether its bundle takes in another target's, as an app does with its extensions.
  package func embeds(_ other: XcodeTarget) -> Bool {
    other.productID.map(embeddedProducts.contains) ?? false
  }

  /// How many folders are around the project.
  package var depth: Int { folder.parts.count }

  package var isApp: Bool {
    productType == "com.apple.product-type.application"
      || productType == "com.apple.product-type.application.on-demand-install-capable"
  }

  /// The path of the Info.plist that `INFOPLIST_FILE` names, relative to the source folder; nil
  /// where the target has none of its own.
  package var infoPlistPath: String? {
    guard let file = settings["INFOPLIST_FILE"], !file.isEmpty else { return nil }
    return folder.resolving(file).text
  }

  /// Whether Xcode adds keys to the Info.plist by the build settings.
  package var generatesInfoPlist: Bool { settings["GENERATE_INFOPLIST_FILE"] == "YES" }

  /// The texts that Xcode adds to an Info.plist, by their keys.
  package var generatedInfo: [String: String] {
    var info = settings.values(withPrefix: "INFOPLIST_KEY_")
    let own = [
      "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
      "CFBundleExecutable": "EXECUTABLE_NAME", "CFBundleVersion": "CURRENT_PROJECT_VERSION",
      "CFBundleShortVersionString": "MARKETING_VERSION",
    ]
    for (key, name) in own { info[key] = info[key] ?? settings[name] ?? "$(\(name))" }
    info["CFBundlePackageType"] = isApp ? "APPL" : "XPC!"
    return info
  }

  /// Whether the C preprocessor reads the Info.plist first.
  package var preprocessesInfoPlist: Bool { settings["INFOPLIST_PREPROCESS"] == "YES" }

  /// The macros for that, by their names.
  package var preprocessorDefinitions: [String: String] {
    let written = settings["INFOPLIST_PREPROCESSOR_DEFINITIONS"] ?? ""
    return Dictionary(
      written.split(separator: " ").map { definition in
        let parts = definition.split(separator: "=", maxSplits: 1)
        return (parts.first.map { String($0) } ?? "", parts.count > 1 ? String(parts[1]) : "1")
      }
    ) { first, _ in first }
  }

  /// The name of the app: the name that Xcode writes into a generated Info.plist; nil where a
  /// variable is left in it.
  package var displayName: String? {
    ["INFOPLIST_KEY_CFBundleDisplayName", "INFOPLIST_KEY_CFBundleName"].lazy
      .compactMap { settings[$0] }.first { !$0.isEmpty && !$0.contains("$(") }
  }

  /// The platforms that it is built for, by the names of their SDKs; empty where nothing tells.
  package var platforms: Set<String> {
    if let supported = settings["SUPPORTED_PLATFORMS"], !supported.contains("$(") {
      return Set(supported.split(separator: " ").map { String($0) })
    }
    if let root = settings["SDKROOT"], root != "auto", !root.contains("$(") { return [root] }
    if productType.contains("watch") { return ["watchos"] }
    return []
  }

  /// Whether it runs on an iPhone or an iPad, as far as is known.
  package var isForIOS: Bool {
    platforms.isEmpty || platforms.contains { $0.hasPrefix("iphoneos") }
  }
}
