internal import Diagnostics

/// The page for `man`, made of the table of commands and options.
var manualPage: String {
  """
  .TH CARDPROOF 1 "" "cardproof \(Product.version)" "User Commands"
  .SH NAME
  cardproof \\- proof sheets of the cards that Siri and Maps show for an app
  .SH SYNOPSIS
  \(Command.all.map(synopsis).joined(separator: "\n.br\n"))
  .SH DESCRIPTION
  Reads the intent definitions, Info.plists, storyboards and controller configurations of an Xcode
  project, plays every card as Siri and Maps would, and writes a site that shows them all.
  .PP
  .I SOURCE
  is the folder of an Xcode project. Default: Content if it exists, else this folder. Options may
  stand before and after it.
  .SH COMMANDS
  \(Command.all.map(section).joined(separator: "\n"))
  .SH EXIT STATUS
  \(ExitStatus.allCases.map { ".TP\n.B \($0.rawValue)\n\(escaped($0.meaning))" }
    .joined(separator: "\n"))
  .SH ENVIRONMENT
  .TP
  .B NO_COLOR
  If it is not empty, nothing is colored (https://no-color.org).
  .TP
  .B TERM
  If it is
  .IR dumb ,
  nothing is colored and no progress is shown.
  .SH FILES
  .TP
  .I site.yml
  The settings of a project, at the top of its folder.
  .TP
  .I .cardproof
  The mark of a folder that is written by cardproof.

  """
}

private func synopsis(_ command: Command) -> String {
  let operands = command.operands.isEmpty ? "" : "\n.I \(escaped(command.operands))"
  let options = command.options.isEmpty ? "" : "\n.RI [ OPTIONS ]"
  return ".B cardproof \(command.name)\(operands)\(options)"
}

private func section(_ command: Command) -> String {
  let options = command.options.map { option in
    let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
    return "\n.TP\n\\fB\(escaped(option.name))\\fR\(value)\n\(escaped(option.help))"
  }
  let details = command.details.isEmpty ? "" : "\n\(escaped(command.details))"
  return ".SS \(command.name)\n\(escaped(command.summary))\(details)\(options.joined())"
}

/// A text that troff takes as it is.
private func escaped(_ text: String) -> String {
  let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
  return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&\(plain)" : plain
}
