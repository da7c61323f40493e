internal import Interactions
internal import IntentDefinitions

/// The first interaction of an intent: sample values, and a stage for each answer of its handler.
struct ScaffoldInteraction {
  private let interaction: Interaction

  init(_ interaction: Interaction) { self.interaction = interaction }

  /// The stages with the values that each needs: an answer that is no success has only those that
  /// its dialogue names.
  static func stages(of interaction: Interaction) -> [Stage] {
    interaction.stages.map { stage in
      guard let name = stage.code,
        let code = interaction.intent.response.codes.first(where: { $0.name == name }),
        stage.kind == .handle, !code.isSuccess
      else { return stage }
      let dialog = code.dialog.text + code.conciseDialog.text
      return Stage(
        kind: stage.kind, code: name,
        responseValues: stage.responseValues.filter { dialog.contains("${\($0.key)}") })
    }
  }

  var text: String {
    let intent = interaction.intent
    let values = ScaffoldValue(definition: interaction.definition)
    var lines = [
      "# Sample values from the definition. Replace them with what your app says.",
      "interaction: \(ScaffoldYAML.scalar(name))",
      "intent: \(ScaffoldYAML.scalar(intent.className))",
    ]
    let parameters = intent.parameters.flatMap { parameter in
      interaction.parameters[parameter.name].map {
        values.node($0, of: parameter.type)
          .lines(behind: "  \(ScaffoldYAML.scalar(parameter.name)):", indent: 4)
      } ?? []
    }
    if !parameters.isEmpty { lines += ["parameters:"] + parameters }
    let stages = Self.stages(of: interaction)
    if !stages.isEmpty { lines += ["stages:"] + stages.flatMap { self.lines(of: $0, values) } }
    return lines.joined(separator: "\n") + "\n"
  }

  private var name: String {
    let title = interaction.intent.displayTitle
    return title.contains(where: { $0.isLetter || $0.isNumber })
      ? String(title.prefix(80)) : interaction.intent.name
  }

  private func lines(of stage: Stage, _ values: ScaffoldValue) -> [String] {
    guard let code = stage.code else { return ["  - \(stage.kind.rawValue)"] }
    var entries: [ScaffoldNode.Entry] = [
      .init(key: "code", value: .scalar(ScaffoldYAML.scalar(code)))
    ]
    var nested: [ScaffoldNode.Entry] = []
    for parameter in interaction.intent.response.parameters {
      guard let value = stage.responseValues[parameter.name] else { continue }
      let entry = ScaffoldNode.Entry(
        key: ScaffoldYAML.scalar(parameter.name), value: values.node(value, of: parameter.type))
      if StageReader.stageKeys.contains(parameter.name) {
        nested.append(entry)
      } else {
        entries.append(entry)
      }
    }
    if !nested.isEmpty { entries.append(.init(key: "response", value: .mapping(nested))) }
    return ScaffoldNode.mapping(entries).lines(behind: "  - \(stage.kind.rawValue):", indent: 6)
  }
}
