internal import Diagnostics
internal import SourceFormats
internal import Views

/// Reads a host profile, whole or after what it extends has been put below it.
///
/// Every value needs its certainty and its source.
enum HostProfileReader {
  static func read(_ root: YAMLNode, reporting diagnostics: inout [Diagnostic]) -> HostProfile? {
    guard
      var reader = MappingReader(
        root, "A host profile", nested: ["profile", "title", "context", "cards", "chrome"],
        reporting: &diagnostics)
    else { return nil }
    let name = reader.string("profile", reporting: &diagnostics)
    let title = reader.string("title", reporting: &diagnostics)
    let context = reader.choice("context", of: HostedViewContext.self, reporting: &diagnostics)
    _ = reader.take("extends")
    let isDrawnLocked = reader.boolean("drawnLocked", reporting: &diagnostics) ?? false
    var facts = FactReader(reader)
    let screenWidth = facts.points("screenWidth", &diagnostics)
    let screenHeight = facts.points("screenHeight", &diagnostics)
    let widthInset = facts.points("widthInset", &diagnostics)
    let maximumWidth = facts.points("maximumWidth", &diagnostics)
    let minimumHeight = facts.points("minimumHeight", &diagnostics)
    let maximumHeight = facts.points("maximumHeight", &diagnostics)
    let timeLimit = facts.number("timeLimit", &diagnostics)
    let behavior = facts.choice(
      "customIntentBehavior", of: InteractiveBehavior.self, &diagnostics)
    let customIntents = facts.choice("customIntents", of: SectionRule.self, &diagnostics)
    let otherIntents = facts.choice("otherIntents", of: SectionRule.self, &diagnostics)
    let augmentsOnly = facts.boolean("augmentsOnly", &diagnostics)
    let bannerInset =
      facts.optionalPoints("bannerInset", &diagnostics)
      ?? Fact(.zero, .convention, source: "Hosted views fill the width of the card")
    let configureReplaces =
      facts.optionalBoolean("configureReplaces", &diagnostics)
      ?? Fact(false, .documented, source: "A class with configure only replaces nothing")
    let covering =
      facts.optionalChoice("covering", of: CoveringRule.self, &diagnostics)
      ?? Fact(.prefix, .observed, source: "A path covers all that begin with it, letter by letter")
    let rowLimit =
      facts.optionalNumber("rowLimit", &diagnostics)
      ?? Fact(5, .convention, source: "A list of facts stays as short as a card that is known")
    let unconfirmedIntents =
      facts.optionalNames("unconfirmedIntents", &diagnostics)
      ?? Fact([], .convention, source: "Every card of a confirm stage asks")
    let cards = (facts.take("cards")?.items ?? []).compactMap {
      CardTableReader.table($0, reporting: &diagnostics)
    }
    let siriProviding = siriProviding(facts.take("siriProviding"), reporting: &diagnostics)
    let wideScreen = wideScreen(facts.take("wideScreen"), reporting: &diagnostics)
    let chrome = chrome(facts.take("chrome"), reporting: &diagnostics)
    facts.finish(&diagnostics)
    guard let name, let title, let context, let screenWidth, let screenHeight, let widthInset,
      let maximumWidth, let minimumHeight, let maximumHeight, let timeLimit, let behavior,
      let customIntents, let otherIntents, let augmentsOnly, let siriProviding, let chrome
    else { return nil }
    let profile = HostProfile(
      name: name, title: title, context: context, isDrawnLocked: isDrawnLocked,
      screenWidth: screenWidth, screenHeight: screenHeight, widthInset: widthInset,
      maximumWidth: maximumWidth, minimumHeight: minimumHeight, maximumHeight: maximumHeight,
      timeLimit: timeLimit, customIntentBehavior: behavior, customIntents: customIntents,
      otherIntents: otherIntents, augmentsOnly: augmentsOnly,
      configureReplaces: configureReplaces, covering: covering,
      rowLimit: rowLimit, unconfirmedIntents: unconfirmedIntents, cards: cards,
      siriProviding: siriProviding, bannerInset: bannerInset, wideScreen: wideScreen,
      chrome: chrome)
    guard profile.hostedWidth >= 1, minimumHeight.value <= maximumHeight.value else {
      diagnostics.report(
        .wrongType, "The profile '\(name)' leaves no room for a hosted view", at: root.location,
        notes: [
          .init(
            "Its views are \(profile.hostedWidth) wide, \(minimumHeight.value) to \(maximumHeight.value) high",
            at: root.location)
        ], fix: "Choose a wider screen or smaller insets, and a minimum below the maximum")
      return nil
    }
    return profile
  }

  private static func siriProviding(
    _ node: YAMLNode?, reporting diagnostics: inout [Diagnostic]
  ) -> SiriProvidingTable? {
    guard let node, let reader = MappingReader(node, "'siriProviding'", reporting: &diagnostics)
    else { return nil }
    var facts = FactReader(reader)
    let map = facts.parameters("displaysMap", &diagnostics)
    let message = facts.parameters("displaysMessage", &diagnostics)
    let payment = facts.parameters("displaysPaymentTransaction", &diagnostics)
    facts.finish(&diagnostics)
    guard let map, let message, let payment else { return nil }
    return SiriProvidingTable(
      displaysMap: map, displaysMessage: message, displaysPaymentTransaction: payment)
  }

  private static func wideScreen(
    _ node: YAMLNode?, reporting diagnostics: inout [Diagnostic]
  ) -> WideScreen? {
    guard let node, let reader = MappingReader(node, "'wideScreen'", reporting: &diagnostics)
    else { return nil }
    var facts = FactReader(reader)
    let from = facts.points("from", &diagnostics)
    let cardWidth = facts.points("cardWidth", &diagnostics)
    let margin = facts.points("margin", &diagnostics)
    let side = facts.choice("side", of: WideScreen.Side.self, &diagnostics)
    facts.finish(&diagnostics)
    guard let from, let cardWidth, let margin, let side else { return nil }
    return WideScreen(from: from, cardWidth: cardWidth, margin: margin, side: side)
  }

  private static func chrome(
    _ node: YAMLNode?, reporting diagnostics: inout [Diagnostic]
  ) -> HostChrome? {
    guard let node, let reader = MappingReader(node, "The chrome", reporting: &diagnostics) else {
      return nil
    }
    var facts = FactReader(reader)
    let platterRadius = facts.points("platterRadius", &diagnostics)
    let outerMargin = facts.points("outerMargin", &diagnostics)
    let rowPaddingHorizontal = facts.points("rowPaddingHorizontal", &diagnostics)
    let rowPaddingVertical = facts.points("rowPaddingVertical", &diagnostics)
    let rowMinimumHeight = facts.points("rowMinimumHeight", &diagnostics)
    let separatorHeight = facts.points("separatorHeight", &diagnostics)
    let separatorInset = facts.points("separatorInset", &diagnostics)
    let sashHeight = facts.points("sashHeight", &diagnostics)
    let sashInset = facts.points("sashInset", &diagnostics)
    let sashIconSize = facts.points("sashIconSize", &diagnostics)
    let sashIconSpacing = facts.points("sashIconSpacing", &diagnostics)
    let thumbnailSize = facts.points("thumbnailSize", &diagnostics)
    let buttonHeight = facts.points("buttonHeight", &diagnostics)
    facts.finish(&diagnostics)
    guard let platterRadius, let outerMargin, let rowPaddingHorizontal, let rowPaddingVertical,
      let rowMinimumHeight, let separatorHeight, let separatorInset, let sashHeight, let sashInset,
      let sashIconSize, let sashIconSpacing, let thumbnailSize, let buttonHeight
    else { return nil }
    return HostChrome(
      platterRadius: platterRadius, outerMargin: outerMargin,
      rowPaddingHorizontal: rowPaddingHorizontal, rowPaddingVertical: rowPaddingVertical,
      rowMinimumHeight: rowMinimumHeight, separatorHeight: separatorHeight,
      separatorInset: separatorInset, sashHeight: sashHeight, sashInset: sashInset,
      sashIconSize: sashIconSize, sashIconSpacing: sashIconSpacing, thumbnailSize: thumbnailSize,
      buttonHeight: buttonHeight)
  }
}
