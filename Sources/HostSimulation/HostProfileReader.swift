package import Diagnostics
internal import SourceFormats

extension HostProfile {
  /// The names of the profiles that come with the product, in the order of the matrix.
  package static let builtInNames = ["siri", "maps"]

  /// Reads a profile that comes with the product.
  ///
  /// - Throws: The first diagnostic, if the profile does not read; the product is broken then.
  package static func builtIn(_ name: String) throws(Diagnostic) -> HostProfile {
    let file = "\(name).host.yml"
    let source = SourceText(path: file, text: EmbeddedFiles.all[file] ?? "")
    var diagnostics: [Diagnostic] = []
    let root = try YAMLReader.read(source, reporting: &diagnostics)
    let profile = HostProfileReader.read(root, reporting: &diagnostics)
    if let first = diagnostics.first { throw first }
    guard let profile else {
      throw Diagnostic(.missingKey, "The profile '\(name)' is not complete", at: root.location)
    }
    return profile
  }
}

/// Reads a host profile.
///
/// Every value needs its certainty and its source.
enum HostProfileReader {
  static func read(_ root: YAMLNode, reporting diagnostics: inout [Diagnostic]) -> HostProfile? {
    guard var reader = MappingReader(root, "A host profile", reporting: &diagnostics) else {
      return nil
    }
    let name = reader.string("profile", reporting: &diagnostics)
    let title = reader.string("title", reporting: &diagnostics)
    let context = reader.choice("context", of: HostedViewContext.self, reporting: &diagnostics)
    let isDrawnLocked = reader.boolean("drawnLocked", reporting: &diagnostics) ?? false
    var facts = FactReader(reader)
    let profile: HostProfile? =
      if let name, let title, let context,
        let screenWidth = facts.points("screenWidth", &diagnostics),
        let screenHeight = facts.points("screenHeight", &diagnostics),
        let widthInset = facts.points("widthInset", &diagnostics),
        let maximumWidth = facts.points("maximumWidth", &diagnostics),
        let minimumHeight = facts.points("minimumHeight", &diagnostics),
        let maximumHeight = facts.points("maximumHeight", &diagnostics),
        let timeLimit = facts.number("timeLimit", &diagnostics),
        let behavior = facts.behavior("customIntentBehavior", &diagnostics),
        let chrome = chrome(facts.take("chrome"), reporting: &diagnostics)
      {
        HostProfile(
          name: name, title: title, context: context, isDrawnLocked: isDrawnLocked,
          screenWidth: screenWidth, screenHeight: screenHeight, widthInset: widthInset,
          maximumWidth: maximumWidth, minimumHeight: minimumHeight, maximumHeight: maximumHeight,
          timeLimit: timeLimit, customIntentBehavior: behavior,
          bannerInset: facts.optionalPoints("bannerInset", &diagnostics)
            ?? Fact(.zero, .convention, source: "Hosted views fill the width of the card"),
          chrome: chrome)
      } else {
        nil
      }
    facts.finish(&diagnostics)
    return profile
  }

  private static func chrome(
    _ node: YAMLNode?, reporting diagnostics: inout [Diagnostic]
  ) -> HostChrome? {
    guard let node, let reader = MappingReader(node, "The chrome", reporting: &diagnostics) else {
      return nil
    }
    var facts = FactReader(reader)
    guard let platterRadius = facts.points("platterRadius", &diagnostics),
      let outerMargin = facts.points("outerMargin", &diagnostics),
      let rowPaddingHorizontal = facts.points("rowPaddingHorizontal", &diagnostics),
      let rowPaddingVertical = facts.points("rowPaddingVertical", &diagnostics),
      let rowMinimumHeight = facts.points("rowMinimumHeight", &diagnostics),
      let separatorHeight = facts.points("separatorHeight", &diagnostics),
      let separatorInset = facts.points("separatorInset", &diagnostics),
      let sashHeight = facts.points("sashHeight", &diagnostics),
      let sashInset = facts.points("sashInset", &diagnostics),
      let sashIconSize = facts.points("sashIconSize", &diagnostics),
      let sashIconSpacing = facts.points("sashIconSpacing", &diagnostics),
      let thumbnailSize = facts.points("thumbnailSize", &diagnostics),
      let buttonHeight = facts.points("buttonHeight", &diagnostics)
    else { return nil }
    facts.finish(&diagnostics)
    return HostChrome(
      platterRadius: platterRadius, outerMargin: outerMargin,
      rowPaddingHorizontal: rowPaddingHorizontal, rowPaddingVertical: rowPaddingVertical,
      rowMinimumHeight: rowMinimumHeight, separatorHeight: separatorHeight,
      separatorInset: separatorInset, sashHeight: sashHeight, sashInset: sashInset,
      sashIconSize: sashIconSize, sashIconSpacing: sashIconSpacing, thumbnailSize: thumbnailSize,
      buttonHeight: buttonHeight)
  }
}

/// Reads `{value, certainty, source}` mappings.
private struct FactReader {
  private var reader: MappingReader

  init(_ reader: MappingReader) { self.reader = reader }

  mutating func take(_ key: String) -> YAMLNode? { reader.take(key) }

  mutating func points(_ key: String, _ diagnostics: inout [Diagnostic]) -> Fact<Points>? {
    fact(key, &diagnostics) { $0.number.map { Points($0) } }
  }

  mutating func optionalPoints(_ key: String, _ diagnostics: inout [Diagnostic]) -> Fact<Points>? {
    guard reader.keyLocation(key) != nil else { return nil }
    return points(key, &diagnostics)
  }

  mutating func number(_ key: String, _ diagnostics: inout [Diagnostic]) -> Fact<Double>? {
    fact(key, &diagnostics) { $0.number }
  }

  mutating func behavior(
    _ key: String, _ diagnostics: inout [Diagnostic]
  ) -> Fact<InteractiveBehavior>? {
    fact(key, &diagnostics) { $0.string.flatMap { InteractiveBehavior(rawValue: $0) } }
  }

  mutating func finish(_ diagnostics: inout [Diagnostic]) { reader.finish(reporting: &diagnostics) }

  private mutating func fact<Value>(
    _ key: String, _ diagnostics: inout [Diagnostic], _ read: (YAMLNode) -> Value?
  ) -> Fact<Value>? {
    guard let node = reader.take(key),
      var fact = MappingReader(node, "A fact", reporting: &diagnostics)
    else {
      diagnostics.append(
        Diagnostic(
          .missingKey, "The profile has no '\(key)'", at: reader.location,
          fix: "Add it with value, certainty and source"))
      return nil
    }
    let value = fact.take("value")
    let certainty = fact.choice("certainty", of: Certainty.self, reporting: &diagnostics)
    let source = fact.string("source", reporting: &diagnostics)
    fact.finish(reporting: &diagnostics)
    guard let value = value.flatMap(read), let certainty, let source else {
      diagnostics.append(
        Diagnostic(
          .missingKey, "'\(key)' needs a value of its type, a certainty and a source",
          at: node.location, fix: "Write {value: …, certainty: observed, source: …}"))
      return nil
    }
    return Fact(value, certainty, source: source)
  }
}
