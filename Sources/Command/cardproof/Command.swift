internal import SiteGeneration
internal import SitePages

/// A command of the tool: its name, what it takes, what its help says, and what it does.
struct Command: Sendable {
  let name: String
  let summary: String
  /// The words behind the name in the usage line.
  let operands: String
  let maximumOperands: Int
  let options: [Option]
  /// The help of the operands.
  var details = ""
  /// The words that the first operand can be; empty for any.
  var choices: @Sendable () -> [String] = { [] }
  let run: @Sendable (Arguments) async throws -> ExitStatus

  static let all: [Command] = [
    Command(
      name: "init", summary: "Create starter files for a project; existing files are kept.",
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
      name: "check", summary: "Report findings without a site.",
      operands: "[SOURCE]", maximumOperands: 1,
      options: [
        .fix, .dryRun, .report, .strict, .reportFormat, .templates, .jobs, .quiet, .runControllers,
      ],
      run: { try await CheckCommand(arguments: $0).run() }),
    Command(
      name: "compare", summary: "Report which cards a change alters, and why.",
      operands: "[BASE [HEAD]]", maximumOperands: 2,
      options: [
        .source, .reportFolder, .open, .comparisonFormat, .baseURL, .picturesURL, .siteURL,
        .sourceURL, .failOn, .jobs, .runControllers,
      ],
      details: """
        BASE and HEAD are commits, or sites that 'cardproof build' wrote. Without HEAD, BASE is compared
        with your working tree. Without BASE, it is the commit where your branch began.
        """,
      run: { try await CompareCommand(arguments: $0).run() }),
    Command(
      name: "snapshot", summary: "Record each card in a folder that you commit, or verify it.",
      operands: "[SOURCE] --directory DIR", maximumOperands: 1,
      options: [.directory, .verify, .jobs, .quiet, .runControllers],
      run: { try await SnapshotCommand(arguments: $0).run() }),
    Command(
      name: "dump", summary: "Print one stage of the work as text.",
      operands: "definition|host|layout|card|catalogue [SOURCE]", maximumOperands: 2,
      options: [.state, .dumpFormat, .jobs, .runControllers],
      choices: { DumpCommand.stages },
      run: { try await DumpCommand(arguments: $0).run() }),
    Command(
      name: "explain", summary: "Explain a rule; without a name, list all rules.",
      operands: "[RULE]", maximumOperands: 1, options: [],
      choices: { ExplainCommand.names },
      run: ExplainCommand.run),
    Command(
      name: "templates", summary: "Print a template of the site; without a name, list all.",
      operands: "[NAME]", maximumOperands: 1, options: [],
      choices: { SiteTemplates.fileNames },
      run: TemplatesCommand.run),
    Command(
      name: "completions", summary: "Print completions for bash, zsh or fish.",
      operands: "SHELL", maximumOperands: 1, options: [],
      choices: { Completions.shells },
      run: Completions.run),
    Command(
      name: "manual", summary: "Print the manual page.", operands: "",
      maximumOperands: 0, options: [],
      run: { _ in
        Terminal.print(manualPage)
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
  /// The placeholder of the value in the help; nil for a switch.
  let value: String?
  /// The values that it takes; empty for any.
  let choices: [String]
  let help: String

  static let preview = Option(
    name: "--dry-run", value: nil, choices: [],
    help: "Print the files; write nothing.")
  static let output = Option(
    name: "--output", value: "DIR", choices: [], help: "The folder of the site. Default: _site")
  static let report = Option(
    name: "--output", value: "FILE", choices: [],
    help: "The file of the report. Default: standard output")
  static let fix = Option(
    name: "--fix", value: nil, choices: [],
    help: "Apply the fixes that are certain, then report what remains.")
  static let dryRun = Option(
    name: "--dry-run", value: nil, choices: [],
    help: "With --fix: write nothing; print a patch for 'git apply'.")
  static let strict = Option(
    name: "--strict", value: nil, choices: [], help: "Exit with status 1 for warnings as well.")
  static let format = Option(
    name: "--format", value: "FORMAT", choices: ["text", "json", "github", "xcode"],
    help: "The format of findings: text, json, github or xcode. Default: text")
  static let reportFormat = Option(
    name: "--format", value: "FORMAT",
    choices: ["text", "json", "github", "xcode", "sarif", "junit"],
    help: "The format of findings: text, json, github, xcode, sarif or junit. Default: text")
  static let dumpFormat = Option(
    name: "--format", value: "FORMAT", choices: ["text", "json"],
    help: "The format of the stage: text or json. Default: text")
  static let comparisonFormat = Option(
    name: "--format", value: "FORMAT", choices: ["text", "markdown", "json", "junit", "github"],
    help: "The format of differences: text, markdown, json, junit or github. Default: text")
  static let source = Option(
    name: "--source", value: "DIR", choices: [],
    help:
      "The folder of the project in both commits. Default: Content if it exists, else this folder")
  static let open = Option(
    name: "--open", value: nil, choices: [],
    help: "Open the report; without --output, in _comparison.")
  static let reportFolder = Option(
    name: "--output", value: "DIR", choices: [],
    help: "The folder of the report. Default: nowhere")
  static let baseURL = Option(
    name: "--base-url", value: "URL", choices: [],
    help: "Where you publish the report, for links and pictures in Markdown.")
  static let picturesURL = Option(
    name: "--pictures-url", value: "URL", choices: [],
    help: "Where you publish only its pictures.")
  static let siteURL = Option(
    name: "--site-url", value: "URL", choices: [],
    help: "Where you publish the site of HEAD, for links in Markdown.")
  static let sourceURL = Option(
    name: "--source-url", value: "URL", choices: [],
    help: "Where people see the repository, for links to lines in Markdown.")
  static let directory = Option(
    name: "--directory", value: "DIR", choices: [], help: "The folder of the snapshot. Required")
  static let verify = Option(
    name: "--verify", value: nil, choices: [],
    help: "Write nothing; report differences from the snapshot and exit with status 1.")
  static let failOn = Option(
    name: "--fail-on", value: "WHAT", choices: ["none", "changes", "regressions"],
    help: "When to exit with status 1: none, changes or regressions. Default: none")
  static let templates = Option(
    name: "--templates", value: "DIR", choices: [],
    help: "The folder of your templates. Default: Templates in SOURCE")
  static let jobs = Option(
    name: "--jobs", value: "N", choices: [],
    help: "How many cards and pages to make at a time. Default: one for each processor")
  static let quiet = Option(
    name: "--quiet", value: nil, choices: [], help: "Print nothing if all is well.")
  static let hash = Option(
    name: "--hash", value: nil, choices: [],
    help: "Print one SHA-256 of the whole site as the last line.")
  static let openSite = Option(
    name: "--open", value: nil, choices: [], help: "Open the first page in the browser.")
  static let watch = Option(
    name: "--watch", value: nil, choices: [],
    help: "Build again whenever a file changes, until Control-C.")
  static let runControllers = Option(
    name: "--run-controllers", value: nil, choices: [],
    help: "Compile and run your view controllers. This runs code of the project.")
  static let state = Option(
    name: "--state", value: "ID", choices: [],
    help: "Only this state, by its id in catalogue.json.")
}
