/// The names and labels of Combine.
enum CombineSpellings {
  static var all: [Spelling] { transforming + filtering + timing + combining + failing + sharing }

  private static var transforming: [Spelling] {
    [
      Spelling("map(_:)", .map),
      Spelling("tryMap(_:)", .map, example: "from([1, 2]).combine.tryMap { 6 / ($0 - 1) }"),
      Spelling("compactMap(_:)", .compactMap),
      Spelling("tryCompactMap(_:)", .compactMap, example: "from([1, 2]).combine.tryCompactMap { 6 / ($0 - 2) }"),
      Spelling("replaceNil(with:)", .replaceNil),
      Spelling("scan(_:_:)", .scan, example: "from([1, 2, 3]).combine.scan(0) { sum, x in sum + x }"),
      Spelling("tryScan(_:_:)", .scan, example: "from([1, 2, 0]).combine.tryScan(12) { sum, x in sum / x }"),
      Spelling("reduce(_:_:)", .aggregate, example: "from([1, 2, 3]).combine.reduce(0) { sum, x in sum + x }"),
      Spelling("tryReduce(_:_:)", .aggregate, example: "from([1, 2, 3]).combine.tryReduce(12) { sum, x in sum / x }"),
      Spelling("count()", .count, [], example: "from([1, 2, 3]).combine.count()"),
      Spelling("min()", .minimum, []),
      Spelling("min(by:)", .minimumBy),
      Spelling("tryMin(by:)", .minimumBy, example: "from([3, 1, 2]).combine.tryMin(by: { a, b in 6 / a > 6 / b })"),
      Spelling("max()", .maximum, []),
      Spelling("max(by:)", .maximumBy),
      Spelling("tryMax(by:)", .maximumBy, example: "from([3, 1, 2]).combine.tryMax(by: { a, b in 6 / a > 6 / b })"),
      Spelling("collect()", .collect),
      Spelling("collect(_:)", .bufferCount, example: "from([1, 2, 3]).combine.collect(2)"),
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
      Spelling("removeDuplicates()", .distinctUntilChanged, example: "from([1, 1, 2]).combine.removeDuplicates()"),
      Spelling(
        "removeDuplicates(by:)", .distinctUntilChanged, [.required("comparator")],
        example: "from([1, 4, 2]).combine.removeDuplicates(by: { a, b in a % 3 == b % 3 })"),
      Spelling(
        "tryRemoveDuplicates(by:)", .distinctUntilChanged, [.required("comparator")],
        example: "from([1, 4, 0]).combine.tryRemoveDuplicates(by: { a, b in 6 / a == 6 / b })"),
      Spelling("first()", .take, [], fixed: ["count": 1], example: "interval(1s).combine.first()"),
      Spelling("first(where:)", .firstWhere),
      Spelling("tryFirst(where:)", .firstWhere, example: "from([3, 1, 0]).combine.tryFirst(where: { 6 / $0 > 9 })"),
      Spelling("last()", .takeLast, [], fixed: ["count": 1], example: "from([1, 2, 3]).combine.last()"),
      Spelling("last(where:)", .lastWhere),
      Spelling("tryLast(where:)", .lastWhere, example: "from([3, 1, 0]).combine.tryLast(where: { 6 / $0 > 3 })"),
      Spelling("prefix(_:)", .take, example: "interval(1s).combine.prefix(3)"),
      Spelling("prefix(while:)", .takeWhile, ["predicate"], example: "from([1, 3, 1]).combine.prefix(while: { $0 < 3 })"),
      Spelling(
        "tryPrefix(while:)", .takeWhile, ["predicate"],
        example: "from([2, 1, 0]).combine.tryPrefix(while: { 6 / $0 < 9 })"),
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
      Spelling("debounce(for:)", .debounceDiscarding),
      Spelling("debounce(for:scheduler:)", .debounceDiscarding),
      Spelling("throttle(for:latest:)", .throttlePaced, ["interval", "latest"]),
      Spelling("throttle(for:scheduler:latest:)", .throttlePaced),
      Spelling("delay(for:)", .delayAll),
      Spelling("delay(for:scheduler:)", .delayAll, ["interval", "scheduler"]),
      Spelling("delay(for:tolerance:scheduler:)", .delayAll),
      Spelling("timeout(_:customError:)", .timeoutCompleting, ["interval", "customError"]),
      Spelling("timeout(_:scheduler:customError:)", .timeoutCompleting),
      Spelling("measureInterval()", .measureInterval),
      Spelling("measureInterval(using:)", .measureInterval),
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
      Spelling("merge(with:)", .merge, form: .method, example: "interval(1s).combine.prefix(2).combine.merge(with: timer(1500ms))"),
      Spelling("switchToLatest()", .switchAll),
      Spelling("flatMap(_:)", .flattenMap, example: "from([2, 1]).combine.flatMap { n in timer(n * 1s) }"),
      Spelling("flatMap(maxPublishers:_:)", .flatMapDemanding),
      Spelling("buffer(size:prefetch:whenFull:)", .bufferDemand),
    ]
  }

  private static var failing: [Spelling] {
    [
      Spelling("replaceError(with:)", .replaceError),
      Spelling("mapError(_:)", .mapError),
      Spelling("catch(_:)", .catching, example: "fail(\"oops\").combine.catch { e in just(e.message) }"),
      Spelling("tryCatch(_:)", .catching, example: "fail(\"oops\").combine.tryCatch { e in throw \"worse\" }"),
      Spelling("retry(_:)", .retryRx, [.required("count")], example: "cold(\"-a#\").combine.retry(1)"),
    ]
  }

  private static var sharing: [Spelling] {
    [
      Spelling(
        "share()", .share, [], fixed: ["resetOnError": false, "resetOnComplete": false, "resetOnRefCountZero": true],
        example: "let s = interval(1s).combine.prefix(3).combine.share()\ns.combine.append(s)"),
      Spelling("multicast(_:)", .multicastMaking),
      Spelling("multicast(subject:)", .multicast),
      Spelling("autoconnect()", .refCount),
    ]
  }
}
