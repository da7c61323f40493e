internal import Diagnostics

/// One run of a host for one card: what it has asked so far, and what it has written down.
struct HostSession {
  let profile: HostProfile
  let interaction: Interaction
  let stage: Stage
  let status: HandlingStatus
  let isLocked: Bool
  let behavior: InteractiveBehavior
  var transcript = Transcript()
  var diagnostics: [Diagnostic] = []
  var askCount = 0
  var outcome = HostedCard.Outcome.standard
  /// Where the last answer stands in the project.
  private(set) var answerLocation: SourceLocation?

  init(
    profile: HostProfile, interaction: Interaction, stage: Stage, status: HandlingStatus,
    isLocked: Bool, behavior: InteractiveBehavior
  ) {
    self.profile = profile
    self.interaction = interaction
    self.stage = stage
    self.status = status
    self.isLocked = isLocked
    self.behavior = behavior
  }

  mutating func say(_ text: String, _ certainty: Certainty, _ source: String) {
    transcript.host(text, certainty, source)
  }

  /// Loads a new instance and calls its configure method.
  ///
  /// - Returns: The reply that counts; nil when there was none in time.
  mutating func ask(
    _ controllerClass: any HostedViewControllerClass, about parameters: [HostParameter]
  ) -> Reply? {
    askCount += 1
    let instance = controllerClass.instantiate()
    say(
      "Makes instance \(askCount) of \(controllerClass.name); its view loads before sizes are known",
      .observed, "One new instance for each ask and each phase")
    let ask = Ask(
      parameters: parameters, interaction: interaction, stage: stage, status: status,
      behavior: behavior, context: profile.context, host: profile.name, isLocked: isLocked,
      minimumSize: profile.minimumSize, maximumSize: profile.maximumSize)
    say(
      "Allows sizes from \(ask.minimumSize) to \(ask.maximumSize)",
      profile.maximumHeight.certainty, profile.maximumHeight.source)
    let answer: Answer
    var augments = false
    if let configureView = instance.configureView {
      let set = parameters.map(\.description).joined(separator: ", ")
      say(
        "Calls configureView for {\(set)}, behaviour \(behavior.rawValue), context \(profile.context.rawValue)",
        .documented, "configureView wins over configure")
      answer = configureView(ask)
    } else if let configure = instance.configure {
      say(
        "Calls configure(with:context:), context \(profile.context.rawValue)", .documented,
        "The class does not implement configureView")
      answer = configure(ask)
      augments = true
    } else {
      say(
        "Calls configure(with:context:), which the class does not implement: it crashes",
        .inferred, "The runtime calls it unconditionally")
      return nil
    }
    diagnostics += answer.diagnostics
    answerLocation = answer.location
    transcript.controller("\(controllerClass.name): \(answer.answeredBy)", at: answer.location)
    let reply = reply(of: answer)
    if augments, reply?.size == .zero {
      say(
        "Discards the controller: it asked for no room", .documented,
        "configure(with:context:) replied with zero size")
      return nil
    }
    return reply
  }

  private mutating func reply(of answer: Answer) -> Reply? {
    switch answer.end {
    case .crashed:
      say("Loses the extension to a crash", .inferred, "An extension that dies gives no view")
      return nil
    case .silent:
      say(
        "Waits \(profile.timeLimit.value.formattedShort) s for the completion handler in vain",
        profile.timeLimit.certainty, profile.timeLimit.source)
      return nil
    case .replied(_, let seconds) where seconds > profile.timeLimit.value:
      say(
        "Gives up after \(profile.timeLimit.value.formattedShort) s; the reply after \(seconds.formattedShort) s is ignored",
        profile.timeLimit.certainty, profile.timeLimit.source)
      diagnostics.append(
        Diagnostic(
          .answersLate, "The reply comes after \(seconds.formattedShort) s and is ignored",
          at: answer.location, fix: "Call the completion handler first, and load what is slow later"
        ))
      return nil
    case .replied(let replies, _):
      if replies.count > 1 {
        say(
          "Takes the first of \(replies.count) replies", .observed,
          "The host keeps a flag once it has been replied to")
      }
      if let reply = replies.first {
        let set = reply.parameters.map(\.description).joined(separator: ", ")
        say(
          "Receives \(reply.success), {\(set)}, \(reply.size)", .documented,
          "The completion handler's three values")
      }
      return replies.first
    }
  }
}
