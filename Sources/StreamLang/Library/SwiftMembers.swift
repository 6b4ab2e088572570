import Streams

/// The members that Swift has and that are no operators under another name: with its names and labels.
enum SwiftMembers {
  static let sequences: [LibraryMember] = [
    LibraryMember(
      "compactMap", 1...1, takes: [.closure(1)], gives: .array, "The results of the closure that are not nil."
    ) {
      call throws(ErrorValue) in
      let transform = try call.function()
      var values: [Value] = []
      for element in try call.elements() {
        let made = try transform.call(element)
        if !made.isNil { values.append(made, in: call.context.world) }
      }
      return .array(values)
    },
    LibraryMember("forEach", 1...1, takes: [.block(1)], isEffect: true, "Calls the closure with each element.") {
      call throws(ErrorValue) in
      let body = try call.function()
      for element in try call.elements() { _ = try body.call(element) }
      return .nil
    },
    LibraryMember("firstIndex", 1...1, labels: ["of", "where"], "Where a value stands first; nil where it does not.") {
      call throws(ErrorValue) in
      try call.index(in: try call.elements().enumerated().map { ($0, $1) })
    },
    LibraryMember("lastIndex", 1...1, labels: ["of", "where"], "Where a value stands last; nil where it does not.") {
      call throws(ErrorValue) in
      try call.index(in: try call.elements().enumerated().map { ($0, $1) }.reversed())
    },
    LibraryMember("allSatisfy", 1...1, takes: [.closure(1)], gives: .bool, "Whether the closure says true for all.") {
      call throws(ErrorValue) in
      let test = try call.function()
      for element in try call.elements() where try !test.test(element) { return .bool(false) }
      return .bool(true)
    },
    LibraryMember("indices", gives: .range, "The indices of all elements.") { call throws(ErrorValue) in
      .range(RangeBox(lower: 0, upper: try call.elements().count, isClosed: false))
    },
    LibraryMember("startIndex", gives: .int, "0.") { _ in .int(0) },
    LibraryMember("endIndex", gives: .int, "One past the last index.") { call throws(ErrorValue) in
      .int(try call.elements().count)
    },
    LibraryMember("lowerBound", gives: .int, "The first number of a range.") { call throws(ErrorValue) in
      guard case .range(let range) = call.receiver else { throw call.fault("'lowerBound' is a range's") }
      return .int(range.lower)
    },
    LibraryMember("upperBound", gives: .int, "The last number of a range as it is written.") {
      call throws(ErrorValue) in
      guard case .range(let range) = call.receiver else { throw call.fault("'upperBound' is a range's") }
      return .int(range.isClosed ? range.upper - 1 : range.upper)
    },
    LibraryMember("starts", 1...1, labels: ["with"], gives: .bool, "Whether it begins with the elements of another.") {
      call throws(ErrorValue) in
      let (whole, start) = (try call.elements(), try call.arguments[0].elements())
      guard start.count <= whole.count else { return .bool(false) }
      for (one, other) in zip(whole, start) where try !call.context.areEqual(one, other) { return .bool(false) }
      return .bool(true)
    },
    LibraryMember(
      "drop", 1...1, labels: ["while"], takes: [.closure(1)], gives: .array, "Without those at its beginning."
    ) {
      call throws(ErrorValue) in
      let test = try call.function()
      let elements = try call.elements()
      var count = 0
      while count < elements.count, try test.test(elements[count]) { count += 1 }
      return .array(Array(elements.dropFirst(count)))
    },
    union("union", "The elements of both, each once.") { one, other, contains throws(ErrorValue) in
      var all = one
      for element in other where try !contains(all, element) { all.append(element) }
      return all
    },
    union("intersection", "The elements that both have.") { one, other, contains throws(ErrorValue) in
      var common: [Value] = []
      for element in one where try contains(other, element) { common.append(element) }
      return common
    },
    union("subtracting", "The elements that the other does not have.") { one, other, contains throws(ErrorValue) in
      var rest: [Value] = []
      for element in one where try !contains(other, element) { rest.append(element) }
      return rest
    },
    LibraryMember("shuffled", "Random, so it is not here.") { call throws(ErrorValue) in throw call.random() },
    LibraryMember("randomElement", "Random, so it is not here.") { call throws(ErrorValue) in throw call.random() },
  ]

  /// The members of an optional whose value is no list: they are only those of code for a library.
  static let optionals: [LibraryMember] = [
    transforming("map"), transforming("flatMap"),
    LibraryMember("publisher", gives: .stream(.plain), "A stream of the value, if there is one.") {
      call throws(ErrorValue) in
      let values: [Value] = call.receiver.isNil ? [] : [call.receiver]
      let from = Call(receiver: nil, arguments: [.array(values)], dialect: .standard, place: nil)
      guard let stream = try Catalogue.find("from", in: .standard)?.apply(from) else { return .nil }
      stream.sourceText = "publisher"
      return .stream(stream)
    },
  ]

  private static func transforming(_ name: String) -> LibraryMember {
    LibraryMember(name, 1...1, takes: [.closure(1)], "The result of the closure for a value, and nil for nil.") {
      call throws(ErrorValue) in
      call.receiver.isNil ? .nil : try call.function().call(call.receiver)
    }
  }

  /// The member of an optional with a value that has no such member itself; a text is no list of characters there.
  static func optional(_ name: String, of value: Value) -> LibraryMember? {
    let isText: Bool = if case .string = value { name == "flatMap" } else { false }
    guard isText || ValueMembers.find(name, of: value) == nil else { return nil }
    return optionals.first { $0.name == name }
  }

  private static func union(
    _ name: String, _ summary: String,
    _ combine:
      @escaping @Sendable (
        [Value], [Value], ([Value], Value) throws(ErrorValue) -> Bool
      ) throws(ErrorValue) -> [Value]
  ) -> LibraryMember {
    LibraryMember(name, 1...1, gives: .array, summary) { call throws(ErrorValue) in
      let (one, other) = (try call.elements(), try call.arguments[0].elements())
      return .array(
        try combine(one, other) { elements, value throws(ErrorValue) in
          for element in elements where try call.context.areEqual(element, value) { return true }
          return false
        })
    }
  }

  /// The members of lists that strings have, too, as lists of their characters.
  private static let ofCharacters: [LibraryMember] = {
    let names: Set = ["map", "flatMap", "reduce", "enumerated", "sorted", "any", "all"]
    let own: Set = ["compactMap", "forEach", "allSatisfy", "firstIndex", "indices"]
    return ValueMembers.sequences.filter { names.contains($0.name) } + sequences.filter { own.contains($0.name) }
  }()

  static let texts: [LibraryMember] =
    ofCharacters + [
      LibraryMember("filter", 1...1, takes: [.closure(1)], gives: .string, "The characters of a test.") {
        call throws(ErrorValue) in
        let test = try call.function()
        var text = ""
        for character in try call.elements() where try test.test(character) {
          if case .string(let box) = character { text += box.text }
        }
        return .string(text)
      },
      LibraryMember("capitalized", gives: .string, "Each word with a capital first.") { call throws(ErrorValue) in
        var text = ""
        var isStart = true
        for character in try call.receiverText() {
          text += isStart ? character.uppercased() : character.lowercased()
          isStart = !(character.isLetter || character.isNumber)
        }
        return .string(text)
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
      LibraryMember("trimmingCharacters", 1...1, labels: ["in"], gives: .string, "Without blanks at its ends.") {
        call throws(ErrorValue) in
        let text = try call.receiverText()
        let set: String = if case .string(let box) = call.arguments[0] { box.text } else { "whitespaces" }
        let isDropped = CharacterSets.named(set) ?? { set.contains($0) }
        guard let first = text.firstIndex(where: { !isDropped($0) }),
          let last = text.lastIndex(where: { !isDropped($0) })
        else { return .string("") }
        return .string(String(text[first...last]))
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
      character("isLetter") { $0.isLetter }, character("isNumber") { $0.isNumber },
      character("isWhitespace") { $0.isWhitespace }, character("isUppercase") { $0.isUppercase },
      character("isLowercase") { $0.isLowercase }, character("isPunctuation") { $0.isPunctuation },
    ]

  private static func character(_ name: String, _ test: @escaping @Sendable (Character) -> Bool) -> LibraryMember {
    LibraryMember(name, gives: .bool, "Whether its first character is one.") { call throws(ErrorValue) in
      .bool(try call.receiverText().first.map(test) ?? false)
    }
  }

  static let dictionaries: [LibraryMember] =
    [
      LibraryMember(
        "mapValues", 1...1, takes: [.closure(1)], gives: .dictionary, "The results of the closure by their keys."
      ) {
        call throws(ErrorValue) in
        let transform = try call.function()
        let box = try call.box()
        let made = DictionaryBox()
        for (key, value) in zip(box.keys, box.values) { made[key] = try transform.call(value) }
        return .dictionary(made)
      },
      LibraryMember("filter", 1...1, takes: [.closure(1)], gives: .dictionary, "The pairs of a test.") {
        call throws(ErrorValue) in
        let test = try call.function()
        let box = try call.box()
        let kept = DictionaryBox()
        for (key, value) in zip(box.keys, box.values) where try test.call(.tuple([key, value])).asBool() {
          kept[key] = value
        }
        return .dictionary(kept)
      },
      LibraryMember("sorted", 0...1, labels: ["by"], takes: [.closure(2)], gives: .array, "The pairs in order.") {
        call throws(ErrorValue) in
        try call.on(.array(try call.elements())).sorted()
      },
      LibraryMember("forEach", 1...1, takes: [.block(1)], isEffect: true, "Calls the closure with each pair.") {
        call throws(ErrorValue) in
        let body = try call.function()
        for element in try call.elements() { _ = try body.call(element) }
        return .nil
      },
      LibraryMember("reduce", 2...2, labels: ["into"], takes: [.any, .closure(2)], "The accumulation of all pairs.") {
        call throws(ErrorValue) in
        try call.fold(call.elements())
      },
      LibraryMember(
        "merging", 2...2, labels: ["uniquingKeysWith"], gives: .dictionary,
        "With the pairs of another one; the closure chooses where both have a key."
      ) { call throws(ErrorValue) in
        guard case .dictionary(let other) = call.arguments[0] else { throw call.fault("'merging' takes a dictionary") }
        let box = try call.box()
        guard let choose = try call.closure("uniquingKeysWith") ?? call.trailing else {
          throw call.fault("'merging' takes a closure that chooses between two values")
        }
        let merged = DictionaryBox(Array(zip(box.keys, box.values)))
        for (key, value) in zip(other.keys, other.values) {
          try call.context.countSteps(8)
          if let old = merged[key] {
            merged[key] = try choose.call(old, value)
          } else {
            merged[key] = value
          }
        }
        return .dictionary(merged)
      },
    ] + MutatingMembers.all.filter { ["updateValue", "removeValue", "removeAll"].contains($0.name) }.map { $0.refusal }

  static let numbers: [LibraryMember] = [
    LibraryMember("isMultiple", 1...1, labels: ["of"], takes: [.kind(.int)], gives: .bool, "Whether it divides evenly.")
    {
      call throws(ErrorValue) in
      guard case .int(let number) = call.receiver else { throw call.fault("'isMultiple' is an Int's") }
      let divisor = try call.int()
      return .bool(divisor == 0 ? number == 0 : divisor == -1 || number % divisor == 0)
    },
    LibraryMember("magnitude", "The number without its sign; of a duration, its nanoseconds.") {
      call throws(ErrorValue) in
      switch call.receiver {
      case .int(let int) where int < 0: return try Arithmetic.negate(call.receiver)
      case .duration(let nanoseconds): return .int(nanoseconds)
      case .double(let double): return .double(double.magnitude)
      default: return call.receiver
      }
    },
    LibraryMember("timeInterval", gives: .double, "The seconds of a duration.") { call throws(ErrorValue) in
      guard case .duration(let nanoseconds) = call.receiver else { throw call.fault("'timeInterval' is a duration's") }
      return .double(Double(nanoseconds) / 1e9)
    },
    LibraryMember(
      "timeIntervalSince", 1...1, takes: [.kind(.duration)], gives: .double, "The seconds since another time."
    ) {
      call throws(ErrorValue) in
      let difference = try Arithmetic.apply(.subtract, call.receiver, call.arguments[0])
      guard case .duration(let duration) = difference else { throw call.fault("'timeIntervalSince' is a time's") }
      return .double(Double(duration) / 1e9)
    },
    LibraryMember("addingTimeInterval", 1...1, gives: .duration, "The time that many seconds later.") {
      call throws(ErrorValue) in
      let seconds = try Arithmetic.apply(.multiply, .duration(1_000_000_000), call.arguments[0])
      return try Arithmetic.apply(.add, call.receiver, seconds)
    },
    LibraryMember(
      "quotientAndRemainder", 1...1, labels: ["dividingBy"], "How often another goes into it, and what is left."
    ) { call throws(ErrorValue) in
      .tuple([
        try Arithmetic.apply(.divide, call.receiver, call.arguments[0]),
        try Arithmetic.apply(.remainder, call.receiver, call.arguments[0]),
      ])
    },
    LibraryMember("signum", gives: .int, "-1, 0 or 1.") { call throws(ErrorValue) in
      guard case .int(let int) = call.receiver else { throw call.fault("'signum' is an Int's") }
      return .int(int.signum())
    },
    LibraryMember("squareRoot", gives: .double, "The square root.") { call throws(ErrorValue) in
      .double(try call.on(.nil).number(call.receiver).squareRoot())
    },
    LibraryMember("rounded", 0...1, "A number to the nearest whole one; .up, .down, .towardZero choose the way.") {
      call in
      guard case .double(let double) = call.receiver else { return call.receiver }
      guard case .string(let rule)? = call.arguments.first else { return .double(double.rounded()) }
      return switch rule.text {
      case "up": .double(double.rounded(.up))
      case "down": .double(double.rounded(.down))
      case "towardZero": .double(double.rounded(.towardZero))
      case "awayFromZero": .double(double.rounded(.awayFromZero))
      case "toNearestOrEven": .double(double.rounded(.toNearestOrEven))
      default: .double(double.rounded())
      }
    },
  ]
}

extension MemberCall {
  /// The position of the first element that is given, or that a closure accepts.
  fileprivate func index(in elements: [(Int, Value)]) throws(ErrorValue) -> Value {
    for (index, element) in elements {
      if case .function(let test) = arguments[0] {
        if try test.test(element) { return .int(index) }
      } else if try context.areEqual(element, arguments[0]) {
        return .int(index)
      }
    }
    return .nil
  }

  /// The closure that comes last.
  fileprivate var trailing: FunctionValue? { if case .function(let last)? = arguments.last { last } else { nil } }

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

  fileprivate func box() throws(ErrorValue) -> DictionaryBox {
    guard case .dictionary(let box) = receiver else { throw fault("a dictionary is needed here") }
    try context.countSteps(box.count &* 8)
    try context.takes(elements: box.count)
    return box
  }

  /// A number as a Double.
  func number(_ value: Value) throws(ErrorValue) -> Double {
    switch value {
    case .int(let int): return Double(int)
    case .double(let double): return double
    default: throw fault("a number is needed here, not \(value.kindName)")
    }
  }

  func random() -> ErrorValue {
    fault("random numbers differ from run to run", help: "random(1...6) and random(xs) are the same in every run")
  }
}
