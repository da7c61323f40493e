internal import Diagnostics
package import HostSimulation
internal import IntentDefinitions
package import Interactions
internal import SourceFormats
internal import Synchronization
internal import TextTools
package import Views

/// Answers the questions of a program about layout: a size for a view, and the frames in it.
package typealias FrameSolver =
  @Sendable (_ scene: View<String>, _ room: SceneRoom, _ isRightToLeft: Bool) -> (
    size: Size, frames: [String: Frame]
  )

/// A class of hosted view controllers whose answers come from running it.
package struct LiveControllerClass: HostedViewControllerClass {
  private let controller: RunningController
  private let player: ControllerPlayer

  package init(
    _ controller: RunningController, strings: LocalizedStrings, frames: @escaping FrameSolver
  ) {
    self.controller = controller
    player = ControllerPlayer(controller, strings: strings, frames: frames)
  }

  package var name: String { controller.name }
  package var basis: ControllerBasis { .run }
  package var implementsConfigureView: Bool { controller.program.methods.hasConfigureView }
  package var implementsConfigure: Bool { controller.program.methods.hasConfigure }
  package var testedBehaviors: Set<InteractiveBehavior> {
    controller.program.methods.readsBehavior ? Set(InteractiveBehavior.allCases) : []
  }

  package func instantiate() -> any HostedViewController {
    LiveController(player: player, methods: controller.program.methods)
  }
}

/// One instance of such a class; its flags are those that the instance had at the end of its
/// answer.
private final class LiveController: HostedViewController {
  private let player: ControllerPlayer
  private let methods: ConfigureMethods
  private let flags = Mutex<SiriProviding?>(nil)

  init(player: ControllerPlayer, methods: ConfigureMethods) {
    self.player = player
    self.methods = methods
  }

  var siriProviding: SiriProviding? { flags.withLock { $0 } }

  var configureView: (@Sendable (Ask) -> Answer)? {
    guard methods.hasConfigureView else { return nil }
    return { self.answer($0, method: "configureView") }
  }

  var configure: (@Sendable (Ask) -> Answer)? {
    guard methods.hasConfigure else { return nil }
    return { self.answer($0, method: "configure") }
  }

  private func answer(_ ask: Ask, method: String) -> Answer {
    let played = player.play(ask, method: method)
    flags.withLock { $0 = played.flags }
    return played.answer
  }
}

/// Plays asks on a running controller, each different one once.
final class ControllerPlayer: Sendable {
  private let controller: RunningController
  private let strings: LocalizedStrings
  private let frames: FrameSolver
  private let known = Mutex<[PlayedAsk: Played]>([:])
  private let languages = Mutex<[String: LanguageTexts]>([:])

  /// The answer to an ask, and the flags of its instance.
  struct Played: Sendable {
    let answer: Answer
    let flags: SiriProviding?
  }

  /// The inputs of an answer: everything that a program gets.
  private struct PlayedAsk: Hashable {
    let method: String
    let ask: Ask
  }

  init(
    _ controller: RunningController, strings: LocalizedStrings, frames: @escaping FrameSolver
  ) {
    self.controller = controller
    self.strings = strings
    self.frames = frames
  }

  func play(_ ask: Ask, method: String) -> Played {
    let key = PlayedAsk(method: method, ask: ask.anonymous)
    if let played = known.withLock({ $0[key] }) { return played }
    let language = ask.interaction.language
    let texts = languages.withLock { languages in
      if let texts = languages[language] { return texts }
      let texts = LanguageTexts(strings, of: controller.world.scenes, in: language)
      languages[language] = texts
      return texts
    }
    let tree = ViewTree(
      scenes: texts.scenes, colors: controller.world.assets.colors, location: controller.location)
    let help = ControllerProcess.Help(
      layouts: texts.layouts,
      frames: { [frames, controller] pipe, room, isContent in
        var view = tree.view(pipe)
        var room = room
        if isContent {
          view.object?.constraints.removeAll { $0.second == nil }
          switch view.content {
          // A text that breaks is as wide as its longest line (observed).
          case .label, .textView:
            if let most = room.width.length { room.width = .most(most) }
          default: break
          }
        }
        let solved = frames(
          controller.scene(view), room, PseudoLanguage.isRightToLeft(language))
        return HostMessage.Frames(
          size: [solved.size.width.value, solved.size.height.value],
          frames: pipe.frames(solved.frames))
      }, text: { FormatAnswers(language: language).text($0) })
    let message = AskMessage(
      ask, method: method, texts: texts, controller: controller)
    let played: Played
    if let play = controller.play(message.message(isDark: false), help) {
      let dark =
        play.readsAppearance ? controller.play(message.message(isDark: true), help) : nil
      played =
        PlayReader(play, dark: dark, of: ask, method: method, controller: controller, tree: tree)
        .played
    } else {
      played = Played(
        answer: Answer(
          .crashed, answeredBy: "the program cannot be started", location: controller.location),
        flags: nil)
    }
    known.withLock { $0[key] = played }
    return played
  }
}

/// The scenes and the texts in a language, made once for all asks, and the layouts that they had in it.
struct LanguageTexts: Sendable {
  let scenes: SceneIndex
  let layouts = KnownLayouts()
  let strings: [String: [String: String]]
  let plurals: [String: [String: HostMessage.Plural]]

  init(_ texts: LocalizedStrings, of scenes: [InterfaceScene], in language: String) {
    self.scenes = SceneIndex(scenes, language: language)
    strings = texts.texts(in: language)
    plurals = texts.plurals(in: language).mapValues { $0.mapValues { HostMessage.Plural($0) } }
  }
}

extension HostMessage.Plural {
  fileprivate init(_ text: PluralText) {
    format = text.format
    variables = text.variables.reduce(into: [:]) { variables, variable in
      let forms = variable.forms.map { ($0.category.rawValue, $0.text) }
      variables[variable.name] = Dictionary(forms) { first, _ in first }
    }
  }
}

extension RunningController {
  /// A controller's root view as a scene of the card.
  func scene(_ root: View<String>, as title: SceneTitle? = nil) -> View<String> {
    View(.scene(title ?? SceneTitle(name: name)), subviews: [root], at: location)
  }
}

extension PipeView {
  /// The frames of views by their numbers in the process, as a program wants them.
  fileprivate func frames(_ solved: [String: Frame]) -> [String: [Double]] {
    var result: [String: [Double]] = [:]
    var open = [self]
    while let view = open.popLast() {
      let id = view.scene ?? "view \(view.id)"
      for (name, frame) in [
        ("\(view.id)", solved[id]), ("content of \(view.id)", solved["content of \(id)"]),
      ] {
        result[name] = frame?.numbers
      }
      for (number, cell) in (view.cells ?? []).enumerated() {
        result["cell \(cell.view.id)"] = solved["cell \(number) of \(id)"]?.numbers
        open.append(cell.view)
      }
      open += view.inside
    }
    return result
  }
}

extension Frame {
  fileprivate var numbers: [Double] { [x.value, y.value, width.value, height.value] }
}
