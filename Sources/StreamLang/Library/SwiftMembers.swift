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
    ListMembers.test("allSatisfy", "Whether the closure says true for all.", endsWith: false),
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
    union("symmetricDifference", "The elements that only one of both has.") { one, other, contains throws(ErrorValue) in
      var rest: [Value] = []
      for element in one where try !contains(other, element) { rest.append(element) }
      for element in other where try !contains(one, element) { rest.append(element) }
      return rest
    },
    comparison("isSubset", "of", "Whether the other has all its elements.") { one, other, contains throws(ErrorValue) in
      for element in one where try !contains(other, element) { return false }
      return true
    },
    comparison("isSuperset", "of", "Whether it has all elements of the other.") {
      one, other, contains throws(ErrorValue) in
      for element in other where try !contains(one, element) { return false }
      return true
    },
    comparison("isDisjoint", "with", "Whether both have no element in common.") {
      one, other, contains throws(ErrorValue) in
      for element in one where try contains(other, element) { return false }
      return true
    },
    LibraryMember("elementsEqual", 1...1, gives: .bool, "Whether another has the same elements in the same order.") {
      call throws(ErrorValue) in
      let other = try call.arguments[0].elements()
      return .bool(try call.context.areEqual(.array(try call.elements()), .array(other)))
    },
    LibraryMember(
      "split", 1...3, labels: ["separator", "maxSplits", "omittingEmptySubsequences", "whereSeparator"], gives: .array,
      "The parts between elements that equal a value, or of which the closure says true; empty ones are left out."
    ) { call throws(ErrorValue) in
      let isSeparator = try call.closure("whereSeparator") ?? call.trailing
      let separator = call.arguments[0]
      var keepsEmpty = false
      if case .bool(false)? = call.labelled("omittingEmptySubsequences") { keepsEmpty = true }
      var limit = Int.max
      if case .int(let count)? = call.labelled("maxSplits") { limit = max(count, 0) }
      var parts: [[Value]] = [[]]
      for element in try call.elements() {
        let ends: Bool
        if let isSeparator {
          ends = try isSeparator.test(element)
        } else {
          ends = try call.context.areEqual(element, separator)
        }
        if !ends || limit == 0 {
          parts[parts.count - 1].append(element)
        } else if keepsEmpty || !parts[parts.count - 1].isEmpty {
          parts.append([])
          limit -= 1
        }
      }
      return .array(parts.filter { keepsEmpty || !$0.isEmpty }.map { .array($0) })
    },
    LibraryMember("shuffled", 0...1, labels: ["using"], gives: .array, "The elements in an order that the seed gives.")
    {
      call throws(ErrorValue) in
      var elements = try call.elements()
      try call.context.countSteps(elements.count)
      for index in elements.indices.dropLast() {
        elements.swapAt(index, call.context.world.random.next(from: index, through: elements.count - 1))
      }
      return .array(elements)
    },
    LibraryMember("randomElement", 0...1, labels: ["using"], "An element that the seed gives; nil of an empty list.") {
      call throws(ErrorValue) in
      let elements = try call.elements()
      if elements.isEmpty { return .nil }
      return elements[call.context.world.random.next(from: 0, through: elements.count - 1)]
    },
  ]

  /// The members of an optional whose value is no list: they are only those of code for a library.
  static let optionals: [LibraryMember] = [
    transforming("map"), transforming("flatMap"),
    LibraryMember("publisher", gives: .stream(.plain), "A stream of the value, if there is one.") {
      call throws(ErrorValue) in
      try SequenceMembers.publisher(of: .array(call.receiver.isNil ? [] : [call.receiver]))
    },
  ]

  private static func transforming(_ name: String) -> LibraryMember {
    LibraryMember(name, 1...1, takes: [.closure(1)], "The result of the closure for a value, and nil for nil.") {
      call throws(ErrorValue) in
      call.receiver.isNil ? .nil : try call.function().call(call.receiver)
    }
  }

  private static func union(
    _ name: String, _ summary: String,
    _ combine:
      @escaping @Sendable (
        [Value], [Value], ([Value], Value) throws(ErrorValue) -> Bool
      ) throws(ErrorValue) -> [Value]
  ) -> LibraryMember {
    LibraryMember(name, 1...1, gives: .array, summary) { call throws(ErrorValue) in
      .array(try combine(try call.elements(), try call.arguments[0].elements(), call.isElement(of:_:)))
    }
  }

  private static func comparison(
    _ name: String, _ label: String, _ summary: String,
    _ holds:
      @escaping @Sendable (
        [Value], [Value], ([Value], Value) throws(ErrorValue) -> Bool
      ) throws(ErrorValue) -> Bool
  ) -> LibraryMember {
    LibraryMember(name, 1...1, labels: [label], gives: .bool, summary) { call throws(ErrorValue) in
      .bool(try holds(try call.elements(), try call.arguments[0].elements(), call.isElement(of:_:)))
    }
  }

  private static func mapped(_ name: String, _ summary: String, keepsNil: Bool) -> LibraryMember {
    LibraryMember(name, 1...1, takes: [.closure(1)], gives: .dictionary, summary) { call throws(ErrorValue) in
      let transform = try call.function()
      let box = try call.box()
      let made = DictionaryBox()
      for (key, value) in zip(box.keys, box.values) {
        let result = try transform.call(value)
        if keepsNil || !result.isNil { made[key] = result }
      }
      return .dictionary(made)
    }
  }

  static let dictionaries: [LibraryMember] =
    [
      mapped("mapValues", "The results of the closure by their keys.", keepsNil: true),
      mapped("compactMapValues", "The results of the closure by their keys, but for nil.", keepsNil: false),
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
      LibraryMember(
        "merging", 2...2, labels: ["uniquingKeysWith"], gives: .dictionary,
        "With the pairs of another one; the closure chooses where both have a key."
      ) { call throws(ErrorValue) in .dictionary(try call.merged(try call.box())) },
    ] + ofPairs

  /// The members of lists that dictionaries have, too, as lists of their pairs.
  private static let ofPairs: [LibraryMember] = {
    let names: Set = [
      "first", "min", "max", "enumerated", "flatMap", "compactMap", "allSatisfy", "forEach", "reduce",
    ]
    return (ListMembers.all + sequences).filter { names.contains($0.name) }
  }()

  static let numbers: [LibraryMember] =
    Clocks.ofTimes + [
      LibraryMember(
        "isMultiple", 1...1, labels: ["of"], takes: [.kind(.int)], gives: .bool, "Whether it divides evenly."
      ) {
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
        guard case .duration(let nanoseconds) = call.receiver else {
          throw call.fault("'timeInterval' is a duration's")
        }
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
  /// Whether a value equals one of some elements.
  fileprivate func isElement(of elements: [Value], _ value: Value) throws(ErrorValue) -> Bool {
    for element in elements where try context.areEqual(element, value) { return true }
    return false
  }

  /// The pairs of a dictionary and those of the argument; the closure chooses where both have a key.
  func merged(_ box: DictionaryBox) throws(ErrorValue) -> DictionaryBox {
    guard let choose = try closure("uniquingKeysWith") ?? trailing else {
      throw fault("a merge takes a closure that chooses between two values")
    }
    let merged = DictionaryBox(Array(zip(box.keys, box.values)))
    for pair in try arguments[0].elements() {
      guard case .tuple(let pair) = pair, pair.elements.count == 2 else { throw fault("a dictionary is merged here") }
      try context.countSteps(8)
      let (key, value) = (pair.elements[0], pair.elements[1])
      if let old = merged[key] {
        merged[key] = try choose.call(old, value)
      } else {
        merged[key] = value
      }
    }
    return merged
  }

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
}
