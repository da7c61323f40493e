package import Diagnostics
internal import HostSimulation
internal import Interactions
internal import Views

/// Reads what a program said of an ask as the answer of its class.
struct PlayReader {
  let play: ControllerProcess.Play
  /// How the ask went in the dark, where the code wants to know the appearance.
  let dark: ControllerProcess.Play?
  private let ask: Ask
  private let method: String
  private let controller: RunningController
  let tree: ViewTree

  init(
    _ play: ControllerProcess.Play, dark: ControllerProcess.Play?, of ask: Ask, method: String,
    controller: RunningController, tree: ViewTree
  ) {
    self.play = play
    self.dark = dark
    self.ask = ask
    self.method = method
    self.controller = controller
    self.tree = tree
  }

  var played: ControllerPlayer.Played {
    ControllerPlayer.Played(answer: answer, flags: flags)
  }

  private var flags: SiriProviding? {
    guard let message = play.messages.last(where: { $0.type == "flags" }),
      let map = message.displaysMap
    else { return nil }
    return SiriProviding(
      displaysMap: map, displaysMessage: message.displaysMessage ?? false,
      displaysPaymentTransaction: message.displaysPaymentTransaction ?? false)
  }

  /// The number of the call that was asked; those before it are of earlier stages.
  private var call: Int {
    play.messages.compactMap(\.call).max() ?? 0
  }

  /// The messages of a type that the call sent.
  func said(_ type: String, in play: ControllerProcess.Play) -> [ProgramMessage] {
    play.messages.filter { $0.type == type && ($0.call ?? call) == call }
  }

  private var answer: Answer {
    let cuts = reachedCuts
    var diagnostics = cuts.map(\.finding)
    let replies = said("reply", in: play)
    let end: Answer.End
    if let trap = reachedTrap {
      return unknown("stops where \(trap.what) was left out", by: trap)
    }
    let isDead =
      play.end.map { ($0.signal ?? 0) != 0 || ($0.exit ?? 0) != 0 || endsItself } ?? true
    if !isDead, !play.messages.contains(where: { $0.type == "flags" }) {
      return Answer(
        .unknown, answeredBy: "is not made of its storyboard", location: controller.location,
        occurrences: occurrences)
    }
    if isDead || replies.isEmpty, let cut = possibleReason {
      return unknown("may do something else with \(cut.what), which was left out", by: cut)
    }
    // A card without the class's view has no place for a mark.
    if let cut = cuts.first(where: { $0.kind == .branch }), replies.allSatisfy({ !$0.showsView }) {
      return unknown("may show a view with \(cut.what), which was left out", by: cut)
    }
    let frames = frames
    let isBlank = [frames.first, frames.later?.element].allSatisfy { $0?.isBlank ?? true }
    if let cut = cuts.first, isBlank, replies.contains(where: \.showsView) {
      return unknown("may show something with \(cut.what), which was left out", by: cut)
    }
    if isDead, replies.isEmpty || play.end != nil || said("tree", in: play).isEmpty {
      diagnostics.append(crash)
      end = .crashed
    } else if replies.isEmpty {
      diagnostics.report(
        .neverAnswers, "'\(controller.name)' never calls its completion handler",
        at: controller.location, fix: "Call it on every path")
      end = .silent
    } else {
      if replies.count > 1 {
        diagnostics.report(
          .answersTwice,
          "'\(controller.name)' calls its completion handler \(replies.count) times",
          at: controller.location, fix: "Return after the first call")
      }
      end = .replied(
        replies.map { reply($0, frames: frames) }, after: replies.first?.after ?? 0)
    }
    return Answer(
      end, answeredBy: "runs \(method)", location: controller.location,
      diagnostics: diagnostics, occurrences: occurrences)
  }

  private func unknown(_ why: String, by cut: SourceCut) -> Answer {
    Answer(
      .unknown, answeredBy: why, location: cut.location,
      diagnostics: reachedCuts.filter { $0 != cut }.map(\.finding) + [cut.failure(why)],
      occurrences: occurrences)
  }

  /// The events of the class, in order.
  private var occurrences: [Answer.Occurrence] {
    controller.program.cuts.filter { $0.reach == .unseen }.map {
      .leftOut($0.what, at: $0.location)
    }
      + reports
  }

  private var reports: [Answer.Occurrence] {
    play.messages.compactMap { message in
      switch message.type {
      case "request":
        message.url.map { .request($0, isAnswered: message.answered ?? false) }
      case "lookup":
        message.store.map { .lookup(message.what ?? "", in: $0) }
      case "missing": message.what.map { .missingAPI($0) }
      case "cut":
        controller.program.cut(of: message).map { .leftOut($0.what, at: $0.location) }
      default: nil
      }
    }
  }

  /// Whether the code ended the process: a call that comes to its end says twice what is on the screen.
  private var endsItself: Bool {
    play.messages.contains { $0.type == "flags" }
      && play.messages.count { $0.type == "tree" && $0.call == call } < 2
  }

  /// The body that was left out, and that the class could not do without.
  private var reachedTrap: SourceCut? {
    guard let message = play.messages.last(where: { $0.type == "cut" }), message.trap == true else {
      return nil
    }
    return controller.program.cut(of: message)
  }

  /// A cut that may be why the code crashes or never replies: one that was reached, or a declaration, which nothing
  /// reports.
  private var possibleReason: SourceCut? {
    reachedCuts.last ?? controller.program.cuts.first { $0.reach != .reported }
  }

  private var reachedCuts: [SourceCut] {
    let reached = Set(
      play.messages.filter { $0.type == "cut" }.compactMap {
        controller.program.cut(of: $0)?.number
      })
    return controller.program.cuts.filter { $0.reach == .unseen || reached.contains($0.number) }
  }

  private var crash: Diagnostic {
    if play.isGarbled {
      return Diagnostic(
        .crashes, "'\(controller.name)' writes to the pipe of Cardproof, which stops it",
        at: controller.location, fix: "Write to no file that the code did not open")
    }
    guard let end = play.end else {
      return Diagnostic(
        .crashes, "'\(controller.name)' hangs, so Cardproof stops it", at: controller.location,
        fix: "Remove loops that wait")
    }
    if let wait = play.messages.last(where: { $0.type == "hang" })?.what {
      return Diagnostic(
        .crashes, "'\(controller.name)' waits in \(wait) for something that never happens",
        at: controller.location, fix: "Do not wait on the main thread")
    }
    let report = CrashReport(
      end.output ?? "", of: controller.program, signal: end.signal ?? 0)
    return Diagnostic(
      .crashes, "'\(controller.name)' crashes here: \(report.reason)",
      at: report.location ?? controller.location,
      fix: "Unwrap what may be missing: a response, another intent's class")
  }

  /// The view as people see it first, and where it changes, as it stands once all that the code still had to do is
  /// done.
  private var frames: (first: View<String>?, later: LaterView?) {
    let trees = said("tree", in: play)
    let missing = play.messages.filter { $0.type == "missing" && $0.look == true }
    let guesses = play.messages.filter { $0.type == "guess" }
    let both = viewsInBothAppearances
    let others = both.isWhole ? [] : ["what differs in the dark but for colors"]
    let views = both.views.map { view -> View<String> in
      let title = SceneTitle(
        name: controller.name, leftOut: reachedCuts.count,
        notDrawn: (missing.compactMap(\.what) + others).sorted(), boxes: view.undrawnSymbols,
        estimated: (guesses.compactMap(\.what) + view.standInFonts.map { "font \($0)" }).sorted(),
        unanswered: play.messages.count { $0.type == "request" && $0.answered != true },
        empty: Set(play.messages.compactMap(\.store)).sorted())
      return controller.scene(view, as: title)
    }
    guard let last = views.last, let after = trees.last?.after, !isSame(trees) else {
      return (views.first, nil)
    }
    // What changes in no time is what people see first.
    let seconds = (after * 10).rounded() / 10
    return seconds > 0 ? (views.first, LaterView(seconds: seconds, element: last)) : (last, nil)
  }

  /// Whether the first and the last tree look the same: views that code made anew have other numbers.
  private func isSame(_ trees: [ProgramMessage]) -> Bool {
    guard let first = trees.first?.tree, let last = trees.last?.tree else { return true }
    var tree = tree
    tree.countsAnew = true
    return tree.view(first) == tree.view(last)
  }

  private func reply(
    _ message: ProgramMessage, frames: (first: View<String>?, later: LaterView?)
  ) -> Reply {
    let size = (message.size ?? []).map { $0 ?? 0 }
    let isSuccess = message.success ?? false
    let parameters = (message.parameters ?? []).map {
      HostParameter(className: $0.class, keyPath: $0.path)
    }
    // A set has no order: what was asked comes first, in the order in which it was asked.
    let asked = ask.parameters.filter(parameters.contains)
    let others = parameters.filter { !asked.contains($0) }
      .sorted { $0.description < $1.description }
    return Reply(
      success: isSuccess, parameters: asked + others,
      size: Size(width: Points(size.first ?? 0), height: Points(size.last ?? 0)),
      view: isSuccess ? frames.first : nil, later: isSuccess ? frames.later : nil)
  }
}

extension View<String> {
  /// The names of the fonts for which the system's stands.
  fileprivate var standInFonts: Set<String> {
    Set(
      shown.compactMap(\.content.label).filter { !$0.text.isEmpty }.compactMap(\.standInFont))
  }

  /// Whether a scene shows nothing but the background of the whole.
  fileprivate var isBlank: Bool {
    subviews.allSatisfy { root in
      !root.content.isLeaf && root.shown.dropFirst().allSatisfy { !$0.isSeen }
    }
  }
}

extension ProgramMessage {
  /// Whether a reply has a view with a size.
  fileprivate var showsView: Bool {
    success == true && size?.allSatisfy { ($0 ?? 0) > 0 } == true
  }
}

extension View<String> {
  /// The names of the system's symbols in it that there is no drawing of.
  fileprivate var undrawnSymbols: [String] {
    let images = shown.flatMap { view -> [ImageContent<String>] in
      switch view.content {
      case .image(let image): [image]
      case .control(.button(_, let pictures?)): [pictures.image].compactMap(\.self)
      default: []
      }
    }
    let unknown = images.filter { image in
      image.symbol.map { $0.symbol == nil && !image.name.isEmpty } ?? false
    }
    return Set(unknown.map(\.name)).sorted()
  }
}

extension ControllerProgram {
  /// The cut that a message tells of: by its number, or the last one at the first place behind that of the call.
  fileprivate func cut(of message: ProgramMessage) -> SourceCut? {
    if let number = message.number { return cuts.first { $0.number == number } }
    guard let path = message.file.flatMap({ paths[$0] }), let line = message.line else {
      return nil
    }
    let order = { (cut: SourceCut) in (cut.location.line, cut.location.column, -cut.number) }
    return cuts.filter {
      $0.location.file == path && order($0) >= (line, message.column ?? 1, Int.min)
    }.min { order($0) < order($1) }
  }
}

extension SourceCut {
  /// The part of the code in words.
  var what: String { kind == .body ? "the body of '\(text)'" : text }

  /// The finding about it.
  package var finding: Diagnostic {
    Diagnostic(
      .leftOut, "This does not compile here, so Cardproof leaves it out: \(what)", at: location,
      notes: [.init("The compiler says: \(reason)")],
      fix: Self.fix)
  }

  /// The finding about a part without which nothing tells what the class shows.
  fileprivate func failure(_ why: String) -> Diagnostic {
    Diagnostic(
      .cannotRun, "The view is not known: the class \(why)", at: location,
      notes: [.init("The compiler says: \(reason)")], fix: Self.fix)
  }

  private static let fix =
    "Name a stand-in in 'run' of a controller configuration, or describe the class there"
}
