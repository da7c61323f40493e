internal import SiteGeneration

/// A command of the tool: its name, what it takes, what its help says, and what it does.
struct Command: Sendable {
  let name: String
  let summary: String
  /// The words behind the name in the usage line.
  let operands: String
  let maximumOperands: Int
  let options: [Option]
  /// What the help says of the operands.
  var details = ""
  /// The words that the first operand can be; empty for any.
  var choices: @Sendable () -> [String] = { [] }
  let run: @Sendable (Arguments) async throws -> ExitStatus

  static let all: [Command] = [
    Command(
      name: "init", summary: "Write the first files for a project, over none that is there.",
      operands: "[DIR]", maximumOperands: 1, options: [.preview, .quiet, .runControllers],
      run: { try await InitCommand(arguments: $0).run() }),
    Command(
      name: "build", summary: "Write the site of a project.", operands: "[SOURCE]",
      maximumOperands: 1,
      options: [
        .output, .strict, .format, .templates, .jobs, .quiet, .hash, .runControllers, .watch,
        .openSite,
      ],
      run: { arguments in
        arguments.isSet(.watch)
          ? try await WatchedBuild(arguments: arguments).run()
          : try await BuildCommand(arguments: arguments).run()
      }),
    Command(
      name: "check", summary: "Report what is wrong with a project, without a site.",
      operands: "[SOURCE]", maximumOperands: 1,
      options: [
        .fix, .dryRun, .report, .strict, .reportFormat, .templates, .jobs, .quiet, .runControllers,
      ],
      run: { try await CheckCommand(arguments: $0).run() }),
    Command(
      name: "compare", summary: "Say which cards a change alters, and why.",
      operands: "[BASE [HEAD]]", maximumOperands: 2,
      options: [
        .source, .reportFolder, .open, .comparisonFormat, .baseURL, .picturesURL, .siteURL,
        .sourceURL, .failOn, .jobs, .runControllers,
      ],
      details: """
        BASE and HEAD are commits, or sites that 'cardproof build' wrote. Without HEAD, BASE is compared
        with what is checked out, committed or not; without BASE, with where HEAD left the default branch.
        """,
      run: { try await CompareCommand(arguments: $0).run() }),
    Command(
      name: "snapshot", summary: "Record every card in a folder to commit, or verify it.",
      operands: "[SOURCE] --directory DIR", maximumOperands: 1,
      options: [.directory, .verify, .jobs, .quiet, .runControllers],
      run: { try await SnapshotCommand(arguments: $0).run() }),
    Command(
      name: "dump", summary: "Show one stage of the work as text.",
      operands: "definition|host|layout|card|catalogue [SOURCE]", maximumOperands: 2,
      options: [.state, .dumpFormat, .jobs, .runControllers],
      choices: { DumpCommand.stages },
      run: { try await DumpCommand(arguments: $0).run() }),
    Command(
      name: "explain", summary: "Say what a rule is for; without a name, list all rules.",
      operands: "[RULE]", maximumOperands: 1, options: [],
      choices: { ExplainCommand.names },
      run: ExplainCommand.run),
    Command(
      name: "completions", summary: "Print the completions of a shell: bash, zsh or fish.",
      operands: "SHELL", maximumOperands: 1, options: [],
      choices: { Completions.shells },
      run: Completions.run),
    Command(
      name: "manual", summary: "Print the manual page, for man.", operands: "",
      maximumOperands: 0, options: [],
      run: { _ in
        Terminal.print(ManualPage.text)
        return .done
      }),
  ]

  static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}

/// An option of a command.
///
/// It means the same in every command that takes it.
struct Option: Hashable, Sendable {
  let name: String
  /// What stands for the value in the help; nil for a switch.
  let value: String?
  /// The values that it takes; empty for any.
  let choices: [String]
  let help: String

  static let preview = Option(
    name: "--dry-run", value: nil, choices: [],
    help: "Write nothing; show what would be written.")
  static let output = Option(
    name: "--output", value: "DIR", choices: [], help: "Where the site goes. Default: _site")
  static let report = Option(
    name: "--output", value: "FILE", choices: [],
    help: "Where the report goes. Default: standard output")
  static let fix = Option(
    name: "--fix", value: nil, choices: [],
    help: "Make the fixes that are sure, then report what remains.")
  static let dryRun = Option(
    name: "--dry-run", value: nil, choices: [],
    help: "With --fix: write nothing; print a patch for 'git apply'.")
  static let strict = Option(
    name: "--strict", value: nil, choices: [], help: "Warnings make the exit status 1 as well.")
  static let format = Option(
    name: "--format", value: "FORMAT", choices: ["text", "json", "github", "xcode"],
    help: "How findings are written: text, json, github or xcode. Default: text")
  static let reportFormat = Option(
    name: "--format", value: "FORMAT",
    choices: ["text", "json", "github", "xcode", "sarif", "junit"],
    help: "How findings are written: text, json, github, xcode, sarif or junit. Default: text")
  static let dumpFormat = Option(
    name: "--format", value: "FORMAT", choices: ["text", "json"],
    help: "How the stage is written: text or json. Default: text")
  static let comparisonFormat = Option(
    name: "--format", value: "FORMAT", choices: ["text", "markdown", "json", "junit", "github"],
    help: "How differences are written: text, markdown, json, junit or github. Default: text")
  static let source = Option(
    name: "--source", value: "DIR", choices: [],
    help: "The project in both commits. Default: Content if it is there, else this folder")
  static let open = Option(
    name: "--open", value: nil, choices: [],
    help: "Open the report; without --output it goes to _comparison.")
  static let reportFolder = Option(
    name: "--output", value: "DIR", choices: [],
    help: "Where the report goes, as a page with all its files. Default: nowhere")
  static let baseURL = Option(
    name: "--base-url", value: "URL", choices: [],
    help: "Where the report will be published, for links and pictures in Markdown.")
  static let picturesURL = Option(
    name: "--pictures-url", value: "URL", choices: [],
    help: "Where only its pictures will be published.")
  static let siteURL = Option(
    name: "--site-url", value: "URL", choices: [],
    help: "Where the site of HEAD is published, for links in Markdown.")
  static let sourceURL = Option(
    name: "--source-url", value: "URL", choices: [],
    help: "Where the top of the repository is shown, for links to lines in Markdown.")
  static let directory = Option(
    name: "--directory", value: "DIR", choices: [], help: "The folder of the snapshot. Required")
  static let verify = Option(
    name: "--verify", value: nil, choices: [],
    help: "Write nothing; say what differs from the snapshot, and make the exit status 1.")
  static let failOn = Option(
    name: "--fail-on", value: "WHAT", choices: ["none", "changes", "regressions"],
    help: "What makes the exit status 1: none, changes or regressions. Default: none")
  static let templates = Option(
    name: "--templates", value: "DIR", choices: [],
    help: "Templates of your own. Default: Templates in SOURCE, where there is one")
  static let jobs = Option(
    name: "--jobs", value: "N", choices: [],
    help: "How many cards and pages are made at a time. Default: one for each processor")
  static let quiet = Option(
    name: "--quiet", value: nil, choices: [], help: "Say nothing when all is well.")
  static let hash = Option(
    name: "--hash", value: nil, choices: [],
    help: "Print one SHA-256 of the whole site, on a line of its own.")
  static let openSite = Option(
    name: "--open", value: nil, choices: [], help: "Open the first page in the browser.")
  static let watch = Option(
    name: "--watch", value: nil, choices: [],
    help: "Build again whenever something changes, until Control-C.")
  static let runControllers = Option(
    name: "--run-controllers", value: nil, choices: [],
    help: "Compile and run the project's view controllers. This runs the project's code.")
  static let state = Option(
    name: "--state", value: "ID", choices: [],
    help: "Only this state, by its id in the catalogue.")
}
