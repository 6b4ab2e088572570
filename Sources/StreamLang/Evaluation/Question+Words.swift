import Streams

extension Question {
  /// Reads `42`, `result at 2s`, `nothing at 1s`, `b of a at 300ms`, `completed`.
  ///
  /// - Parameter lanes: The names of lanes, that of the result first.
  init(_ subject: Subject, _ text: String, lanes: [String]) throws(ErrorValue) {
    self.subject = subject
    var words = text.split(whereSeparator: { $0.isWhitespace }).map(String.init)
    if words.count >= 2, words[words.count - 2] == "at" {
      guard let time = Settings.instant(words[words.count - 1]) else {
        throw ErrorValue(
          "'\(words[words.count - 1])' is no instant", help: "write a time such as 2s or 300ms after 'at'")
      }
      self.time = time
      words.removeLast(2)
    }
    let spellings = Self.spellings(of: lanes)
    if let last = spellings.first(where: { words.count > $0.words.count && words.ends(with: $0.words) }),
      ["in", "of"].contains(words[words.count - last.words.count - 1])
    {
      lane = last.lane
      words.removeLast(last.words.count + 1)
    } else if let first = spellings.first(where: { words.starts(with: $0.words) }) {
      lane = first.lane
      words.removeFirst(first.words.count)
    }
    if lane == nil, words.first == "result", let result = lanes.first {
      // The lane of the result has the text of its pipeline as its name, or a name of its own.
      lane = result
      words.removeFirst()
    }
    ask(of: words.joined(separator: " "))
  }

  /// The words that name lanes, the longest first: a target of effects may be written without its arrow and its self,
  /// and a published property without its sign.
  private static func spellings(of lanes: [String]) -> [(lane: String, words: [String])] {
    let names = lanes.map { (lane: $0, words: $0.split(separator: " ").map(String.init)) }
    let targets = names.filter { $0.words.first == "→" }.map { (lane: $0.lane, words: Array($0.words.dropFirst())) }
    let shorter = (names + targets).compactMap { name -> (lane: String, words: [String])? in
      for start in ["self.", "$"] {
        guard let first = name.words.first, first.hasPrefix(start) else { continue }
        let words = [String(first.dropFirst(start.count))] + name.words.dropFirst()
        return lanes.contains(words.joined(separator: " ")) ? nil : (name.lane, words)
      }
      return nil
    }
    return (names + targets + shorter).filter { !$0.words.isEmpty }.sorted { $0.words.count > $1.words.count }
  }

  /// Asks about a value, or about the meaning of a word.
  mutating func ask(of text: String) {
    switch text {
    case "": break
    case "nothing", "silence": isOfSilence = true
    case "end", "ended": isOfEnd = true
    case "completed": (isOfEnd, end) = (true, .completed)
    case "error", "failed": (isOfEnd, end) = (true, .error)
    case "interrupted": (isOfEnd, end) = (true, .interrupted)
    default: value = text
    }
  }
}

extension [String] {
  /// Whether these are the last words.
  fileprivate func ends(with words: [String]) -> Bool { Array(suffix(words.count)) == words }
}

extension Settings {
  /// An instant as the language writes it: `2s`, `0`.
  static func instant(_ text: String) -> Int? {
    text == "0" ? 0 : duration(text)
  }
}
