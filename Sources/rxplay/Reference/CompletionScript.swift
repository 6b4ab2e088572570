import StreamLang

/// `rxplay completions`: completes commands and options in a system shell, from the tables of `--help`.
enum CompletionScript {
  private enum SystemShell: String, CaseIterable {
    case bash, zsh, fish
  }

  static func command(for commands: @escaping @Sendable () -> [Command]) -> Command {
    let shells = SystemShell.allCases.map { $0.rawValue }
    return Command(
      name: "completions", usage: "rxplay completions \(shells.joined(separator: "|"))",
      summary: "print a script that completes rxplay's arguments in a shell",
      details: "For bash: source <(rxplay completions bash). 'make install' puts the scripts in place.",
      operands: .words(shells), options: []
    ) { arguments throws(UsageFault) in
      guard arguments.files.count == 1, let shell = SystemShell(rawValue: arguments.files[0]) else {
        throw UsageFault(message: "the shell is one of \(shells.joined(separator: ", "))")
      }
      switch shell {
      case .bash: Standard.write(bash(commands()))
      case .zsh: Standard.write(zsh(commands()))
      case .fish: Standard.write(fish(commands()))
      }
      return 0
    }
  }

  private static let lessons = "rxplay lessons 2>/dev/null | sed -n 's/^  \\([^ ]*\\).*/\\1/p'"

  private static let exercises = "rxplay exercises 2>/dev/null | sed -nE 's/^(  |✓ )([^ ]+) .*/\\2/p'"

  private static var operators: String {
    var known: Set<String> = []
    return OperatorHelp.all.map { $0.name }.filter { known.insert($0).inserted }.joined(separator: " ")
  }

  // MARK: bash

  private static func bash(_ commands: [Command]) -> String {
    var values = ""
    var options = ""
    var operands = ""
    for command in commands {
      for option in command.allOptions where option.value != nil {
        for name in option.names {
          let candidates =
            option.takesFile
            ? "compopt -o filenames; COMPREPLY=($(compgen -f -- \"$current\"))"
            : "COMPREPLY=($(compgen -W '\(option.choices.joined(separator: " "))' -- \"$current\"))"
          values += "    \(command.name):\(name)) \(candidates); return ;;\n"
        }
      }
      let names = command.allOptions.flatMap { $0.names }.joined(separator: " ")
      options += "    \(command.name):-*) COMPREPLY=($(compgen -W '\(names)' -- \"$current\")); return ;;\n"
      switch command.operands {
      case .none: continue
      case .files:
        operands += "    \(command.name)) compopt -o filenames; COMPREPLY+=($(compgen -f -- \"$current\")) ;;\n"
      case .operators:
        operands += "    \(command.name)) COMPREPLY=($(compgen -W '\(operators)' -- \"$current\")) ;;\n"
      case .lessons:
        operands += "    \(command.name)) COMPREPLY=($(compgen -W \"$(\(lessons))\" -- \"$current\")) ;;\n"
      case .exercises:
        operands += "    \(command.name)) COMPREPLY=($(compgen -W \"$(\(exercises))\" -- \"$current\")) ;;\n"
      case .words(let words):
        let list = words.joined(separator: " ")
        operands += "    \(command.name)) COMPREPLY=($(compgen -W '\(list)' -- \"$current\")) ;;\n"
      }
    }
    let list = commands.dropFirst().map { $0.name }
    return """
      # bash completion for rxplay
      _rxplay() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=run
        # bash takes --name=value apart.
        if [[ $current == = ]]; then
          current=
        elif [[ $previous == = ]]; then
          previous=${COMP_WORDS[COMP_CWORD-2]}
        fi
        COMPREPLY=()
        if ((COMP_CWORD > 1)); then
          case ${COMP_WORDS[1]} in \(list.joined(separator: "|"))) command=${COMP_WORDS[1]} ;; esac
        else
          COMPREPLY=($(compgen -W '\(list.joined(separator: " "))' -- "$current"))
        fi
        case $command:$previous in
      \(values)  esac
        case $command:$current in
      \(options)  esac
        case $command in
      \(operands)  esac
      }
      complete -F _rxplay rxplay

      """
  }

  // MARK: zsh

  private static func zsh(_ commands: [Command]) -> String {
    func quoted(_ text: String) -> String {
      text.reduce(into: "") { quoted, character in
        if "[]:\\".contains(character) { quoted += "\\" }
        quoted += character == "'" ? "'\\''" : String(character)
      }
    }
    func arguments(_ command: Command) -> String {
      var lines: [String] = []
      for option in command.allOptions {
        for name in option.names {
          var value = ""
          if let label = option.value {
            value = ":\(quoted(label)):" + (option.takesFile ? "_files" : "(\(option.choices.joined(separator: " ")))")
          }
          lines.append("'*\(name)[\(quoted(option.summary))]\(value)'")
        }
      }
      switch command.operands {
      case .none: break
      case .files: lines.append("'*:file:_files'")
      case .operators: lines.append("'*:operator:(\(operators))'")
      case .lessons: lines.append("\"*:lesson:($(\(lessons)))\"")
      case .exercises: lines.append("\"*:exercise:($(\(exercises)))\"")
      case .words(let words): lines.append("'1:word:(\(words.joined(separator: " ")))'")
      }
      return lines.map { "      \($0)" }.joined(separator: " \\\n")
    }
    let list = commands.dropFirst().map { "    '\($0.name):\(quoted($0.summary))'" }.joined(separator: "\n")
    let cases = commands.dropFirst().map {
      "    \($0.name)) shift words; ((CURRENT--)); _arguments -s \\\n\(arguments($0)) ;;"
    }
    return """
      #compdef rxplay
      _rxplay() {
        local -a commands
        commands=(
      \(list)
        )
        ((CURRENT == 2)) && _describe command commands
        case $words[2] in
      \(cases.joined(separator: "\n"))
          *) _arguments -s \\
      \(arguments(commands[0])) ;;
        esac
      }
      if [[ $funcstack[1] == _rxplay ]]; then _rxplay "$@"; else compdef _rxplay rxplay; fi

      """
  }

  // MARK: fish

  private static func fish(_ commands: [Command]) -> String {
    func quoted(_ text: String) -> String {
      let escaped = text.reduce(into: "") { escaped, character in
        if character == "'" || character == "\\" { escaped += "\\" }
        escaped.append(character)
      }
      return "'\(escaped)'"
    }
    let list = commands.dropFirst().map { $0.name }.joined(separator: " ")
    var lines = ["# fish completion for rxplay"]
    for command in commands.dropFirst() {
      lines.append("complete -c rxplay -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))")
    }
    for (number, command) in commands.enumerated() {
      let condition =
        number == 0
        ? "-n 'not __fish_seen_subcommand_from \(list)'" : "-n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.allOptions {
        let names = option.names.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
        var value = ""
        if option.value != nil {
          value = option.takesFile ? " -r -F" : " -x -a \(quoted(option.choices.joined(separator: " ")))"
        }
        lines.append(
          "complete -c rxplay \(condition) \(names.joined(separator: " "))\(value) -d \(quoted(option.summary))")
      }
      switch command.operands {
      case .none: lines.append("complete -c rxplay \(condition) -f")
      case .files: break
      case .operators: lines.append("complete -c rxplay \(condition) -f -a \(quoted(operators))")
      case .lessons: lines.append("complete -c rxplay \(condition) -f -a \(quoted("(\(lessons))"))")
      case .exercises: lines.append("complete -c rxplay \(condition) -f -a \(quoted("(\(exercises))"))")
      case .words(let words):
        lines.append("complete -c rxplay \(condition) -f -a \(quoted(words.joined(separator: " ")))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
