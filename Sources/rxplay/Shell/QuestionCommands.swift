import Marbles
import Printing
import StreamLang
import Streams

/// The commands about the run that was drawn last.
enum QuestionCommands {
  static let all = [
    ShellCommand(
      name: "why", arguments: "[QUESTION]", group: .looking,
      summary: "the causes of a value, of an end or of silence",
      details:
        ":why 42, :why result at 2s, :why completed, :why nothing at 1s. Without an argument: of the last value of the last picture."
    ) { text, shell in shell.answer(text) { session throws(ErrorValue) in try session.why(text) } },
    ShellCommand(
      name: "fate", arguments: "VALUE", group: .looking,
      summary: "what became of a value that did not arrive",
      details: ":fate b, :fate b at 300ms, :fate b of a at 300ms."
    ) { text, shell in
      guard !text.isEmpty else { return shell.say("which value? :fate b at 300ms") }
      shell.answer(text) { session throws(ErrorValue) in try session.fate(text) }
    },
    ShellCommand(
      name: "trace", arguments: "EXPR", group: .looking,
      summary: "a picture in which the causes of its last value are marked"
    ) { text, shell in
      guard !text.isEmpty else { return shell.say("which expression? :trace a.zip(b), at: 2s") }
      shell.look(SourceText(name: "<shell>", text: "trace(\(text.hasPrefix(".") ? "_" : "")\(text))"))
    },
    ShellCommand(
      name: "ties", arguments: "[EXPR]", group: .looking,
      summary: "whether the result depends on the order at one instant",
      details: "Without an expression: that of the scene, or of the last result where there is no scene."
    ) { text, shell in
      shell.look(SourceText(name: "<shell>", text: "ties(\(text.hasPrefix(".") ? "_" : "")\(text))"))
    },
    ShellCommand(
      name: "leaks", arguments: "", group: .looking,
      summary: "what is left over: open subscriptions, timers, values that wait, streams never subscribed, errors"
    ) { _, shell in shell.answer("") { session throws(ErrorValue) in session.leaks } },
  ]
}

extension Shell {
  /// Runs a statement about past events, after the entries have run again in a traced session of their own, which a
  /// running scene allows as well.
  func look(_ source: SourceText) {
    guard let traced = traced() else { return }
    defer { session.takeOver(traced) }
    let outcome = ScriptRun(source, in: traced).run(finishes: false) { event in
      guard case .output(let output, _) = event else { return }
      if case .failure(let diagnostic) = output { return complain(diagnostic, source) }
      show(output, isFirst: false, as: presenter, source)
      if case .diagram = output, presenter.format == .text { Standard.write("\n") }
    }
    switch outcome {
    case .fine, .failed: break
    case .rejected(let diagnostics): for diagnostic in diagnostics { complain(diagnostic, source) }
    case .stopped(let diagnostic): complain(diagnostic, source)
    }
  }

  /// Answers a question after the entries have run again, silently, in a traced session of their own.
  func answer(_ text: String, _ ask: (Session) throws(ErrorValue) -> PrintedOutput) {
    guard let traced = traced() else { return }
    defer { session.takeOver(traced) }
    do throws(ErrorValue) {
      let answer = try ask(traced)
      show(.value(answer), isFirst: true, as: presenter, SourceText(name: "", text: ""))
    } catch {
      let lines = [error.text] + (error.help.map { ["  " + $0] } ?? [])
      for line in presenter.edition.answer(lines, width: presenter.width) {
        Standard.write(Printable.text(line) + "\n")
      }
    }
  }
}
