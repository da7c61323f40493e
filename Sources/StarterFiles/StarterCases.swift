internal import ControllerSources
internal import IntentDefinitions
internal import SiteGeneration

/// The cases of one intent: one for each way in which the class answers, and the rest behind them.
struct StarterCases {
  private(set) var all: [StarterCase] = []

  init(
    _ defined: AppIntents.Defined, showing views: [StarterScenes.View], among scenes: StarterScenes,
    of written: WrittenController?, in project: Project
  ) {
    let answers =
      written?.answers(to: defined.intent.className, among: scenes.names) ?? []
    let rest = answers.first { $0.status == nil }
    // What the class tells apart is known better than what the names of scenes say.
    let told = answers.compactMap(\.status)
    let statuses = told.isEmpty ? views.flatMap(\.moment.statuses) : told
    let usual = views.first { $0.moment == .any } ?? views.first
    let last = StarterCase(
      defined, [], showing: rest.flatMap { scenes.view(calledBy: $0.types) } ?? usual,
      answering: rest, of: written, in: project)
    var groups: [(first: StarterCase, statuses: [String])] = []
    for status in statuses {
      let answer = answers.first { $0.status == status } ?? rest
      let one = StarterCase(
        defined, [status],
        showing: answer.flatMap { scenes.view(calledBy: $0.types) }
          ?? views.first { $0.moment.statuses.contains(status) } ?? usual,
        answering: answer, of: written, in: project)
      if one.answersLike(last) { continue }
      if let same = groups.firstIndex(where: { $0.first.answersLike(one) }) {
        groups[same].statuses.append(status)
      } else {
        groups.append((one, [status]))
      }
    }
    let isOnly = (groups.map(\.first) + [last]).count { !$0.refuses } == 1
    all = groups.map { $0.first.with(statuses: $0.statuses, isOnly: isOnly) } + [last]
  }
}
