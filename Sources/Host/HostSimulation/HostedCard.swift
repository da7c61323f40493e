package import Interactions
package import Diagnostics
package import Views

/// The card of one host for one stage of an interaction.
package struct HostedCard: Hashable, Sendable {
  package let profile: HostProfile
  package let appName: String
  package let isLocked: Bool
  package private(set) var behavior: InteractiveBehavior
  package let status: HandlingStatus
  /// The day that the lock screen shows, in words; nil without a lock screen.
  package let day: String?
  /// The words of the person.
  package let says: String?
  /// The words of Siri.
  package let dialogue: String?
  /// The row on the lock screen that expands to the card; nil where a person asked for the card.
  package let suggestion: DefaultRow?
  /// The parts of the card from top to bottom; none while the device has to be unlocked.
  package private(set) var sections: [ShownSection]
  /// The rows above and below the sections, which no controller takes.
  package let rowsAbove: [DefaultRow]
  package let rowsBelow: [DefaultRow]
  /// The titles of the buttons, the affirmative one last.
  package let buttons: [String]
  package let outcome: Outcome
  /// The origin of the answers; none if no controller is asked.
  package let controller: ControllerBasis
  /// How often a configure method was called.
  package let askCount: Int
  /// The behavior that the host itself would pass.
  package let hostBehavior: InteractiveBehavior
  /// Whether the host would not show a card of this intent, and this is what it would be like.
  package let isHypothetical: Bool
  /// The result of `interfaceParametersDescription()`.
  package let interfaceParametersDescription: String
  package private(set) var transcript: Transcript
  package private(set) var diagnostics: [Diagnostic]

  /// The card in a column that no host passes, where every section is passed the behavior of the
  /// column and nothing tells it apart.
  func passing(_ behavior: InteractiveBehavior) -> HostedCard {
    var card = self
    card.behavior = behavior
    card.transcript = transcript.passing(behavior).whatIf
    card.sections = sections.map { $0.passing(behavior) }
    return card
  }

  /// The controllers' views from top to bottom.
  package var hostedViews: [HostedView] {
    sections.compactMap { section in
      if case .custom(let view) = section.appearance { view } else { nil }
    }
  }

  /// The views as they are at first, and then as they come to be, from one change to the next.
  package var viewsInTime: [HostedView] {
    hostedViews + afterwards.flatMap(\.card.hostedViews)
  }

  /// The card after each change of a view on it, with the time since the reply.
  package var afterwards: [(time: String, card: HostedCard)] {
    Set(hostedViews.compactMap(\.later?.seconds)).sorted().map { seconds in
      var card = self
      card.sections = sections.map { $0.after(seconds) }
      return ("After \(seconds.formattedShort) s", card)
    }
  }

  /// The controllers' views from top to bottom, as they would be where their contents take other
  /// heights, such as at another text size.
  ///
  /// Nil where only a controller that is asked anew would tell.
  package func viewsRefitted(
    _ fittingHeight: (View<String>, Points) -> Points
  ) -> [HostedView]? {
    var views: [HostedView] = []
    for view in hostedViews {
      guard let view = view.refitted(fittingHeight) else { return nil }
      views.append(view)
      if let later = view.later { views.append(view.holding(later.element)) }
    }
    return views
  }

  /// The class whose view on the card is unknown; nil where there is none.
  package var unknownClass: UnknownClass? {
    sections.lazy.compactMap { section in
      if case .unknown(let unknown) = section.appearance { unknown } else { nil }
    }.first
  }

  /// Whether a view of a controller gets a behavior; it gets none beside the host's own rows and in Maps.
  package var passesBehaviors: Bool {
    sections.contains { section in
      if case .custom = section.appearance { section.passed != nil } else { false }
    }
  }

  /// The effects of taps on the card, part by part, a sentence for each effect.
  package var taps: [String] {
    tapSentences(TapWords(appName: appName, context: profile.context))
  }

  /// The card with only the findings that another one also has.
  package func reporting(onlyThoseOf other: HostedCard) -> HostedCard {
    var card = self
    card.diagnostics = diagnostics.filter(other.diagnostics.contains)
    return card
  }

  /// Whether two cards look the same, whatever led to them.
  package func looks(like other: HostedCard) -> Bool {
    sections.elementsEqual(other.sections) { $0.looks(like: $1) }
      && rowsAbove == other.rowsAbove && rowsBelow == other.rowsBelow
      && suggestion == other.suggestion && dialogue == other.dialogue && buttons == other.buttons
      && says == other.says && day == other.day
      && isLocked == other.isLocked && profile == other.profile
      && (outcome == .locked) == (other.outcome == .locked)
  }

  /// Whether two cards of one stage show the same views and rows, whatever taps on them do.
  package func holdsTheSame(as other: HostedCard) -> Bool {
    sections.map(\.appearance) == other.sections.map(\.appearance)
  }

  /// The outcome of the card as a whole.
  package enum Outcome: String, CaseIterable, Hashable, Sendable {
    case custom, mixed, hidden, locked, unknown
    case standard = "default"
  }
}

/// One part of a card, and how it is shown.
package struct ShownSection: Hashable, Sendable {
  /// Its number on the card, from 1.
  ///
  /// Sections that earlier replies cover are left out, so numbers may be missing.
  package let number: Int
  /// The parameters of the ask; nil for a part that is never asked about.
  package let parameters: [HostParameter]?
  /// The behavior that its view gets or would get, if any.
  let passed: InteractiveBehavior?
  package let appearance: Appearance

  /// The effect of a tap.
  package var behavior: InteractiveBehavior { passed ?? .none }

  func passing(_ behavior: InteractiveBehavior) -> ShownSection {
    ShownSection(
      number: number, parameters: parameters, passed: passed == nil ? nil : behavior,
      appearance: appearance)
  }

  package func showing(_ appearance: Appearance) -> ShownSection {
    ShownSection(number: number, parameters: parameters, passed: passed, appearance: appearance)
  }

  /// The section some time after the reply; its size stays.
  fileprivate func after(_ seconds: Double) -> ShownSection {
    guard case .custom(let view) = appearance, let later = view.later, later.seconds <= seconds
    else { return self }
    return showing(.custom(view.holding(later.element)))
  }

  /// Whether two sections look the same: the host marks its own rows by the behavior, and no view
  /// of a controller's.
  package func looks(like other: ShownSection) -> Bool {
    guard case .standard = appearance else { return appearance == other.appearance }
    return appearance == other.appearance && behavior == other.behavior
  }

  package indirect enum Appearance: Hashable, Sendable {
    case custom(HostedView)
    case standard(DefaultRow)
    /// An untaken section, and the host has no view of its own for it, or folds it away.
    case empty
    /// Taken by a hosted view of no size.
    case hidden
    /// An unknown view of a class.
    case unknown(UnknownClass)
  }
}

/// A controller's view in a card.
package struct HostedView: Hashable, Sendable {
  package let element: View<String>?
  package let size: Size
  /// The requested size before the host brought it within its limits.
  package let desiredSize: Size
  package let minimumSize: Size
  package let maximumSize: Size
  /// How much of its height followed from what it holds; nothing where the host has a size of its
  /// own.
  package let contentShare: ContentShare
  /// Where the answer stands that brought it.
  package let location: SourceLocation?
  /// The content some time later; nil where it stays as it is.
  package let later: LaterView?

  /// A copy of the view once it holds something else.
  fileprivate func holding(_ element: View<String>?) -> HostedView {
    HostedView(
      element: element, size: size, desiredSize: desiredSize, minimumSize: minimumSize,
      maximumSize: maximumSize, contentShare: contentShare, location: location, later: nil)
  }

  /// The view with another height of its content; nil where that is not all that counts.
  fileprivate func refitted(_ fittingHeight: (View<String>, Points) -> Points) -> HostedView? {
    switch contentShare {
    case .none: return self
    case .some: return nil
    case .all:
      let height = element.map { fittingHeight($0, desiredSize.width) } ?? .zero
      let desired = Size(width: desiredSize.width, height: height)
      return HostedView(
        element: element, size: desired.clamped(from: minimumSize, to: maximumSize),
        desiredSize: desired, minimumSize: minimumSize, maximumSize: maximumSize,
        contentShare: contentShare, location: location, later: later)
    }
  }
}

/// A row of the host's own: what a section shows when no controller takes it.
package struct DefaultRow: Hashable, Sendable {
  package let kind: Kind
  package let imageName: String?
  package let title: String
  package let subtitle: String?
  /// The detail opposite the title: the value of a row of key and value, an amount.
  package let detail: String?
  package let footnote: String?
  /// Whose picture or initials stand there, where that is not the title.
  package let person: String?

  /// The look of a row.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Picture, title, subtitle and footnote.
    case shortcut
    /// A row with a person's picture or initials.
    case contact
    /// Artwork, a title and a second line, of one line each.
    case media
    /// A line in the center.
    case title
    /// A person in the center: picture, name and an amount below.
    case person
    /// A name and its value.
    case keyValue
    case map
    /// To whom a message goes.
    case recipient
    /// A message in a bubble.
    case bubble
    /// A task that is still to be done.
    case task
    /// A code for a camera.
    case code
    /// A line of text, or the picture that it names.
    case text
    /// The names of the facts that a card leaves out.
    case summary
    /// The head of a Maps card: a title, and where the ride goes.
    case header
    /// A question about a finished ride, with stars.
    case feedback
    /// Two buttons side by side, or one.
    case actions
    /// A row that opens the app.
    case openApp
  }

  package init(
    kind: Kind = .shortcut, imageName: String? = nil, title: String, subtitle: String? = nil,
    detail: String? = nil, footnote: String? = nil, person: String? = nil
  ) {
    self.kind = kind
    self.imageName = imageName
    self.title = title
    self.subtitle = subtitle
    self.detail = detail
    self.footnote = footnote
    self.person = person
  }
}
