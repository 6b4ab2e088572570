import CLibrary
import LineEditing
import Marbles
import Processes
import StreamLang

/// `rxplay test`: runs scripts and Markdown files and compares their output with the output that they expect.
struct TestCommand {
  /// The form of the report.
  private enum ReportFormat: String, CaseIterable {
    case text, junit
  }

  static var command: Command {
    Command(
      name: "test", usage: "rxplay test [--update] [--ties] [--format text|junit] [PATH…]",
      summary: "check that scripts and Markdown files give the output that they expect",
      details:
        "An expectation is a block of lines that begin with '//>', below a statement. Write one such line and run "
        + "'rxplay test --update' to fill it in. In a folder, all .rx files and the Markdown files with ```rx blocks "
        + "are checked, and the prose of a script is compared with its texts in zh/NAME.txt.",
      operands: .files,
      options: [
        CommandOption(["--update"], "write the actual output into the blocks that differ"),
        CommandOption(["--ties"], "check that all output is the same under every rule for one instant"),
        CommandOption(
          ["--format"], value: "FORMAT", choices: ReportFormat.allCases.map { $0.rawValue }, "the form of the report"),
      ]
    ) { arguments throws(UsageFault) in
      Interruption.installEndingProcess()
      let format = try arguments.choice("--format", otherwise: ReportFormat.text)
      let command = TestCommand(
        update: arguments.has("--update"), holdsTies: arguments.has("--ties"), format: format)
      return command.run(arguments.files.isEmpty ? ["."] : arguments.files)
    }
  }

  private let update: Bool
  private let holdsTies: Bool
  private let format: ReportFormat

  /// The result of one file.
  private struct Verdict {
    /// The reason for its failure, in one line; `nil` if it did not fail.
    var failure: String?
    /// The report on it, with its last newline.
    let text: String
  }

  /// Checks all scripts at and below some paths, and returns the exit status.
  private func run(_ paths: [String]) -> Int32 {
    var files: [(path: String, failure: String?)] = []
    for path in paths {
      let below = ScriptFiles.below(path)
      files += below?.map { ($0, nil) } ?? [(path, "there is no such file")]
    }
    var junit = JUnitReport()
    var passed = 0
    var failed = 0
    verdicts(of: files.map { file in { file.failure.map { failure(file.path, $0) } ?? check(file.path) } }) {
      index, verdict in
      if verdict.failure == nil { passed += 1 } else { failed += 1 }
      junit.add(files[index].path, failure: verdict.failure.map { ($0, verdict.text) })
      if format == .text { Standard.write(verdict.text) }
    }
    if passed + failed == 0, !Interruption.isRequested {
      Standard.writeError("rxplay: there are no scripts to check\n")
    }
    Standard.write(format == .junit ? junit.text : "\(passed) passed, \(failed) failed\n")
    if Interruption.isRequested {
      Interruption.acknowledge()
      Standard.writeError("rxplay: interrupted\n")
      return 130
    }
    return failed > 0 || passed == 0 ? 1 : 0
  }

  /// Makes verdicts on all processors, and takes them in their order. After Ctrl-C the rest is omitted.
  private func verdicts(of checks: [() -> Verdict], _ take: (Int, Verdict) -> Void) {
    let isWatched = isatty(2) == 1 && checks.count > 1
    var found: [Int: Verdict] = [:]
    var next = 0
    func takeNext() {
      let showsProgress = isWatched && next < checks.count
      while let verdict = found.removeValue(forKey: next) {
        if showsProgress { Standard.writeError("\r\u{1B}[K") }
        take(next, verdict)
        next += 1
      }
      if showsProgress, next < checks.count { Standard.writeError("\r\(next + found.count) of \(checks.count)") }
    }
    let children = min(ForkedLines.processors, checks.count)
    if children > 1 {
      ForkedLines.take(from: children) { child, write in
        for index in stride(from: child, to: checks.count, by: children) {
          let verdict = checks[index]()
          write(
            JSONTree.array([JSONTree(index), verdict.failure.map { .string($0) } ?? .null, .string(verdict.text)]).text)
        }
      } _: { line in
        guard let parts = JSONTree(line.utf8)?.array, parts.count == 3, let index = parts[0].int else { return }
        found[index] = Verdict(failure: parts[1].string, text: parts[2].string ?? "")
        takeNext()
      }
    }
    // If the system has ended a child, its files are checked here.
    while next < checks.count, !Interruption.isRequested {
      if found[next] == nil {
        let verdict = checks[next]()
        // Ctrl-C came in the middle of this file, so it has no result.
        if Interruption.isRequested { break }
        found[next] = verdict
      }
      takeNext()
    }
    if isWatched, next < checks.count { Standard.writeError("\r\u{1B}[K") }
  }

  private func failure(_ file: String, _ reason: String) -> Verdict {
    Verdict(failure: reason, text: "failed  \(Printable.text(file))  \(reason)\n")
  }

  private func check(_ file: String) -> Verdict {
    let bytes: [UInt8]
    let source: SourceText
    do {
      bytes = try Files.read(file)
      source = try SourceText(name: file, bytes: file.hasSuffix(".md") ? MarkdownFences(bytes).masked() : bytes)
    } catch let fault as Files.Fault {
      return failure(file, fault.text)
    } catch {
      return failure(file, "it is not UTF-8 text")
    }
    var result = ScriptTest(source: source, holdsTies: holdsTies, isInterrupted: { Interruption.isRequested }).run()
    // Standard input and pipes cannot be written back.
    if update, file != "-", Files.isRegular(file), !result.differences.isEmpty, result.faults.isEmpty {
      // An editor may have saved while the script ran.
      guard (try? Files.read(file)) == bytes else {
        return failure(file, "it changed while it was run, so nothing is written")
      }
      guard Files.replace(file, with: ExpectationUpdate.updated(bytes, result.differences)) else {
        return failure(file, "it cannot be written")
      }
      let count = counted(result.differences.count, "block")
      return Verdict(text: "updated \(Printable.text(file))  \(count)\n")
    }
    result.faults += EditionCheck.faults(source)
    if result.isFine {
      let hint = result.checks == 0 && !source.text.contains("expect") ? Self.seedingHint(file) : ""
      return Verdict(text: "ok      \(Printable.text(file))  \(counted(result.checks, "check"))\n" + hint)
    }
    let faults = result.faults.map { $0 + "\n" }
    let differences = result.differences.map { describe($0, in: source) }
    let text = (faults + differences).joined()
    return Verdict(
      failure: String(text.prefix { !$0.isNewline }), text: "failed  \(Printable.text(file))\n" + text)
  }

  private static func seedingHint(_ file: String) -> String {
    "        warning: nothing is expected; write '//>' below a statement, and "
      + "'rxplay test --update \(Printable.text(file))' fills it in\n"
  }

  private func describe(_ difference: ScriptTest.Difference, in source: SourceText) -> String {
    let line = source.position(at: difference.block.span.start).line
    let expected = difference.block.lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }
    let lines = LineDiff.lines(expected: expected, actual: difference.actual).map { "  \(Printable.text($0))\n" }
    let first =
      PictureDifference.first(expected: expected, actual: difference.actual)
      ?? "the output differs from what is expected"
    return "\(Printable.text(source.name)):\(line): \(Printable.text(first))\n  --- wanted\n  +++ yours\n"
      + lines.joined()
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
