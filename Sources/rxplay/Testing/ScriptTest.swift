import StreamLang

/// One script, run and compared with the output that it expects.
struct ScriptTest {
  /// An expected block that is not what came.
  struct Difference {
    let block: ExpectedOutput
    let actual: [String]
  }

  /// How a test went.
  struct Result {
    /// How many expected blocks were compared.
    var checks = 0
    var differences: [Difference] = []
    /// Faults of the script itself, as messages.
    var faults: [String] = []

    var isFine: Bool { differences.isEmpty && faults.isEmpty }
  }

  let source: SourceText
  var isInterrupted: () -> Bool = { false }

  /// Runs the script in a session of its own.
  func run() -> Result {
    let session = Session()
    session.isInterrupted = isInterrupted
    let presenter = Presenter()
    var outputs: [Int: String] = [:]
    var blocks: [ExpectedOutput] = []
    var result = Result()
    let outcome = ScriptRun(source, in: session).run { event in
      switch event {
      case .output(let output, let item):
        outputs[item, default: ""] += presenter.text(of: output, isFirst: outputs[item] == nil, in: source)
        if case .failure(let diagnostic) = output { result.faults.append(diagnostic.rendered(in: source)) }
      case .expectedOutput(let block, _): blocks.append(block)
      case .prose, .statement, .warning: break
      }
    }
    switch outcome {
    case .fine, .failed: break
    case .rejected(let diagnostics): result.faults += diagnostics.map { $0.rendered(in: source) }
    case .stopped(let diagnostic): result.faults.append(diagnostic.rendered(in: source))
    }
    for block in blocks {
      result.checks += 1
      let actual = lines(of: outputs[block.statement] ?? "")
      let expected = block.lines == [""] ? [] : block.lines.map(trimmed)
      if actual != expected { result.differences.append(Difference(block: block, actual: actual)) }
    }
    return result
  }

  private func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { trimmed(String($0)) }
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Blanks at the end of a line cannot be seen and are not compared.
  private func trimmed(_ line: String) -> String {
    var line = line[...]
    while line.last == " " || line.last == "\t" { line.removeLast() }
    return String(line)
  }
}

/// Writes what came into the expected blocks that differ; all else stays byte for byte.
enum ExpectationUpdate {
  static func updated(_ text: String, _ differences: [ScriptTest.Difference]) -> String {
    var bytes = Array(text.utf8)
    for difference in differences.sorted(by: { $0.block.span.start > $1.block.span.start }) {
      let span = difference.block.span
      let indent = indentation(before: span.start, in: bytes)
      let lines = difference.actual.isEmpty ? [""] : difference.actual
      let block = lines.map { $0.isEmpty ? "//>" : "//> \($0)" }.joined(separator: "\n\(indent)")
      bytes.replaceSubrange(span.start..<span.end, with: Array(block.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func indentation(before offset: Int, in bytes: [UInt8]) -> String {
    var start = offset
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }
}

/// The scripts in a Markdown file: its ```` ```rx ```` fences, in one session.
enum MarkdownScript {
  /// The text with everything that is no `rx` fence blanked out, so that every place in it is the file's own.
  static func masked(_ bytes: [UInt8]) -> [UInt8] {
    var masked: [UInt8] = []
    masked.reserveCapacity(bytes.count)
    var isInScript = false
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if !masked.isEmpty || line.startIndex > 0 { masked.append(UInt8(ascii: "\n")) }
      let isFence = line.starts(with: "```".utf8)
      if isFence || !isInScript {
        masked.append(contentsOf: repeatElement(UInt8(ascii: " "), count: line.count))
      } else {
        masked.append(contentsOf: line)
      }
      if isFence { isInScript = !isInScript && line.elementsEqual("```rx".utf8) }
    }
    return masked
  }
}
