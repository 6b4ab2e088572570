import FastPaths
import Marbles
import Printing
import Processes
import StreamLang

/// The pictures of a Markdown text, put below the code that they show.
struct Weaving {
  /// The form of a reference to a picture.
  enum Reference {
    /// A file in the folder of the pictures, by an element of HTML.
    case file
    /// A file in the folder of the pictures, by its name alone, as DocC finds it.
    case named
    /// The picture itself, as an address with data.
    case inline
  }

  /// A text with its pictures.
  struct Result {
    var text: [UInt8] = []
    /// The pictures by the names of their files.
    var pictures: [String: String] = [:]
    var count = 0
  }

  /// The mistakes of the code, as messages with their places.
  struct Fault: Error {
    let messages: [String]
  }

  /// Output below a block.
  enum Piece {
    case text(String)
    case picture(svg: String, text: String, log: String)
  }

  /// The file's name in messages.
  let name: String
  /// The beginning of the names of its pictures.
  let stem: String
  var reference = Reference.file
  /// The folder of the pictures, as seen from the file.
  var folder = "marbles"
  /// Whether the text is to be woven again: pictures stand between marks, and expected output stays.
  var isInPlace = false
  /// The maximum width of pictures, in cells.
  var width = 80

  /// Returns the text with its pictures.
  ///
  /// Blocks of rxplay's own language share a session. A block of another language runs alone, if it has a drive or the
  /// word `marbles` after the name of its language.
  func result(of bytes: [UInt8]) throws(Fault) -> Result {
    let file = MarkdownFences(bytes)
    var pieces: [Int: [Piece]] = [:]
    let scripts = file.blocks.indices.filter { file.blocks[$0].isScript }
    var messages = run(file, scripts, in: nil, &pieces)
    for (number, block) in file.blocks.enumerated() where !block.isScript {
      guard let language = language(of: block, in: file) else { continue }
      messages += run(file, [number], in: language, &pieces)
    }
    guard messages.isEmpty else { throw Fault(messages: messages) }
    return assembled(file, pieces)
  }

  private func language(of block: MarkdownFences.Block, in file: MarkdownFences) -> SourceLanguage? {
    let name = block.words.first.flatMap { SnippetFinding.nameOfLanguage(afterFence: $0) }
    guard let language = PrintingOptions.languages.first(where: { $0.name == name }) else { return nil }
    let isDriven = block.code.contains { Self.begins(file.code(in: $0), with: "//!") }
    return isDriven || block.words.contains("marbles") ? language : nil
  }

  static func begins(_ line: ArraySlice<UInt8>, with sign: String) -> Bool {
    line.drop { $0 == UInt8(ascii: " ") }.starts(with: sign.utf8)
  }

  /// Runs some blocks in one session, and adds the output of each. Returns the messages of mistakes.
  private func run(
    _ file: MarkdownFences, _ numbers: [Int], in language: SourceLanguage?, _ pieces: inout [Int: [Piece]]
  ) -> [String] {
    guard let first = numbers.first else { return [] }
    let code = Set(numbers.map { file.blocks[$0].opening })
    var source: SourceText
    do {
      source = try SourceText(name: name, bytes: file.masked { code.contains($0.opening) })
    } catch { return ["\(Printable.text(name)): it is not UTF-8 text"] }
    // Exercises wait for answers.
    if language == nil, ExerciseSheet.holdsExercises(source) { source = ExerciseSheet(source).script }
    var settings = Settings()
    settings.languages = PrintingOptions.languages
    settings.makePlanner = { ChainPlanner() }
    let session = Session(settings: settings)
    session.isInterrupted = { Interruption.isRequested }
    session.isShortOfMemory = Memory.isAbove(megabytes:with:)
    defer { session.end() }
    var messages: [String] = []
    var current = first
    let outcome = ScriptRun(source, in: session, language: language).run { event in
      switch event {
      case .statement(_, let offset, _):
        let line = source.position(at: offset).line - 1
        current = numbers.last { file.blocks[$0].opening < line } ?? first
      case .output(.failure(let diagnostic), _): messages.append(diagnostic.rendered(in: source))
      case .output(let output, _): pieces[current, default: []].append(piece(output, in: source))
      case .prose, .warning, .expectedOutput: break
      }
    }
    switch outcome {
    case .fine, .failed: break
    case .rejected(let diagnostics): messages += diagnostics.map { $0.rendered(in: source) }
    case .stopped(let diagnostic): messages.append(diagnostic.rendered(in: source))
    }
    return messages
  }

  private func piece(_ output: Output, in source: SourceText) -> Piece {
    func text(_ format: Format) -> String {
      Presenter(format: format, width: width).text(of: output, isFirst: true, in: source)
    }
    guard case .diagram = output else { return .text(text(.text)) }
    return .picture(svg: text(.svg), text: text(.text), log: text(.log))
  }
}
