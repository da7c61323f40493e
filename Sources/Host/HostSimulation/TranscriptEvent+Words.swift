internal import Interactions
extension TranscriptEvent {
  /// The sentence for people; a case is named by its number only where it stands beside its place,
  /// because numbers change when cases are added.
  package func words(numbersCases: Bool = false) -> String {
    switch self {
    case .stage(let stage, let intent, let status):
      "Shows \(intent) at stage '\(stage)' with status \(status.rawValue)"
    case .suggestion: "Shows the suggestion as one row, which expands to the card"
    case .needlessConfirmation: "Would skip this card: the intent asks for no confirmation"
    case .noHandlerAsked(.update):
      "Takes the update from the app's own status; no handler is called anew"
    case .noHandlerAsked(.confirm):
      "Asks no handler to confirm: Maps does so for a requested ride only"
    case .noHandlerAsked: "Asks no handler: a preview has an intent and no response"
    case .handler(let name, let phase, 1): "Has '\(name)' \(phase) it, on a new handler object"
    case .handler(let name, let phase, let candidates):
      "Has '\(name)' \(phase) it, the first of \(candidates) extensions that support it"
    case .noHandler(let intent):
      "Finds no handler of \(intent) in the project; plays the response as it is written"
    case .noExtension(let intent):
      "Finds no Intents UI extension that supports \(intent); shows its default card"
    case .extension(let name, let intent):
      "Finds the Intents UI extension '\(name)', which supports \(intent)"
    case .extensionsLeftOut(let names):
      "Leaves out \(names.map { "'\($0)'" }.joined(separator: ", ")), which support it too"
    case .unknownController(let name): "Would ask \(name); what it answers is not known"
    case .unlock: "Asks to unlock first, and asks neither the handler nor a controller before"
    case .asIf(let intent, let host): "Draws \(intent) as if it were shown in \(host)"
    case .sections(let sets): Self.words(of: sets)
    case .instance(let number, let name):
      "Makes instance \(number) of \(name); its view loads before sizes are known"
    case .sameInstance(let name):
      "Configures the instance of \(name) that is on the screen once more"
    case .sizes(let minimum, let maximum): "Allows sizes from \(minimum) to \(maximum)"
    case .configureView(let parameters, let behavior, let context):
      "Calls configureView for \(parameters.setText), context \(context.rawValue), "
        + "behaviour \(behavior.rawValue)"
    case .configure(let context, true):
      "Calls configure(with:context:), context \(context.rawValue)"
    case .configure(_, false):
      "Calls configure(with:context:), which the class does not implement: it crashes"
    case .answer(let name, let answer, let number?):
      "\(name): case \(numbersCases ? "\(number) " : "")\(answer)"
    case .answer(let name, let answer, nil): "\(name): \(answer)"
    case .crash: "Loses the extension to a crash"
    case .noReply(let limit):
      "Waits \(limit.formattedShort) s for the completion handler in vain"
    case .lateReply(let limit, let seconds):
      "Gives up after \(limit.formattedShort) s; the reply after \(seconds.formattedShort) s is ignored"
    case .replies(let count): "Takes the first of \(count) replies"
    case .size(let size): "Receives the size \(size)"
    case .reply(let success, let parameters, let isAsAsked, let size):
      "Receives \(success), \(isAsAsked ? "the same parameters" : parameters.setText), \(size)"
    case .covered(let parameters, let isNamed):
      "Counts as shown from here on: \(isNamed ? "all that it names" : parameters.setText)"
    case .tooLate(let sections):
      "Takes nothing back: section \(Self.list(sections)) stands already"
    case .limited(let size, let limited): "Brings \(size) within its limits: \(limited)"
    case .sectionLeftOut(let section, let parameters):
      "Section \(section) is left out: \(parameters.setText) is covered already"
    case .sectionRest(let section, let parameters):
      "Section \(section) asks about the rest only: \(parameters.setText)"
    case .sectionEmpty(let section): "Section \(section) stays empty: the host has no view for it"
    case .sectionRow(let section): "Section \(section) shows its default row"
    case .sectionUnknown(let section): "What section \(section) shows is not known"
    case .sectionHidden(let section):
      "Section \(section) is hidden: neither the custom view nor the default row is drawn"
    case .sectionView(let section, let instance, let size):
      "Section \(section) shows the view of instance \(instance) at \(size)"
    case .rowsRepeated(let count):
      "Leaves out \(count) row\(count == 1 ? "" : "s") of the response that repeat the intent's"
    case .rowsSummedUp(let count): "Sums up \(count) rows in one at the end"
    case .tap(let section, let behavior, let words):
      "Answers a tap on section \(section) itself: it \(words.effect(of: behavior ?? .none))"
    case .appearing(let instances):
      "\(Self.words(of: instances)): viewWillAppear, viewDidAppear; no touches, and released when the card goes"
    case .staying(let instances): "\(Self.words(of: instances)) stays on the screen"
    case .withoutHeight(let instances): "\(Self.words(of: instances)): taken, and not to be seen"
    case .released(let instances): "\(Self.words(of: instances)): released without appearing"
    }
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.map { String($0) }.joined(separator: ", ")
  }

  private static func words(of instances: [Int]) -> String {
    "\(instances.count == 1 ? "Instance" : "Instances") \(list(instances))"
  }

  /// The number of sections and what each is about.
  private static func words(of sets: [[HostParameter]?]) -> String {
    let subjects = sets.map { set -> String in
      guard let set else { return "not asked about" }
      return set.isEmpty ? "the card as a whole, \(set.setText)" : set.setText
    }
    guard let first = subjects.first else { return "Cuts the card into no sections" }
    guard subjects.count > 1 else { return "Cuts the card into one section: \(first)" }
    let list = subjects.enumerated().map { "\($0.offset + 1) is \($0.element)" }
    return "Cuts the card into \(subjects.count) sections: \(list.joined(separator: "; "))"
  }
}
