import Streams

/// The members of values with elements, which are arrays, ranges and tuples.
enum ListMembers {
  /// A member that asks a closure of each element until it says so.
  static func test(_ name: String, _ summary: String, endsWith end: Bool) -> LibraryMember {
    LibraryMember(name, 1...1, takes: [.closure(1)], gives: .bool, summary) { call throws(ErrorValue) in
      let predicate = try call.function()
      for element in try call.elements() where try predicate.test(element) == end { return .bool(end) }
      return .bool(!end)
    }
  }

  static let all: [LibraryMember] = [
    LibraryMember("count", gives: .int, "How many elements there are.") { call throws(ErrorValue) in
      if case .range(let range) = call.receiver {
        let (count, overflow) = range.upper.subtractingReportingOverflow(range.lower)
        if overflow { throw Arithmetic.outOfRange("the count of this range") }
        return .int(count)
      }
      return .int(try call.elements().count)
    },
    LibraryMember("isEmpty", gives: .bool, "Whether there are none.") { call throws(ErrorValue) in
      if case .range(let range) = call.receiver { return .bool(range.lower == range.upper) }
      return .bool(try call.elements().isEmpty)
    },
    LibraryMember(
      "first", 0...1, labels: ["where"], takes: [.closure(1)],
      "The first element, or the first for which the closure says true; nil for none."
    ) {
      call throws(ErrorValue) in
      guard !call.arguments.isEmpty else { return try call.elements().first ?? .nil }
      let predicate = try call.function()
      for element in try call.elements() where try predicate.test(element) { return element }
      return .nil
    },
    LibraryMember("last", 0...1, labels: ["where"], "The last element, or the last of a test; nil for none.") {
      call throws(ErrorValue) in
      let elements = try call.elements()
      guard !call.arguments.isEmpty else { return elements.last ?? .nil }
      let predicate = try call.function()
      for element in elements.reversed() where try predicate.test(element) { return element }
      return .nil
    },
    LibraryMember(
      "contains", 1...1, labels: ["where"], gives: .bool, "Whether an element equals a value, or a closure says true."
    ) {
      call throws(ErrorValue) in
      if case .function(let predicate) = call.arguments[0] {
        for element in try call.elements() where try predicate.test(element) { return .bool(true) }
        return .bool(false)
      }
      return .bool(try call.position(of: call.arguments[0]) != nil)
    },
    LibraryMember("indexOf", 1...1, "Where a value stands; nil when it does not.") { call throws(ErrorValue) in
      try call.position(of: call.arguments[0]).map { .int($0) } ?? .nil
    },
    LibraryMember("map", 1...1, takes: [.closure(1)], gives: .array, "The results of the closure for each element.") {
      call throws(ErrorValue) in
      let transform = try call.function()
      let elements = try call.elementsToCopy()
      var values: [Value] = []
      values.reserveCapacity(elements.count)
      for element in elements { values.append(try transform.call(element)) }
      return .array(values)
    },
    LibraryMember("filter", 1...1, takes: [.closure(1)], gives: .array, "The elements for which the closure says true.")
    { call throws(ErrorValue) in
      let predicate = try call.function()
      var values: [Value] = []
      for element in try call.elements() where try predicate.test(element) {
        values.append(element, in: call.context.world)
      }
      return .array(values)
    },
    LibraryMember("reduce", 2...2, labels: ["into"], takes: [.any, .closure(2)], "The accumulation of all elements.") {
      call throws(ErrorValue) in
      guard call.labelled("into") != nil else { return try call.fold(call.elements()) }
      let change = try call.function(1)
      var value = call.arguments[0]
      for element in try call.elements() { _ = try change.call(changing: &value, [element]) }
      return value
    },
    LibraryMember(
      "foldLeft", 2...2, takes: [.any, .closure(2)], "The accumulation of all elements, from the first on."
    ) { call throws(ErrorValue) in try call.fold(call.elements()) },
    LibraryMember(
      "foldRight", 2...2, takes: [.any, .closure(2)], "The accumulation of all elements, from the last on."
    ) { call throws(ErrorValue) in try call.fold(call.elements(), fromEnd: true) },
    LibraryMember(
      "flatMap", 1...1, takes: [.closure(1)], gives: .array, "The elements of all arrays that the closure makes."
    ) { call throws(ErrorValue) in
      let transform = try call.function()
      var values: [Value] = []
      for element in try call.elements() {
        let made = try transform.call(element).elements()
        try call.context.makes(elements: made.count)
        values.append(contentsOf: made, in: call.context.world)
        try call.context.checksLength(values.count)
      }
      return .array(values)
    },
    LibraryMember(
      "sorted", 0...1, labels: ["by"], takes: [.closure(2)], gives: .array,
      "In order; a closure says whether one comes before another."
    ) {
      call throws(ErrorValue) in
      try call.sorted()
    },
    LibraryMember("reversed", gives: .array, "From the last to the first.") { call throws(ErrorValue) in
      .array(try call.elementsToCopy().reversed())
    },
    LibraryMember(
      "joined", 0...1, labels: ["separator"], "All elements as one text; lists as one list."
    ) { call throws(ErrorValue) in
      if let lists = try call.lists() { return lists }
      let separator: String = if case .string(let box)? = call.arguments.first { box.text } else { "" }
      var text = ""
      for (index, element) in try call.elements().enumerated() {
        if index > 0 { try call.context.append(separator, to: &text) }
        try call.context.append(try call.context.text(of: element), to: &text)
        try call.context.checksLength(text.utf8.count)
        try call.context.countSteps(separator.utf8.count)
      }
      return .string(text)
    },
    LibraryMember(
      "prefix", 1...1, labels: ["while"], gives: .array, "The first n, or those for which a closure says true."
    ) {
      call throws(ErrorValue) in
      if case .function(let test) = call.arguments[0] {
        let elements = try call.elements()
        var count = 0
        while count < elements.count, try test.test(elements[count]) { count += 1 }
        return .array(Array(elements.prefix(count)))
      }
      return .array(try call.copy(of: try call.elements().prefix(max(0, try call.int()))))
    },
    LibraryMember("suffix", 1...1, takes: [.kind(.int)], gives: .array, "The last n.") {
      call throws(ErrorValue) in
      .array(try call.copy(of: try call.elements().suffix(max(0, try call.int()))))
    },
    LibraryMember("dropFirst", 0...1, takes: [.kind(.int)], gives: .array, "All but the first n.") {
      call throws(ErrorValue) in
      .array(try call.copy(of: try call.elements().dropFirst(call.arguments.isEmpty ? 1 : max(0, try call.int()))))
    },
    LibraryMember("dropLast", 0...1, takes: [.kind(.int)], gives: .array, "All but the last n.") {
      call throws(ErrorValue) in
      .array(try call.copy(of: try call.elements().dropLast(call.arguments.isEmpty ? 1 : max(0, try call.int()))))
    },
    LibraryMember("append", 1...1, labels: ["contentsOf"], gives: .array, "A copy with one more element.") {
      call throws(ErrorValue) in
      let more = call.labelled("contentsOf") == nil ? call.arguments : try call.arguments[0].elements()
      return .array(try call.elementsToCopy() + more)
    },
    LibraryMember("min", 0...1, labels: ["by"], "The least element; nil for none.") { call throws(ErrorValue) in
      try call.sorted().elements().first ?? .nil
    },
    LibraryMember("max", 0...1, labels: ["by"], "The greatest element; nil for none.") { call throws(ErrorValue) in
      try call.sorted().elements().last ?? .nil
    },
    LibraryMember("sum", "The sum of all elements.") { call throws(ErrorValue) in
      var sum = Value.int(0)
      for (index, element) in try call.elements().enumerated() {
        if index > 0 { try call.context.count(.add, sum, element) }
        sum = index == 0 ? element : try Arithmetic.apply(.add, sum, element)
      }
      return sum
    },
    test("all", "Whether the closure says true for every element.", endsWith: false),
    test("any", "Whether the closure says true for some element.", endsWith: true),
    LibraryMember("enumerated", gives: .array, "Pairs of position and element.") { call throws(ErrorValue) in
      let elements = try call.elements()
      try call.context.countSteps(elements.count &* 3)
      try call.context.takes(elements: elements.count, ofBytes: 2 * EvaluationContext.bytesOfBox)
      return .array(elements.enumerated().map { .tuple([.int($0), $1]) })
    },
  ]
}

extension MemberCall {
  func elements() throws(ErrorValue) -> [Value] {
    if case .range(let range) = receiver { try context.makes(elements: range.count) }
    let elements = try receiver.elements()
    try context.countSteps(elements.count &+ 4)
    return elements
  }

  /// The elements, where a copy of them all is about to be made.
  fileprivate func elementsToCopy() throws(ErrorValue) -> [Value] {
    let elements = try elements()
    try context.takes(elements: elements.count)
    return elements
  }

  /// A part of an array as an array of its own.
  fileprivate func copy(of part: ArraySlice<Value>) throws(ErrorValue) -> [Value] {
    try context.takes(elements: part.count)
    return Array(part)
  }

  func position(of value: Value) throws(ErrorValue) -> Int? {
    for (index, element) in try elements().enumerated() {
      try context.countComparison(of: element, with: value)
      if element.isEqual(to: value) { return index }
    }
    return nil
  }

  func fold(_ elements: [Value], fromEnd: Bool = false) throws(ErrorValue) -> Value {
    let combine = try function(1)
    var value = arguments[0]
    for element in fromEnd ? elements.reversed() : elements {
      value = fromEnd ? try combine.call(element, value) : try combine.call(value, element)
    }
    return value
  }

  func sorted() throws(ErrorValue) -> Value {
    // Their positions are sorted.
    let elements = try elementsToCopy()
    try context.countSteps(elements.count)
    let before: FunctionValue? = arguments.isEmpty ? nil : try function()
    var failure: ErrorValue?
    // The standard sort is not stable by contract: positions decide between equals.
    let order = elements.indices.sorted { one, two in
      guard failure == nil else { return one < two }
      do throws(ErrorValue) {
        if let before {
          if try before.call(elements[one], elements[two]).asBool() { return true }
          return try before.call(elements[two], elements[one]).asBool() ? false : one < two
        }
        try context.countComparison(of: elements[one], with: elements[two])
        guard let order = elements[one].order(to: elements[two]) else {
          throw fault(elements[one].refusal(toCompareWith: elements[two]))
        }
        return order == 0 ? one < two : order < 0
      } catch {
        failure = error
        return one < two
      }
    }
    if let failure { throw failure }
    try context.takes(elements: order.count)
    return .array(order.map { elements[$0] })
  }
}
