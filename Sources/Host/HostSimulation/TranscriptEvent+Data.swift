internal import Interactions
internal import TextTools
internal import Views
internal import Diagnostics

extension TranscriptEvent {
  package var kind: Kind { data.kind }

  /// The kind of event and what it is about, for `catalogue.json`.
  var described: (kind: Kind, subject: JSONObject) {
    let (kind, subject) = data
    var object = JSONObject()
    for (name, value) in subject {
      switch value {
      case .text(let text): object.add(name, text)
      case .texts(let texts): object.add(name, texts)
      case .written(let value): object.add(name, written: value)
      }
    }
    return (kind, object)
  }

  private enum Value {
    case text(String)
    case texts([String])
    /// A value in JSON.
    case written(String)

    static func number(_ number: Int) -> Value { .written(String(number)) }
    static func numbers(_ numbers: [Int]) -> Value { .written("\(numbers)") }
    static func seconds(_ seconds: Double) -> Value { .written(seconds.formattedShort) }
    static func boolean(_ value: Bool) -> Value { .written(String(value)) }
    static func parameters(_ set: [HostParameter]) -> Value { .texts(set.map(\.description)) }

    static func size(_ size: Size) -> Value {
      .written("{\"width\": \(size.width), \"height\": \(size.height)}")
    }

    static func sets(_ sets: [[HostParameter]?]) -> Value {
      let lists = sets.map { set in
        set.map { "[\($0.map { jsonString($0.description) }.joined(separator: ", "))]" } ?? "null"
      }
      return .written("[\(lists.joined(separator: ", "))]")
    }
  }

  private typealias Subject = KeyValuePairs<String, Value>

  private var data: (kind: Kind, subject: Subject) {
    switch self {
    case .stage(let stage, let intent, let status):
      (.stage, ["intent": .text(intent), "stage": .text(stage), "status": .text(status.rawValue)])
    case .suggestion: (.suggestion, [:])
    case .needlessConfirmation: (.needlessConfirmation, [:])
    case .noHandlerAsked(let kind): (.noHandlerAsked, ["stage": .text(kind.rawValue)])
    case .handler(let name, let phase, let candidates):
      (.handler, ["name": .text(name), "phase": .text(phase), "candidates": .number(candidates)])
    case .noHandler(let intent): (.noHandler, ["intent": .text(intent)])
    case .noExtension(let intent): (.noExtension, ["intent": .text(intent)])
    case .extension(let name, let intent):
      (.extension, ["name": .text(name), "intent": .text(intent)])
    case .extensionsLeftOut(let names): (.extensionsLeftOut, ["names": .texts(names)])
    case .unknownController(let name): (.unknownController, ["class": .text(name)])
    case .unlock: (.unlock, [:])
    case .asIf(let intent, let host): (.asIf, ["intent": .text(intent), "host": .text(host)])
    case .sections(let sets): (.sections, ["parameters": .sets(sets)])
    case .notHosted(let obstacle): (.notHosted, ["obstacle": .text(obstacle.rawValue)])
    case .instance(let number, let name):
      (.instance, ["instance": .number(number), "class": .text(name)])
    case .viewDidLoad(let number): (.viewDidLoad, ["instance": .number(number)])
    case .sameInstance(let name): (.sameInstance, ["class": .text(name)])
    case .sizes(let minimum, let maximum):
      (.sizes, ["minimum": .size(minimum), "maximum": .size(maximum)])
    case .configureView(let parameters, let behavior, let context):
      (
        .ask,
        [
          "method": .text("configureView"), "parameters": .parameters(parameters),
          "behavior": .text(behavior.rawValue), "context": .text(context.rawValue),
        ]
      )
    case .configure(let context, let isImplemented):
      (
        .ask,
        [
          "method": .text("configure"), "implemented": .boolean(isImplemented),
          "context": .text(context.rawValue),
        ]
      )
    case .request(let url, let isAnswered):
      (.request, ["url": .text(url), "answered": .boolean(isAnswered)])
    case .lookup(let item, let store): (.lookup, ["item": .text(item), "store": .text(store)])
    case .missingAPI(let name): (.missingAPI, ["name": .text(name)])
    case .leftOut(let text): (.leftOut, ["text": .text(text)])
    case .answer(let name, let answer, let number):
      (.answer, ["class": .text(name), number == nil ? "answer" : "case": .text(answer)])
    case .crash: (.crash, [:])
    case .noReply(let limit): (.noReply, ["limit": .seconds(limit)])
    case .lateReply(let limit, let seconds):
      (.lateReply, ["limit": .seconds(limit), "seconds": .seconds(seconds)])
    case .replies(let count): (.replies, ["count": .number(count)])
    case .size(let size): (.reply, ["size": .size(size)])
    case .reply(let success, let parameters, _, let size):
      (
        .reply,
        ["success": .boolean(success), "parameters": .parameters(parameters), "size": .size(size)]
      )
    case .covered(let parameters, _): (.covered, ["parameters": .parameters(parameters)])
    case .tooLate(let sections): (.tooLate, ["sections": .numbers(sections)])
    case .limited(let size, let limited):
      (.limited, ["asked": .size(size), "size": .size(limited)])
    case .sectionLeftOut(let section, let set, let sections):
      (
        .sectionLeftOut,
        [
          "section": .number(section), "parameters": .parameters(set),
          "displayedIn": .numbers(sections),
        ]
      )
    case .sectionRest(let section, let set):
      (.sectionRest, ["section": .number(section), "parameters": .parameters(set)])
    case .sectionEmpty(let section): (.sectionEmpty, ["section": .number(section)])
    case .sectionRow(let section): (.sectionRow, ["section": .number(section)])
    case .sectionUnknown(let section): (.sectionUnknown, ["section": .number(section)])
    case .sectionHidden(let section): (.sectionHidden, ["section": .number(section)])
    case .sectionView(let section, let instance, let size):
      (
        .sectionView,
        ["section": .number(section), "instance": .number(instance), "size": .size(size)]
      )
    case .rowsRepeated(let count): (.rowsRepeated, ["count": .number(count)])
    case .rowsSummedUp(let count): (.rowsSummedUp, ["count": .number(count)])
    case .tap(let section, let behavior, let words):
      (
        .tap,
        [
          "section": .number(section), "behavior": .text((behavior ?? .none).rawValue),
          "app": .text(words.appName), "host": .text(words.hostName),
        ]
      )
    case .button(let title, let opensApp, _):
      (.button, ["title": .text(title), "opensApp": .boolean(opensApp)])
    case .appearing(let instances): (.appearing, ["instances": .numbers(instances)])
    case .staying(let instances): (.staying, ["instances": .numbers(instances)])
    case .changing(let instance, let seconds):
      (.changing, ["instance": .number(instance), "seconds": .seconds(seconds)])
    case .sizeStays(let size): (.sizeStays, ["size": .size(size)])
    case .withoutHeight(let instances): (.withoutHeight, ["instances": .numbers(instances)])
    case .released(let instances): (.released, ["instances": .numbers(instances)])
    case .leaving(let instances): (.leaving, ["instances": .numbers(instances)])
    case .lost(let instances): (.lost, ["instances": .numbers(instances)])
    case .disappearing(let instances): (.disappearing, ["instances": .numbers(instances)])
    case .dismissal: (.dismissal, [:])
    }
  }
}
