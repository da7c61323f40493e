internal import SwiftSources
internal import HostSimulation
internal import Views

/// What the class sets of the outlets of one scene, for one intent.
struct ScaffoldTexts {
  /// The outlets that the class hides, and those that it shows, whatever the file says.
  let hidden: Set<String>
  let seen: Set<String>
  private let texts: [OutletAssignment]
  /// What the class sets with other statuses.
  private let others: [OutletAssignment]
  private let sources: ScaffoldSources
  /// Whether interactions can be given what only the code knows.
  private let mayAddSamples: Bool
  private let written: ParsedController?
  /// The names of the scene's class and of those above it.
  private let classNames: ArraySlice<String>

  /// What is known of an outlet.
  enum Known {
    /// A text with bindings, and the path that must have a value.
    case text(String, needs: String?)
    case image(String)
    /// The class sets it, and from what the text does not tell, but for what stands around it, or
    /// for what it is called.
    case elsewhere(before: String, after: String, name: String? = nil)
    /// No class ever names it, so it shows what the file has.
    case leftAlone
  }

  init(
    _ answer: InferredAnswer?, of written: ParsedController?, _ scene: InterfaceScene,
    for intentClass: String, _ sources: ScaffoldSources, mayAddSamples: Bool
  ) {
    self.sources = sources
    self.mayAddSamples = mayAddSamples
    self.written = written
    hidden = answer?.hidden ?? []
    seen = answer?.seen ?? []
    classNames = scene.names.dropLast()
    let all = written?.texts ?? []
    let owners = Set(classNames.map { $0.lowercased() })
    let own = all.filter { text in
      guard text.intent == nil || text.intent == intentClass else { return false }
      // Another view may have an outlet of that name.
      let rivals = all.filter { $0.outlet == text.outlet && $0.owners != text.owners }
      return rivals.isEmpty || !owners.isDisjoint(with: text.owners)
        || rivals.allSatisfy { owners.isDisjoint(with: $0.owners) }
    }
    let now = answer.map { Set($0.texts) }
    texts = own.filter { now?.contains($0) ?? true }
    others = own.filter { now?.contains($0) == false }
  }

  /// What the class sets of an outlet; nil where it sets nothing.
  func known(_ outlet: String, isImage: Bool) -> Known? {
    let isMeant = { (text: OutletAssignment) in
      text.outlet == outlet && (text.kind == .image) == isImage
    }
    let own = texts.filter(isMeant)
    guard !own.isEmpty else {
      return others.contains(where: isMeant) || written?.leavesAlone(outlet, of: classNames) == true
        ? .leftAlone : nil
    }
    let written = own.compactMap { $0.parts.flatMap(bindings) }
    if isImage {
      let names = Set(written.map(\.text))
      return names.count == 1 && written.count == own.count
        ? names.first.map { .image($0) } : .elsewhere(before: "", after: "")
    }
    let bound = written.first { !$0.paths.isEmpty }
    // What is empty at first, or where nothing is known, has its text at some time.
    let filled = written.filter { !$0.text.isEmpty }
    let isPlain = Set(filled.map(\.text)).count <= 1 && written.count == own.count
    guard let best = bound ?? (isPlain ? filled.first ?? written.first : nil),
      best.text.count <= 200
    else {
      return Self.around(own)
    }
    return .text(best.text, needs: best.paths.first { !sources.isAlwaysThere($0) })
  }

  /// What stands before and behind the pieces that are not known, where all texts have the same.
  private static func around(_ texts: [OutletAssignment]) -> Known {
    let names = Set(texts.map(\.valueName))
    let plain = Known.elsewhere(
      before: "", after: "", name: names.count == 1 ? texts.first?.valueName : nil)
    guard let parts = texts.first?.parts, texts.allSatisfy({ $0.parts == parts }),
      let first = parts.firstIndex(of: .elsewhere), let last = parts.lastIndex(of: .elsewhere)
    else { return plain }
    let sides = [parts[..<first], parts[(last + 1)...]].map { side in
      side.map { part -> String? in if case .literal(let text) = part { text } else { nil } }
    }
    guard sides.joined().allSatisfy({ $0 != nil }) else { return plain }
    let words = sides.map { side in side.map { $0 ?? "" }.joined() }
    return .elsewhere(before: words[0], after: words[1])
  }

  /// A text as a layout has it; nil where a part of it is none of the intent's values.
  private func bindings(_ parts: [OutletAssignment.Part]) -> (text: String, paths: [String])? {
    var text = ""
    var paths: [String] = []
    for part in parts {
      switch part {
      case .literal(let literal): text += literal
      case .elsewhere: return nil
      case .value(let isResponse, let members):
        let activity = mayAddSamples ? ScaffoldSources.activityPath(isResponse, members) : nil
        guard let path = activity ?? sources.path(isResponse, members) else { return nil }
        text += "${\(path)}"
        paths.append(path)
      }
    }
    return (text, paths)
  }
}

extension OutletAssignment {
  /// What may be the name of the view or of the class that has the outlet, in lower case.
  fileprivate var owners: Set<String> {
    Set([receiver ?? className, className].map { $0.lowercased() })
  }
}
