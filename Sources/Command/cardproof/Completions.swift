/// Completions of a shell, made of the table of commands and options.
enum Completions {
  static let shells = ["bash", "zsh", "fish"]

  static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
    guard let shell = arguments.operands.first else {
      throw CommandFailure(usage: "completions needs a shell: \(shells.joined(separator: ", "))")
    }
    guard let script = script(for: shell) else {
      throw .unknown("shell", shell, among: shells, Command.named("completions"))
    }
    Terminal.print(script)
    return .done
  }

  static func script(for shell: String) -> String? {
    switch shell {
    case "bash": bash
    case "zsh": zsh
    case "fish": fish
    default: nil
    }
  }

  /// The kind of a value that a shell can complete.
  enum Completed {
    case words([String])
    case folders, files, nothing

    init(_ option: Option) {
      if !option.choices.isEmpty {
        self = .words(option.choices)
      } else {
        switch option.value {
        case "DIR": self = .folders
        case "FILE": self = .files
        default: self = .nothing
        }
      }
    }

    init(operandOf command: Command) {
      let choices = command.choices()
      if !choices.isEmpty {
        self = .words(choices)
      } else {
        self = command.maximumOperands == 0 ? .nothing : .folders
      }
    }
  }

  private static let top = Command.all.map(\.name) + ["--help", "--version"]

  // MARK: bash

  private static var bash: String {
    let commands = Command.all.map { command -> String in
      let options = command.options.map(\.name) + ["--help"]
      return "    \(command.name))\n"
        + "      options='\(options.joined(separator: " "))'\n"
        + "      operands='\(bashAction(Completed(operandOf: command)))'\n      ;;\n"
    }
    let values = Command.all.flatMap { command in
      command.options.filter { $0.value != nil }.map { option in
        "    \(command.name):\(option.name)) action='\(bashAction(Completed(option)))' ;;\n"
      }
    }
    return """
      # Completions of cardproof for bash; 'cardproof completions bash' writes them.
      _cardproof() {
        local word=${COMP_WORDS[COMP_CWORD]} last=${COMP_WORDS[COMP_CWORD - 1]}
        local command='' index options='' operands='' action=''
        for ((index = 1; index < COMP_CWORD; index++)); do
          case ${COMP_WORDS[index]} in -*) ;; *) command=${COMP_WORDS[index]}; break ;; esac
        done
        COMPREPLY=()
        if [[ -z $command ]]; then
          COMPREPLY=($(compgen -W '\(top.joined(separator: " "))' -- "$word"))
          return
        fi
        case $command in
      \(commands.joined())    *) return ;;
        esac
        # bash gives the sign between an option and its value as a word of its own.
        if [[ $word == '=' ]]; then word='' last=${COMP_WORDS[COMP_CWORD - 1]}
        elif [[ $last == '=' ]]; then last=${COMP_WORDS[COMP_CWORD - 2]}; fi
        case $command:$last in
      \(values.joined())    *) action='' ;;
        esac
        if [[ -z $action ]]; then
          if [[ $word == -* ]]; then action="-W '$options'"; else action=$operands; fi
        fi
        [[ $action == none ]] && return
        if [[ $action == -d || $action == -f ]]; then
          compopt -o filenames 2>/dev/null
          local IFS=$'\\n'
        fi
        eval "COMPREPLY=(\\$(compgen $action -- \\"\\$word\\"))"
      }
      complete -F _cardproof cardproof

      """
  }

  private static func bashAction(_ completed: Completed) -> String {
    switch completed {
    case .words(let words): "-W \"\(words.joined(separator: " "))\""
    case .folders: "-d"
    case .files: "-f"
    case .nothing: "none"
    }
  }

  // MARK: zsh

  private static var zsh: String {
    let list = Command.all.map { "    '\($0.name):\(zshText($0.summary))'\n" }.joined()
    let cases = Command.all.map { command -> String in
      let options = command.options.map { option -> String in
        let value = option.value.map { ":\($0):\(zshAction(Completed(option)))" } ?? ""
        let sign = option.value == nil ? "" : "="
        return "        '\(option.name)\(sign)[\(zshText(option.help))]\(value)' \\\n"
      }
      let action = zshAction(Completed(operandOf: command))
      return "      \(command.name))\n      _arguments \\\n\(options.joined())"
        + "        '--help[Print help for the command]' \\\n        '*:operand:\(action)'\n      ;;\n"
    }
    return """
      #compdef cardproof
      # Completions of cardproof for zsh; 'cardproof completions zsh' writes them.
      _cardproof() {
        local -a commands=(
      \(list)  )
        if (( CURRENT == 2 )); then
          _describe command commands
          _arguments '--help[Print help]' '--version[Print the version]'
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined())  esac
      }
      if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
        _cardproof "$@"
      else
        compdef _cardproof cardproof
      fi

      """
  }

  /// A text between quotes and brackets of `_arguments`.
  private static func zshText(_ text: String) -> String {
    text.replacing("'", with: "’").replacing("[", with: "(").replacing("]", with: ")")
      .replacing(":", with: "\\:")
  }

  private static func zshAction(_ completed: Completed) -> String {
    switch completed {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .folders: "_files -/"
    case .files: "_files"
    case .nothing: " "
    }
  }

  // MARK: fish

  private static var fish: String {
    let start = "complete -c cardproof"
    var lines = [
      "# Completions of cardproof for fish; 'cardproof completions fish' writes them.",
      "\(start) -f",
      "\(start) -n __fish_use_subcommand -l help -d 'Print help'",
      "\(start) -n __fish_use_subcommand -l version -d 'Print the version'",
    ]
    for command in Command.all {
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      lines.append(
        "\(start) -n __fish_use_subcommand -a \(command.name) -d '\(fishText(command.summary))'")
      let action = fishAction(Completed(operandOf: command))
      if !action.isEmpty { lines.append("\(start) \(condition) \(action)") }
      for option in command.options {
        let name = option.name.dropFirst(2)
        // Without -x fish offers files as well.
        let action = fishAction(Completed(option))
        let value = option.value == nil ? "" : action == "-F" ? " -r -F" : " -x \(action)"
        lines.append(
          "\(start) \(condition) -l \(name)\(value) -d '\(fishText(option.help))'")
      }
      lines.append("\(start) \(condition) -l help -d 'Print help for the command'")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fishText(_ text: String) -> String { text.replacing("'", with: "\\'") }

  private static func fishAction(_ completed: Completed) -> String {
    switch completed {
    case .words(let words): "-a '\(words.joined(separator: " "))'"
    case .folders: "-a '(__fish_complete_directories)'"
    case .files: "-F"
    case .nothing: ""
    }
  }
}
