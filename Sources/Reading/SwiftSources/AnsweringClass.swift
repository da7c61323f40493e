/// A class with all its methods, as it answers at one moment after the other.
struct AnsweringClass: Sendable {
  private let hosted: HostedClass
  private let texts: [PlacedText]
  private let code: SourceCode
  private let method: SourceMethod
  /// Where the method calls its completion; nil where it has none, or keeps it for later.
  private let completionCalls: [CompletionCall]?
  /// The statuses that its conditions name, in the order of the SDK.
  private let statuses: [String]
  private let bodies: [Body]
  /// Where the methods call each other.
  private let calls: [Call]

  private struct Call {
    let caller: Int
    let index: Int
    let callee: Int
  }

  private struct Body {
    let code: SourceCode
    let name: String
    let range: Range<Int>
  }

  /// The statuses that interactions have; the others come on no card (convention).
  private static let shown = [
    "ready", "userConfirmationRequired", "inProgress", "success", "failure",
  ]

  /// - Returns: Nil where the method that a host calls is not in these files.
  init?(_ hosted: HostedClass, texts: [PlacedText]) {
    guard let (code, method) = hosted.method(.configureView) ?? hosted.method(.configure),
      method.body != nil
    else { return nil }
    self.hosted = hosted
    self.texts = texts
    self.code = code
    self.method = method
    completionCalls = code.completionCalls(of: method)
    let bodies = hosted.methods.compactMap { code, method in
      method.body.map { Body(code: code, name: method.name, range: $0) }
    }
    self.bodies = bodies
    let numbers = Dictionary(grouping: bodies.indices) { bodies[$0].name }
    calls = bodies.enumerated().flatMap { number, body in
      body.range.flatMap { index in
        numbers[body.code.text(index), default: []].map {
          Call(caller: number, index: index, callee: $0)
        }
      }
    }
    let named = Set(
      bodies.flatMap { body in
        body.code.contains("intentHandlingStatus", in: body.range)
          || body.code.asksForCode(in: body.range)
          ? body.range.compactMap { body.code.status(at: $0) } : []
      })
    statuses = Self.shown.filter { named.contains($0) }
  }

  /// What it answers, and which of some types of views and controllers it shows.
  func answers(to question: WrittenQuestion) -> [InferredAnswer] {
    let other = Self.shown.last { !statuses.contains($0) } ?? "unspecified"
    let holders = TypeUses(of: question.types, in: hosted)
    let ownCodes = Set(question.codes.map(\.name))
    func answer(with status: String, of code: String? = nil, as name: String?) -> InferredAnswer {
      let moment = Scenario(
        intent: question.intent, status: status, code: code, ownCodes: ownCodes)
      return self.answer(at: moment, as: name, holders)
    }
    let named = codes(among: ownCodes)
    return question.codes.filter { named.contains($0.name) }.map {
      answer(with: $0.isSuccess ? "success" : "failure", of: $0.name, as: nil)
    }
      + statuses.map { answer(with: $0, as: $0) } + [answer(with: other, as: nil)]
  }

  /// The codes that the class tells apart.
  private func codes(among codes: Set<String>) -> Set<String> {
    guard !codes.isEmpty else { return [] }
    return Set(
      bodies.flatMap { body in
        body.code.contains("code", in: body.range)
          ? body.range.compactMap { body.code.constant(at: $0) } : []
      }
    ).intersection(codes)
  }

  private func answer(
    at moment: Scenario, as status: String?, _ holders: TypeUses
  ) -> InferredAnswer {
    let reached = bodies.map { Reachability($0.range, of: $0.code, at: moment) }
    let idle = idleBodies(reached)
    let isReached = { (path: String, index: Int) in
      bodies.indices.allSatisfy { number in
        bodies[number].code.path != path || !bodies[number].range.contains(index)
          || !idle.contains(number) && reached[number].reaches(index)
      }
    }
    let sure = sureBodies(reached)
    let own = bodies.firstIndex { $0.range == method.body && $0.code.path == code.path }
    let sizes = SizeInference(of: hosted) {
      isReached(code.path, $0)
    } surely: { index in
      own.map { reached[$0].surelyReaches(index) } ?? false
    }
    return InferredAnswer(
      status: status, code: moment.code,
      refuses: !mayTakeCard(sizes) { isReached(code.path, $0) },
      completes: mayComplete { isReached(code.path, $0) },
      returnsGiven: returnsGiven { isReached(code.path, $0) },
      height: sizes.height(answeredBy: method, in: code),
      texts: written(
        texts.filter { isReached($0.path, $0.index) && $0.text.kind != .hidden }, reached),
      hidden: outlets(hidden: true, reached, idle, sure),
      seen: outlets(hidden: false, reached, idle, sure),
      types: types(holders) { sure.contains($0) && reached[$0].surelyReaches($1) },
      possibleTypes: types(holders) { !idle.contains($0) && reached[$0].reaches($1) })
  }

  /// The texts of some places, without those of a variable that surely gets another one later.
  private func written(_ texts: [PlacedText], _ reached: [Reachability]) -> [OutletAssignment] {
    let branched = Dictionary(grouping: texts, by: \.setting).filter { $0.value.count > 1 }
    var overwritten: Set<Int> = []
    var found: [OutletAssignment] = []
    for one in texts.reversed() where !overwritten.contains(one.setting) {
      found.append(one.text)
      guard branched[one.setting] != nil,
        let number = bodies.firstIndex(where: {
          $0.code.path == one.path && $0.range.contains(one.index)
        }), reached[number].surelyReaches(one.index)
      else { continue }
      overwritten.insert(one.setting)
    }
    return found.reversed()
  }

  /// The types that those places of bodies name that count, or a property that holds one of them.
  private func types(
    _ holders: TypeUses, where counts: (_ body: Int, _ index: Int) -> Bool
  ) -> Set<String> {
    var found: Set<String> = []
    for (number, body) in bodies.enumerated() where !holders.isEmpty {
      for index in body.range {
        guard let type = holders.type(at: index, of: body.code), !found.contains(type),
          counts(number, index)
        else { continue }
        found.insert(type)
      }
    }
    return found
  }

  /// The outlets of the class that all places which may run hide, or show, and one surely does.
  private func outlets(
    hidden: Bool, _ reached: [Reachability], _ idle: Set<Int>, _ sure: Set<Int>
  ) -> Set<String> {
    var found: Set<String> = []
    var others: Set<String> = []
    for placed in texts where placed.text.kind == .hidden && placed.text.className == hosted.name {
      guard
        let number = bodies.firstIndex(where: {
          $0.code.path == placed.path && $0.range.contains(placed.index)
        }), !idle.contains(number), reached[number].reaches(placed.index)
      else { continue }
      if placed.text.parts != [.literal("\(hidden)")] {
        others.insert(placed.text.outlet)
      } else if sure.contains(number), reached[number].surelyReaches(placed.index) {
        found.insert(placed.text.outlet)
      }
    }
    return found.subtracting(others)
  }

  /// What UIKit calls of a controller before a host asks it (documented).
  private static let first: Set = ["viewDidLoad", "loadView", "awakeFromNib"]

  /// The methods that run before every answer, or within it.
  private func sureBodies(_ reached: [Reachability]) -> Set<Int> {
    var sure = Set(
      bodies.indices.filter {
        bodies[$0].range == method.body && bodies[$0].code.path == code.path
          || Self.first.contains(bodies[$0].name)
      })
    let callsByCaller = Dictionary(grouping: calls, by: \.caller)
    var open = Array(sure)
    while let number = open.popLast() {
      for call in callsByCaller[number, default: []] where reached[number].surelyReaches(call.index)
      {
        if sure.insert(call.callee).inserted { open.append(call.callee) }
      }
    }
    return sure
  }

  /// Whether the view may stand in place of the host's own card.
  private func mayTakeCard(_ sizes: SizeInference, where isReached: (Int) -> Bool) -> Bool {
    guard let body = method.body, let calls = completionCalls else { return true }
    return calls.contains { call in
      // A view of no size is none to be seen; where it is called a success, nothing else is, either.
      isReached(call.place)
        && call.size.map { call.isSuccess || !sizes.isZero($0, in: body, of: code) } ?? false
    }
  }

  /// Whether there may be an answer at all.
  private func mayComplete(where isReached: (Int) -> Bool) -> Bool {
    completionCalls?.contains { isReached($0.place) } ?? true
  }

  /// Whether all answers hand back the parameters as they were given, and nothing looks at these.
  private func returnsGiven(where isReached: (Int) -> Bool) -> Bool {
    guard let body = method.body, let calls = completionCalls,
      let name = method.parameters.first?.name, method.parameters.count > 2
    else { return false }
    let returned = calls.compactMap(\.parameters).filter { $0.count == 1 }.map(\.lowerBound)
    let own = Set(returned.filter { code.text($0) == name })
    let isLookedAt = body.contains {
      code.text($0) == name && code.text($0 + 1) != ":" && code.text($0 - 1) != "."
        && !own.contains($0)
    }
    let answers = calls.filter { isReached($0.place) && $0.size != nil }
    return !isLookedAt && !answers.isEmpty
      && answers.allSatisfy { $0.parameters.map { own.contains($0.lowerBound) } ?? false }
  }

  /// The methods that are called only where nothing runs.
  private func idleBodies(_ reached: [Reachability]) -> Set<Int> {
    let others = calls.filter { bodies[$0.caller].name != bodies[$0.callee].name }
    let callsByCallee = Dictionary(grouping: others, by: \.callee)
    var idle: Set<Int> = []
    var isChanged = true
    while isChanged {
      isChanged = false
      for (number, calls) in callsByCallee where !idle.contains(number) {
        let isCalled = calls.contains {
          !idle.contains($0.caller) && reached[$0.caller].reaches($0.index)
        }
        if !isCalled {
          idle.insert(number)
          isChanged = true
        }
      }
    }
    return idle
  }
}

extension SourceCode {
  /// Where a method calls its completion; nil where it has none, or keeps it for later.
  fileprivate func completionCalls(of method: SourceMethod) -> [CompletionCall]? {
    guard let body = method.body, let completion = method.parameters.last else { return nil }
    let calls = calls(of: completion.name, in: body)
    let places = Set(calls.map(\.place))
    let isKept = body.contains {
      text($0) == completion.name && !places.contains($0) && !asksForValue(at: $0)
    }
    return isKept || calls.isEmpty ? nil : calls
  }

  /// Whether a body compares the code of a response, or tells its cases apart.
  fileprivate func asksForCode(in body: Range<Int>) -> Bool {
    contains("code", "=", "=", in: body) || contains("code", "{", in: body)
      || contains("code", ")", "{", in: body)
  }

  /// Whether a place only asks if a name has a value: `if (name)`, `if let name = name`.
  fileprivate func asksForValue(at index: Int) -> Bool {
    let isOptional = ["let", "var"].contains(text(index - 1))
    let isItsValue =
      text(index - 1) == "=" && text(index - 2) == text(index)
      && ["let", "var"].contains(text(index - 3))
    return isOptional || isItsValue || matches(["if", "("], at: index - 2)
  }
}
