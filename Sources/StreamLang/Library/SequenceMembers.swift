import Streams

/// The members of lazy sequences (RACSequence). A member that gives a sequence runs no closure by itself.
enum SequenceMembers {
  /// The members of everything that has elements.
  static let makers: [LibraryMember] = [
    lazySequence("sequence"), lazySequence("lazy"),
    LibraryMember(
      "stream", gives: .stream(.plain), "A stream of the elements: one a turn, on a background scheduler (RACSequence)."
    ) {
      call throws(ErrorValue) in
      let stream = TurnStream(try call.sequence(of: call.receiver))
      stream.sourceText = "stream"
      return .stream(stream)
    },
    LibraryMember(
      "publisher", gives: .stream(.plain), "A stream that sends the elements inside the subscribing call (Combine)."
    ) {
      call throws(ErrorValue) in
      try publisher(of: call.receiver)
    },
    LibraryMember(
      "async", gives: .stream(.plain), "A stream that sends an element at each request (AsyncSequence)."
    ) {
      call throws(ErrorValue) in
      let stream = StreamOnRequest(elementsOf: try call.sequence(of: call.receiver))
      stream.sourceText = "async"
      return .stream(stream)
    },
  ]

  /// The stream of a source, named after the member that gives it.
  static func publisher(of value: Value, source: String = "from") throws(ErrorValue) -> Value {
    let make = Call(receiver: nil, arguments: [value], dialect: .standard, place: nil)
    guard let stream = try Catalogue.find(source, in: .standard)?.apply(make) else { return .nil }
    stream.sourceText = "publisher"
    return .stream(stream)
  }

  private static func lazySequence(_ name: String) -> LibraryMember {
    LibraryMember(name, "The elements as a lazy sequence: its closures run when an element is asked for.") {
      call throws(ErrorValue) in
      .sequence(try call.sequence(of: call.receiver))
    }
  }

  static let all: [LibraryMember] = makers + transforming + asking

  private static func cut(
    _ name: String, _ summary: String,
    _ cut:
      @escaping @Sendable (
        LazySequence, @escaping (Value) throws(ErrorValue) -> Bool
      ) -> LazySequence
  ) -> LibraryMember {
    LibraryMember(name, 1...1, summary) { call throws(ErrorValue) in
      let predicate = try call.function()
      return .sequence(cut(try call.sequence()) { value throws(ErrorValue) in try predicate.test(value) })
    }
  }

  private static func zip(_ name: String) -> LibraryMember {
    LibraryMember(name, 1...1, "Pairs with the elements of another sequence or array.") { call throws(ErrorValue) in
      .sequence(try call.sequence().zip(try call.sequence(of: call.arguments[0])))
    }
  }

  private static func flatMap(_ name: String) -> LibraryMember {
    LibraryMember(name, 1...1, "The elements of the closure's results, one after the other.") {
      call throws(ErrorValue) in
      try call.flattened(call.function())
    }
  }

  private static let transforming: [LibraryMember] = [
    LibraryMember("map", 1...1, "The results of the closure for each element.") { call throws(ErrorValue) in
      let transform = try call.function()
      return .sequence(try call.sequence().map { value throws(ErrorValue) in try transform.call(value) })
    },
    LibraryMember("mapReplace", 1...1, "One value in place of each element.") { call throws(ErrorValue) in
      let value = call.arguments[0]
      return .sequence(try call.sequence().map { _ in value })
    },
    LibraryMember("filter", 1...1, "The elements for which the closure says true.") { call throws(ErrorValue) in
      let predicate = try call.function()
      return .sequence(try call.sequence().filter { value throws(ErrorValue) in try predicate.test(value) })
    },
    LibraryMember("ignore", 1...1, "The elements that do not equal a value.") { call throws(ErrorValue) in
      let ignored = call.arguments[0]
      return .sequence(
        try call.sequence().filter { [context = Unowned(call.context)] value throws(ErrorValue) in
          try !context.object.areEqual(value, ignored)
        })
    },
    flatMap("flattenMap"), flatMap("flatMap"),
    LibraryMember("flatten", "The elements of the elements, one after the other.") { call throws(ErrorValue) in
      try call.flattened(nil)
    },
    LibraryMember("take", 1...1, "The first n.") { call throws(ErrorValue) in
      .sequence(try call.sequence().take(try call.int()))
    },
    LibraryMember("skip", 1...1, "All but the first n.") { call throws(ErrorValue) in
      .sequence(try call.sequence().skip(try call.int()))
    },
    cut("takeWhile", "The elements before the first for which the closure says false.") { $0.take(while: true, $1) },
    cut("takeUntilBlock", "The elements before the first for which the closure says true.") {
      $0.take(while: false, $1)
    },
    cut("skipWhile", "The elements from the first on for which the closure says false.") { $0.skip(while: true, $1) },
    cut("skipUntilBlock", "The elements from the first on for which the closure says true.") {
      $0.skip(while: false, $1)
    },
    LibraryMember("scan", 2...2, "Each accumulation, without the start.") { call throws(ErrorValue) in
      let reduce = try call.function(1)
      return .sequence(
        try call.sequence().scan(call.arguments[0]) { running, value throws(ErrorValue) in
          try reduce.call(running, value)
        })
    },
    LibraryMember("distinctUntilChanged", "The elements without repeats of the one before.") {
      call throws(ErrorValue) in
      .sequence(try call.sequence().distinctUntilChanged())
    },
    LibraryMember("startWith", 1...99, "Values before the elements.") { call throws(ErrorValue) in
      .sequence(ElementSequence(call.arguments).concat(try call.sequence()))
    },
    LibraryMember("concat", 1...1, "The elements, then those of another sequence or array.") {
      call throws(ErrorValue) in
      .sequence(try call.sequence().concat(try call.sequence(of: call.arguments[0])))
    },
    zip("zip"), zip("zipWith"),
    LibraryMember("eager", "The same elements, all asked for now.") { call throws(ErrorValue) in
      .sequence(ElementSequence(try call.sequence().array(in: call.context.world)))
    },
    LibraryMember("lazy", "The sequence itself.") { call in call.receiver },
  ]

  private static let asking: [LibraryMember] = [
    LibraryMember("head", "The first element; nil for none. Closures run once.") { call throws(ErrorValue) in
      try call.sequence().cell(in: call.context.world)?.head ?? .nil
    },
    LibraryMember("tail", "The sequence after the first element; nil where there is none.") {
      call throws(ErrorValue) in
      try call.sequence().cell(in: call.context.world).map { .sequence($0.tail) } ?? .nil
    },
    LibraryMember("array", "All elements, asked for now, as an array.") { call throws(ErrorValue) in
      .array(try call.sequence().array(in: call.context.world))
    },
    LibraryMember("count", "How many elements there are: all are asked for.") { call throws(ErrorValue) in
      .int(try call.sequence().array(in: call.context.world).count)
    },
    LibraryMember("isEmpty", "Whether there are none.") { call throws(ErrorValue) in
      .bool(try call.sequence().cell(in: call.context.world) == nil)
    },
    LibraryMember("first", 0...1, "The first element, or the first for which the closure says true; nil for none.") {
      call throws(ErrorValue) in
      let predicate: FunctionValue? = call.arguments.isEmpty ? nil : try call.function()
      return try call.firstElement(where: predicate) ?? .nil
    },
    LibraryMember("objectPassingTest", 1...1, "The first element for which the closure says true; nil for none.") {
      call throws(ErrorValue) in
      try call.firstElement(where: call.function()) ?? .nil
    },
    LibraryMember("any", 1...1, "Whether the closure says true for some element; asks no further than that.") {
      call throws(ErrorValue) in
      .bool(try call.firstElement(where: call.function()) != nil)
    },
    LibraryMember("all", 1...1, "Whether the closure says true for every element.") { call throws(ErrorValue) in
      let predicate = try call.function()
      let exception = try call.sequence().filter { value throws(ErrorValue) in try !predicate.test(value) }
      return .bool(try exception.cell(in: call.context.world) == nil)
    },
    LibraryMember("contains", 1...1, "Whether an element equals a value; asks no further than that.") {
      call throws(ErrorValue) in
      let wanted = call.arguments[0]
      let context = call.context
      let found = try call.sequence().filter { value throws(ErrorValue) in try context.areEqual(value, wanted) }
      return .bool(try found.cell(in: call.context.world) != nil)
    },
    LibraryMember("foldLeft", 2...2, "The accumulation of all elements, from the first on.") {
      call throws(ErrorValue) in try call.fold(call.sequence().array(in: call.context.world))
    },
    LibraryMember("foldRight", 2...2, "The accumulation of all elements, from the last on.") {
      call throws(ErrorValue) in try call.fold(call.sequence().array(in: call.context.world), fromEnd: true)
    },
  ]
}

extension MemberCall {
  fileprivate func sequence() throws(ErrorValue) -> LazySequence {
    guard case .sequence(let sequence) = receiver else {
      throw fault("a sequence is needed here, not \(receiver.kindName)")
    }
    // A sequence of a sequence of a sequence is freed one inside the other.
    try context.countSteps(40)
    return sequence
  }

  fileprivate func flattened(_ transform: FunctionValue?) throws(ErrorValue) -> Value {
    .sequence(
      try sequence().flattenMap { value throws(ErrorValue) in
        let inner = try transform?.call(value) ?? value
        return inner.isNil ? .empty() : try sequence(of: inner)
      })
  }

  fileprivate func firstElement(where predicate: FunctionValue?) throws(ErrorValue) -> Value? {
    let sequence = try sequence()
    guard let predicate else { return try sequence.cell(in: context.world)?.head }
    return try sequence.filter { value throws(ErrorValue) in try predicate.test(value) }.cell(in: context.world)?.head
  }

  /// The elements as a lazy sequence: of an array, tuple, range, dictionary (its pairs) or string (its characters).
  fileprivate func sequence(of value: Value) throws(ErrorValue) -> LazySequence {
    switch value {
    case .sequence(let sequence): return sequence
    case .range(let range): return RangeSequence(range.lower..<range.upper)
    case .string(let box):
      try context.countSteps(box.text.utf8.count &* 4)
      try context.takes(charactersOf: box.text)
    case .dictionary(let box):
      try context.countSteps(box.count &* 4)
      try context.takes(elements: box.count, ofBytes: 2 * EvaluationContext.bytesOfBox)
    default: break
    }
    return ElementSequence(try value.elements())
  }
}
