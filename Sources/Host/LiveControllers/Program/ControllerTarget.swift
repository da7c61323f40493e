package import Diagnostics
package import IntentDefinitions

/// An Intents UI extension as the compiler needs it: its sources, and what it starts with.
package struct ControllerTarget: Sendable {
  /// The name of the module that the extension is.
  package let moduleName: String
  /// The Swift files of the target and of the project's own modules that it imports, by their paths.
  package let files: [(path: String, bytes: [UInt8])]
  /// The files that its bundle takes in, in order.
  package let resources: [CopiedFile]
  /// The files of the container that app groups share, in order.
  package let container: [CopiedFile]
  /// The class of the hosted view controller.
  package let className: String
  /// The main storyboard; nil where the principal class starts the extension.
  package let storyboard: String?
  /// The custom classes of the storyboards and xibs.
  package let sceneClasses: Set<String>
  package let definitions: [IntentDefinition]
  /// The models of Core Data that the bundle may have.
  package let dataModels: [DataModel]
  package let assets: AssetSymbols
  /// The classes of SiriKit's own intents that the extension lists.
  package let systemIntents: [String]
  /// The place of the class, or of what names it.
  package let location: SourceLocation

  package init(
    moduleName: String, files: [(path: String, bytes: [UInt8])],
    resources: [CopiedFile] = [], container: [CopiedFile] = [], className: String,
    storyboard: String?,
    sceneClasses: Set<String>, definitions: [IntentDefinition], dataModels: [DataModel] = [],
    assets: AssetSymbols = AssetSymbols(colors: [], images: []), systemIntents: [String],
    location: SourceLocation
  ) {
    self.moduleName = moduleName
    self.files = files
    self.resources = resources
    self.container = container
    self.className = className
    self.storyboard = storyboard
    self.sceneClasses = sceneClasses
    self.definitions = definitions
    self.dataModels = dataModels
    self.assets = assets
    self.systemIntents = systemIntents
    self.location = location
  }
}
