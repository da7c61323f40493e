internal import TextTools

/// What a method is asked about: an intent, by its class, with a handling status.
struct Scenario: Sendable {
  let intent: String
  let status: String
  /// The response code, where it is one of the definition's own.
  var code: String?
  /// The definition's own codes; none where nobody knows them.
  var ownCodes: Set<String> = []

  /// The statuses of `INIntentHandlingStatus` (documented).
  static let statuses = [
    "unspecified", "ready", "inProgress", "success", "failure", "deferredToApplication",
    "userConfirmationRequired",
  ]
}

/// Tells at one moment whether conditions about the intent's class and its status hold.
struct SourceConditions {
  private let code: SourceCode
  private let moment: Scenario
  /// The names of constants that hold the status.
  private let statusNames: Set<String>

  init(_ code: SourceCode, _ body: Range<Int>, at moment: Scenario) {
    self.code = code
    self.moment = moment
    let places = body.filter {
      code.text($0) == "intentHandlingStatus"
        && code.matches(["=", "interaction", "."], at: $0 - 3)
    }
    statusNames = Set(places.map { code.text($0 - 4) }).union(["intentHandlingStatus"])
  }

  /// Whether a condition holds; nil where it asks for something else.
  ///
  /// Brackets and signs are taken off in a loop, so that their depth costs no stack.
  func truth(of whole: Range<Int>) -> Bool? {
    var range = whole
    var isWanted = true
    while !range.isEmpty {
      if let truth = truthOfParts(range) { return truth.map { $0 == isWanted } }
      let first = range.lowerBound
      let signs = range.prefix { code.text($0) == "!" }.count
      if code.text(first) == "(", let inside = code.inside(first),
        inside.upperBound == range.upperBound - 1
      {
        range = inside
      } else if signs > 0 {
        range = (first + signs)..<range.upperBound
        if signs % 2 != 0 { isWanted.toggle() }
      } else {
        return (comparison(range) ?? test(ofClasses: range)).map { $0 == isWanted }
      }
    }
    return nil
  }

  /// The truth of a condition that `||`, `&&` or commas join; nil for a single one.
  private func truthOfParts(_ range: Range<Int>) -> Bool?? {
    let choices = parts(range, between: "|")
    if choices.count > 1 { return .some(joined(choices, by: true)) }
    let all = code.arguments(range).flatMap { parts($0, between: "&") }
    return all.count > 1 ? .some(joined(all, by: false)) : nil
  }

  /// The truth of parts of which one decides alone if it is `decisive`: a true one among choices, a
  /// false one otherwise.
  private func joined(_ parts: [Range<Int>], by decisive: Bool) -> Bool? {
    let truths = parts.map { truth(of: $0) }
    return truths.contains(decisive)
      ? decisive : truths.allSatisfy { $0 == !decisive } ? !decisive : nil
  }

  /// Whether a label of a `switch` is met by what it switches over.
  func truth(of label: Range<Int>, in subject: Range<Int>) -> Bool? {
    let subject = code.withoutBrackets(subject)
    if code.arguments(subject).count == 1 {
      if subject.contains(where: { statusNames.contains(code.text($0)) }) {
        let names = label.dropFirst().compactMap { code.status(at: $0) }
        return names.isEmpty ? nil : names.contains(moment.status)
      }
      if subject.last.map({ code.text($0) == "code" }) == true {
        let answers = label.dropFirst().filter { code.constant(at: $0) != nil }.map { isCode($0) }
        return answers.contains(true)
          ? true : answers.contains(nil) || answers.isEmpty ? nil : false
      }
    }
    let isMet = test(ofClasses: label)
    // What else a label asks for may not hold.
    let asksMore = label.contains { ["(", "where"].contains(code.text($0)) }
    return isMet == true && asksMore ? nil : isMet
  }

  private func parts(_ range: Range<Int>, between mark: String) -> [Range<Int>] {
    code.parts(range, between: mark).filter { !$0.isEmpty }
  }

  /// What is compared with a status, or with a code of the response: the codes of one name stand for
  /// the status of that name.
  private func comparison(_ range: Range<Int>) -> Bool? {
    guard
      let sign = range.first(where: {
        ["=", "!"].contains(code.text($0)) && code.text($0 + 1) == "="
      })
    else { return nil }
    guard let last = range.last else { return nil }
    let isOfStatus = range.contains { statusNames.contains(code.text($0)) }
    let isMet: Bool? =
      if isOfStatus {
        code.status(at: last).map { $0 == moment.status }
      } else {
        code.text(sign - 1) == "code" ? isCode(last) : nil
      }
    return isMet.map { $0 == (code.text(sign) == "=") }
  }

  /// Whether a constant is the response code; nil for one that nobody knows.
  ///
  /// A code that has the name of a status comes with that status; the definition's own come with
  /// success and failure.
  private func isCode(_ index: Int) -> Bool? {
    guard let name = code.constant(at: index) else { return nil }
    if Scenario.statuses.contains(name) { return moment.code == nil && name == moment.status }
    if moment.ownCodes.contains(name) { return name == moment.code }
    return nil
  }

  private static let classTests: Set = ["isKindOfClass", "isMemberOfClass", "isEqual"]

  /// Whether a cast or a test names the class of the intent, or of its response.
  private func test(ofClasses range: Range<Int>) -> Bool? {
    for index in range {
      guard let name = SourceNames.intent(meantBy: code.text(index)) else { continue }
      let before = code.text(index - 1)
      let isTest =
        ["as", "is"].contains(before)
        || ["?", "!"].contains(before) && code.text(index - 2) == "as"
      if isTest { return name == moment.intent }
    }
    for index in range where Self.classTests.contains(code.text(index)) {
      // isKindOfClass:[BrewTeaIntent class], isKindOfClass:BrewTeaIntent.class
      let place = code.text(index + 2) == "[" ? index + 3 : index + 2
      if let name = SourceNames.intent(meantBy: code.text(place)) { return name == moment.intent }
    }
    return nil
  }
}

extension SourceCode {
  /// The status that a word names: `ready`, or `INIntentHandlingStatusReady` in Objective-C.
  func status(at index: Int) -> String? {
    constant(at: index).flatMap { Scenario.statuses.contains($0) ? $0 : nil }
  }

  /// What a constant is called behind its type's name: `sent` for `.sent`, and for
  /// `BrewTeaIntentResponseCodeSent` in Objective-C.
  func constant(at index: Int) -> String? {
    let word = text(index)
    // Most words are shorter than any with such a beginning.
    let prefix =
      word.utf8.count < 15
      ? nil
      : ["ResponseCode", "HandlingStatus"].lazy.compactMap { word.firstRange(of: $0) }.first
    let rest = prefix.map { word[$0.upperBound...] } ?? word[...]
    let name = rest.uncapitalizedFirst
    return prefix != nil || text(index - 1) == "." ? name : nil
  }
}
