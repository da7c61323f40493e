import Foundation
import TestSupport
import Testing

/// Completions and the manual page, which are made of the table of options.
struct CompletionTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The files of `share`, and the words that make each.
  private static let files: [(path: String, words: [String])] = [
    ("share/bash-completion/completions/cardproof", ["completions", "bash"]),
    ("share/zsh/site-functions/_cardproof", ["completions", "zsh"]),
    ("share/fish/vendor_completions.d/cardproof.fish", ["completions", "fish"]),
    ("share/man/man1/cardproof.1", ["manual"]),
  ]

  /// `CARDPROOF_RECORD=1` writes them.
  @Test(arguments: files.indices) func theFilesAreThoseOfThisVersion(index: Int) throws {
    let (path, words) = Self.files[index]
    let run = try CommandLineRun(words, in: "/")
    #expect(run.status == 0 && run.errors.isEmpty)
    let file = Self.package.appending(path: path)
    if ProcessInfo.processInfo.environment["CARDPROOF_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(run.output.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == run.output)
  }

  /// bash itself says what it would offer.
  @Test(arguments: [
    ("cardproof ", "build"), ("cardproof b", "build"), ("cardproof build --o", "--output"),
    ("cardproof build --format ", "json"), ("cardproof check --format s", "sarif"),
    ("cardproof check --format = s", "sarif"), ("cardproof explain dead", "dead-link"),
    ("cardproof dump l", "layout"), ("cardproof completions z", "zsh"),
    ("cardproof build --output fol", "folder"), ("cardproof build fol", "folder"),
  ]) func bashOffers(line: String, word: String) throws {
    let scratch = try TemporaryFolder()
    try scratch.makeFolder("folder")
    try scratch.write(
      try CommandLineRun(["completions", "bash"], in: "/").output, at: "script")
    try scratch.write(
      """
      . ./script
      words=($1); [[ $1 == *' ' ]] && words+=('')
      COMP_WORDS=("${words[@]}"); COMP_CWORD=$((${#words[@]} - 1)); _cardproof
      printf '%s\\n' "${COMPREPLY[@]}" > out
      """, at: "try")
    let bash = Process()
    bash.executableURL = URL(filePath: "/bin/bash")
    bash.arguments = ["try", line]
    bash.currentDirectoryURL = scratch.url
    try bash.run()
    bash.waitUntilExit()
    let offered = (scratch.text(at: "out") ?? "").split(separator: "\n").map { String($0) }
    #expect(offered.contains(word), "\(offered)")
  }

  @Test func everyOptionStandsInEveryFile() throws {
    for (_, words) in Self.files {
      let text = try CommandLineRun(words, in: "/").output.replacing("\\-", with: "-")
      for name in ["build", "check", "compare", "snapshot", "dump", "explain", "completions"] {
        let help = try CommandLineRun([name, "--help"], in: "/").output
        for line in help.split(separator: "\n") where line.hasPrefix("  --") {
          let option = line.dropFirst(4).prefix { $0 != " " }
          #expect(text.contains(option), "\(words) lacks \(option)")
        }
      }
    }
  }
}
