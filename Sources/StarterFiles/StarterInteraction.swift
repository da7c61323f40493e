internal import HostSimulation
internal import IntentDefinitions

/// The first interaction of an intent: sample values, and a stage for each answer of its handler.
struct StarterInteraction {
  private let interaction: Interaction
  /// What the controller gets from elsewhere.
  private let samples: [String: String]

  init(_ interaction: Interaction, samples: [String: String] = [:]) {
    self.interaction = interaction
    self.samples = samples
  }

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
    let values = StarterValue(definition: interaction.definition)
    var lines = [
      "# Sample values, made up from the definition. Write what your app really says.",
      "interaction: \(StarterYAML.scalar(name))",
      "intent: \(StarterYAML.scalar(intent.className))",
    ]
    let parameters = intent.parameters.compactMap { parameter in
      interaction.parameters[parameter.name].map {
        "  \(StarterYAML.scalar(parameter.name)): \(values.text($0, of: parameter.type))"
      }
    }
    if !parameters.isEmpty { lines += ["parameters:"] + parameters }
    if !samples.isEmpty {
      lines.append("# What the controller gets from elsewhere.")
      lines.append("sample:")
      lines += samples.sorted { $0.key < $1.key }.map {
        "  \(StarterYAML.scalar($0.key)): \(StarterYAML.scalar($0.value))"
      }
    }
    let stages = Self.stages(of: interaction)
    if !stages.isEmpty { lines += ["stages:"] + stages.flatMap { self.lines(of: $0, values) } }
    return lines.joined(separator: "\n") + "\n"
  }

  private var name: String {
    let title = interaction.intent.displayTitle
    return title.contains(where: { $0.isLetter || $0.isNumber })
      ? String(title.prefix(80)) : interaction.intent.name
  }

  /// The longest line that a stage is written on (convention); others have a line for each value.
  private static let longestLine = 100

  private func lines(of stage: Stage, _ values: StarterValue) -> [String] {
    let entries = entries(of: stage, values)
    guard !entries.isEmpty else { return ["  - \(stage.kind.rawValue)"] }
    let line = "  - \(stage.kind.rawValue): {\(entries.joined(separator: ", "))}"
    guard line.count > Self.longestLine else { return [line] }
    return ["  - \(stage.kind.rawValue):"] + entries.map { "      \($0)" }
  }

  /// The keys of a stage with their values.
  private func entries(of stage: Stage, _ values: StarterValue) -> [String] {
    guard let code = stage.code else { return [] }
    var entries = ["code: \(StarterYAML.scalar(code))"]
    var nested: [String] = []
    for parameter in interaction.intent.response.parameters {
      guard let value = stage.responseValues[parameter.name] else { continue }
      let entry =
        "\(StarterYAML.scalar(parameter.name)): \(values.text(value, of: parameter.type))"
      if InteractionReader.stageKeys.contains(parameter.name) {
        nested.append(entry)
      } else {
        entries.append(entry)
      }
    }
    if !nested.isEmpty { entries.append("response: {\(nested.joined(separator: ", "))}") }
    return entries
  }
}
