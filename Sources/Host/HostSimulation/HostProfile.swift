package import Views

/// Everything that is known or assumed about one host, as data.
///
/// A class, because each of many cards refers to one of few profiles: two are equal when they are
/// the same object.
package final class HostProfile: Sendable {
  package let name: String
  package let title: String
  package let context: HostedViewContext
  /// Whether every card is also drawn on a locked device.
  package let isDrawnLocked: Bool
  package let screenWidth: Fact<Points>
  package let screenHeight: Fact<Points>
  /// The difference between the widths of the screen and the card.
  package let widthInset: Fact<Points>
  package let maximumWidth: Fact<Points>
  package let minimumHeight: Fact<Points>
  package let maximumHeight: Fact<Points>
  /// How long the host waits for the completion handler, in seconds.
  package let timeLimit: Fact<Double>
  /// The behavior that the host passes for the row of a custom intent.
  package let customIntentBehavior: Fact<InteractiveBehavior>
  /// How cards of custom intents are cut into sections.
  package let customIntents: Fact<SectionRule>
  /// How cards of system intents without a table are cut into sections.
  let otherIntents: Fact<SectionRule>
  /// Whether the host only augments: it knows `configure`, and no `configureView`.
  package let augmentsOnly: Fact<Bool>
  /// Whether the view of a class that only augments takes the place of the row of a custom intent.
  let configureReplaces: Fact<Bool>
  /// Which parameters one that was displayed covers.
  let covering: Fact<CoveringRule>
  /// The most facts that a card without a table shows.
  let rowLimit: Fact<Double>
  /// The classes of system intents that the host goes on with without asking.
  let unconfirmedIntents: Fact<[String]>
  /// The tables of cards, of which the first that names an intent counts.
  package let cards: [CardTable]
  /// The parameters that the flags of `INUIHostedViewSiriProviding` cover.
  package let siriProviding: SiriProvidingTable
  /// How far a Maps banner stands in from the card's edges; zero for other hosts.
  package let bannerInset: Fact<Points>
  /// How the card stands on a wide screen; nil where it is as on a phone.
  let wideScreen: WideScreen?
  package let chrome: HostChrome

  package init(
    name: String, title: String, context: HostedViewContext, isDrawnLocked: Bool,
    screenWidth: Fact<Points>, screenHeight: Fact<Points>, widthInset: Fact<Points>,
    maximumWidth: Fact<Points>, minimumHeight: Fact<Points>, maximumHeight: Fact<Points>,
    timeLimit: Fact<Double>, customIntentBehavior: Fact<InteractiveBehavior>,
    customIntents: Fact<SectionRule>, otherIntents: Fact<SectionRule>, augmentsOnly: Fact<Bool>,
    configureReplaces: Fact<Bool>, covering: Fact<CoveringRule>, rowLimit: Fact<Double>,
    unconfirmedIntents: Fact<[String]>, cards: [CardTable],
    siriProviding: SiriProvidingTable, bannerInset: Fact<Points>, wideScreen: WideScreen?,
    chrome: HostChrome
  ) {
    self.name = name
    self.title = title
    self.context = context
    self.isDrawnLocked = isDrawnLocked
    self.screenWidth = screenWidth
    self.screenHeight = screenHeight
    self.widthInset = widthInset
    self.maximumWidth = maximumWidth
    self.minimumHeight = minimumHeight
    self.maximumHeight = maximumHeight
    self.timeLimit = timeLimit
    self.customIntentBehavior = customIntentBehavior
    self.customIntents = customIntents
    self.otherIntents = otherIntents
    self.augmentsOnly = augmentsOnly
    self.configureReplaces = configureReplaces
    self.covering = covering
    self.rowLimit = rowLimit
    self.unconfirmedIntents = unconfirmedIntents
    self.cards = cards
    self.siriProviding = siriProviding
    self.bannerInset = bannerInset
    self.wideScreen = wideScreen
    self.chrome = chrome
  }

  /// The width of the card.
  package var cardWidth: Points {
    min(column?.cardWidth.value ?? maximumWidth.value, screenWidth.value - widthInset.value)
  }

  /// The column that the card stands in, where the screen is wide.
  package var column: WideScreen? {
    wideScreen.flatMap { screenWidth.value >= $0.from.value ? $0 : nil }
  }

  /// The width of a hosted view; minimum and maximum are the same.
  package var hostedWidth: Points { cardWidth - bannerInset.value * 2 }

  /// How sure the limits of hosted views are: as sure as the least certain of what makes them up.
  var sizeBasis: Transcript.Basis {
    let facts = [minimumHeight, maximumHeight, screenWidth, widthInset]
    let marks = Certainty.allCases
    let weakest = facts.max { left, right in
      (marks.firstIndex(of: left.certainty) ?? 0) < (marks.firstIndex(of: right.certainty) ?? 0)
    }
    return (weakest ?? maximumHeight).basis
  }

  /// Whether the host passes behaviors: Maps and a host that only augments pass `none` (observed).
  package var passesBehaviors: Bool { context == .siriSnippet && !augmentsOnly.value }

  package var minimumSize: Size { Size(width: hostedWidth, height: minimumHeight.value) }
  package var screenSize: Size { Size(width: screenWidth.value, height: screenHeight.value) }
  package var maximumSize: Size { Size(width: hostedWidth, height: maximumHeight.value) }

  /// The host on a screen of another width, in points.
  ///
  /// Where views may be as high as the screen, that is so on this screen, too.
  package func with(screenWidth: Int) -> HostProfile {
    let width = Points(sixtyFourths: screenWidth * 64)
    let screenHeight = height(ofScreen: screenWidth) ?? self.screenHeight
    let isScreen = maximumHeight.value == self.screenHeight.value
    return HostProfile(
      name: name, title: title, context: context, isDrawnLocked: isDrawnLocked,
      screenWidth: Fact(
        width, .convention, source: "The width of the variant"),
      screenHeight: screenHeight,
      widthInset: widthInset, maximumWidth: maximumWidth,
      minimumHeight: minimumHeight,
      maximumHeight: isScreen
        ? Fact(screenHeight.value, maximumHeight.certainty, source: maximumHeight.source)
        : maximumHeight,
      timeLimit: timeLimit,
      customIntentBehavior: customIntentBehavior, customIntents: customIntents,
      otherIntents: otherIntents, augmentsOnly: augmentsOnly,
      configureReplaces: configureReplaces, covering: covering,
      rowLimit: rowLimit, unconfirmedIntents: unconfirmedIntents, cards: cards,
      siriProviding: siriProviding, bannerInset: bannerInset, wideScreen: wideScreen,
      chrome: chrome)
  }
}

extension HostProfile {
  /// The heights of the screens of iPhones and iPads in portrait, by their widths (documented:
  /// Human Interface Guidelines, Layout); of several of one width the tallest.
  private static let screenHeights = [
    320: 568, 375: 812, 390: 844, 393: 852, 402: 874, 414: 896, 420: 912, 428: 926, 430: 932,
    440: 956, 744: 1_133, 768: 1_024, 810: 1_080, 820: 1_180, 834: 1_210, 1_024: 1_366,
    1_032: 1_376,
  ]

  /// The height of a screen; nil where no device tells, and the host's own is as good as any.
  private func height(ofScreen width: Int) -> Fact<Points>? {
    if let height = Self.screenHeights[width] {
      return Fact(
        Points(sixtyFourths: height * 64), .documented,
        source: "The device of this width, in portrait (Human Interface Guidelines, Layout)")
    }
    let points = Points(sixtyFourths: width * 64)
    guard let wideScreen, points >= wideScreen.from.value else { return nil }
    return Fact(points * 4 / 3, .convention, source: "No device is as wide; three to four")
  }
}

extension HostProfile: Hashable {
  package static func == (left: HostProfile, right: HostProfile) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The parameters that each flag of `INUIHostedViewSiriProviding` marks as shown.
package struct SiriProvidingTable: Hashable, Sendable {
  let displaysMap: Fact<[HostParameter]>
  let displaysMessage: Fact<[HostParameter]>
  let displaysPaymentTransaction: Fact<[HostParameter]>

  /// The parameters that the true flags cover together.
  func parameters(for flags: SiriProviding) -> [HostParameter] {
    (flags.displaysMap ? displaysMap.value : [])
      + (flags.displaysMessage ? displaysMessage.value : [])
      + (flags.displaysPaymentTransaction ? displaysPaymentTransaction.value : [])
  }
}

/// How a card stands on the screen of an iPad or of a phone on its side: in a column at one side.
package struct WideScreen: Hashable, Sendable {
  /// The width from which a screen counts as wide.
  package let from: Fact<Points>
  package let cardWidth: Fact<Points>
  /// Between the card and the edges of the screen.
  package let margin: Fact<Points>
  package let side: Fact<Side>

  package enum Side: String, CaseIterable, Hashable, Sendable {
    case leading, trailing
  }
}

/// The measures of what a host draws around hosted views.
package struct HostChrome: Hashable, Sendable {
  package let platterRadius: Fact<Points>
  package let outerMargin: Fact<Points>
  package let rowPaddingHorizontal: Fact<Points>
  package let rowPaddingVertical: Fact<Points>
  package let rowMinimumHeight: Fact<Points>
  package let separatorHeight: Fact<Points>
  package let separatorInset: Fact<Points>
  package let sashHeight: Fact<Points>
  package let sashInset: Fact<Points>
  package let sashIconSize: Fact<Points>
  package let sashIconSpacing: Fact<Points>
  package let thumbnailSize: Fact<Points>
  package let buttonHeight: Fact<Points>
}
