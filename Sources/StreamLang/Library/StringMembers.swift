import Streams

/// The members of strings: what counts are characters as a reader sees them.
enum StringMembers {
  static let all: [LibraryMember] = [
    LibraryMember("count", "How many characters it has.") { call throws(ErrorValue) in .int(try call.text().count) },
    LibraryMember("length", "How many characters it has.") { call throws(ErrorValue) in .int(try call.text().count) },
    LibraryMember("isEmpty", "Whether it has none.") { call throws(ErrorValue) in .bool(try call.text().isEmpty) },
    LibraryMember("contains", 1...1, "Whether a text stands in it.") { call throws(ErrorValue) in
      .bool(occurs(try call.string(), in: try call.text()))
    },
    LibraryMember("hasPrefix", 1...1, "Whether it begins with a text.") { call throws(ErrorValue) in
      .bool(try call.text().hasPrefix(try call.string()))
    },
    LibraryMember("hasSuffix", 1...1, "Whether it ends with a text.") { call throws(ErrorValue) in
      .bool(try call.text().hasSuffix(try call.string()))
    },
    LibraryMember("uppercased", "In capitals.") { call throws(ErrorValue) in .string(try call.text().uppercased()) },
    LibraryMember("lowercased", "In small letters.") { call throws(ErrorValue) in .string(try call.text().lowercased())
    },
    LibraryMember("characters", "Its characters as an array.") { call throws(ErrorValue) in
      .array(try call.text().map { .string(String($0)) })
    },
    LibraryMember("reversed", "From the last character to the first.") { call throws(ErrorValue) in
      .string(String(try call.text().reversed()))
    },
    LibraryMember("first", "The first character; nil for none.") { call throws(ErrorValue) in
      try call.text().first.map { .string(String($0)) } ?? .nil
    },
    LibraryMember("last", "The last character; nil for none.") { call throws(ErrorValue) in
      try call.text().last.map { .string(String($0)) } ?? .nil
    },
    LibraryMember("prefix", 1...1, "The first so many characters.") { call throws(ErrorValue) in
      .string(String(try call.text().prefix(max(0, try call.int()))))
    },
    LibraryMember("suffix", 1...1, "The last so many characters.") { call throws(ErrorValue) in
      .string(String(try call.text().suffix(max(0, try call.int()))))
    },
    LibraryMember("dropFirst", 0...1, "All but the first so many characters.") { call throws(ErrorValue) in
      .string(String(try call.text().dropFirst(call.arguments.isEmpty ? 1 : max(0, try call.int()))))
    },
    LibraryMember("trimmed", "Without the blanks at its ends.") { call throws(ErrorValue) in
      let text = try call.text()
      guard let first = text.firstIndex(where: { !$0.isWhitespace }),
        let last = text.lastIndex(where: { !$0.isWhitespace })
      else { return .string("") }
      return .string(String(text[first...last]))
    },
    LibraryMember("split", 1...1, labels: ["separator"], "Its parts between the occurrences of a text.") {
      call throws(ErrorValue) in
      .array(parts(of: try call.text(), between: try call.string()).map { .string($0) })
    },
  ]

  private static func occurs(_ pattern: String, in text: String) -> Bool {
    pattern.isEmpty || parts(of: text, between: pattern).count > 1
  }

  private static func parts(of text: String, between separator: String) -> [String] {
    let characters = Array(text)
    let pattern = Array(separator)
    guard !pattern.isEmpty else { return characters.map { String($0) } }
    var parts: [String] = []
    var start = 0
    var position = 0
    while position + pattern.count <= characters.count {
      if characters[position] == pattern[0], Array(characters[position..<position + pattern.count]) == pattern {
        parts.append(String(characters[start..<position]))
        position += pattern.count
        start = position
      } else {
        position += 1
      }
    }
    parts.append(String(characters[start...]))
    return parts
  }
}

/// The members of dictionaries.
enum DictionaryMembers {
  static let all: [LibraryMember] = [
    LibraryMember("count", "How many pairs there are.") { call throws(ErrorValue) in .int(try call.dictionary().count)
    },
    LibraryMember("isEmpty", "Whether there are none.") { call throws(ErrorValue) in
      .bool(try call.dictionary().count == 0)
    },
    LibraryMember("keys", "The keys, in the order in which they came.") { call throws(ErrorValue) in
      .array(try call.dictionary().keys)
    },
    LibraryMember("values", "The values, in the order of their keys.") { call throws(ErrorValue) in
      .array(try call.dictionary().values)
    },
    LibraryMember("contains", 1...1, "Whether there is such a key.") { call throws(ErrorValue) in
      .bool(try call.dictionary()[call.arguments[0]] != nil)
    },
    LibraryMember("map", 1...1, "What the closure makes of each pair.") { call throws(ErrorValue) in
      let transform = try call.function()
      var values: [Value] = []
      for pair in try call.elements() { values.append(try transform.call(pair)) }
      return .array(values)
    },
  ]
}

extension MemberCall {
  fileprivate func text() throws(ErrorValue) -> String {
    guard case .string(let box) = receiver else { throw fault("a String is needed here, not \(receiver.kindName)") }
    try session.countSteps(box.text.utf8.count)
    return box.text
  }

  fileprivate func dictionary() throws(ErrorValue) -> DictionaryBox {
    guard case .dictionary(let box) = receiver else {
      throw fault("a dictionary is needed here, not \(receiver.kindName)")
    }
    return box
  }
}
