/// The names and labels of Combine.
enum CombineSpellings {
  static let all: [Spelling] =
    creating + transforming + filtering + timing + combining + failing + sharing + typing + named

  private static var creating: [Spelling] {
    [
      Spelling("Just(_:)", .just, [.one("values")], example: "dialect(\"combine\")\nJust(1)"),
      Spelling("Empty()", .empty, example: "dialect(\"combine\")\nEmpty()"),
      Spelling(
        "Empty(completeImmediately:)", .emptyOrNever, [.required("completeImmediately")],
        example: "dialect(\"combine\")\nEmpty(completeImmediately: false)"
      ),
      Spelling(
        "Empty(completeImmediately:outputType:failureType:)", .emptyOrNever,
        ["completeImmediately", .required("outputType"), .required("failureType")],
        example: "import Combine\nEmpty(outputType: Int.self, failureType: Error.self)"),
      Spelling(
        "Fail(error:)", .fail, example: "dialect(\"combine\")\nFail(error: \"no network\")", details: ""),
      Spelling(
        "Fail(outputType:failure:)", .failTyped,
        example: "import Combine\nFail(outputType: Int.self, failure: URLError(.badURL))"),
      Spelling("Future(_:)", .future),
      Spelling("Record(output:completion:)", .record),
      Spelling("Timer.publish(every:on:in:)", .timerPublisher, ["every", .required("on"), .required("in")]),
      Spelling(
        "Timer.publish(every:tolerance:on:in:)", .timerPublisher,
        ["every", "tolerance", .required("on"), .required("in")]),
      Spelling("Deferred(_:)", .deferred, example: "dialect(\"combine\")\nDeferred { Just(1) }"),
      Spelling("deferred(_:)", .deferred, example: "dialect(\"combine\")\ndeferred { just(1) }"),
    ]
  }

  private static var transforming: [Spelling] {
    [
      Spelling("map(_:)", .map), Spelling("map(_:_:_:)", .mapKeyPaths, ["first", "second", "third"]),
      Spelling(
        "tryMap(_:)", .map, example: "from([1, 2]).combine.tryMap { 6 / ($0 - 2) }",
        details:
          "An error in the closure is the stream's error, and the source is disposed."
      ),
      Spelling("compactMap(_:)", .mapCompacting),
      Spelling("tryCompactMap(_:)", .mapCompacting, example: "from([1, 2]).combine.tryCompactMap { 6 / ($0 - 2) }"),
      Spelling("replaceNil(with:)", .replaceNil),
      Spelling("scan(_:_:)", .scan, example: "from([1, 2, 3]).combine.scan(0) { sum, x in sum + x }"),
      Spelling("tryScan(_:_:)", .scan, example: "from([1, 2, 0]).combine.tryScan(12) { sum, x in sum / x }"),
      Spelling("reduce(_:_:)", .aggregate, example: "from([1, 2, 3]).combine.reduce(0) { sum, x in sum + x }"),
      Spelling("tryReduce(_:_:)", .aggregate, example: "from([1, 2, 3]).combine.tryReduce(12) { sum, x in sum / x }"),
      Spelling(
        "count()", .count, [], example: "from([1, 2, 3]).combine.count()",
        summary: "Sends how many values there were, when the stream completes.",
        details: "An empty stream sends 0; an error loses the count."),
      Spelling(
        "min()", .minimum, [], example: "from([3, 1, 2]).combine.min()",
        details: "An empty stream sends nothing; an error loses the value."),
      Spelling("min(by:)", .minimumBy),
      Spelling("tryMin(by:)", .minimumBy, example: "from([3, 1, 2]).combine.tryMin(by: { a, b in 6 / a > 6 / b })"),
      Spelling(
        "max()", .maximum, [], example: "from([3, 1, 2]).combine.max()",
        details: "An empty stream sends nothing; an error loses the value."),
      Spelling("max(by:)", .maximumBy),
      Spelling("tryMax(by:)", .maximumBy, example: "from([3, 1, 2]).combine.tryMax(by: { a, b in 6 / a > 6 / b })"),
      Spelling("collect()", .collect),
      Spelling(
        "collect(_:)", .bufferCount, ["bufferSize"], example: "from([1, 2, 3]).combine.collect(2)",
        summary: "Sends the values in arrays of the given size.",
        details: "Completion sends the rest, and nothing for an empty stream; an error loses it."),
      Spelling("collect(_:_:)", .collectByTime, [.word("byTime", as: "strategy"), "interval"]),
      Spelling("collect(_:_:_:)", .collectByTime, [.word("byTime", as: "strategy"), .scheduler, "interval"]),
      Spelling("collect(_:_:_:)", .collectByTime, [.word("byTimeOrCount", as: "strategy"), "interval", "count"]),
      Spelling(
        "collect(_:_:_:_:)", .collectByTime,
        [.word("byTimeOrCount", as: "strategy"), .scheduler, "interval", "count"]),
      Spelling(
        "handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:receiveRequest:)", .handleEvents
      ),
      Spelling("print(_:)", .print),
    ]
  }

  private static var filtering: [Spelling] {
    [
      Spelling("filter(_:)", .filter),
      Spelling("tryFilter(_:)", .filter, example: "from([1, 2, 0]).combine.tryFilter { 6 / $0 > 3 }"),
      Spelling("contains(_:)", .contains),
      Spelling("contains(where:)", .containsWhere),
      Spelling(
        "tryContains(where:)", .containsWhere, example: "from([1, 2, 0]).combine.tryContains(where: { 6 / $0 > 9 })"),
      Spelling("allSatisfy(_:)", .every, example: "from([2, 4, 5]).combine.allSatisfy { $0 % 2 == 0 }"),
      Spelling("tryAllSatisfy(_:)", .every, example: "from([2, 3, 0]).combine.tryAllSatisfy { 6 / $0 > 1 }"),
      Spelling("ignoreOutput()", .ignoreValues, example: "from([1, 2]).combine.ignoreOutput()"),
      Spelling(
        "removeDuplicates()", .distinctUntilChanged, example: "from([1, 1, 2]).combine.removeDuplicates()",
        details: "The first is always sent, also nil."),
      Spelling(
        "removeDuplicates(by:)", .distinctUntilChanged, [.required("comparator")],
        example: "from([1, 4, 2]).combine.removeDuplicates(by: { a, b in a % 3 == b % 3 })",
        details: "The closure says whether two values are equal."),
      Spelling(
        "tryRemoveDuplicates(by:)", .distinctUntilChanged, [.required("comparator")],
        example: "from([1, 4, 0]).combine.tryRemoveDuplicates(by: { a, b in 6 / a == 6 / b })",
        details: "The closure says whether two values are equal. An error in it is the stream's error."),
      Spelling("first()", .firstOutput, [], example: "interval(1s).combine.first()"),
      Spelling("first(where:)", .firstOutput, [.required("predicate")]),
      Spelling(
        "tryFirst(where:)", .firstOutput, [.required("predicate")],
        example: "from([3, 1, 0]).combine.tryFirst(where: { 6 / $0 > 9 })"),
      Spelling(
        "last()", .takeLast, [], fixed: ["count": 1], example: "from([1, 2, 3]).combine.last()",
        summary: "Sends the last value, when the stream completes.",
        details: "An empty stream gives no value and no error. An error loses it."),
      Spelling("last(where:)", .lastWhere),
      Spelling("tryLast(where:)", .lastWhere, example: "from([3, 1, 0]).combine.tryLast(where: { 6 / $0 > 3 })"),
      Spelling("prefix(_:)", .take, example: "interval(1s).combine.prefix(3)"),
      Spelling(
        "prefix(while:)", .takeWhile, ["predicate"], example: "from([1, 3, 1]).combine.prefix(while: { $0 < 3 })",
        details: ""),
      Spelling(
        "tryPrefix(while:)", .takeWhile, ["predicate"],
        example: "from([2, 1, 0]).combine.tryPrefix(while: { 6 / $0 < 9 })",
        details: "An error in the closure is the stream's error."),
      Spelling("prefix(untilOutputFrom:)", .prefixUntilOutput),
      Spelling("output(at:)", .outputAt),
      Spelling("output(in:)", .outputIn),
      Spelling(
        "dropFirst(_:)", .skip, [.optional("count", default: 1)], example: "from([1, 2, 3]).combine.dropFirst()"),
      Spelling("drop(while:)", .skipWhile, example: "from([1, 2, 3, 1]).combine.drop(while: { $0 < 3 })"),
      Spelling("tryDrop(while:)", .skipWhile, example: "from([3, 1, 2]).combine.tryDrop(while: { 6 / $0 < 3 })"),
      Spelling("drop(untilOutputFrom:)", .dropUntilOutput),
      Spelling(
        "replaceEmpty(with:)", .defaultIfEmpty, [.required("defaultValue")],
        example: "empty().combine.replaceEmpty(with: 1)"),
    ]
  }

  private static var timing: [Spelling] {
    [
      Spelling("debounce(for:scheduler:)", .debounceDropping, ["dueTime", .scheduler]),
      Spelling("throttle(for:scheduler:latest:)", .throttlePaced, ["interval", .scheduler, "latest"]),
      Spelling("delay(for:tolerance:scheduler:)", .delayAll, ["interval", "tolerance", .scheduler]),
      Spelling("timeout(_:scheduler:customError:)", .timeoutCompleting, ["interval", .scheduler, "customError"]),
      Spelling(
        "receive(on:)", .deliverOn, example: "just(1).combine.receive(on: background)",
        details: "Always in a later turn, on main too; completion and errors wait their turn as well."),
      Spelling(
        "subscribe(on:)", .subscribeOn,
        example: "import Combine\nJust(1).subscribe(on: DispatchQueue.main).sink { print($0) }"),
      Spelling("measureInterval(using:)", .measureInterval, [.scheduler]),
    ]
  }

  private static var combining: [Spelling] {
    [
      Spelling("append(_:)", .append),
      Spelling("append(_:)", .appendElements),
      Spelling("append(_:)", .endWith, example: "from([1, 2]).combine.append(3, 4)"),
      Spelling("prepend(_:)", .prepend),
      Spelling("prepend(_:)", .prependElements),
      Spelling("prepend(_:)", .startWith, example: "from([3, 4]).combine.prepend(1, 2)"),
      Spelling(
        "merge(with:)", .merge, form: .method,
        example: "interval(1s).combine.prefix(2).combine.merge(with: timer(1500ms))",
        details: "It takes one stream or several. The first error ends all; completes when all have completed."),
      Spelling(
        "merge(_:)", .merge, form: .source, example: "dialect(\"combine\")\nmerge(timer(1s), timer(2s))",
        details: "The first error ends all; completes when all have completed."),
      Spelling(
        "Merge(_:)", .merge, form: .source, example: "dialect(\"combine\")\nMerge(timer(1s), timer(2s))",
        details: "The first error ends all; completes when all have completed."),
      Spelling(
        "Zip(_:)", .zip, ["streams"], form: .source, example: "dialect(\"combine\")\nZip(timer(1s), timer(2s))"),
      Spelling(
        "CombineLatest(_:)", .combineLatest, ["streams"], form: .source,
        example: "dialect(\"combine\")\nCombineLatest(timer(1s), timer(2s))"),
      Spelling(
        "switchToLatest()", .switchAll,
        example: "interval(2s).combine.prefix(2).combine.map { n in interval(700ms) }.combine.switchToLatest()",
        details: "Completes when the outer stream and the last inner one have. An error of either ends all."),
      Spelling(
        "flatMap(_:)", .flatMapDemanding, ["transform"],
        example: "from([2, 1]).combine.flatMap { n in timer(n * 1s) }",
        details:
          "All run at once. The first error ends all; where an inner stream failed, the outer one is not cancelled."),
      Spelling("flatMap(maxPublishers:_:)", .flatMapDemanding),
      Spelling("buffer(size:prefetch:whenFull:)", .bufferDemand),
    ]
  }

  private static var failing: [Spelling] {
    [
      Spelling("replaceError(with:)", .replaceError),
      Spelling("mapError(_:)", .mapError),
      Spelling(
        "catch(_:)", .catching, example: "fail(\"oops\").combine.catch { e in just(e.message) }",
        details: "Values sent so far stay. An error of the other stream passes."),
      Spelling(
        "tryCatch(_:)", .catching, example: "fail(\"oops\").combine.tryCatch { e in throw \"worse\" }",
        details: "Values sent so far stay. An error in the closure takes the place of the stream's own."),
      Spelling(
        "retry(_:)", .retryRx, [.required("count")], example: "cold(\"-a#\").combine.retry(1)",
        details:
          "retry(1) is two attempts, retry(0) none but the first. The next attempt begins inside the error of the one before."
      ),
    ]
  }

  private static var sharing: [Spelling] {
    [
      Spelling(
        "share()", .share, [], fixed: ["resetOnError": false, "resetOnComplete": false, "resetOnRefCountZero": true],
        example: "let s = interval(1s).combine.prefix(3).combine.share()\ns.combine.append(s)",
        summary:
          "One subscription of the source for all, from the first subscriber to the last; after the end there is only the end.",
        details:
          "Nothing is replayed. After the end later subscribers hear the end only, and the source is not run again. When all have left before the end, the source is disposed, and runs anew for the next."
      ),
      Spelling(
        "multicast(_:)", .multicastMaking,
        example: "interval(1s).take(2).combine.multicast { subject() }.combine.autoconnect()"),
      Spelling(
        "multicast(subject:)", .multicast,
        example:
          "let p = interval(1s).take(2).combine.multicast(subject: subject())\np.subscribe { log($0) }\np.connect()"),
      Spelling(
        "makeConnectable()", .publishRx, [],
        example: "let p = interval(1s).take(2).combine.makeConnectable()\np.subscribe { log($0) }\np.connect()",
        summary: "One subscription of the source for all: it begins at connect() or with autoconnect().",
        details: "A connection that was disposed can be made again; after the end there is only the end."),
      Spelling(
        "autoconnect()", .refCount,
        example: "interval(1s).take(2).combine.makeConnectable().combine.autoconnect()",
        details: "It goes after multicast and makeConnectable. After the end there is only the end."),
      Spelling(
        "PassthroughSubject()", .subject, example: subject("PassthroughSubject()"),
        details: "It has no memory. A subscriber after its end receives the end only."),
      Spelling("CurrentValueSubject(_:)", .behaviorSubject, example: subject("CurrentValueSubject(0)")),
    ]
  }

  /// Members that only change the type of a publisher.
  private static var typing: [Spelling] {
    [
      Spelling("eraseToAnyPublisher()", .asObservable, example: "just(1).combine.eraseToAnyPublisher()"),
      Spelling("setFailureType(to:)", .retyped, example: "just(1).combine.setFailureType(to: \"Error\")"),
      Spelling("assertNoFailure(_:)", .assertNoFailure, example: "just(1).combine.assertNoFailure()"),
      Spelling("breakpointOnError()", .retyped, [], example: "just(1).combine.breakpointOnError()"),
    ]
  }

  /// The publishers that are types in `Publishers`.
  private static var named: [Spelling] {
    [
      Spelling(
        "Publishers.Merge(_:)", .merge, form: .source, example: "import Combine\nPublishers.Merge(timer(1s), timer(2s))"
      ),
      Spelling(
        "Publishers.MergeMany(_:)", .merge, form: .source,
        example: "import Combine\nPublishers.MergeMany(timer(1s), timer(2s))"),
      Spelling(
        "Publishers.Zip(_:)", .zip, ["streams"], form: .source,
        example: "import Combine\nPublishers.Zip(timer(1s), timer(2s))"),
      Spelling(
        "Publishers.CombineLatest(_:)", .combineLatest, ["streams"], form: .source,
        example: "import Combine\nPublishers.CombineLatest(timer(1s), timer(2s))"),
      Spelling(
        "Publishers.Sequence(sequence:)", .from, example: "import Combine\nPublishers.Sequence(sequence: [1, 2])"),
    ]
      + ["3", "4"].flatMap { count in
        [
          Spelling(
            "Publishers.Merge\(count)(_:)", .merge, form: .source,
            example: "import Combine\nPublishers.Merge\(count)(timer(1s), timer(2s))"),
          Spelling(
            "Publishers.Zip\(count)(_:)", .zip, ["streams"], form: .source,
            example: "import Combine\nPublishers.Zip\(count)(timer(1s), timer(2s))"),
          Spelling(
            "Publishers.CombineLatest\(count)(_:)", .combineLatest, ["streams"], form: .source,
            example: "import Combine\nPublishers.CombineLatest\(count)(timer(1s), timer(2s))"),
        ]
      }
  }

  private static func subject(_ call: String) -> String {
    "dialect(\"combine\")\nlet s = \(call)\ns.subscribe { log($0) }\ns.send(1)"
  }
}
