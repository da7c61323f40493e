internal import Interactions
internal import Views

extension TranscriptEvent {
  /// The sentence for people; a case is named by its number only where it stands beside its place,
  /// because numbers change when cases are added.
  package func words(numbersCases: Bool = false) -> String {
    switch self {
    case .stage(let stage, let intent, let status):
      "Shows \(intent) at stage '\(stage)' with status \(status.rawValue)"
    case .suggestion: "Shows the suggestion as one row, which expands to the card"
    case .needlessConfirmation: "Would skip this card: the intent asks for no confirmation"
    case .noHandlerAsked(.update): "Calls no handler: an update is another response"
    case .noHandlerAsked(.confirm):
      "Asks no handler to confirm: Maps does so for a requested ride only"
    case .noHandlerAsked: "Calls no handler: a preview has an intent and no response"
    case .handler(let name, let phase, 1): "Has '\(name)' \(phase) it, on a new handler object"
    case .handler(let name, let phase, let candidates):
      "Has '\(name)' \(phase) it, the first of \(candidates) extensions that support it"
    case .noHandler(let intent):
      "Finds no handler of \(intent) in the project; plays the response as it is written"
    case .noExtension(let intent): "Finds no Intents UI extension that supports \(intent)"
    case .extension(let name, let intent):
      "Finds the Intents UI extension '\(name)', which supports \(intent)"
    case .extensionsLeftOut(let names):
      "Leaves out \(names.map { "'\($0)'" }.joined(separator: ", ")), which support it too"
    case .unknownController(let name): "Would ask \(name); what it answers is not known"
    case .notHosted(let obstacle): "Cannot host the extension: \(obstacle.words)"
    case .unlock: "Asks to unlock first"
    case .asIf(let intent, let host): "Draws \(intent) as if it were shown in \(host)"
    case .sections(let sets): Self.words(of: sets)
    case .instance(let number, let name): "Creates instance \(number) of \(name)"
    case .viewDidLoad(let number): "Instance \(number): viewDidLoad"
    case .sameInstance(let name): "Asks the instance of \(name) on the screen once more"
    case .sizes(let minimum, let maximum):
      "Sets hostedViewMinimumAllowedSize \(minimum.callText), "
        + "hostedViewMaximumAllowedSize \(maximum.callText)"
    case .configureView(let parameters, let behavior, let context):
      "configureView(for: \(parameters.argumentText), …, interactiveBehavior: .\(behavior.rawValue), "
        + "context: .\(context.rawValue))"
    case .configure(let context, true): "configure(with: …, context: .\(context.rawValue))"
    case .configure(let context, false):
      "configure(with: …, context: .\(context.rawValue)), which the class does not implement"
    case .request(let url, true): "Asks for \(url), gets the answer that the project has for it"
    case .request(let url, false): "Asks for \(url), gets nothing"
    case .lookup(let item, let store): "Asks \(store) for \(item), gets nothing"
    case .missingAPI(let name): "Uses \(name), which has no effect here"
    case .leftOut(let text): "Reaches code that was left out: \(text)"
    case .answer(let name, let answer, let number?):
      "\(name): case \(numbersCases ? "\(number) " : "")\(answer)"
    case .answer(let name, let answer, nil): "\(name): \(answer)"
    case .crash: "Loses the extension to a crash"
    case .noReply(let limit): "Times out: no completion within \(limit.formattedShort) s"
    case .lateReply(let limit, let seconds):
      "Times out: completion after \(seconds.formattedShort) s, not within \(limit.formattedShort) s"
    case .replies(let count): "Takes the first of \(count) completions"
    case .size(let size): "completion(\(size.callText))"
    case .reply(let success, let parameters, let isAsAsked, let size):
      "completion(\(success), \(isAsAsked ? "parameters" : parameters.argumentText), "
        + "\(size.callText))"
    case .covered(let parameters, let isNamed):
      "Counts as displayed: \(isNamed ? "all that it names" : parameters.argumentText)"
    case .tooLate(let sections):
      "Takes nothing back: \(Self.sections(sections)) \(sections.count == 1 ? "is" : "are") drawn already"
    case .limited(let size, let limited): "Clamps \(size.callText) to \(limited.callText)"
    case .sectionLeftOut(let section, _, let sections):
      "Section \(section) is skipped: its parameters were displayed in \(Self.sections(sections))"
    case .sectionRest(let section, let parameters):
      "Section \(section) is asked about the rest only: \(parameters.argumentText)"
    case .sectionEmpty(let section): "Section \(section) stays empty: it has no default view"
    case .sectionRow(let section): "Section \(section) shows its default row"
    case .sectionUnknown(let section): "What section \(section) shows is not known"
    case .sectionHidden(let section):
      "Section \(section) is hidden: neither the custom view nor the default row is drawn"
    case .sectionView(let section, let instance, let size):
      "Section \(section) shows instance \(instance) at \(size.callText)"
    case .rowsRepeated(let count):
      "Leaves out \(count) row\(count == 1 ? "" : "s") of the response that repeat the intent's"
    case .rowsSummedUp(let count): "Sums up \(count) rows in one at the end"
    case .tap(let section, let behavior, let words):
      "A tap on section \(section) \(words.effect(of: behavior ?? .none))"
    case .button(let title, let opensApp, let words):
      "A tap on “\(title)” \(opensApp ? words.effect(of: .launch) : words.buttonEffect)"
    case .appearing(let instances):
      "\(Self.words(of: instances)): viewWillAppear, viewDidAppear"
    case .staying(let instances): "\(Self.words(of: instances)) stays on the screen"
    case .changing(let instance, let seconds):
      "Instance \(instance) looks different after \(seconds.formattedShort) s"
    case .sizeStays(let size): "Keeps its place at \(size.callText)"
    case .withoutHeight(let instances): "\(Self.words(of: instances)) has no height"
    case .released(let instances):
      "\(Self.words(of: instances)) \(instances.count == 1 ? "is" : "are") released without appearing"
    case .leaving(let instances):
      "\(Self.words(of: instances)): viewWillDisappear, viewDidDisappear"
    case .lost(let instances):
      "\(Self.words(of: instances)) \(instances.count == 1 ? "is" : "are") gone with the extension"
    case .disappearing(let instances):
      "\(Self.words(of: instances)), when the card is dismissed: viewWillDisappear, viewDidDisappear"
    case .dismissal: "Releases the view controllers and the extension"
    }
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.map { String($0) }.joined(separator: ", ")
  }

  private static func sections(_ numbers: [Int]) -> String {
    "section\(numbers.count == 1 ? "" : "s") \(list(numbers))"
  }

  private static func words(of instances: [Int]) -> String {
    "\(instances.count == 1 ? "Instance" : "Instances") \(list(instances))"
  }

  /// The number of sections and what each is asked about.
  private static func words(of sets: [[HostParameter]?]) -> String {
    guard !sets.isEmpty else { return "Builds no sections" }
    let list = sets.enumerated().map { number, set in
      "\(number + 1) \(set?.argumentText ?? "not asked about")"
    }
    return "Builds \(sets.count) section\(sets.count == 1 ? "" : "s"): "
      + list.joined(separator: ", ")
  }
}
