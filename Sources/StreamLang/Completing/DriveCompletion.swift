/// Completes a line of the drive in pasted code, `//! box.ty`.
public struct DriveCompletion {
  /// The beginning of the word, in UTF-8 code units.
  public let start: Int
  /// The words, in the order of display.
  public let candidates: [Completer.Candidate]

  /// Completes at a cursor, in UTF-8 code units; `nil` if it is not in a line of the drive.
  ///
  /// - Parameter session: A session for a run of the text without that line, whose stand-ins are offered.
  public init?(_ source: SourceText, at cursor: Int, in language: SourceLanguage, _ session: Session) {
    let line = source.span(ofLine: source.line(at: cursor))
    guard let marked = PastedCode.marked(in: source).first(where: { $0.start <= cursor && cursor <= line.end }),
      line.start <= marked.start, marked.end <= line.end
    else { return nil }
    let head = source.text(in: Span(start: marked.start, end: cursor))
    let path = head.reversed().prefix { $0.isLetter || $0.isNumber || "_.$".contains($0) }.reversed()
    let word = String(path.reversed().prefix { $0 != "." }.reversed())
    guard head.filter({ $0 == "\"" }).count.isMultiple(of: 2) else { return nil }
    start = cursor - word.utf8.count
    let rest = SourceText(
      name: source.name,
      text: source.text(in: Span(start: 0, end: line.start))
        + source.text(in: Span(start: line.end, end: source.bytes.count)))
    _ = ScriptRun(rest, in: session, language: language).run { _ in }
    let controls = session.controls + InventedDrive.controls(of: rest, in: language, session)
    let receiver = String(path).dropLast(word.count + 1)
    var found: [Completer.Candidate] = []
    if path.contains(".") {
      for control in controls where control.name == receiver {
        found += control.acts.filter { $0.word != "set" }.map { act in
          Completer.Candidate(
            String(act.call.dropFirst(receiver.count + 1).prefix { $0 != "(" }), Self.summary(of: act.word))
        }
      }
      let inner = controls.filter { $0.name.hasPrefix(receiver + ".") }
      found += inner.map { Completer.Candidate(String($0.name.dropFirst(receiver.count + 1)), $0.kind) }
    } else {
      found = controls.filter { !$0.acts.isEmpty }.map { control in
        let name = control.name.split(separator: ".").first.map { String($0) } ?? control.name
        return Completer.Candidate(name, control.kind.isEmpty ? "a stand-in" : "a stand-in, \(control.kind)")
      }
      found += ["wait", "network", "notify", "horizon"].map { Completer.Candidate($0, Self.summary(of: $0)) }
    }
    var seen: Set<String> = []
    candidates = found.filter { $0.text.hasPrefix(word) && seen.insert($0.text).inserted }
  }

  /// Returns a sentence on the effect of a word of the drive; empty for other words.
  public static func summary(of word: String) -> String {
    StandInControl.words.first { $0.key == word }?.value ?? ""
  }
}
