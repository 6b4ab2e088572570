/// The names and labels of AsyncSequence: the standard library's, then those of swift-async-algorithms.
enum AsyncSequenceSpellings {
  static let all: [Spelling] = creating + transforming + filtering + timing + combining + grouping + policies

  private static var creating: [Spelling] {
    [
      Spelling("AsyncTimerSequence(interval:clock:)", .asyncTimer, ["interval", "clock"]),
      Spelling("AsyncTimerSequence(interval:tolerance:clock:)", .asyncTimer, ["interval", "tolerance", "clock"]),
      Spelling("AsyncTimerSequence.repeating(every:clock:)", .asyncTimer, ["interval", "clock"]),
      Spelling(
        "AsyncTimerSequence.repeating(every:tolerance:clock:)", .asyncTimer, ["interval", "tolerance", "clock"]),
      Spelling("repeating(every:clock:)", .asyncTimer, ["interval", "clock"]),
    ]
  }

  private static var transforming: [Spelling] {
    [
      Spelling("map(_:)", .map, example: "dialect(\"asyncsequence\")\n[1, 2].async.map { $0 * 2 }"),
      Spelling(
        "compactMap(_:)", .mapCompacting,
        example: "dialect(\"asyncsequence\")\n[1, 2].async.compactMap { $0 > 1 ? $0 : nil }"),
      Spelling("compacted()", .skipNil, example: "dialect(\"asyncsequence\")\n[1, nil, 2].async.compacted()"),
      Spelling(
        "flatMap(_:)", .concatMap, example: "dialect(\"asyncsequence\")\n[2, 1].async.flatMap { n in timer(n * 1s) }",
        details:
          "The next element is asked for when the sequence of the one before has ended. flatMapLatest cancels it instead."
      ),
      Spelling("flatMapLatest(_:)", .flatMapLatestPulled),
      Spelling(
        "reduce(_:_:)", .aggregate, example: "dialect(\"asyncsequence\")\n[1, 2, 3].async.reduce(0) { $0 + $1 }",
        details: "A sequence without elements gives the start; an error gives no value."),
      Spelling(
        "reduce(into:_:)", .reduceInto,
        example: "dialect(\"asyncsequence\")\n[1, 2, 3].async.reduce(into: 0) { $0 += $1 }"),
      Spelling(
        "reductions(_:_:)", .scan, example: "dialect(\"asyncsequence\")\n[1, 2, 3].async.reductions(0) { $0 + $1 }",
        details: "The first value itself is not sent."),
      Spelling(
        "reductions(into:_:)", .scanInto,
        example: "dialect(\"asyncsequence\")\n[1, 2, 3].async.reductions(into: 0) { $0 += $1 }"),
      Spelling(
        "reductions(_:)", .scanRx, ["accumulator"],
        example: "dialect(\"asyncsequence\")\n[1, 2, 3].async.reductions { $0 + $1 }",
        summary: "Sends the first element, then each accumulation.", details: ""),
      Spelling("min()", .leastOrNil, []),
      Spelling(
        "min(by:)", .leastOrNil, [.required("areInIncreasingOrder")],
        example: "dialect(\"asyncsequence\")\n[3, 1, 2].async.min(by: { $0 < $1 })"),
      Spelling("max()", .greatestOrNil, []),
      Spelling(
        "max(by:)", .greatestOrNil, [.required("areInIncreasingOrder")],
        example: "dialect(\"asyncsequence\")\n[3, 1, 2].async.max(by: { $0 < $1 })"),
      Spelling(
        "adjacentPairs()", .pairs, [], example: "dialect(\"asyncsequence\")\n[1, 2, 3].async.adjacentPairs()"),
      Spelling(
        "mapError(_:)", .mapError, example: "dialect(\"asyncsequence\")\nfail(404).mapError { e in \"status \\(e)\" }"),
    ]
  }

  private static var filtering: [Spelling] {
    [
      Spelling("filter(_:)", .filter, example: "dialect(\"asyncsequence\")\n[1, 2, 3].async.filter { $0 > 1 }"),
      Spelling(
        "prefix(_:)", .take, example: "dialect(\"asyncsequence\")\n[1, 2, 3].async.prefix(2)",
        summary: "Passes on the first elements, and ends with the request after the last of them."),
      Spelling(
        "prefix(while:)", .takeWhile, ["predicate"],
        example: "dialect(\"asyncsequence\")\n[1, 3, 1].async.prefix(while: { $0 < 3 })",
        details: "The first element that fails is taken and lost."),
      Spelling(
        "dropFirst(_:)", .skip, [.optional("count", default: 1)],
        example: "dialect(\"asyncsequence\")\n[1, 2, 3].async.dropFirst()"),
      Spelling(
        "drop(while:)", .skipWhile, example: "dialect(\"asyncsequence\")\n[1, 2, 3, 1].async.drop(while: { $0 < 3 })"),
      Spelling(
        "first(where:)", .find, example: "dialect(\"asyncsequence\")\n[1, 2, 3].async.first(where: { $0 > 1 })"),
      Spelling("contains(_:)", .contains, example: "dialect(\"asyncsequence\")\n[1, 2, 3].async.contains(2)"),
      Spelling(
        "contains(where:)", .containsWhere,
        example: "dialect(\"asyncsequence\")\n[1, 2, 3].async.contains(where: { $0 > 1 })"),
      Spelling(
        "allSatisfy(_:)", .every, example: "dialect(\"asyncsequence\")\n[2, 4, 5].async.allSatisfy { $0 % 2 == 0 }"),
      Spelling(
        "removeDuplicates()", .distinctUntilChanged, [],
        example: "dialect(\"asyncsequence\")\n[1, 1, 2].async.removeDuplicates()",
        details: "An element is compared with the last one that was sent."),
      Spelling(
        "removeDuplicates(by:)", .distinctUntilChanged, [.required("comparator")],
        example: "dialect(\"asyncsequence\")\n[1, 4, 2].async.removeDuplicates(by: { $0 % 3 == $1 % 3 })",
        details: "The closure says whether two elements are equal."),
    ]
  }

  private static var timing: [Spelling] {
    [
      Spelling("debounce(for:tolerance:clock:)", .debouncePulled, ["interval", "tolerance", "clock"]),
      Spelling("_throttle(for:clock:latest:)", .throttlePulled, ["interval", "clock", "latest"]),
      Spelling("_throttle(for:clock:reducing:)", .throttleReducing, ["interval", "clock", "reducing"]),
      Spelling("throttle(for:clock:latest:)", .throttlePulled, ["interval", "clock", "latest"]),
      Spelling("throttle(for:clock:reducing:)", .throttleReducing, ["interval", "clock", "reducing"]),
    ]
  }

  private static var combining: [Spelling] {
    [
      Spelling("merge(_:)", .mergePulled), Spelling("zip(_:)", .zipPulled),
      Spelling("combineLatest(_:)", .combineLatestPulled), Spelling("chain(_:)", .chain),
      Spelling(
        "joined()", .concatAll, example: "dialect(\"asyncsequence\")\n[[1, 2].async, [3].async].async.joined()",
        details: "An error of one ends all."),
      Spelling("joined(separator:)", .joinedWithSeparator),
      Spelling("interspersed(with:)", .interspersed, ["separator"]),
      Spelling(
        "interspersed(every:with:)", .interspersed, [.required("every"), "separator"],
        example: "dialect(\"asyncsequence\")\n[1, 2, 3].async.interspersed(every: 2, with: 0)"),
    ]
  }

  private static var grouping: [Spelling] {
    [
      Spelling("chunks(ofCount:)", .chunksOfCount), Spelling("chunked(by:)", .chunkedBy),
      Spelling("chunked(_:)", .chunkedBy), Spelling("chunked(on:)", .chunkedOn),
      Spelling("chunked(by:)", .chunksBySignal, ["signal"]),
      Spelling(
        "chunks(ofCount:or:)", .chunksBySignal, [.required("count"), "signal"],
        example:
          "dialect(\"asyncsequence\")\ninterval(100ms).prefix(7).chunks(ofCount: 3, or: .repeating(every: .milliseconds(250)))"
      ),
    ]
  }

  private static var policies: [Spelling] {
    [("bounded", "bounded"), ("bufferingLatest", "latest"), ("bufferingOldest", "oldest")].flatMap { word, policy in
      [
        Spelling(
          "buffer(policy:_:)", .bufferAhead, [.word(word, as: "policy"), .required("limit")],
          fixed: ["policy": .string(policy)]),
        Spelling(
          "share(bufferingPolicy:_:)", .sharePulled, [.word(word, as: "policy"), .required("limit")],
          fixed: ["policy": .string(policy)]),
      ]
    } + [
      Spelling("buffer(policy:)", .bufferAhead, [.word("unbounded", as: "policy")], fixed: ["policy": "unbounded"]),
      Spelling("share()", .sharePulled, []),
      Spelling(
        "share(bufferingPolicy:)", .sharePulled, [.word("unbounded", as: "policy")], fixed: ["policy": "unbounded"]),
    ]
  }
}
