internal import ProjectReading
internal import SystemCalls
internal import TextTools

/// The words of a command line, sorted into operands and options.
struct Arguments {
  let operands: [String]
  private let values: [String: String]
  private let switches: Set<String>
  let asksForHelp: Bool
  /// The number of cards and pages that are made at a time.
  let jobs: Int

  init(_ words: [String], for command: Command) throws(CommandFailure) {
    var operands: [String] = []
    var values: [String: String] = [:]
    var switches: Set<String> = []
    var asksForHelp = false
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      if word == "--help" || word == "-h" {
        asksForHelp = true
        continue
      }
      guard !word.isEmpty else { throw CommandFailure(usage: "an argument is empty: ''") }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(halves[0])
      guard let option = command.options.first(where: { $0.name == name }) else {
        let names = command.options.map(\.name) + ["--help"]
        // A single hyphen or letter, as in other tools, is no spelling of ours.
        let long = names.first { $0 == "-\(name)" || $0.hasPrefix("-\(name)") && name.count == 2 }
        throw .unknown("option", name, among: names, command, meant: long)
      }
      guard option.value != nil else {
        guard halves.count == 1 else {
          throw CommandFailure(usage: "option '\(name)' takes no value")
        }
        switches.insert(name)
        continue
      }
      guard let value = halves.count == 2 ? String(halves[1]) : rest.popFirst(), !value.isEmpty
      else {
        throw CommandFailure(usage: "option '\(name)' needs a value: \(name) \(option.value ?? "")")
      }
      if !option.choices.isEmpty, !option.choices.contains(value) {
        throw .unknown("value of \(name)", value, among: option.choices, command)
      }
      guard values[name] == nil else {
        throw CommandFailure(usage: "option '\(name)' is given twice")
      }
      values[name] = value
    }
    guard operands.count <= command.maximumOperands || asksForHelp else {
      throw CommandFailure(
        usage: "too many arguments: '\(operands[command.maximumOperands])'; "
          + "usage: cardproof \([command.name, command.operands].filter { !$0.isEmpty }.joined(separator: " "))"
      )
    }
    self.operands = operands
    self.values = values
    self.switches = switches
    self.asksForHelp = asksForHelp
    jobs = asksForHelp ? 1 : try Self.jobCount(values[Option.jobs.name])
  }

  func value(_ option: Option) -> String? { values[option.name] }

  func isSet(_ option: Option) -> Bool { switches.contains(option.name) }

  private static func jobCount(_ text: String?) throws(CommandFailure) -> Int {
    guard let text else { return ThisProcess.processorCount }
    guard let number = Int(text), (1...1024).contains(number) else {
      throw CommandFailure(usage: "option '--jobs' takes a number from 1 to 1024, not '\(text)'")
    }
    return number
  }
}

extension CommandFailure {
  /// An unknown word, with what was probably meant; where there are few, with all of them.
  static func unknown(
    _ what: String, _ word: String, among known: [String], _ command: Command? = nil,
    meant: String? = nil, listedBy list: String? = nil
  ) -> Self {
    let help = list ?? command.map { "cardproof \($0.name) --help" } ?? "cardproof --help"
    let hint =
      (meant ?? nearestSpelling(to: word, among: known)).map { "did you mean '\($0)'?" }
      ?? (what != "option" && known.count <= maximumListed
        ? "there are \(known.listed)" : "see '\(help)'")
    return Self(usage: "unknown \(what) '\(word)'; \(hint)")
  }

  private static let maximumListed = 6

  /// A first word that is no command, with what was probably meant.
  static func noCommand(_ words: [String]) -> Self {
    let first = words.first ?? ""
    let names = Command.all.map(\.name)
    if let later = words.first(where: names.contains), first.hasPrefix("-") {
      return Self(
        usage: "the command comes first: cardproof \(later) \(first) …; see 'cardproof --help'")
    }
    if nearestSpelling(to: first, among: names) == nil, SourceFolder.exists(first) {
      return Self(
        usage: "'\(first)' is a folder; write the command first: cardproof build \(first)")
    }
    if ["-v", "-V", "version"].contains(first) {
      return Self(usage: "unknown command '\(first)'; did you mean '--version'?")
    }
    return .unknown("command", first, among: names + ["--help", "--version"])
  }
}
