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
    guard
      let file = DictionaryReader(root, "An intent definition", reporting: &diagnostics)
    else { return nil }
    if file["INIntents"] == nil, file["INEnums"] == nil, file["INTypes"] == nil {
      diagnostics.append(
        Diagnostic(
          .emptyDefinition, "The file has no intents, no enums and no types", at: root.location,
          fix: "Check that this is an intent definition that Xcode has saved"))
    }
    let version = file.string("INIntentDefinitionModelVersion", reporting: &diagnostics)
    if let version, !["1.0", "1.1", "1.2"].contains(version) {
      diagnostics.append(
        Diagnostic(
          .unknownModelVersion, "Model version '\(version)' is newer than this tool knows",
          at: file["INIntentDefinitionModelVersion"]?.location,
          fix: "Compare the page of each intent with Xcode"))
    }
    return IntentDefinition(
      path: path, modelVersion: version,
      toolsVersion: file.string("INIntentDefinitionToolsVersion", reporting: &diagnostics),
      namespace: file.string("INIntentDefinitionNamespace", reporting: &diagnostics),
      intents: file.dictionaries("INIntents", "An intent", reporting: &diagnostics)
        .compactMap { intent($0, reporting: &diagnostics) },
      enums: file.dictionaries("INEnums", "An enum", reporting: &diagnostics)
        .compactMap { enumeration($0, reporting: &diagnostics) },
      objectTypes: file.dictionaries("INTypes", "An object type", reporting: &diagnostics)
        .compactMap { objectType($0, reporting: &diagnostics) },
      location: root.location)
  }

  private func intent(
    _ reader: DictionaryReader, reporting diagnostics: inout [Diagnostic]
  ) -> Intent? {
    guard let name = reader.name("INIntentName", of: "An intent", reporting: &diagnostics) else {
      return nil
    }
    let restriction = reader.integer("INIntentRestrictions", reporting: &diagnostics) ?? 0
    let isSystem = reader.string("INIntentType", reporting: &diagnostics) == "System"
    let parameters = reader.dictionaries(
      "INIntentParameters", "A parameter", reporting: &diagnostics
    )
    .compactMap { parameter($0, prefix: "INIntentParameter", reporting: &diagnostics) }
    let className = className(reader, name: name, reporting: &diagnostics)
    return Intent(
      name: name, className: className,
      addressName: className == usualClassName(name) ? name : className,
      kind: isSystem ? .system : .custom,
      title: reader.text("INIntentTitle", reporting: &diagnostics),
      summary: reader.text("INIntentDescription", reporting: &diagnostics),
      category: reader.string("INIntentCategory", reporting: &diagnostics) ?? "generic",
      domain: reader.string("INIntentDomain", reporting: &diagnostics),
      verb: reader.string("INIntentVerb", reporting: &diagnostics),
      defaultImageName: reader.string("INIntentDefaultImageName", reporting: &diagnostics),
      keyParameter: reader.string("INIntentKeyParameter", reporting: &diagnostics),
      inputParameter: reader.string("INIntentInput", reporting: &diagnostics),
      requiresUserConfirmation: reader.boolean(
        "INIntentUserConfirmationRequired", reporting: &diagnostics) ?? false,
      lockRestriction: Intent.LockRestriction(rawValue: restriction) ?? .whileLocked,
      isCustomizable: reader.boolean("INIntentCustomizable", reporting: &diagnostics) ?? false,
      isConfigurable: reader.boolean("INIntentConfigurable", reporting: &diagnostics) ?? false,
      isEligibleForSuggestions:
        !(reader.boolean(
          "INIntentIneligibleForSuggestions", reporting: &diagnostics) ?? false),
      isEligibleForWidgets: reader.boolean("INIntentEligibleForWidgets", reporting: &diagnostics)
        ?? false,
      parameters: displayOrdered(parameters),
      combinations: combinations(reader, reporting: &diagnostics),
      response: response(reader, reporting: &diagnostics),
      location: reader.location)
  }

  /// `INIntentClassName` where there is one, else prefix + name + `Intent`, also when the name ends
  /// in "Intent" already (verified on real Info.plists and controllers).
  private func className(
    _ reader: DictionaryReader, name: String, reporting diagnostics: inout [Diagnostic]
  ) -> String {
    if let className = reader.string("INIntentClassName", reporting: &diagnostics),
      !className.isEmpty
    {
      return className
    }
    let ownPrefix = reader.string("INIntentClassPrefix", reporting: &diagnostics)
    return ownPrefix.map { "\($0)\(name)Intent" } ?? usualClassName(name)
  }

  private func usualClassName(_ name: String) -> String { "\(classPrefix)\(name)Intent" }
}
