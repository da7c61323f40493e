internal import CardLayout
internal import HostSimulation
internal import IntentDefinitions
internal import TextTools
internal import Views

/// Gives the outlets of a scene what they are likely to show.
///
/// A label shows the parameter whose name is most like its own. One that no parameter is like keeps
/// the file's text, or shows a sample that stands in the interaction.
struct ScaffoldOutlets {
  private(set) var all: [ScaffoldOutlet] = []
  /// The samples that bindings refer to.
  private(set) var samples = ScaffoldSamples()

  private let sources: ScaffoldSources
  private let images: ImageCatalog
  private let mayAddSamples: Bool
  private let texts: ScaffoldTexts
  private var used: Set<ScaffoldSources.Source> = []

  /// How like two names must be; and how like where the class sets the outlet from something else.
  private static let minimumLikeness = 0.5
  private static let minimumLikenessElsewhere = 0.65

  /// An outlet that leads to a view which shows data.
  private struct Field {
    let name: String
    let view: View<String>
    let words: ScaffoldWords
  }

  init(
    _ scene: InterfaceScene, _ sources: ScaffoldSources, texts: ScaffoldTexts,
    images: ImageCatalog, mayAddSamples: Bool
  ) {
    self.sources = sources
    self.texts = texts
    self.images = images
    self.mayAddSamples = mayAddSamples
    let views = scene.view.viewsByID
    var fields: [Field] = []
    for outlet in scene.outlets where !fields.contains(where: { $0.name == outlet.name }) {
      let isSeen = texts.seen.contains(outlet.name)
      let shown = outlet.destinations.compactMap { views[$0] }.filter { isSeen || !$0.isHidden }
      guard !texts.hidden.contains(outlet.name), let view = shown.first(where: \.showsData) else {
        continue
      }
      fields.append(Field(name: outlet.name, view: view, words: ScaffoldWords(outlet.name)))
    }
    var settings: [String: ScaffoldOutlet.Setting] = [:]
    for field in fields { settings[field.name] = written(field) }
    used = Set(
      sources.all.filter { source in
        settings.values.contains { $0.binds(source.path) }
      })
    match(fields, &settings)
    for field in fields where settings[field.name] == nil {
      settings[field.name] = fallback(for: field)
    }
    all = fields.compactMap { field in
      settings[field.name].map {
        ScaffoldOutlet(name: field.name, setting: $0, isShown: field.view.isHidden)
      }
    }
    for case .text(let text, _) in settings.values { samples.addActivity(boundIn: text) }
    // What is hidden in the file stays so without a word.
    for outlet in scene.outlets where texts.hidden.contains(outlet.name) {
      let isSeen = outlet.destinations.contains { views[$0]?.isHidden == false }
      if isSeen, !all.contains(where: { $0.name == outlet.name }) {
        all.append(ScaffoldOutlet(name: outlet.name, setting: .hidden))
      }
    }
  }

  /// What the class itself sets of an outlet, where its text tells.
  private func written(_ field: Field) -> ScaffoldOutlet.Setting? {
    if case .leftAlone? = texts.known(field.name, isImage: false) { return own(field.view) }
    switch field.view.content {
    case .label, .textView:
      guard case .text(let text, let needs)? = texts.known(field.name, isImage: false) else {
        return nil
      }
      return .text(text, needs: needs)
    case .image:
      guard case .image(let name)? = texts.known(field.name, isImage: true), images[name] != nil
      else { return nil }
      return .image(name)
    default: return nil
    }
  }

  /// Whether the class sets an outlet, from something that is not in the intent.
  private func isSetFromElsewhere(_ field: Field) -> Bool {
    if case .elsewhere? = texts.known(field.name, isImage: false) { true } else { false }
  }

  /// What the value is called that the class sets an outlet from, where it is not in the intent.
  private func valueName(of field: Field) -> String? {
    guard case .elsewhere(_, _, let name)? = texts.known(field.name, isImage: false) else {
      return nil
    }
    return name
  }

  /// Whether a label that is called a title may show the intent's: the class sets it from nothing else,
  /// or from what is called a name or a title itself.
  private func mayBeTitle(_ field: Field) -> Bool {
    guard isSetFromElsewhere(field) else { return true }
    return valueName(of: field).map(ScaffoldWords.init)?.words.contains(where: Self.names.contains)
      ?? false
  }

  /// Pairs outlets with parameters, the likest first.
  private mutating func match(
    _ fields: [Field], _ settings: inout [String: ScaffoldOutlet.Setting]
  ) {
    var pairs: [(likeness: Double, field: Field, source: ScaffoldSources.Source)] = []
    for field in fields where settings[field.name] == nil {
      let least = isSetFromElsewhere(field) ? Self.minimumLikenessElsewhere : Self.minimumLikeness
      let valueName = valueName(of: field)
      // Nothing but its place on the view says what such a label shows.
      let isOnlyPlaced =
        isSetFromElsewhere(field) && field.words.words.allSatisfy(Self.places.contains)
      for source in sources.all where fits(field.view, source) {
        let isNamed = valueName.map { source.path.hasSuffix(".\($0)") } ?? false
        if isOnlyPlaced, !isNamed { continue }
        let likeness = max(
          isNamed && !source.isProperty ? 1 : 0, field.words.likeness(to: source.words),
          field.words.likeness(to: source.lastWords) - (source.isProperty ? 0.05 : 0))
        if likeness >= least { pairs.append((likeness, field, source)) }
      }
    }
    // Stable: among equals the order of outlets, then of parameters.
    let order = pairs.indices.sorted {
      (-pairs[$0].likeness, $0) < (-pairs[$1].likeness, $1)
    }
    for index in order {
      let (_, field, source) = pairs[index]
      guard settings[field.name] == nil, !used.contains(source) else { continue }
      settings[field.name] = around(field, setting(field.view, source))
      used.insert(source)
    }
  }

  /// A text with what the class writes around it.
  private func around(
    _ field: Field, _ setting: ScaffoldOutlet.Setting
  ) -> ScaffoldOutlet.Setting {
    guard case .text(let text, let needs) = setting,
      case .elsewhere(let before, let after, _)? = texts.known(field.name, isImage: false)
    else { return setting }
    return .text(before + text + after, needs: needs)
  }

  private func fits(_ view: View<String>, _ source: ScaffoldSources.Source) -> Bool {
    switch view.content {
    case .label, .textView: true
    case .control(.progress): source.isNumber
    case .table(let table): source.isList && !table.cells.isEmpty
    default: false
    }
  }

  private func setting(
    _ view: View<String>, _ source: ScaffoldSources.Source
  ) -> ScaffoldOutlet.Setting {
    let needs = source.isAlwaysThere ? nil : source.path
    switch view.content {
    case .control(.progress): return .progress("${\(source.path)}", needs: needs)
    case .table(let table): return rows(of: source.path, in: table)
    default: return .text("${\(source.path)}", needs: needs)
    }
  }

  private func rows(of path: String, in table: SceneTable) -> ScaffoldOutlet.Setting {
    guard let cell = table.cells.first else { return .own(table.title) }
    let views = cell.view.viewsByID
    let labels = cell.outlets.filter { outlet in
      outlet.destinations.contains { views[$0].map(\.isLabel) ?? false }
    }
    return .rows(
      path, cell: table.cells.count > 1 ? cell.reuseIdentifier : nil,
      texts: labels.prefix(1).map { ScaffoldOutlet.Text(outlet: $0.name, text: "${row}") })
  }

  /// What the file itself shows.
  private func own(_ view: View<String>) -> ScaffoldOutlet.Setting {
    switch view.content {
    case .label(let label), .textView(let label):
      .own(label.text.isEmpty ? "no text" : label.text)
    case .control(.progress): .own("the progress")
    case .image(let image):
      .own(image.name.isEmpty ? "no image" : "the image \(image.name)")
    case .table(let table): .own(table.title)
    default: .own("the view")
    }
  }

  private mutating func fallback(for field: Field) -> ScaffoldOutlet.Setting {
    switch field.view.content {
    case .label(let label), .textView(let label):
      return text(for: field, showing: label.text)
    case .control(.progress):
      return mayAddSamples
        ? .progress("${sample.\(addSample("0.6", for: field))}", needs: nil) : own(field.view)
    case .image(let image):
      if let name = sources.defaultImage, images[name] != nil, image.name.isEmpty {
        return .image(name)
      }
      return own(field.view)
    case .table(let table):
      guard !table.cells.isEmpty,
        let list = sources.all.first(where: { $0.isList && !used.contains($0) && $0.isAlwaysThere })
      else { return own(field.view) }
      used.insert(list)
      return rows(of: list.path, in: table)
    default: return own(field.view)
    }
  }

  /// Texts that say only that there is a text.
  private static let placeholders: Set = ["", "label", "text", "title", "button", "-", "--", "…"]

  private mutating func text(
    for field: Field, showing text: String
  ) -> ScaffoldOutlet.Setting {
    let words = field.words.words
    if !words.isEmpty, words.allSatisfy({ Self.names.contains($0) }), mayBeTitle(field) {
      let isOfItem = words.contains { ["name", "item"].contains($0) }
      if let key = sources.key ?? (isOfItem ? sources.subject : nil), !used.contains(key) {
        used.insert(key)
        return setting(field.view, key)
      }
      if let title = sources.title { return .text(title, needs: nil) }
    }
    let rest = sources.all.filter { !used.contains($0) && !$0.isProperty }
    let isOfResponse = words.contains { ["response", "result", "output"].contains($0) }
    if words.allSatisfy({ $0.allSatisfy(\.isNumber) || Self.general.contains($0) }),
      !isSetFromElsewhere(field), !words.isEmpty || Self.isPlaceholder(text),
      let next = rest.first(where: { $0.path.hasPrefix("response") })
        ?? (isOfResponse ? nil : rest.first)
    {
      used.insert(next)
      return setting(field.view, next)
    }
    guard Self.isPlaceholder(text), mayAddSamples else { return own(field.view) }
    let name = addSample(words.isEmpty ? text : field.words.spelled, for: field)
    return around(field, .text("${sample.\(name)}", needs: nil))
  }

  private static func isPlaceholder(_ text: String) -> Bool {
    placeholders.contains(text.lowercased()) || text.lowercased().hasPrefix("lorem ipsum")
  }

  /// Names of labels that do not say what they show.
  private static let general: Set = [
    "detail", "content", "result", "response", "message", "output", "info", "description",
    "subtitle",
  ]

  /// Names of labels that only say where they stand.
  private static let places = general.union(["title", "header", "heading", "headline"])

  /// Names of labels that show what the intent is about, or its title.
  private static let names: Set = ["title", "header", "heading", "headline", "name", "item"]

  /// Puts a sample beside the intent's values.
  ///
  /// - Returns: Its name.
  private mutating func addSample(_ text: String, for field: Field) -> String {
    let name = field.name.filter { $0.isLetter || $0.isNumber }
    let key = name.isEmpty ? "sample" : name
    samples.sample[key] = text.isEmpty ? key : text.capitalizedFirst
    return key
  }
}

extension View<String> {
  fileprivate var isLabel: Bool { if case .label = content { true } else { false } }
}

extension SceneTable {
  /// What people call it.
  fileprivate var title: String { flow == nil ? "the table" : "the collection" }
}
