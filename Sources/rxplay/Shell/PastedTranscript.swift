import StreamLang

/// Extracts the entries of text that was copied from a shell, with its prompts and its output.
enum PastedTranscript {
  /// Returns the entries; `nil` if the text does not begin with a prompt.
  static func entries(in text: String) -> [String]? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first, entry(of: first) != nil else { return nil }
    var entries: [String] = []
    for line in lines {
      if let entry = entry(of: line) {
        if !entry.isEmpty { entries.append(entry) }
      } else if let last = entries.last, case .incomplete = Completeness(of: last) {
        entries[entries.count - 1] = last + "\n" + line
      }
      // Other lines are output.
    }
    return entries
  }

  /// Returns the text after a prompt: `rx> `, or `rx 1.5s> `.
  private static func entry(of line: Substring) -> String? {
    guard line.hasPrefix("rx"), let end = line.firstIndex(of: ">") else { return nil }
    let clock = line[..<end].dropFirst(2)
    let rest = line[line.index(after: end)...]
    guard rest.isEmpty || rest.first == " " else { return nil }
    let isClock = clock.first == " " && clock.dropFirst().first?.isNumber == true && !clock.dropFirst().contains(" ")
    return clock.isEmpty || isClock ? String(rest.trimmed { $0.isWhitespace }) : nil
  }
}
