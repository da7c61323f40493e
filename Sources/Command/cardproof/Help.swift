internal import Diagnostics

/// The text of `--help`.
enum Help {
  static var overview: String {
    let width = Command.all.map(\.name.count).max() ?? 0
    let commands = Command.all.map { "  \(padded($0.name, to: width))  \($0.summary)\n" }.joined()
    return """
      cardproof \(Product.version): proof sheets of the cards that Siri and Maps show for an app.

      usage: cardproof COMMAND [SOURCE] [OPTIONS]

      \(commands)
      SOURCE is the folder of an Xcode project. Default: Content if it exists, else this folder.
      'cardproof COMMAND --help' says more; 'cardproof --version' prints the version.

      Exit status: 0 done; 1 findings; 64 wrong usage; 66 input missing; 73 output cannot be
      written; 70 a fault of Cardproof.

      """
  }

  static func text(for command: Command) -> String {
    let options = command.options.map { option in
      ([option.name, option.value].compactMap(\.self).joined(separator: " "), option.help)
    }
    let width = options.map(\.0.count).max() ?? 0
    let lines = options.map { "  \(padded($0.0, to: width))  \($0.1)\n" }.joined()
    let operands = command.operands.isEmpty ? "" : " \(command.operands)"
    let usage = "usage: cardproof \(command.name)\(operands)"
    return "\(command.summary)\n\n\(usage)\(options.isEmpty ? "" : " [OPTIONS]")\n"
      + (command.details.isEmpty ? "" : "\n\(command.details)\n")
      + (options.isEmpty ? "" : "\n\(lines)")
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
