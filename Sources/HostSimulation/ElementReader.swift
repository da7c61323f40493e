internal import Diagnostics
internal import SourceFormats

/// Reads the views of a layout.
struct ElementReader {
  /// Every kind of element that the format knows, by its key.
  private static let kinds = [
    "label", "image", "stack", "view", "spacer", "separator", "table", "text", "progress",
    "spinner", "map", "chart", "blur", "custom", "button", "switch", "textField", "slider",
    "gesture", "storyboard",
  ]

  /// How deep elements may nest; the deepest real layout seen has 6 levels (convention).
  private static let maximumDepth = 32

  /// The longest text that an element may be given, in bytes of UTF-8 (convention).
  private static let longestText = 10_000

  /// How many elements this one is inside of.
  private let depth: Int

  init(depth: Int = 0) { self.depth = depth }

  /// Reads one element, and all that it holds; a whole layout may name a storyboard instead.
  func read(
    _ node: YAMLNode, isLayout: Bool = false, reporting diagnostics: inout [Diagnostic]
  ) -> ElementTemplate? {
    guard depth <= Self.maximumDepth else {
      diagnostics.append(
        Diagnostic(
          .overLimit, "Elements nest deeper than \(Self.maximumDepth) levels", at: node.location,
          fix: "Flatten the layout"))
      return nil
    }
    guard case .mapping(let entries) = node.content else {
      diagnostics.append(
        Diagnostic(
          .wrongType, "An element must be a mapping", at: node.location,
          fix: "Write for example {label: Hello}"))
      return nil
    }
    let keys = Self.kinds.filter { kind in
      entries.contains { $0.key == kind } && (isLayout || kind != "storyboard")
    }
    guard let kind = keys.first, keys.count == 1 else {
      diagnostics.append(noKind(keys, entries: entries, at: node.location))
      return nil
    }
    guard ["label", "image", "stack", "view", "spacer", "separator", "custom"].contains(kind) else {
      return undrawn(kind, entries: entries, node, reporting: &diagnostics)
    }
    guard var reader = MappingReader(node, "An element", reporting: &diagnostics) else {
      return nil
    }
    let style = ElementStyleReader().read(&reader, reporting: &diagnostics)
    let condition = reader.take("when").map { CaseTestReader().read($0, reporting: &diagnostics) }
    let isHidden = reader.boolean("hidden", reporting: &diagnostics) ?? false
    let content = content(kind, &reader, reporting: &diagnostics)
    reader.finish(reporting: &diagnostics)
    return content.map {
      ElementTemplate(
        content: $0, style: style, condition: condition, isHidden: isHidden,
        location: node.location)
    }
  }

  private func noKind(
    _ keys: [String], entries: [YAMLEntry], at location: SourceLocation
  ) -> Diagnostic {
    if keys.count > 1 {
      return Diagnostic(
        .wrongType, "An element is one thing, not \(keys.joined(separator: " and "))",
        at: location, fix: "Make two elements of it")
    }
    let misspelt = entries.lazy.compactMap { entry in
      nearestSpelling(to: entry.key, among: Self.kinds).map { (entry, $0) }
    }.first
    return Diagnostic(
      .missingKey, "An element must say what it is", at: misspelt?.0.keyLocation ?? location,
      fix: misspelt.map { "Write '\($0.1)'" }
        ?? "Write one of: \(Self.kinds.dropLast().joined(separator: ", "))")
  }

  /// An element that this version does not draw: a named box in its place.
  private func undrawn(
    _ kind: String, entries: [YAMLEntry], _ node: YAMLNode,
    reporting diagnostics: inout [Diagnostic]
  ) -> ElementTemplate {
    let name = entries.first { $0.key == (kind == "storyboard" ? "scene" : kind) }?.value.string
    diagnostics.append(
      Diagnostic(
        .elementNotDrawn, "A '\(kind)' is drawn as a box with its name", at: node.location,
        fix: "Build the picture from label, image, stack, separator and spacer"))
    let condition = entries.first { $0.key == "when" }
      .map { CaseTestReader().read($0.value, reporting: &diagnostics) }
    var style = ElementStyle()
    style.height = entries.first { $0.key == "height" }?.value.number.map { Points($0) }
    style.width = entries.first { $0.key == "width" }?.value.number.map { Points($0) }
    return ElementTemplate(
      content: .namedBox([kind, name].compactMap(\.self).joined(separator: " ")), style: style,
      condition: condition, isHidden: entries.first { $0.key == "hidden" }?.value.boolean ?? false,
      location: node.location)
  }

  private func content(
    _ kind: String, _ reader: inout MappingReader, reporting diagnostics: inout [Diagnostic]
  ) -> ElementTemplate.Content? {
    switch kind {
    case "label": return label(&reader, reporting: &diagnostics)
    case "image":
      let mode = reader.choice(
        "content", of: ImageContent.ContentMode.self, reporting: &diagnostics)
      return text(&reader, "image", reporting: &diagnostics).map { .image($0, mode ?? .fit) }
    case "stack", "view": return stack(kind, &reader, reporting: &diagnostics)
    case "spacer":
      let minimum = ElementStyleReader().length("spacer", &reader, &diagnostics)
      return .spacer(minimum: minimum ?? 0)
    case "separator":
      takeMarker("separator", &reader, reporting: &diagnostics)
      return .separator
    default: return .namedBox(reader.string(kind, reporting: &diagnostics) ?? kind)
    }
  }

  /// Takes a key that only says what the element is: it has no value, or true.
  private func takeMarker(
    _ key: String, _ reader: inout MappingReader, reporting diagnostics: inout [Diagnostic]
  ) {
    guard let node = reader.take(key), !node.isNull, node.boolean != true else { return }
    diagnostics.append(
      Diagnostic(
        .wrongType, "'\(key)' takes no value", at: node.location, fix: "Write '\(key): true'"))
  }

  private func label(
    _ reader: inout MappingReader, reporting diagnostics: inout [Diagnostic]
  ) -> ElementTemplate.Content? {
    let text = text(&reader, "label", reporting: &diagnostics)
    let styles = ElementStyleReader()
    let content = LabelContent(
      text: "", font: styles.font(reader.take("font"), reporting: &diagnostics),
      color: styles.color(reader.take("color"), reporting: &diagnostics) ?? .semantic(.label),
      lines: lines(&reader, reporting: &diagnostics),
      lineBreak: reader.choice("lineBreak", of: LineBreakMode.self, reporting: &diagnostics)
        ?? .truncatingTail,
      alignment: reader.choice("textAlignment", of: TextAlignment.self, reporting: &diagnostics)
        ?? .natural)
    return text.map { .label($0, content) }
  }

  /// The most lines of a label; 0 for as many as it takes, 1 when nothing is said, as in UIKit.
  private func lines(
    _ reader: inout MappingReader, reporting diagnostics: inout [Diagnostic]
  ) -> Int {
    guard let lines = reader.integer("lines", reporting: &diagnostics) else { return 1 }
    if lines < 0 {
      diagnostics.append(
        Diagnostic(
          .wrongType, "'lines' is not negative", at: reader.keyLocation("lines"),
          fix: "Write 0 for as many lines as the text takes"))
    }
    return max(0, lines)
  }

  private func stack(
    _ kind: String, _ reader: inout MappingReader, reporting diagnostics: inout [Diagnostic]
  ) -> ElementTemplate.Content {
    let axis: StackContent.Axis? =
      kind == "stack"
      ? reader.choice("stack", of: StackContent.Axis.self, reporting: &diagnostics) : nil
    if kind == "view" { takeMarker("view", &reader, reporting: &diagnostics) }
    let stack = StackContent(
      axis: axis ?? .vertical,
      spacing: Points(reader.number("spacing", reporting: &diagnostics) ?? 0),
      alignment: reader.choice(
        "alignment", of: StackContent.Alignment.self, reporting: &diagnostics)
        ?? .fill,
      distribution: reader.choice(
        "distribution", of: StackContent.Distribution.self, reporting: &diagnostics) ?? .fill,
      elements: [])
    let views = reader.sequence("views", reporting: &diagnostics) ?? []
    return .stack(
      stack, views.compactMap { ElementReader(depth: depth + 1).read($0, reporting: &diagnostics) })
  }

  private func text(
    _ reader: inout MappingReader, _ key: String, reporting diagnostics: inout [Diagnostic]
  ) -> BindingText? {
    let location = reader.take(key)?.location ?? reader.location
    guard let source = reader.string(key, reporting: &diagnostics) else {
      diagnostics.append(
        Diagnostic(
          .missingKey, "'\(key)' has no text", at: location, fix: "Write \"\" for an empty one"))
      return nil
    }
    guard source.utf8.count <= Self.longestText else {
      diagnostics.append(
        Diagnostic(
          .overLimit, "'\(key)' is longer than \(Self.longestText) bytes", at: location,
          fix: "Shorten it; no card has room for so much"))
      return nil
    }
    do throws(BindingText.Fault) {
      return try BindingText(parsing: source)
    } catch {
      diagnostics.append(
        Diagnostic(.malformedBinding, error.message, at: location, fix: error.fix))
      return nil
    }
  }
}

extension BindingText.Fault {
  fileprivate var message: String {
    switch self {
    case .notClosed: "A binding is not closed"
    case .unknownRoot(let root): "'\(root)' is not something that a binding can read"
    case .unknownFormat(let format): "'\(format)' is not a format"
    case .unknownPlural(""): "The plural forms have no 'other'"
    case .unknownPlural(let name): "'\(name)' is not a plural category"
    case .noPath: "A binding needs a path"
    }
  }

  fileprivate var fix: String {
    switch self {
    case .notClosed: "Add a '}'"
    case .noPath: "Write for example ${intent.soup}"
    case .unknownRoot(let root):
      nearestSpelling(to: root, among: Binding.Root.allCases.map(\.rawValue))
        .map { "Write '\($0)'" }
        ?? "Begin with intent, response, activity, sample, app or string(id)"
    case .unknownPlural: "Write for example plural(one # cup|other # cups)"
    case .unknownFormat: "Write one of: \(ValueFormat.spellings.joined(separator: ", "))"
    }
  }
}
