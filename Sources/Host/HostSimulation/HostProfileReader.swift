internal import Diagnostics
internal import SourceFormats
internal import Views

/// Reads a host profile, whole or after what it extends has been put below it.
///
/// Every value needs its certainty and its source.
struct HostProfileReader {
  let findings: Findings

  func read(_ root: YAMLNode) -> HostProfile? {
    guard
      let reader = MappingReader(
        root, "A host profile", nested: ["profile", "title", "context", "cards", "chrome"],
        reporting: findings)
    else { return nil }
    let name = reader.string("profile")
    let title = reader.string("title")
    let context = reader.choice("context", of: HostedViewContext.self)
    _ = reader.take("extends")
    let isDrawnLocked = reader.boolean("drawnLocked") ?? false
    let facts = FactReader(reader)
    let screenWidth = facts.points("screenWidth")
    let screenHeight = facts.points("screenHeight")
    let widthInset = facts.points("widthInset")
    let maximumWidth = facts.points("maximumWidth")
    let minimumHeight = facts.points("minimumHeight")
    let maximumHeight = facts.points("maximumHeight")
    let timeLimit = facts.number("timeLimit")
    let behavior = facts.choice("customIntentBehavior", of: InteractiveBehavior.self)
    let customIntents = facts.choice("customIntents", of: SectionRule.self)
    let otherIntents = facts.choice("otherIntents", of: SectionRule.self)
    let augmentsOnly = facts.boolean("augmentsOnly")
    let bannerInset =
      facts.optionalPoints("bannerInset")
      ?? Fact(.zero, .convention, source: "Hosted views fill the width of the card")
    let configureReplaces =
      facts.optionalBoolean("configureReplaces")
      ?? Fact(false, .documented, source: "A class with configure only replaces nothing")
    let covering =
      facts.optionalChoice("covering", of: CoveringRule.self)
      ?? Fact(.prefix, .observed, source: "A path covers all that begin with it, letter by letter")
    let rowLimit =
      facts.optionalNumber("rowLimit")
      ?? Fact(5, .convention, source: "A list of facts stays as short as a card that is known")
    let unconfirmedIntents =
      facts.optionalNames("unconfirmedIntents")
      ?? Fact([], .convention, source: "Every card of a confirm stage asks")
    let cards = (facts.take("cards")?.items ?? []).compactMap {
      CardTableReader.table($0, reporting: findings)
    }
    let siriProviding = siriProviding(facts.take("siriProviding"))
    let wideScreen = wideScreen(facts.take("wideScreen"))
    let chrome = chrome(facts.take("chrome"))
    facts.finish()
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
      findings.report(
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

  private func siriProviding(_ node: YAMLNode?) -> SiriProvidingTable? {
    guard let node, let reader = MappingReader(node, "'siriProviding'", reporting: findings)
    else { return nil }
    let facts = FactReader(reader)
    let map = facts.parameters("displaysMap")
    let message = facts.parameters("displaysMessage")
    let payment = facts.parameters("displaysPaymentTransaction")
    facts.finish()
    guard let map, let message, let payment else { return nil }
    return SiriProvidingTable(
      displaysMap: map, displaysMessage: message, displaysPaymentTransaction: payment)
  }

  private func wideScreen(_ node: YAMLNode?) -> WideScreen? {
    guard let node, let reader = MappingReader(node, "'wideScreen'", reporting: findings)
    else { return nil }
    let facts = FactReader(reader)
    let from = facts.points("from")
    let cardWidth = facts.points("cardWidth")
    let margin = facts.points("margin")
    let side = facts.choice("side", of: WideScreen.Side.self)
    facts.finish()
    guard let from, let cardWidth, let margin, let side else { return nil }
    return WideScreen(from: from, cardWidth: cardWidth, margin: margin, side: side)
  }

  private func chrome(_ node: YAMLNode?) -> HostChrome? {
    guard let node, let reader = MappingReader(node, "The chrome", reporting: findings) else {
      return nil
    }
    let facts = FactReader(reader)
    let platterRadius = facts.points("platterRadius")
    let outerMargin = facts.points("outerMargin")
    let rowPaddingHorizontal = facts.points("rowPaddingHorizontal")
    let rowPaddingVertical = facts.points("rowPaddingVertical")
    let rowMinimumHeight = facts.points("rowMinimumHeight")
    let separatorHeight = facts.points("separatorHeight")
    let separatorInset = facts.points("separatorInset")
    let sashHeight = facts.points("sashHeight")
    let sashInset = facts.points("sashInset")
    let sashIconSize = facts.points("sashIconSize")
    let sashIconSpacing = facts.points("sashIconSpacing")
    let thumbnailSize = facts.points("thumbnailSize")
    let buttonHeight = facts.points("buttonHeight")
    facts.finish()
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
