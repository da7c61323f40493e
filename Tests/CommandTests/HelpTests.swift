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

      init         Write the first files for a project, over none that is there.
      build        Write the site of a project.
      check        Report what is wrong with a project, without a site.
      compare      Say which cards a change alters, and why.
      snapshot     Record every card in a folder to commit, or verify it.
      dump         Show one stage of the work as text.
      explain      Say what a rule is for; without a name, list all rules.
      completions  Print the completions of a shell: bash, zsh or fish.
      manual       Print the manual page, for man.

    SOURCE is the folder of an Xcode project. Default: Content if it is there, else this folder.
    'cardproof COMMAND --help' says more; 'cardproof --version' prints the version.

    Exit status: 0 done; 1 findings; 64 wrong usage; 66 input missing; 73 output cannot be
    written; 70 our own fault.

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
      Write the first files for a project, over none that is there.

      usage: cardproof init [DIR] [OPTIONS]

        --dry-run          Write nothing; show what would be written.
        --quiet            Say nothing when all is well.
        --run-controllers  Compile and run the project's view controllers. This runs the project's code.

      """
    ),
    (
      "build",
      """
      Write the site of a project.

      usage: cardproof build [SOURCE] [OPTIONS]

        --output DIR       Where the site goes. Default: _site
        --strict           Warnings make the exit status 1 as well.
        --format FORMAT    How findings are written: text, json, github or xcode. Default: text
        --templates DIR    Templates of your own. Default: Templates in SOURCE, where there is one
        --jobs N           How many cards and pages are made at a time. Default: one for each processor
        --quiet            Say nothing when all is well.
        --hash             Print one SHA-256 of the whole site, on a line of its own.
        --run-controllers  Compile and run the project's view controllers. This runs the project's code.
        --watch            Build again whenever something changes, until Control-C.
        --open             Open the first page in the browser.

      """
    ),
    (
      "check",
      """
      Report what is wrong with a project, without a site.

      usage: cardproof check [SOURCE] [OPTIONS]

        --fix              Make the fixes that are sure, then report what remains.
        --dry-run          With --fix: write nothing; print a patch for 'git apply'.
        --output FILE      Where the report goes. Default: standard output
        --strict           Warnings make the exit status 1 as well.
        --format FORMAT    How findings are written: text, json, github, xcode, sarif or junit. Default: text
        --templates DIR    Templates of your own. Default: Templates in SOURCE, where there is one
        --jobs N           How many cards and pages are made at a time. Default: one for each processor
        --quiet            Say nothing when all is well.
        --run-controllers  Compile and run the project's view controllers. This runs the project's code.

      """
    ),
    (
      "compare",
      """
      Say which cards a change alters, and why.

      usage: cardproof compare [BASE [HEAD]] [OPTIONS]

      BASE and HEAD are commits, or sites that 'cardproof build' wrote. Without HEAD, BASE is compared
      with what is checked out, committed or not; without BASE, with where HEAD left the default branch.

        --source DIR        The project in both commits. Default: Content if it is there, else this folder
        --output DIR        Where the report goes, as a page with all its files. Default: nowhere
        --open              Open the report; without --output it goes to _comparison.
        --format FORMAT     How differences are written: text, markdown, json, junit or github. Default: text
        --base-url URL      Where the report will be published, for links and pictures in Markdown.
        --pictures-url URL  Where only its pictures will be published.
        --site-url URL      Where the site of HEAD is published, for links in Markdown.
        --source-url URL    Where the top of the repository is shown, for links to lines in Markdown.
        --fail-on WHAT      What makes the exit status 1: none, changes or regressions. Default: none
        --jobs N            How many cards and pages are made at a time. Default: one for each processor
        --run-controllers   Compile and run the project's view controllers. This runs the project's code.

      """
    ),
    (
      "snapshot",
      """
      Record every card in a folder to commit, or verify it.

      usage: cardproof snapshot [SOURCE] --directory DIR [OPTIONS]

        --directory DIR    The folder of the snapshot. Required
        --verify           Write nothing; say what differs from the snapshot, and make the exit status 1.
        --jobs N           How many cards and pages are made at a time. Default: one for each processor
        --quiet            Say nothing when all is well.
        --run-controllers  Compile and run the project's view controllers. This runs the project's code.

      """
    ),
    (
      "dump",
      """
      Show one stage of the work as text.

      usage: cardproof dump definition|host|layout|card|catalogue [SOURCE] [OPTIONS]

        --state ID         Only this state, by its id in the catalogue.
        --format FORMAT    How the stage is written: text or json. Default: text
        --jobs N           How many cards and pages are made at a time. Default: one for each processor
        --run-controllers  Compile and run the project's view controllers. This runs the project's code.

      """
    ),
    (
      "explain",
      """
      Say what a rule is for; without a name, list all rules.

      usage: cardproof explain [RULE]

      """
    ),
    (
      "completions",
      """
      Print the completions of a shell: bash, zsh or fish.

      usage: cardproof completions SHELL

      """
    ),
    (
      "manual",
      """
      Print the manual page, for man.

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
    (["build", ""], "cardproof: a word is empty: ''\n"),
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
      ["build", "a", "b"], "cardproof: too many words: 'b'; usage: cardproof build [SOURCE]\n"
    ),
    (
      ["dump"],
      "cardproof: dump needs a stage: definition, host, layout, card, catalogue\n"
    ),
    (["completions"], "cardproof: completions needs a shell: bash, zsh, fish\n"),
    (["manual", "x"], "cardproof: too many words: 'x'; usage: cardproof manual\n"),
    (["completions", "tcsh"], "cardproof: unknown shell 'tcsh'; there are bash, zsh and fish\n"),
    (["completions", "zhs"], "cardproof: unknown shell 'zhs'; did you mean 'zsh'?\n"),
    (["help", "biuld"], "cardproof: unknown command 'biuld'; did you mean 'build'?\n"),
    (
      ["--quiet", "build"],
      "cardproof: the command stands first: cardproof build --quiet …; see 'cardproof --help'\n"
    ),
    (["version"], "cardproof: unknown command 'version'; did you mean '--version'?\n"),
    (["-V"], "cardproof: unknown command '-V'; did you mean '--version'?\n"),
    (
      ["/"], "cardproof: '/' is a folder, and a command stands first: cardproof build /\n"
    ),
    (["build", "-o", "x"], "cardproof: unknown option '-o'; did you mean '--output'?\n"),
    (["build", "-output", "x"], "cardproof: unknown option '-output'; did you mean '--output'?\n"),
    (["snapshot"], "cardproof: snapshot needs a folder: cardproof snapshot --directory DIR\n"),
    (
      ["compare", "a", "b", "--base-url", "javascript:alert(1)"],
      "cardproof: option '--base-url' takes an address such as https://example.com/cards\n"
    ),
    (["dump", "lay-out"], "cardproof: unknown stage 'lay-out'; did you mean 'layout'?\n"),
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
