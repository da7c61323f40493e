/// The text of a `project.pbxproj`: targets with their settings, their files and what they take in.
package struct SampleXcodeProject {
  private let targets: [Target]

  package struct Target {
    let name: String
    let type: String
    let settings: String
    let sources: [String]
    let resources: [String]
    let embedded: [String]

    /// Makes a target; `type` is the last word of the product type, `settings` are in the form of the file
    /// (`SDKROOT = iphoneos;`), and `embedded` are the names of the targets that its bundle takes in.
    package init(
      _ name: String, type: String = "application", settings: String = "", sources: [String] = [],
      resources: [String] = [], embedded: [String] = []
    ) {
      self.name = name
      self.type = type
      self.settings = settings
      self.sources = sources
      self.resources = resources
      self.embedded = embedded
    }
  }

  package init(_ targets: [Target]) { self.targets = targets }

  package var text: String {
    let files = Set(targets.flatMap { $0.sources + $0.resources }).sorted()
    return """
      // !$*UTF8*$!
      {objects = {
      P = {isa = PBXProject; mainGroup = G; targets = \(list(targets.map { "T \($0.name)" })); };
      G = {isa = PBXGroup; sourceTree = "<group>"; children = \(list(files.map { "F \($0)" })); };
      \(files.map { object("F \($0)", "isa = PBXFileReference; path = \"\($0)\"; sourceTree = \"<group>\";") }.joined())
      \(targets.map(objects).joined())
      }; rootObject = P; }
      """
  }

  private func objects(of target: Target) -> String {
    let name = target.name
    let phases = [
      ("PBXSourcesBuildPhase", target.sources.map { "F \($0)" }),
      ("PBXResourcesBuildPhase", target.resources.map { "F \($0)" }),
      ("PBXCopyFilesBuildPhase", target.embedded.map { "R \($0)" }),
    ]
    let own = """
      isa = PBXNativeTarget; name = "\(name)"; buildConfigurationList = "L \(name)";
      productReference = "R \(name)"; productType = "com.apple.product-type.\(target.type)";
      buildPhases = \(list(phases.map { "\($0.0) \(name)" }));
      """
    return object("T \(name)", own)
      + object("L \(name)", "buildConfigurations = \(list(["C \(name)"]));")
      + object("C \(name)", "name = Release; buildSettings = {\(target.settings)};")
      + phases.map { isa, ids in
        object(
          "\(isa) \(name)", "isa = \(isa); files = \(list(ids.map { "B \($0)" }));")
          + ids.map { object("B \($0)", "fileRef = \"\($0)\";") }.joined()
      }.joined()
  }

  private func object(_ id: String, _ content: String) -> String {
    "\"\(id)\" = {\(content) };\n"
  }

  private func list(_ ids: [String]) -> String {
    "(\(ids.map { "\"\($0)\"" }.joined(separator: ", ")))"
  }
}
