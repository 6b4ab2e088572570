import Streams

/// The members that Swift has for texts, with its names and labels. A position in a text is the number of characters
/// before it.
enum SwiftTextMembers {
  private static let lists = ListMembers.all + SwiftMembers.sequences

  /// The members of lists that strings have, too, as lists of their characters.
  private static let ofCharacters: [LibraryMember] = {
    let names: Set = [
      "first", "last", "map", "flatMap", "reduce", "enumerated", "sorted", "any", "all", "min", "max", "compactMap",
      "forEach",
      "allSatisfy", "firstIndex", "lastIndex", "indices", "startIndex", "endIndex", "elementsEqual", "starts",
    ]
    return lists.filter { names.contains($0.name) }
  }()

  /// Those whose result is a text again.
  private static let ofParts: [LibraryMember] = {
    let names: Set = ["filter", "prefix", "suffix", "dropFirst", "dropLast", "drop"]
    return lists.filter { names.contains($0.name) }.map { member in
      LibraryMember(
        member.name, member.arity, labels: member.labels, takes: member.parameters, gives: .string, member.summary
      ) { call throws(ErrorValue) in
        .string(try member.call(call).elements().joinedCharacters)
      }
    }
  }()

  private static let positions: [LibraryMember] = [
    LibraryMember(
      "index", 1...2, labels: ["offsetBy", "after", "before"], takes: [.kind(.int)], gives: .int,
      "The position n characters from another, or beside it."
    ) { call throws(ErrorValue) in
      let step: Value = call.labelled("offsetBy") ?? .int(call.labelled("before") == nil ? 1 : -1)
      return try Arithmetic.apply(.add, call.arguments[0], step)
    },
    LibraryMember("distance", 2...2, labels: ["from", "to"], gives: .int, "The characters between two positions.") {
      call throws(ErrorValue) in
      try Arithmetic.apply(.subtract, call.arguments[1], call.arguments[0])
    },
    LibraryMember("utf8", gives: .array, "The bytes of its text.") { call throws(ErrorValue) in
      let text = try call.receiverText()
      try call.context.makes(elements: text.utf8.count)
      return .array(text.utf8.map { .int(Int($0)) })
    },
  ]

  static let all: [LibraryMember] =
    ofCharacters + ofParts + positions + [
      LibraryMember("capitalized", gives: .string, "Each word with a capital first.") { call throws(ErrorValue) in
        .string(try call.receiverText().capitalizedWords)
      },
      LibraryMember(
        "components", 1...1, labels: ["separatedBy"], takes: [.kind(.string)], gives: .array,
        "Its parts between the occurrences of a text, or of characters of a set."
      ) { call throws(ErrorValue) in
        guard let isInSet = CharacterSets.named(try call.string()) else {
          return try .array(call.pieces(between: call.string()).map { .string($0) })
        }
        let parts = try call.receiverText().split(omittingEmptySubsequences: false, whereSeparator: isInSet)
        return .array(parts.map { .string(String($0)) })
      },
      LibraryMember(
        "replacingOccurrences", 2...2, labels: ["of", "with"], takes: [.kind(.string), .kind(.string)], gives: .string,
        "A text in the place of another."
      ) { call throws(ErrorValue) in
        let parts = try call.pieces(between: call.string(0))
        let replacement = try call.string(1)
        try call.context.makes(bytes: parts.reduce(0) { $0 + $1.utf8.count + replacement.utf8.count })
        return .string(parts.joined(separator: replacement))
      },
      LibraryMember(
        "rangeOfCharacter", 1...1, labels: ["from"], "Where a character of a set stands first; nil where there is none."
      ) { call throws(ErrorValue) in
        let text = try call.receiverText()
        guard case .string(let box) = call.arguments[0],
          let found = text.firstIndex(where: CharacterSets.test(box.text))
        else { return .nil }
        let start = text.distance(from: text.startIndex, to: found)
        return .range(RangeBox(lower: start, upper: start + 1, isClosed: false))
      },
      LibraryMember("trimmingCharacters", 1...1, labels: ["in"], gives: .string, "Without blanks at its ends.") {
        call throws(ErrorValue) in
        let text = try call.receiverText()
        let set: String = if case .string(let box) = call.arguments[0] { box.text } else { "whitespaces" }
        return .string(String(text.trimmed(where: CharacterSets.test(set))))
      },
      LibraryMember(
        "padding", 3...3, labels: ["toLength", "withPad", "startingAt"], gives: .string, "Cut or filled to a length."
      ) { call throws(ErrorValue) in
        let text = try call.receiverText()
        let length = max(try call.int(0), 0)
        try call.context.makes(bytes: length)
        let pad = Array(try call.string(1))
        let missing = length - text.count
        guard missing > 0, !pad.isEmpty else { return .string(String(text.prefix(length))) }
        return .string(text + String((0..<missing).map { pad[$0 % pad.count] }))
      },
      LibraryMember("data", 1...1, labels: ["using"], gives: .string, "The text itself: data is a value here.") {
        call in
        call.receiver
      },
      LibraryMember("uuidString", gives: .string, "The text itself.") { call in call.receiver },
      LibraryMember("lines", gives: .array, "Its lines.") { call throws(ErrorValue) in
        try .array(call.pieces(between: "\n").map { .string($0) })
      },
      LibraryMember("compare", 1...1, "How it is ordered beside another text.") { call throws(ErrorValue) in
        .string(Self.order(try call.receiverText(), try call.countedString()))
      },
      LibraryMember("caseInsensitiveCompare", 1...1, "How it is ordered beside another text, in small letters.") {
        call throws(ErrorValue) in
        .string(Self.order(try call.receiverText().lowercased(), try call.countedString().lowercased()))
      },
      LibraryMember(
        "localizedCaseInsensitiveContains", 1...1, takes: [.kind(.string)], gives: .bool,
        "Whether a text stands in it, in capitals or small letters."
      ) { call throws(ErrorValue) in
        let text = try call.receiverText().lowercased()
        return .bool(try call.parts(of: text, between: try call.countedString().lowercased(), upTo: 2).count != 1)
      },
      character("isLetter", gives: .bool) { .bool($0.isLetter) },
      character("isNumber", gives: .bool) { .bool($0.isNumber) },
      character("isWhitespace", gives: .bool) { .bool($0.isWhitespace) },
      character("isNewline", gives: .bool) { .bool($0.isNewline) },
      character("isUppercase", gives: .bool) { .bool($0.isUppercase) },
      character("isLowercase", gives: .bool) { .bool($0.isLowercase) },
      character("isPunctuation", gives: .bool) { .bool($0.isPunctuation) },
      character("isHexDigit", gives: .bool) { .bool($0.isHexDigit) },
      character("asciiValue") { $0.asciiValue.map { .int(Int($0)) } ?? .nil },
      character("wholeNumberValue") { $0.wholeNumberValue.map { .int($0) } ?? .nil },
      character("hexDigitValue") { $0.hexDigitValue.map { .int($0) } ?? .nil },
    ]

  private static func order(_ one: String, _ other: String) -> String {
    one == other ? "orderedSame" : one < other ? "orderedAscending" : "orderedDescending"
  }

  /// A member of a character: of the first one of a text.
  private static func character(
    _ name: String, gives result: ValueKind? = nil, _ value: @escaping @Sendable (Character) -> Value
  ) -> LibraryMember {
    LibraryMember(name, gives: result, "What it is for its first character.") { call throws(ErrorValue) in
      try call.receiverText().first.map(value) ?? (result == .bool ? .bool(false) : .nil)
    }
  }
}

extension Value {
  /// Whether it is a text of one character.
  var isCharacter: Bool { if case .string(let box) = self { box.text.count == 1 } else { false } }
}

extension [Value] {
  /// A text of characters.
  var joinedCharacters: String {
    var text = ""
    for case .string(let character) in self { text += character.text }
    return text
  }
}

extension MemberCall {
  fileprivate func receiverText() throws(ErrorValue) -> String {
    guard case .string(let box) = receiver else { throw fault("a String is needed here, not \(receiver.kindName)") }
    try context.countSteps(box.text.utf8.count)
    try context.takes(elements: box.text.utf8.count, ofBytes: 2)
    return box.text
  }

  fileprivate func pieces(between separator: String) throws(ErrorValue) -> [String] {
    let text = try receiverText()
    return try parts(of: text, between: separator, upTo: .max)
  }
}
