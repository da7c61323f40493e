internal import Diagnostics

extension ControllerSources {
  /// Findings about work before a view is on the screen or after it is gone.
  func lifecycleFindings(_ hosted: HostedClass) -> [Diagnostic] {
    hosted.methods.flatMap { code, method -> [Diagnostic] in
      guard let body = method.body, code.language == .swift else { return [] }
      if Self.goodbyes.contains(method.name) { return savings(body, in: code, method) }
      return stores(body, in: code) + animations(body, in: code, method)
    } + timers(hosted)
  }

  private static let goodbyes: Set = ["viewWillDisappear", "viewDidDisappear"]
  private static let early: Set = ["viewDidLoad", "loadView", "viewWillAppear", "awakeFromNib"]
  /// Types that keep values outside of the interaction.
  private static let stores: Set = [
    "UserDefaults", "NSUserDefaults", "NSPersistentContainer", "NSFetchRequest", "CNContactStore",
    "NSUbiquitousKeyValueStore",
  ]

  /// Calls that save, in a callback of a view that goes: the extension may end before they are
  /// through.
  private func savings(
    _ body: Range<Int>, in code: SourceCode, _ method: SourceMethod
  ) -> [Diagnostic] {
    body.filter { index in
      Self.stores.contains(code.text(index)) || code.matches([".", "save", "("], at: index)
        || code.matches([".", "write", "(", "to", ":"], at: index)
        || code.matches([".", "donate", "("], at: index)
    }.prefix(1).map { index in
      Diagnostic(
        .sourceSavesLate, "'\(method.name)' saves data when the system releases the extension",
        at: code.location(index),
        fix: "Remove it; let the app or the Intents extension save what it handles")
    }
  }

  /// Sources of values besides the interaction.
  private func stores(_ body: Range<Int>, in code: SourceCode) -> [Diagnostic] {
    body.filter { index in
      Self.stores.contains(code.text(index)) && code.text(index - 1) != ":"
        || code.text(index) == "containerURL"
          && code.matches(["(", "forSecurityApplicationGroupIdentifier"], at: index + 1)
    }.prefix(1).map { index in
      Diagnostic(
        .sourceOtherStore, "'\(code.text(index))' reads values that the interaction does not have",
        at: code.location(index),
        fix: "Put the values into the response, or into the userInfo of its user activity")
    }
  }

  /// Animations that start before the view is on the screen.
  private func animations(
    _ body: Range<Int>, in code: SourceCode, _ method: SourceMethod
  ) -> [Diagnostic] {
    guard
      Self.early.contains(method.name)
        || HostedMethod.allCases.contains(where: { $0.swiftName == method.name })
    else { return [] }
    return body.filter { index in
      code.matches(["UIView", ".", "animate"], at: index)
        || code.matches(["UIView", ".", "animateKeyframes"], at: index)
        || code.matches([".", "startAnimation", "("], at: index)
        || Self.clocks.contains { code.matches($0, at: index) }
    }.prefix(SourceCode.maximumPlaces).filter { code.runsAtOnce($0, in: body) }.prefix(1).map {
      Diagnostic(
        .sourceAnimatesUnseen, "An animation or timer starts before the view is on the screen",
        at: code.location($0), fix: "Start it in viewDidAppear, and stop it in viewWillDisappear")
    }
  }

  private static let clocks = [["Timer", ".", "scheduledTimer"], ["CADisplayLink", "("]]

  /// Timers that start in time, and that nothing of the class ever stops.
  private func timers(_ hosted: HostedClass) -> [Diagnostic] {
    guard !hosted.uses("invalidate") else { return [] }
    return hosted.methods.flatMap { code, method -> [Diagnostic] in
      guard let body = method.body, code.language == .swift, method.name == "viewDidAppear" else {
        return []
      }
      return body.filter { index in Self.clocks.contains { code.matches($0, at: index) } }.prefix(1)
        .map { index in
          Diagnostic(
            .sourceAnimatesUnseen, "This timer continues after the view leaves the screen",
            at: code.location(index), fix: "Keep it, and call 'invalidate' in viewWillDisappear")
        }
    }
  }
}
