internal import Interactions
internal import Diagnostics
internal import Views

/// One run of a host for one card: what it has asked so far, and what it has written down.
struct HostSession {
  let profile: HostProfile
  let plan: PlannedCard
  /// The behavior for every section; nil for the host's own.
  let forcedBehavior: InteractiveBehavior?
  /// Whether an earlier stage has brought an instance to the screen, which is asked again.
  let isOnScreen: Bool
  var transcript = Transcript()
  var diagnostics: [Diagnostic] = []
  var askCount = 0
  var outcome = HostedCard.Outcome.standard
  var controller = ControllerBasis.none
  /// The numbers of the instances whose views are shown, and of those that go unseen.
  var appearing: [Int] = []
  var refused: [Int] = []
  /// Instances whose extension crashed.
  var lost: [Int] = []
  /// The instances whose views take their sections without a height.
  var withoutHeight: [Int] = []
  /// The views that hold something else after some time.
  var changes: [Change] = []
  /// Whether a class of the app was asked by `configure`, beside the host's own rows.
  var augments = false

  init(
    profile: HostProfile, plan: PlannedCard, forcedBehavior: InteractiveBehavior?, isOnScreen: Bool
  ) {
    self.profile = profile
    self.plan = plan
    self.forcedBehavior = forcedBehavior
    self.isOnScreen = isOnScreen
  }

  var interaction: Interaction { plan.interaction }
  var stage: Stage { plan.stage }
  var isLocked: Bool { plan.isLocked }

  mutating func say(_ event: TranscriptEvent, _ certainty: Certainty, _ source: String) {
    say(event, Transcript.Basis(certainty, source))
  }

  mutating func say(_ event: TranscriptEvent, _ basis: Transcript.Basis) {
    transcript.add(event, basis)
  }

  /// A view that comes to hold something else, in the place that it has.
  struct Change {
    let instance: Int
    let seconds: Double
    let size: Size

    init(_ instance: Int, _ later: LaterView, staying size: Size) {
      self.instance = instance
      seconds = later.seconds
      self.size = size
    }
  }

  /// The result of an ask: the reply that counts, and the instance that gave it.
  struct AskResult {
    /// Nil when there was none in time.
    let reply: Reply?
    /// Why there was none; nil for a reply.
    let missing: Transcript.Basis?
    let instance: Int
    /// The flags of the instance; nil when its class does not adopt them.
    let flags: SiriProviding?
    /// Where the answer stands in the project.
    let location: SourceLocation?
    /// The class, where nothing tells what it answers.
    var unknown: UnknownClass?
    /// Whether the instance went with its extension.
    var isLost = false
  }

  /// Loads a new instance and calls the configure method that the host uses.
  mutating func ask(
    _ controllerClass: any HostedViewControllerClass, about parameters: [HostParameter],
    passing behavior: InteractiveBehavior
  ) -> AskResult {
    askCount += 1
    let number = askCount
    let instance = controllerClass.instantiate()
    load(controllerClass, number: number)
    let behavior = profile.passesBehaviors ? behavior : .none
    let ask = Ask(
      parameters: parameters, interaction: interaction, stage: stage, status: plan.status,
      behavior: behavior, context: profile.context, host: profile.name, isLocked: isLocked,
      minimumSize: profile.minimumSize, maximumSize: profile.maximumSize,
      screenSize: profile.screenSize)
    say(.sizes(from: ask.minimumSize, to: ask.maximumSize), profile.sizeBasis)
    var answer: Answer?
    let augments = profile.augmentsOnly.value || !controllerClass.implementsConfigureView
    if !profile.augmentsOnly.value, let configureView = instance.configureView {
      say(
        .configureView(parameters, behavior, profile.context), .documented,
        controllerClass.implementsConfigure
          ? "configureView wins; configure is never called"
          : "The class implements configureView")
      answer = configureView(ask)
    } else if let configure = instance.configure {
      say(
        .configure(profile.context, isImplemented: true), .documented,
        controllerClass.implementsConfigureView
          ? "This host has no configureView" : "The class does not implement configureView")
      answer = configure(ask)
    } else {
      say(
        .configure(profile.context, isImplemented: false), .inferred,
        "The runtime calls it unconditionally")
    }
    guard let answer else {
      return AskResult(
        reply: nil, missing: Self.crashBasis, instance: number, flags: nil, location: nil,
        isLost: true)
    }
    // A case for an intent that the host does not show would be written in vain.
    let isShown = profile.reasonNotShown(of: interaction.intent) == nil
    diagnostics += answer.diagnostics.filter { isShown || $0.rule != .unansweredStatus }
    for occurrence in answer.occurrences { say(occurrence) }
    transcript.add(
      .answer(controllerClass.name, by: answer.answeredBy, case: answer.caseNumber), nil,
      at: answer.location)
    self.augments = augments
    let reply = reply(of: answer, to: ask, augments: augments)
    let missing = answer.end == .crashed ? Self.crashBasis : profile.timeLimit.basis
    return AskResult(
      reply: reply, missing: reply == nil ? missing : nil, instance: number,
      flags: instance.siriProviding, location: answer.location,
      unknown: answer.end == .unknown
        ? UnknownClass(name: controllerClass.name, reason: answer.answeredBy) : nil,
      isLost: answer.end == .crashed)
  }

  private mutating func say(_ occurrence: Answer.Occurrence) {
    switch occurrence {
    case .request(let url, let isAnswered):
      transcript.add(.request(url, isAnswered: isAnswered), nil)
    case .lookup(let item, let store): transcript.add(.lookup(item, in: store), nil)
    case .missingAPI(let name): transcript.add(.missingAPI(name), nil)
    case .leftOut(let text, let location): transcript.add(.leftOut(text), nil, at: location)
    }
  }

  private static let crashBasis = Transcript.Basis(
    .inferred, "An extension that dies gives no view")

  private mutating func load(_ controllerClass: any HostedViewControllerClass, number: Int) {
    if isOnScreen {
      say(
        .sameInstance(of: controllerClass.name), .documented,
        "Maps calls the same instance again for each update")
      return
    }
    say(
      .instance(number, of: controllerClass.name), .observed,
      "One new instance for each ask and each phase")
    say(.viewDidLoad(number), .observed, "The view loads before sizes are known")
  }

  private mutating func reply(of answer: Answer, to ask: Ask, augments: Bool) -> Reply? {
    let limit = profile.timeLimit.value
    switch answer.end {
    case .crashed:
      say(.crash, Self.crashBasis)
      return nil
    case .unknown: return nil
    case .silent:
      say(.noReply(limit: limit), profile.timeLimit.basis)
      return nil
    case .replied(_, let seconds) where seconds > limit:
      say(.lateReply(limit: limit, seconds: seconds), profile.timeLimit.basis)
      diagnostics.report(
        .answersLate, "The reply comes after \(seconds.formattedShort) s and is ignored",
        at: answer.location, fix: "Call the completion handler first, and load what is slow later")
      return nil
    case .replied(let replies, _):
      if let reply = replies.first {
        let isSame = !reply.parameters.isEmpty && reply.parameters == ask.parameters
        say(
          augments
            ? .size(reply.size)
            : .reply(reply.success, reply.parameters, isAsAsked: isSame, reply.size),
          .documented, "What the completion handler takes")
      }
      if replies.count > 1 {
        say(
          .replies(replies.count), .observed,
          "The host keeps a flag once it has been replied to")
      }
      return replies.first
    }
  }

  /// Remembers an instance without a view.
  mutating func keep(_ result: AskResult) {
    if result.isLost { lost.append(result.instance) } else { refused.append(result.instance) }
  }

  /// Says which instances come to the screen; the others are released unseen.
  mutating func sayLifecycle() {
    if !appearing.isEmpty {
      say(
        isOnScreen ? .staying(appearing) : .appearing(appearing), .documented,
        "Only a view that is shown appears")
    }
    for change in changes.sorted(by: { $0.seconds < $1.seconds }) {
      say(
        .changing(change.instance, seconds: change.seconds), .documented,
        "A view on the screen may be updated, with timers or otherwise")
      say(
        .sizeStays(change.size), .observed,
        "The frame of a hosted view is that of its place, at every layout")
    }
    if !withoutHeight.isEmpty {
      say(
        .withoutHeight(withoutHeight), .inferred,
        "A view without height replaces its section")
    }
    if !lost.isEmpty {
      say(.lost(lost), .inferred, "An extension that dies takes its instances along")
    }
    let leaving = isOnScreen ? refused + withoutHeight : []
    if !refused.isEmpty || !leaving.isEmpty {
      if isOnScreen {
        say(.leaving(leaving), .inferred, "Without a view the instance leaves the screen")
      } else {
        say(.released(refused), .observed, "A refused instance gets load and configure only")
      }
    }
  }

  /// Says what happens when the person dismisses the card.
  mutating func sayDismissal() {
    guard !appearing.isEmpty else { return }
    say(.disappearing(appearing), .documented, "The callbacks of a view that was shown")
    say(
      .dismissal, .documented,
      "The system drops its references; a view controller must not save data then")
  }
}
