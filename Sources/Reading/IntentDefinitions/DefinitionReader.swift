package import Diagnostics
package import SourceFormats

/// Reads an `.intentdefinition` file into its model.
///
/// What the file must have is little: real ones lack nearly every key somewhere. It goes by the
/// keys that are there, not by the version, because migrated files keep old traces.
package struct DefinitionReader {
  private let path: String
  private let classPrefix: String

  /// The class prefix is a setting of the Xcode project, which the file does not hold.
  package init(path: String, classPrefix: String = "") {
    self.path = path
    self.classPrefix = classPrefix
  }

  package func read(
    _ root: PropertyListNode, reporting diagnostics: inout [Diagnostic]
  ) -> IntentDefinition? {
    DictionaryReader.read(root, "An intent definition", reporting: &diagnostics, definition)
  }

  private func definition(_ file: DictionaryReader) -> IntentDefinition {
    if file["INIntents"] == nil, file["INEnums"] == nil, file["INTypes"] == nil {
      file.diagnostics.report(
        .emptyDefinition, "The file has no intents, no enums and no types", at: file.location,
        fix: "Check that this is an intent definition that Xcode has saved")
    }
    let version = file.string("INIntentDefinitionModelVersion")
    if let version, !["1.0", "1.1", "1.2"].contains(version) {
      file.diagnostics.report(
        .unknownModelVersion, "Cardproof does not know the model version '\(version)'",
        at: file["INIntentDefinitionModelVersion"]?.location,
        fix: "Compare the page of each intent with Xcode")
    }
    return IntentDefinition(
      path: path, modelVersion: version,
      toolsVersion: file.string("INIntentDefinitionToolsVersion"),
      namespace: file.string("INIntentDefinitionNamespace"),
      intents: file.dictionaries("INIntents", "An intent").compactMap(intent),
      enums: file.dictionaries("INEnums", "An enum").compactMap(enumeration),
      objectTypes: file.dictionaries("INTypes", "An object type").compactMap(objectType),
      location: file.location)
  }

  private func intent(_ reader: DictionaryReader) -> Intent? {
    guard let name = reader.name("INIntentName", of: "An intent") else { return nil }
    let restriction = reader.integer("INIntentRestrictions") ?? 0
    let isSystem = reader.string("INIntentType") == "System"
    let className = className(reader, name: name)
    func flag(_ key: String) -> Bool { reader.boolean(key) ?? false }
    var intent = Intent(
      name: name, className: className, kind: isSystem ? .system : .custom,
      title: reader.text("INIntentTitle"), location: reader.location)
    if className != usualClassName(name) { intent.addressName = className }
    intent.summary = reader.text("INIntentDescription")
    intent.category = reader.string("INIntentCategory") ?? "generic"
    intent.domain = reader.string("INIntentDomain")
    intent.verb = reader.string("INIntentVerb")
    intent.defaultImageName = reader.string("INIntentDefaultImageName")
    intent.keyParameter = reader.string("INIntentKeyParameter")
    intent.inputParameter = reader.string("INIntentInput")
    intent.requiresUserConfirmation = flag("INIntentUserConfirmationRequired")
    intent.lockRestriction = Intent.LockRestriction(rawValue: restriction) ?? .whileLocked
    intent.isCustomizable = flag("INIntentCustomizable")
    intent.isConfigurable = flag("INIntentConfigurable")
    intent.isEligibleForSuggestions = !flag("INIntentIneligibleForSuggestions")
    intent.isEligibleForWidgets = flag("INIntentEligibleForWidgets")
    intent.parameters = parameters(reader, "INIntentParameter", "A parameter")
    intent.combinations = combinations(reader)
    intent.response = response(reader)
    return intent
  }

  /// `INIntentClassName` where there is one, else prefix + name + `Intent`, also when the name ends
  /// in "Intent" already (verified on real Info.plists and controllers).
  private func className(_ reader: DictionaryReader, name: String) -> String {
    if let className = reader.string("INIntentClassName"), !className.isEmpty { return className }
    let ownPrefix = reader.string("INIntentClassPrefix")
    return ownPrefix.map { "\($0)\(name)Intent" } ?? usualClassName(name)
  }

  private func usualClassName(_ name: String) -> String { "\(classPrefix)\(name)Intent" }
}
