import CLibrary

/// A walk through the history: the entries that begin with the text at the beginning of the walk.
struct HistoryRecall {
  private struct Walk {
    var draft: String
    /// The index of the shown entry; `entries.count` is the draft.
    var index: Int
    var shown: String
  }

  private var walk: Walk?

  /// Returns the next older entry in place of `text`.
  mutating func older(than text: String, in entries: [String]) -> String? {
    move(from: text, in: entries) { index in
      stride(from: index - 1, through: 0, by: -1).map { $0 }
    }
  }

  /// Returns the next newer entry, at the end the draft.
  mutating func newer(than text: String, in entries: [String]) -> String? {
    guard walk?.shown == text else { return nil }
    return move(from: text, in: entries) { index in
      stride(from: index + 1, through: entries.count, by: 1).map { $0 }
    }
  }

  mutating func reset() { walk = nil }

  private mutating func move(from text: String, in entries: [String], order: (Int) -> [Int]) -> String? {
    // An edit since the last step begins a new walk, from the newest entry.
    var current = walk.flatMap { $0.shown == text ? $0 : nil } ?? Walk(draft: text, index: entries.count, shown: text)
    for index in order(current.index) {
      guard let entry = index == entries.count ? current.draft : entries.indices.contains(index) ? entries[index] : nil
      else { continue }
      guard entry.hasPrefix(current.draft), entry != text || index == entries.count else { continue }
      current.index = index
      current.shown = entry
      walk = current
      return entry
    }
    return nil
  }
}

/// Incremental search through the history, newest first.
struct HistorySearch {
  private(set) var pattern = ""
  /// The shown entry; `nil` before the first match.
  private(set) var match: String?
  private(set) var hasFailed = false
  private var index: Int
  private let entries: [String]

  init(entries: [String]) {
    self.entries = entries
    index = entries.count
  }

  /// The beginning of the pattern in the match, in scalars.
  private(set) var matchOffset: Int?

  mutating func append(_ scalar: Unicode.Scalar) {
    pattern.unicodeScalars.append(scalar)
    // The shown entry may match again.
    find(stride(from: min(index, entries.count - 1), through: 0, by: -1))
  }

  mutating func removeLast() {
    guard !pattern.isEmpty else { return }
    pattern.removeLast()
    index = entries.count
    find(stride(from: entries.count - 1, through: 0, by: -1))
  }

  mutating func older() { find(stride(from: index - 1, through: 0, by: -1), skippingShown: true) }

  mutating func newer() { find(stride(from: index + 1, to: entries.count, by: 1), skippingShown: true) }

  private mutating func find(_ indices: some Sequence<Int>, skippingShown: Bool = false) {
    guard !pattern.isEmpty else {
      match = nil
      matchOffset = nil
      hasFailed = false
      return
    }
    for index in indices where !(skippingShown && entries[index] == match) {
      if let offset = Self.offset(of: pattern, in: entries[index]) {
        self.index = index
        matchOffset = offset
        match = entries[index]
        hasFailed = false
        return
      }
    }
    hasFailed = true
  }

  private static func offset(of pattern: String, in text: String) -> Int? {
    var (pattern, text) = (pattern, text)
    return text.withUTF8 { text in
      pattern.withUTF8 { pattern in
        guard let start = text.baseAddress, let part = pattern.baseAddress else { return nil }
        var place = 0
        while place + pattern.count <= text.count {
          let left = text.count - pattern.count - place + 1
          guard let found = memchr(start + place, Int32(part[0]), left) else { return nil }
          place = UnsafeRawPointer(found) - UnsafeRawPointer(start)
          if memcmp(start + place, part, pattern.count) == 0 { return text[..<place].count { $0 & 0xC0 != 0x80 } }
          place += 1
        }
        return nil
      }
    }
  }
}
