import Foundation
import Testing

struct `Help, manual page and completions` {
  private static let commands = [
    "test", "translate", "migrate", "snippets", "docs", "lessons", "learn", "exercises", "completions", "man",
  ]

  /// The options that the help of a command lists: `-o`, `--format`.
  private func options(_ arguments: [String]) throws -> [String] {
    let help = try Program.run(arguments + ["--help"]).output
    let lines = help.split(separator: "\n").filter { $0.hasPrefix("  -") }
    return lines.flatMap { line in
      let names = line.drop { $0 == " " }.prefix { $0 != " " && $0 != "[" }
      return line.hasPrefix("  -h, ") ? ["-h", "--help"] : [String(names)]
    }
  }

  @Test func `The first screen names every command and fits 80 columns`() throws {
    let help = try Program.run(["--help"]).output
    for command in Self.commands { #expect(help.contains("  rxplay \(command)"), "\(command)") }
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(try options([]).count >= 13)
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func `Completions name every command and option`(shell: String) throws {
    let script = try Program.run(["completions", shell]).output
    for command in Self.commands {
      #expect(script.contains(command), "\(command)")
    }
    for option in try options([]) + Self.commands.flatMap({ try options([$0]) }) {
      let isShort = !option.hasPrefix("--")
      let name = String(option.drop { $0 == "-" })
      let written = shell == "fish" ? (isShort ? "-s \(name) " : "-l \(name) ") : option
      #expect(script.contains(written), "\(option)")
    }
    for word in ["mermaid", "junit", "always", "switchMap"] { #expect(script.contains(word), "\(word)") }
  }

  @Test func `The manual page names every command and option, of the program and of its shell`() throws {
    let page = try Program.run(["man"]).output.replacing("\\-", with: "-")
    for command in Self.commands { #expect(page.contains("rxplay \(command)"), "\(command)") }
    for option in try options([]) + Self.commands.flatMap({ try options([$0]) }) {
      #expect(page.contains(option), "\(option)")
    }
    for command in [":help", ":compare", ":wait", ":set width", ":save"] {
      #expect(page.contains(command), "\(command)")
    }
    #expect(page.utf8.allSatisfy { $0 < 128 }, "man pages are read as ASCII where the locale is not known")
  }

  @Test func `Everything that make install puts in place, make uninstall removes`() throws {
    let make = "make -s BUILD=true PROGRAM='\(Program.path)' DESTDIR=$HOME/root PREFIX=/opt"
    let run = try Program.run(
      [],
      through: "\(make) install && (cd $HOME/root && find . -type f | grep -Ev '/(lessons|exercises)/' "
        + "| LC_ALL=C sort); "
        + "head -c 10 $HOME/root/opt/share/man/man1/rxplay.1; echo; \(make) uninstall; find $HOME/root -type f")
    #expect(
      run.output == """
        ./opt/bin/rxplay
        ./opt/share/bash-completion/completions/rxplay
        ./opt/share/fish/vendor_completions.d/rxplay.fish
        ./opt/share/man/man1/rxplay.1
        ./opt/share/man/zh_CN/man1/rxplay.1
        ./opt/share/zsh/site-functions/_rxplay
        .TH RXPLAY

        """, "\(run.error)")
  }

  @Test(arguments: [
    ("rxplay te", "test"), ("rxplay docs switchMa", "switchMap switchMapTo"), ("rxplay --format sv", "svg"),
    ("rxplay --format = me", "mermaid"), ("rxplay test --format j", "junit"), ("rxplay --asc", "--ascii"),
    ("rxplay test --up", "--update"), ("rxplay completions ", "bash zsh fish"), ("rxplay Makef", "Makefile"),
    ("rxplay -o Makef", "Makefile"),
  ]) func `bash takes the script, and completes words by their place`(line: String, candidates: String) throws {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map { "'\($0)'" }.joined(separator: " ")
    let driver = """
      compopt() { :; }
      eval "$(RXPLAY completions bash)"
      COMP_WORDS=(\(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _rxplay; echo "${COMPREPLY[*]}"
      """
    let run = try Program.run([], through: "bash", input: driver.replacing("RXPLAY", with: "'\(Program.path)'"))
    #expect(run.output == candidates + "\n", "\(run.error)")
  }
}
