import Streams

extension LibraryMember {
  /// A member that changes the variable before the dot: `flag.toggle()`. Other values refuse it.
  convenience init(
    changing name: String, _ arity: ClosedRange<Int>, labels: [String] = [], gives result: ValueKind = .nil,
    _ summary: String, _ change: @escaping Change
  ) {
    self.init(name, arity, labels: labels, gives: result, change: change, summary) { call throws(ErrorValue) in
      throw call.fault("'\(name)' changes a variable, and this is none", help: "make it by 'var' first")
    }
  }

  /// A member of arrays; of a text it changes the characters.
  convenience init(
    array name: String, _ arity: ClosedRange<Int>, labels: [String] = [], gives result: ValueKind = .nil,
    _ summary: String, _ change: @escaping @Sendable (inout [Value], MemberCall) throws(ErrorValue) -> Value
  ) {
    self.init(changing: name, arity, labels: labels, gives: result, summary) { value, call throws(ErrorValue) in
      let isText: Bool
      switch value {
      case .array: isText = false
      case .string: isText = true
      default: return nil
      }
      var elements = try call.on(value).elements()
      try call.context.takes(elements: elements.count)
      value = .nil
      defer { value = isText ? .string(elements.joinedCharacters) : .array(elements) }
      return try change(&elements, call)
    }
  }
}

enum MutatingMembers {
  /// The member of arrays that gives a longer one, if it is called on no variable.
  static let append = "append"

  static func find(_ name: String) -> LibraryMember? { all.first { $0.name == name } }

  /// Takes one element out at an end and gives it, or takes out as many as the argument says.
  private static func removal(
    _ name: String, _ summary: String, _ take: @escaping @Sendable (inout [Value], Int) -> Value?
  ) -> LibraryMember {
    LibraryMember(array: name, 0...1, gives: .unknown, summary) { elements, call throws(ErrorValue) in
      let count = call.arguments.isEmpty ? 1 : try call.int()
      guard count >= 0, count <= elements.count else { throw call.beyond(count, elements.count) }
      let taken = take(&elements, count)
      return call.arguments.isEmpty ? taken ?? .nil : .nil
    }
  }

  /// Makes the value what a member gives of it.
  private static func becoming(_ name: String, _ member: String) -> LibraryMember? {
    guard let member = (ListMembers.all + SwiftMembers.sequences).first(where: { $0.name == member }) else {
      return nil
    }
    return LibraryMember(
      array: name, member.arity, labels: member.labels, "Makes it what '\(member.name)' gives: \(member.summary)"
    ) { elements, call throws(ErrorValue) in
      elements = try member.call(call.on(.array(elements))).elements()
      return .nil
    }
  }

  /// Those that make the value what another member gives of it.
  private static let counterparts: [LibraryMember] = [
    ("sort", "sorted"), ("reverse", "reversed"), ("formUnion", "union"), ("formIntersection", "intersection"),
    ("subtract", "subtracting"),
  ].compactMap { becoming($0, $1) }

  static let all: [LibraryMember] = counterparts + listed

  private static let listed: [LibraryMember] = [
    LibraryMember(
      changing: "append", 1...1, labels: ["contentsOf"], "Adds an element at the end, or all those of an array."
    ) {
      value, call throws(ErrorValue) in
      // A pattern would hold the array, which then could not grow in place.
      if value.arrayCount != nil {
        let elements = try call.labelled("contentsOf")?.elements() ?? call.arguments
        try value.append(elements, in: call.context)
        return value
      }
      guard case .string(let box) = value else { return nil }
      let more = try call.string()
      try call.context.makes(bytes: box.text.utf8.count + more.utf8.count)
      value = .string(box.text + more)
      return .nil
    },
    LibraryMember(
      array: "insert", 1...2, labels: ["at", "contentsOf"], gives: .unknown,
      "Puts an element in at an index, or all those of an array; into a set, at its end."
    ) { elements, call throws(ErrorValue) in
      let new = call.labelled("contentsOf") == nil ? [call.arguments[0]] : try call.arguments[0].elements()
      guard case .int(let index)? = call.labelled("at") else {
        let isNew = try call.on(.array(elements)).position(of: call.arguments[0]) == nil
        if isNew { elements += new }
        return .tuple(ArrayBox([.bool(isNew), call.arguments[0]]))
      }
      guard index >= 0, index <= elements.count else { throw call.beyond(index, elements.count) }
      try call.context.makes(elements: elements.count + new.count)
      elements.insert(contentsOf: new, at: index)
      return .nil
    },
    LibraryMember(array: "removeSubrange", 1...1, "Takes the elements of a range out.") {
      elements, call throws(ErrorValue) in
      elements.removeSubrange(try call.subrange(of: elements))
      return .nil
    },
    LibraryMember(array: "replaceSubrange", 2...2, labels: ["with"], "Puts others in the place of a range.") {
      elements, call throws(ErrorValue) in
      let new = try call.arguments[1].elements()
      try call.context.makes(elements: elements.count + new.count)
      elements.replaceSubrange(try call.subrange(of: elements), with: new)
      return .nil
    },
    LibraryMember(array: "remove", 1...1, labels: ["at"], gives: .unknown, "Takes an element out, and gives it.") {
      elements, call throws(ErrorValue) in
      guard let at = call.labelled("at") else {
        for (index, element) in elements.enumerated() where try call.context.areEqual(element, call.arguments[0]) {
          return elements.remove(at: index)
        }
        return .nil
      }
      guard case .int(let index) = at else { throw call.fault("'at:' is an Int") }
      guard elements.indices.contains(index) else { throw call.beyond(index, elements.count) }
      return elements.remove(at: index)
    },
    removal("removeFirst", "Takes the first element out, and gives it.") { elements, count in
      defer { elements.removeFirst(count) }
      return elements.first
    },
    removal("removeLast", "Takes the last element out, and gives it.") { elements, count in
      defer { elements.removeLast(count) }
      return elements.last
    },
    LibraryMember(array: "popLast", 0...0, gives: .unknown, "Takes the last element out; nil where there is none.") {
      elements, _ in elements.popLast() ?? .nil
    },
    LibraryMember(array: "swapAt", 2...2, "Exchanges two elements.") { elements, call throws(ErrorValue) in
      let (one, two) = (try call.int(0), try call.int(1))
      for index in [one, two] where !elements.indices.contains(index) { throw call.beyond(index, elements.count) }
      elements.swapAt(one, two)
      return .nil
    },
    LibraryMember(
      changing: "removeAll", 0...1, labels: ["where", "keepingCapacity"], "Takes all elements out, or those of a test."
    ) {
      value, call throws(ErrorValue) in
      let test: FunctionValue? = if case .function(let test)? = call.arguments.first { test } else { nil }
      switch value {
      case .array(let box):
        var kept: [Value] = []
        if let test { for element in box.elements where try !test.test(element) { kept.append(element) } }
        value = .array(kept)
      case .dictionary: value = .dictionary(DictionaryBox())
      case .string: value = .string("")
      default: return nil
      }
      return .nil
    },
    LibraryMember(changing: "toggle", 0...0, "Makes true of false, and false of true.") { value, _ in
      guard case .bool(let bool) = value else { return nil }
      value = .bool(!bool)
      return .nil
    },
    LibraryMember(
      changing: "updateValue", 2...2, labels: ["forKey"], gives: .unknown, "Sets a value; gives the one before."
    ) {
      value, call throws(ErrorValue) in
      guard case .dictionary(let box) = value else { return nil }
      let before = box[call.arguments[1]] ?? .nil
      call.context.world.charge(try value.replace(call.arguments[1], with: call.arguments[0], in: call.context.world))
      return before
    },
    LibraryMember(changing: "merge", 1...2, labels: ["uniquingKeysWith"], "Takes the pairs of another dictionary in.") {
      value, call throws(ErrorValue) in
      guard case .dictionary(let box) = value else { return nil }
      try call.context.takes(elements: box.count)
      value = .dictionary(try call.merged(box))
      return .nil
    },
    LibraryMember(
      changing: "removeValue", 1...1, labels: ["forKey"], gives: .unknown, "Takes a key out; gives its value."
    ) {
      value, call throws(ErrorValue) in
      guard case .dictionary(let box) = value else { return nil }
      value = .dictionary(try box.without(call.arguments[0], call.context))
      return box[call.arguments[0]] ?? .nil
    },
  ]
}

extension DictionaryBox {
  /// The entries but that of a key.
  func without(_ key: Value, _ context: EvaluationContext) throws(ErrorValue) -> DictionaryBox {
    try context.countSteps(count &* 4)
    let rest = DictionaryBox()
    for (known, element) in zip(keys, values) where try !context.areEqual(known, key) { rest[known] = element }
    return rest
  }
}

extension MemberCall {
  /// The indices of the range that is the first argument.
  fileprivate func subrange(of elements: [Value]) throws(ErrorValue) -> Range<Int> {
    guard case .range(let range) = arguments[0] else { throw fault("a range is needed here") }
    return try range.indices(in: elements.count)
  }

  func beyond(_ index: Int, _ count: Int) -> ErrorValue {
    fault("\(index) is beyond the \(count) \(count == 1 ? "element" : "elements")")
  }
}

extension Value {
  /// The number of elements of an array; nil for other values.
  var arrayCount: Int? {
    if case .array(let box) = self { box.elements.count } else { nil }
  }

  /// Appends to an array, counted.
  ///
  /// - Throws: When that would pass a budget: then nothing is appended.
  mutating func append(_ elements: [Value], in context: EvaluationContext) throws(ErrorValue) {
    try context.checksLength((arrayCount ?? 0) + elements.count)
    try context.countSteps(elements.count)
    context.world.charge(try append(elements, in: context.world))
  }

  /// Appends to an array: in place when it has one owner.
  ///
  /// - Returns: How many elements had to be copied.
  /// - Throws: When that would pass the budget of memory: then nothing is appended.
  private mutating func append(_ elements: [Value], in world: World) throws(ErrorValue) -> Int {
    guard case .array(var box) = self else { return 0 }
    self = .nil
    defer { self = .array(box) }
    guard !isKnownUniquelyReferenced(&box) else {
      guard box.elements.append(contentsOf: elements, in: world) else { throw ErrorValue.endOfRun }
      return 0
    }
    guard world.canCopy(box.elements.count + elements.count, of: Value.self) else {
      throw ErrorValue.endOfRun
    }
    box = ArrayBox(box.elements + elements)
    return box.elements.count
  }
}
