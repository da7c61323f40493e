import Foundation
import TestSupport
import Testing

struct HelpTests {
  private func run(_ words: String...) throws -> CommandLineRun {
    try CommandLineRun(words, in: "/")
  }

  static let overview = """
    cardproof 0.1.0: proof sheets of the cards that Siri and Maps show for an app.

    usage: cardproof COMMAND [SOURCE] [OPTIONS]

      init         Create starter files for a project; existing files are kept.
      build        Write the site of a project.
      check        Report findings without a site.
      compare      Report which cards a change alters, and why.
      snapshot     Record each card in a folder that you commit, or verify it.
      dump         Print one stage of the work as text.
      explain      Explain a rule; without a name, list all rules.
      templates    Print a template of the site; without a name, list all.
      completions  Print completions for bash, zsh or fish.
      manual       Print the manual page.

    SOURCE is the folder of an Xcode project. Default: Content if it exists, else this folder.
    'cardproof COMMAND --help' says more; 'cardproof --version' prints the version.

    Exit status: 0 done; 1 findings; 64 wrong usage; 66 input missing; 73 output cannot be
    written; 70 a fault of Cardproof.

    """

  @Test(arguments: ["--help", "-h", "help"]) func showsTheWholeHelp(word: String) throws {
    let run = try run(word)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output == Self.overview)
  }

  @Test(arguments: [
    (
      "init",
      """
      Create starter files for a project; existing files are kept.

      usage: cardproof init [DIR] [OPTIONS]

        --dry-run          Print the files; write nothing.
        --quiet            Print nothing if all is well.
        --run-controllers  Compile and run your view controllers. This runs code of the project.

      """
    ),
    (
      "build",
      """
      Write the site of a project.

      usage: cardproof build [SOURCE] [OPTIONS]

        --output DIR       The folder of the site. Default: _site
        --strict           Exit with status 1 for warnings as well.
        --format FORMAT    The format of findings: text, json, github or xcode. Default: text
        --templates DIR    The folder of your templates. Default: Templates in SOURCE
        --jobs N           How many cards and pages to make at a time. Default: one for each processor
        --quiet            Print nothing if all is well.
        --hash             Print one SHA-256 of the whole site as the last line.
        --run-controllers  Compile and run your view controllers. This runs code of the project.
        --watch            Build again whenever a file changes, until Control-C.
        --open             Open the first page in the browser.

      """
    ),
    (
      "check",
      """
      Report findings without a site.

      usage: cardproof check [SOURCE] [OPTIONS]

        --fix              Apply the fixes that are certain, then report what remains.
        --dry-run          With --fix: write nothing; print a patch for 'git apply'.
        --output FILE      The file of the report. Default: standard output
        --strict           Exit with status 1 for warnings as well.
        --format FORMAT    The format of findings: text, json, github, xcode, sarif or junit. Default: text
        --templates DIR    The folder of your templates. Default: Templates in SOURCE
        --jobs N           How many cards and pages to make at a time. Default: one for each processor
        --quiet            Print nothing if all is well.
        --run-controllers  Compile and run your view controllers. This runs code of the project.

      """
    ),
    (
      "compare",
      """
      Report which cards a change alters, and why.

      usage: cardproof compare [BASE [HEAD]] [OPTIONS]

      BASE and HEAD are commits, or sites that 'cardproof build' wrote. Without HEAD, BASE is compared
      with your working tree. Without BASE, it is the commit where your branch began.

        --source DIR        The folder of the project in both commits. Default: Content if it exists, else this folder
        --output DIR        The folder of the report. Default: nowhere
        --open              Open the report; without --output, in _comparison.
        --format FORMAT     The format of differences: text, markdown, json, junit or github. Default: text
        --base-url URL      Where you publish the report, for links and pictures in Markdown.
        --pictures-url URL  Where you publish only its pictures.
        --site-url URL      Where you publish the site of HEAD, for links in Markdown.
        --source-url URL    Where people see the repository, for links to lines in Markdown.
        --fail-on WHAT      When to exit with status 1: none, changes or regressions. Default: none
        --jobs N            How many cards and pages to make at a time. Default: one for each processor
        --run-controllers   Compile and run your view controllers. This runs code of the project.

      """
    ),
    (
      "snapshot",
      """
      Record each card in a folder that you commit, or verify it.

      usage: cardproof snapshot [SOURCE] --directory DIR [OPTIONS]

        --directory DIR    The folder of the snapshot. Required
        --verify           Write nothing; report differences from the snapshot and exit with status 1.
        --jobs N           How many cards and pages to make at a time. Default: one for each processor
        --quiet            Print nothing if all is well.
        --run-controllers  Compile and run your view controllers. This runs code of the project.

      """
    ),
    (
      "dump",
      """
      Print one stage of the work as text.

      usage: cardproof dump definition|host|layout|card|catalogue [SOURCE] [OPTIONS]

        --state ID         Only this state, by its id in catalogue.json.
        --format FORMAT    The format of the stage: text or json. Default: text
        --jobs N           How many cards and pages to make at a time. Default: one for each processor
        --run-controllers  Compile and run your view controllers. This runs code of the project.

      """
    ),
    (
      "explain",
      """
      Explain a rule; without a name, list all rules.

      usage: cardproof explain [RULE]

      """
    ),
    (
      "templates",
      """
      Print a template of the site; without a name, list all.

      usage: cardproof templates [NAME]

      """
    ),
    (
      "completions",
      """
      Print completions for bash, zsh or fish.

      usage: cardproof completions SHELL

      """
    ),
    (
      "manual",
      """
      Print the manual page.

      usage: cardproof manual

      """
    ),
  ])
  func everyCommandHasHelp(command: String, help: String) throws {
    for words in [
      [command, "--help"], [command, "-h"], [command, "a", "b", "c", "--help"], ["help", command],
      ["--help", command],
    ] {
      let run = try CommandLineRun(words, in: "/")
      #expect(run.status == 0 && run.errors.isEmpty)
      #expect(run.output == help)
    }
  }

  @Test func showsItsVersion() throws {
    #expect(try run("--version").output == "cardproof 0.1.0\n")
  }

  @Test(arguments: [
    ([], "cardproof: no command; see 'cardproof --help'\n"),
    (["biuld"], "cardproof: unknown command 'biuld'; did you mean 'build'?\n"),
    (["frobnicate"], "cardproof: unknown command 'frobnicate'; see 'cardproof --help'\n"),
    (["--versoin"], "cardproof: unknown command '--versoin'; did you mean '--version'?\n"),
    (["build", "--outptu"], "cardproof: unknown option '--outptu'; did you mean '--output'?\n"),
    (["build", "--zzz"], "cardproof: unknown option '--zzz'; see 'cardproof build --help'\n"),
    (
      ["check", "--format", "jsn"],
      "cardproof: unknown value of --format 'jsn'; did you mean 'json'?\n"
    ),
    (
      ["check", "--format=xml"],
      "cardproof: unknown value of --format 'xml'; there are text, json, github, xcode, sarif and junit\n"
    ),
    (["build", ""], "cardproof: an argument is empty: ''\n"),
    (
      ["build", "--output", "a", "--output", "b"],
      "cardproof: option '--output' is given twice\n"
    ),
    (["build", "--output"], "cardproof: option '--output' needs a value: --output DIR\n"),
    (["build", "--output="], "cardproof: option '--output' needs a value: --output DIR\n"),
    (["build", "--strict=yes"], "cardproof: option '--strict' takes no value\n"),
    (
      ["build", "--jobs", "0"],
      "cardproof: option '--jobs' takes a number from 1 to 1024, not '0'\n"
    ),
    (
      ["build", "--jobs", "many"],
      "cardproof: option '--jobs' takes a number from 1 to 1024, not 'many'\n"
    ),
    (
      ["build", "a", "b"], "cardproof: too many arguments: 'b'; usage: cardproof build [SOURCE]\n"
    ),
    (
      ["dump"],
      "cardproof: dump needs a stage: definition, host, layout, card, catalogue\n"
    ),
    (["completions"], "cardproof: completions needs a shell: bash, zsh, fish\n"),
    (["manual", "x"], "cardproof: too many arguments: 'x'; usage: cardproof manual\n"),
    (["completions", "tcsh"], "cardproof: unknown shell 'tcsh'; there are bash, zsh and fish\n"),
    (["completions", "zhs"], "cardproof: unknown shell 'zhs'; did you mean 'zsh'?\n"),
    (["help", "biuld"], "cardproof: unknown command 'biuld'; did you mean 'build'?\n"),
    (
      ["--quiet", "build"],
      "cardproof: the command comes first: cardproof build --quiet …; see 'cardproof --help'\n"
    ),
    (["version"], "cardproof: unknown command 'version'; did you mean '--version'?\n"),
    (["-V"], "cardproof: unknown command '-V'; did you mean '--version'?\n"),
    (
      ["/"], "cardproof: '/' is a folder; write the command first: cardproof build /\n"
    ),
    (["build", "-o", "x"], "cardproof: unknown option '-o'; did you mean '--output'?\n"),
    (["build", "-output", "x"], "cardproof: unknown option '-output'; did you mean '--output'?\n"),
    (["snapshot"], "cardproof: snapshot needs a folder: cardproof snapshot --directory DIR\n"),
    (
      ["compare", "a", "b", "--base-url", "javascript:alert(1)"],
      "cardproof: option '--base-url' takes an address such as https://example.com/cards\n"
    ),
    (["dump", "lay-out"], "cardproof: unknown stage 'lay-out'; did you mean 'layout'?\n"),
    (
      ["templates", "finding.mustach"],
      "cardproof: unknown template 'finding.mustach'; did you mean 'finding.mustache'?\n"
    ),
    (["explain", "dead-lnk"], "cardproof: unknown rule 'dead-lnk'; did you mean 'dead-link'?\n"),
  ])
  func wrongUsageIsOneLineWithTheNearestSpelling(words: [String], line: String) throws {
    let folder = try TemporaryFolder()
    let run = try CommandLineRun(words, in: folder.url.path)
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.errors == line)
    #expect(try folder.tree().isEmpty)
  }

  @Test func explainsARule() throws {
    let one = try run("explain", "dead-link")
    #expect(one.status == 0 && one.output.hasPrefix("dead-link (warning)\n\nLink to a page"))
    let all = try run("explain").output.split(separator: "\n")
    #expect(all.count > 20 && all == all.sorted())
  }
}
