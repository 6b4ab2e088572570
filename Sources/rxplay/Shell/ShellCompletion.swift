import LineEditing
import StreamLang

/// What Tab offers: commands, operators behind a dot, and the names that are known.
struct ShellCompletion {
  private let session: Session

  init(_ session: Session) { self.session = session }

  func candidates(for text: String, at cursor: Int) -> Completion? {
    let typed = Array(text.utf8.prefix(cursor))
    if typed.first == UInt8(ascii: ":") { return commands(typed) }
    var start = typed.count
    while start > 0, isPartOfName(typed[start - 1]) { start -= 1 }
    let word = String(decoding: typed[start...], as: UTF8.self)
    let isBehindDot = start > 0 && typed[start - 1] == UInt8(ascii: ".")
    var candidates: [Completion.Candidate] = []
    if isBehindDot {
      candidates = OperatorHelp.all.filter { $0.signature.hasPrefix("stream.") }
        .map { Completion.Candidate($0.name, summary: $0.summary) }
    } else {
      guard !word.isEmpty else { return nil }
      candidates = session.variableNames.map { Completion.Candidate($0) }
      candidates += OperatorHelp.all.filter { !$0.signature.hasPrefix("stream.") }
        .map { Completion.Candidate($0.name, summary: $0.summary) }
    }
    var seen: Set<String> = []
    candidates = candidates.filter { $0.text.hasPrefix(word) && seen.insert($0.text).inserted }
    return Completion(replacement: start..<cursor, candidates: candidates)
  }

  private func commands(_ typed: [UInt8]) -> Completion? {
    guard !typed.contains(UInt8(ascii: " ")) else { return nil }
    let word = String(decoding: typed.dropFirst(), as: UTF8.self)
    let candidates = ShellCommands.all.filter { $0.name.hasPrefix(word) }
      .map { Completion.Candidate($0.name, summary: $0.summary) }
    return Completion(replacement: 1..<typed.count, candidates: candidates)
  }

  private func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
