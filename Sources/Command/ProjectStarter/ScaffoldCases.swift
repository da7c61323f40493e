internal import Views
internal import ProjectReading
internal import SwiftSources
internal import IntentDefinitions
internal import SiteGeneration

/// The cases of one intent: one for each way in which the class answers, and the rest behind them.
///
/// The first case that fits answers, so response codes come before the statuses that they come with.
struct ScaffoldCases {
  private(set) var all: [ScaffoldCase] = []

  init(
    _ defined: AppIntents.Defined, showing views: [ScaffoldScenes.View],
    among scenes: ScaffoldScenes,
    of written: ParsedController?, in project: Project
  ) {
    let intent = defined.intent
    let answers =
      written?.answers(
        to: WrittenQuestion(
          intent.className, types: scenes.names,
          codes: intent.response.codes.filter { !Self.plainCodes.contains($0.name) }
            .map { .init($0.name, isSuccess: $0.isSuccess) })) ?? []
    let rest = answers.first { $0.status == nil && $0.code == nil }
    // What the class tells apart is known better than what the names of scenes say.
    let told = answers.compactMap(\.status)
    let isConfirmed = intent.kind != .custom || intent.requiresUserConfirmation
    let statuses = (told.isEmpty ? views.flatMap(\.moment.statuses) : told).filter {
      isConfirmed || !Self.confirming.contains($0)
    }
    let usual = views.first { $0.moment == .any } ?? views.first
    func one(_ when: ScaffoldCase.When, _ answer: InferredAnswer?, status: String?) -> ScaffoldCase
    {
      let likely =
        answer.flatMap { scenes.view(calledBy: $0.types) }
        ?? views.first { $0.moment.statuses.contains(status ?? "") } ?? usual
      // What the class shows on other ways only is not to be seen on this one.
      let isOfOthers =
        likely.map { view in
          !scenes.isCalled(view, by: answer?.possibleTypes ?? [])
            && answers.contains { scenes.isCalled(view, by: $0.possibleTypes) }
        } ?? false
      return ScaffoldCase(
        defined, when, showing: isOfOthers ? scenes.first ?? likely : likely,
        answering: answer, of: written, in: project)
    }
    let last = one(.always, rest, status: nil)
    let ofStatuses = statuses.map { status in
      one(.statuses([status]), answers.first { $0.status == status } ?? rest, status: status)
    }
    var groups: [ScaffoldCase] = []
    func add(_ one: ScaffoldCase, unlessLike other: ScaffoldCase) {
      if one.answersLike(other) { return }
      if let same = groups.firstIndex(where: { $0.answersLike(one) && $0.when.isLike(one.when) }) {
        groups[same].when.add(one.when)
      } else {
        groups.append(one)
      }
    }
    for answer in answers {
      guard let name = answer.code else { continue }
      let isSuccess = intent.response.codes.contains { $0.name == name && $0.isSuccess }
      let status = isSuccess ? "success" : "failure"
      // What it would answer if it did not tell this code apart.
      let plain = statuses.firstIndex(of: status).map { ofStatuses[$0] } ?? last
      add(one(.codes([name]), answer, status: status), unlessLike: plain)
    }
    for one in ofStatuses { add(one, unlessLike: last) }
    let isOnly = (groups + [last]).count { !$0.refuses } == 1
    all = (groups + [last]).map { $0.with(isOnly: isOnly) }
  }

  /// The statuses that only come where somebody has to confirm (documented).
  private static let confirming: Set = ["ready", "userConfirmationRequired"]
  /// The codes that every intent has; they come with the status of that name.
  private static let plainCodes: Set = ["success", "failure", "ready", "inProgress", "unspecified"]
}
