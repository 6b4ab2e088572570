import Streams

/// The members of strings. Positions and lengths count characters as a reader sees them.
enum StringMembers {
  static let all: [LibraryMember] = [
    LibraryMember("count", gives: .int, "How many characters it has.") { call throws(ErrorValue) in
      .int(try call.text().count)
    },
    LibraryMember("length", gives: .int, "How many characters it has.") { call throws(ErrorValue) in
      .int(try call.text().count)
    },
    LibraryMember("isEmpty", gives: .bool, "Whether it has none.") { call throws(ErrorValue) in
      .bool(try call.text().isEmpty)
    },
    LibraryMember(
      "contains", 1...1, labels: ["where"], gives: .bool, "Whether a text stands in it, or a character of a test."
    ) { call throws(ErrorValue) in
      if case .function(let test) = call.arguments[0] {
        for character in try call.elements() where try test.test(character) { return .bool(true) }
        return .bool(false)
      }
      return .bool(try call.parts(of: try call.text(), between: try call.countedString(), upTo: 2).count != 1)
    },
    LibraryMember("hasPrefix", 1...1, takes: [.kind(.string)], gives: .bool, "Whether it begins with a text.") {
      call throws(ErrorValue) in
      .bool(try call.text().hasPrefix(try call.countedString()))
    },
    LibraryMember("hasSuffix", 1...1, takes: [.kind(.string)], gives: .bool, "Whether it ends with a text.") {
      call throws(ErrorValue) in
      .bool(try call.text().hasSuffix(try call.countedString()))
    },
    LibraryMember(
      "range", 1...2, labels: ["of", "options"], takes: [.kind(.string)],
      "Where a text or a regular expression stands first, in characters; nil where it does not."
    ) { call throws(ErrorValue) in
      try call.firstRange()
    },
    LibraryMember("uppercased", gives: .string, "In capitals.") { call throws(ErrorValue) in
      .string(try call.textToCopy().uppercased())
    },
    LibraryMember("lowercased", gives: .string, "In small letters.") { call throws(ErrorValue) in
      .string(try call.textToCopy().lowercased())
    },
    LibraryMember("characters", gives: .array, "Its characters as an array.") { call throws(ErrorValue) in
      let text = try call.text()
      // Each character becomes a text of its own.
      try call.context.countSteps(text.utf8.count &* 3)
      try call.context.takes(charactersOf: text)
      var characters: [Value] = []
      characters.reserveCapacity(text.utf8.count)
      for character in text {
        if characters.count & 0xFFFF == 0xFFFF { try call.context.heedInterruption() }
        characters.append(.string(String(character)))
      }
      return .array(characters)
    },
    LibraryMember("reversed", gives: .string, "From the last character to the first.") { call throws(ErrorValue) in
      .string(String(try call.characters(of: try call.text()).reversed()))
    },
    LibraryMember("trimmed", gives: .string, "Without the blanks at its ends.") { call throws(ErrorValue) in
      .string(try call.textToCopy().trimmingBlanks)
    },
    LibraryMember(
      "split", 1...3, labels: ["separator", "maxSplits", "omittingEmptySubsequences", "whereSeparator"], gives: .array,
      "Its parts between the occurrences of a text; with a label, as in Swift, those that are empty are left out."
    ) { call throws(ErrorValue) in try call.splitText() },
  ]
}

/// The members of dictionaries.
enum DictionaryMembers {
  static let all: [LibraryMember] = [
    LibraryMember("count", gives: .int, "How many pairs there are.") { call throws(ErrorValue) in
      .int(try call.dictionary().count)
    },
    LibraryMember("isEmpty", gives: .bool, "Whether there are none.") { call throws(ErrorValue) in
      .bool(try call.dictionary().count == 0)
    },
    LibraryMember("keys", gives: .array, "The keys, in the order in which they came.") { call throws(ErrorValue) in
      .array(try call.countedDictionary().keys)
    },
    LibraryMember("values", gives: .array, "The values, in the order of their keys.") { call throws(ErrorValue) in
      .array(try call.countedDictionary().values)
    },
    LibraryMember(
      "contains", 1...1, labels: ["where"], gives: .bool, "Whether there is such a key, or a pair of a test."
    ) { call throws(ErrorValue) in
      guard case .function(let test) = call.arguments[0] else {
        return .bool(try call.dictionary()[call.arguments[0]] != nil)
      }
      for pair in try call.elements() where try test.test(pair) { return .bool(true) }
      return .bool(false)
    },
    LibraryMember("map", 1...1, takes: [.closure(1)], gives: .array, "The results of the closure for each pair.") {
      call throws(ErrorValue) in
      let transform = try call.function()
      var values: [Value] = []
      for pair in try call.elements() { values.append(try transform.call(pair), in: call.context.world) }
      return .array(values)
    },
  ]
}

extension MemberCall {
  /// `split(" ")`, `split(separator: " ", maxSplits: 1)`, `split { $0.isWhitespace }`
  fileprivate func splitText() throws(ErrorValue) -> Value {
    let text = try text()
    let maxSplits: Int = if case .int(let count)? = labelled("maxSplits"), count >= 0 { count } else { .max }
    let isSwift = shapes.contains { $0.label != nil } || isFunctionFirst
    var keepsEmpty = !isSwift
    if case .bool(false)? = labelled("omittingEmptySubsequences") { keepsEmpty = true }
    let pieces: [String]
    if isFunctionFirst || labelled("whereSeparator") != nil {
      guard let test = try closure(orWith: "whereSeparator") else { throw fault("a closure is needed here") }
      pieces = try split(text, where: test)
    } else {
      guard let separator = labelled("separator") ?? positional.first, case .string(let box) = separator else {
        throw fault("'split' takes a text that stands between the parts")
      }
      try context.countSteps(box.text.utf8.count)
      pieces = try parts(of: text, between: box.text, upTo: .max)
    }
    var kept = keepsEmpty ? pieces : pieces.filter { !$0.isEmpty }
    if maxSplits < kept.count - 1 {
      let separator: String = if case .string(let box)? = labelled("separator") { box.text } else { " " }
      kept = Array(kept[..<maxSplits]) + [kept[maxSplits...].joined(separator: separator)]
    }
    try context.takes(elements: kept.count, ofBytes: EvaluationContext.bytesOfBox)
    return .array(kept.map { .string($0) })
  }

  private var isFunctionFirst: Bool { if case .function? = positional.first { true } else { false } }

  private func split(_ text: String, where test: FunctionValue) throws(ErrorValue) -> [String] {
    var parts = [""]
    for character in try characters(of: text) {
      if try test.test(.string(String(character))) {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }

  /// The parts of a text between the occurrences of a separator, at most that many.
  func parts(
    of text: String, between separator: String, upTo limit: Int
  ) throws(ErrorValue) -> [String] {
    let pattern = Array(separator)
    let count = try characterCount(of: text)
    try context.countSteps((count &+ pattern.count) &* 3)
    guard !pattern.isEmpty else {
      return limit == 2 ? ["", ""] : try characters(of: text).map { String($0) }
    }
    var parts: [String] = []
    var start = text.startIndex
    var position = (index: start, offset: 0)
    while position.offset + pattern.count <= count, parts.count + 1 < limit {
      if position.offset & 0xFFFF == 0xFFFF { try context.heedInterruption() }
      var matched = 0
      var end = position.index
      while matched < pattern.count, text[end] == pattern[matched] {
        matched += 1
        end = text.index(after: end)
      }
      try context.countSteps(matched)
      if matched == pattern.count {
        parts.append(String(text[start..<position.index]), in: context.world)
        position = (end, position.offset + matched)
        start = end
      } else {
        position = (text.index(after: position.index), position.offset + 1)
      }
    }
    parts.append(String(text[start...]))
    return parts
  }

  /// How many characters a text has, which may be long.
  fileprivate func characterCount(of text: String) throws(ErrorValue) -> Int {
    var count = 0
    for _ in text {
      count += 1
      if count & 0xFFFF == 0 { try context.heedInterruption() }
    }
    return count
  }

  /// The characters of a text, which may be long.
  fileprivate func characters(of text: String) throws(ErrorValue) -> [Character] {
    try context.takes(elements: text.utf8.count, ofBytes: MemoryLayout<Character>.stride)
    var characters: [Character] = []
    characters.reserveCapacity(text.utf8.count)
    for character in text {
      if characters.count & 0xFFFF == 0xFFFF { try context.heedInterruption() }
      characters.append(character)
    }
    return characters
  }

  fileprivate func text() throws(ErrorValue) -> String {
    guard case .string(let box) = receiver else { throw fault("a String is needed here, not \(receiver.kindName)") }
    try context.countSteps(box.text.utf8.count)
    return box.text
  }

  /// The text, where a copy of it is about to be made, which may be longer.
  fileprivate func textToCopy() throws(ErrorValue) -> String {
    let text = try text()
    try context.takes(elements: text.utf8.count, ofBytes: 2)
    return text
  }

  /// The place of the text that is looked for, with the options of Foundation.
  fileprivate func firstRange() throws(ErrorValue) -> Value {
    let (text, wanted) = (try textToCopy(), try countedString())
    let given = labelled("options")?.listed ?? []
    let options = given.compactMap { if case .string(let box) = $0 { box.text } else { nil } }
    let ignoresCase = options.contains("caseInsensitive")
    guard options.contains("regularExpression") else {
      let folded = ignoresCase ? (text.lowercased(), wanted.lowercased()) : (text, wanted)
      let parts = try parts(of: folded.0, between: folded.1, upTo: 2)
      return parts.count == 1 ? .nil : Self.range(parts[0].count, wanted.count)
    }
    let expression = try RegularExpression(wanted, options: ignoresCase ? "i" : "", called: "'\(wanted)'")
    guard let match = try expression.matches(in: text, all: false, context).first else { return .nil }
    let before = String(decoding: Array(text.utf16.prefix(match.start)), as: UTF16.self)
    return Self.range(before.count, match.text.count)
  }

  private static func range(_ start: Int, _ count: Int) -> Value {
    .range(RangeBox(lower: start, upper: start + count, isClosed: false))
  }

  /// The dictionary, its pairs counted.
  fileprivate func countedDictionary() throws(ErrorValue) -> DictionaryBox {
    let box = try dictionary()
    try context.countSteps(box.count)
    try context.takes(elements: box.count)
    return box
  }

  fileprivate func dictionary() throws(ErrorValue) -> DictionaryBox {
    guard case .dictionary(let box) = receiver else {
      throw fault("a dictionary is needed here, not \(receiver.kindName)")
    }
    return box
  }
}
