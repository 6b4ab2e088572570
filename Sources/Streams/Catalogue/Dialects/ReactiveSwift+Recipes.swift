extension Recipe {
  /// The chain for RxSwift's `withUnretained(_:)`, which Combine and ReactiveSwift write alike.
  static func withUnretained(_ condition: [String: Bool], then last: String...) -> Recipe {
    Recipe(
      .withUnretained, ["compactMap { [weak owner = $object] value in owner.map { ($0, value) } }"] + last,
      where: condition, differs: "the end of the object drops the values, and completes nothing")
  }
}

/// ReactiveSwift's chains for operators of other libraries.
enum ReactiveSwiftRecipes {
  static let all: [Recipe] = creating + transforming + filtering + timing + combining + others

  private static var creating: [Recipe] {
    [
      Recipe(.sequenceOf, ["SignalProducer$T([$elements])"]), Recipe(.from, ["SignalProducer$T($values)"]),
      Recipe(.range, ["SignalProducer($start..<$start + $count)"]),
      Recipe(.just, ["SignalProducer$T(value: $values)"], where: ["several": false]),
      Recipe(.empty, ["SignalProducer$T.empty"]), Recipe(.never, ["SignalProducer$T.never"]),
      Recipe(.emptyOrNever, ["SignalProducer$T.never"], where: ["false": true]),
      Recipe(.emptyOrNever, ["SignalProducer$T.empty"], where: ["false": false]),
      Recipe(.fail, ["SignalProducer$T(error: $error)"]),
      Recipe(.failTyped, ["SignalProducer(error: $failure)"]),
      Recipe(
        .interval,
        ["SignalProducer.timer(interval: $period, on: $scheduler)", "scan(-1) { count, _ in count + 1 }"]),
      Recipe(
        .timer, ["SignalProducer(value: 0)", "delay($delay, on: $scheduler)"], where: ["period": false]),
      Recipe(
        .timer,
        [
          "SignalProducer.timer(interval: $period, on: $scheduler)", "scan(0) { count, _ in count + 1 }",
          "prefix(value: 0)", "delay($delay, on: $scheduler)",
        ], where: ["period": true]),
      Recipe(
        .timerPublisher, ["SignalProducer.timer(interval: $every, on: QueueScheduler.main)"]),
      Recipe(.create, ["SignalProducer$T $subscribe"]), Recipe(.createInfallible, ["SignalProducer$T $subscribe"]),
      Recipe(.createSingle, ["SignalProducer$T $subscribe"]),
      Recipe(
        .future, ["SignalProducer$T $attemptToFulfill"],
        differs: "a Future begins when it is made, and this begins anew at each start"),
      Recipe(.deferred, ["SignalProducer(value: ())", "flatMap(.latest, $factory)"]),
    ]
  }

  private static var transforming: [Recipe] {
    [
      Recipe(.enumerating, ["enumerated()"], helper: "enumerated"),
      Recipe.withUnretained(["resultSelector": false]),
      Recipe.withUnretained(["resultSelector": true], then: "map($resultSelector)"),
      Recipe(.replaceNil, ["map { $0 ?? $output }"]),
      Recipe(.count, ["reduce(0) { count, _ in count + 1 }"]),
      Recipe(.minimumBy, ["collect()", "map { $0.min(by: $areInIncreasingOrder) }", "skipNil()"]),
      Recipe(.maximumBy, ["collect()", "map { $0.max(by: $areInIncreasingOrder) }", "skipNil()"]),
      Recipe(
        .minimum, ["reduce(nil) { least, value in Swift.min(least ?? value, value) }", "skipNil()"]),
      Recipe(
        .maximum, ["reduce(nil) { greatest, value in Swift.max(greatest ?? value, value) }", "skipNil()"]),
      Recipe(.bufferCount, ["collect(count: $bufferSize)"]),
      Recipe(.bufferTime, ["collect(count: $maxBufferSize)"], where: ["endless": true]),
      Recipe(
        .bufferTime, ["collect(every: $bufferTimeSpan, on: $scheduler, skipEmpty: false, discardWhenCompleted: false)"],
        differs: "a number of values does not send the array early"),
      Recipe(
        .collectByTime, ["collect(every: $interval, on: $scheduler, skipEmpty: true, discardWhenCompleted: false)"],
        differs: "the rest is sent at the end of its time"),
      Recipe(.mapKeyPaths, ["map { ($0[keyPath: $first], $0[keyPath: $second]) }"], where: ["third": false]),
      Recipe(.reduceMapResult, ["reduce($seed, $accumulator)", "map($mapResult)"]),
      Recipe(.materialize, ["materialize()"], differs: "events print as VALUE, FAILED and COMPLETED"),
      Recipe(.debug, ["logEvents()"], differs: "'logEvents' prints other words"),
      Recipe(.print, ["logEvents()"], differs: "'logEvents' prints other words"),
    ]
  }

  private static var filtering: [Recipe] {
    [
      Recipe(.filter, ["filter($predicate)"]),
      Recipe(.ignoreValues, ["filter { _ in false }"]),
      Recipe(
        .contains,
        ["filter { $0 == $output }", "take(first: 1)", "map { _ in true }", "concat(value: false)", "take(first: 1)"]),
      Recipe(
        .containsWhere,
        ["filter($predicate)", "take(first: 1)", "map { _ in true }", "concat(value: false)", "take(first: 1)"]),
      Recipe(.every, ["map($predicate)", "filter { !$0 }", "concat(value: true)", "take(first: 1)"]),
      Recipe(.distinctUntilChanged, ["skipRepeats()"], where: ["comparator": false, "keySelector": false]),
      Recipe(.distinctUntilChanged, ["skipRepeats($comparator)"], where: ["comparator": true]),
      Recipe(.firstOutput, ["take(first: 1)"], where: ["predicate": false]),
      Recipe(.firstOutput, ["filter($predicate)", "take(first: 1)"], where: ["predicate": true]),
      Recipe(.lastWhere, ["filter($predicate)", "take(last: 1)"]),
      Recipe(.firstOrNil, ["map(Optional.some)", "concat(value: nil)", "take(first: 1)"]),
      Recipe(
        .elementAt, ["skip(first: $index)", "take(first: 1)"],
        differs: "it completes where the producer has too few values"),
      Recipe(.outputAt, ["skip(first: $index)", "take(first: 1)"]),
      Recipe(.outputIn, ["skip(first: $range^)", "take(first: $range#)"]),
      Recipe(
        .takeUntilRx, ["take(until: $notifier)"], differs: "a completion of the trigger ends 'take(until:)', too"),
      Recipe(
        .prefixUntilOutput, ["take(until: $publisher)"],
        differs: "a completion of the trigger ends 'take(until:)', too"),
      Recipe(
        .skipUntilOpened, ["skip(until: $trigger)"],
        differs: "a completion of the trigger opens 'skip(until:)', too"),
      Recipe(
        .dropUntilOutput, ["skip(until: $publisher)"],
        differs: "a completion of the trigger opens 'skip(until:)', too"),
      Recipe(.defaultIfEmpty, ["defaultIfEmpty($defaultValue)"], helper: "defaultIfEmpty"),
      Recipe(.single, []), Recipe(.atMostOne, []),
    ]
  }

  private static var timing: [Recipe] {
    [
      Recipe(
        .throttle, ["debounce($interval, on: $scheduler, discardWhenCompleted: false)"],
        differs: "at completion the value that waits is sent in its time, not at once"),
      Recipe(.debounceDropping, ["debounce($dueTime, on: $scheduler)"]),
      Recipe(
        .throttleLatest, ["throttle($dueTime, on: $scheduler)"],
        differs: "completion loses the value that waits, and 'latest: false' is not known"),
      Recipe(
        .throttlePaced, ["throttle($interval, on: $scheduler)"],
        differs: "completion loses the value that waits, and 'latest: false' is not known"),
      Recipe(.delayRounding, ["delay($interval, on: $scheduler)"]),
      Recipe(
        .delayAll, ["delay($interval, on: $scheduler)"],
        differs: "ReactiveSwift's 'delay' sends an error at once", isSameWithoutErrors: true),
      Recipe(
        .timeoutRx,
        ["never|promoteError(Error.self)", "timeout(after: $each, raising: URLError(.timedOut), on: $scheduler)"],
        differs: "ReactiveSwift's 'timeout' is one deadline for all values"),
      Recipe(
        .timeoutWith,
        [
          "never|promoteError(Error.self)", "timeout(after: $due, raising: URLError(.timedOut), on: $scheduler)",
          "flatMapError { _ in $with }",
        ], differs: "ReactiveSwift's 'timeout' is one deadline for all values"),
      Recipe(
        .timeoutCompleting, ["timeout(after: $interval, raising: $customError%, on: $scheduler)"],
        where: ["customError": true], differs: "ReactiveSwift's 'timeout' is one deadline for all values"),
    ]
  }

  private static var combining: [Recipe] {
    [
      Recipe(.append, ["concat($publisher)"]), Recipe(.appendElements, ["concat(SignalProducer($elements))"]),
      Recipe(.endWith, ["concat(value: $values)"], where: ["several": false]),
      Recipe(.endWith, ["concat(SignalProducer([$values]))"], where: ["several": true]),
      Recipe(.startWith, ["prefix(SignalProducer([$values]))"], where: ["several": true]),
      Recipe(.prepend, ["prefix($publisher)"]), Recipe(.prependElements, ["prefix(SignalProducer($elements))"]),
      Recipe(.concat, ["SignalProducer($streams)", "flatten(.concat)"], where: ["source": true]),
      Recipe(.zipToTheEnd, ["SignalProducer.zip($sources)", "map($resultSelector)"], where: ["resultSelector": true]),
      Recipe(.zipToTheEnd, ["SignalProducer.zip($sources)"], where: ["resultSelector": false]),
      Recipe(
        .combineLatestToTheEnd, ["SignalProducer.combineLatest($sources)", "map($resultSelector)"],
        where: ["resultSelector": true]),
      Recipe(.combineLatestToTheEnd, ["SignalProducer.combineLatest($sources)"], where: ["resultSelector": false]),
      Recipe(.zip, ["zip(with: $streams)", "map($combine)"], where: ["source": false, "combine": true]),
      Recipe(
        .combineLatest, ["combineLatest(with: $streams)", "map($combine)"],
        where: ["source": false, "combine": true]),
      Recipe(
        .withLatestFromOnly, ["withLatest(from: $second)", "map($resultSelector)"], where: ["resultSelector": true]),
      Recipe(.withLatestFromOnly, ["withLatest(from: $second)", "map { $1 }"], where: ["resultSelector": false]),
      Recipe(
        .sampleWithDefault, ["sample(on: $sampler)"], where: ["defaultValue": false],
        differs: "a value is sent again where no new one came"),
      Recipe(.concatMapOnArrival, ["flatMap(.concat, $selector)"]),
      Recipe(.flatMapDemanding, ["flatMap(.merge, $transform)"], where: ["maxPublishers": false]),
      Recipe(.flatMapDemanding, ["flatMap(.concat, $transform)"], where: ["maxPublishers": true]),
    ]
  }

  private static var others: [Recipe] {
    [
      Recipe(.replaceError, ["flatMapError { _ in SignalProducer(value: $with) }"]),
      Recipe(.retryAttempts, ["retry(upTo: $maxAttemptCount-1)"], where: ["maxAttemptCount": true]),
      Recipe(.retryAttempts, ["retry(upTo: Int.max)"], where: ["maxAttemptCount": false]),
      Recipe(.retryTriggered, ["retry(when: $notificationHandler)"], helper: "retry(when:)"),
      Recipe(
        .shareInScope, ["replayLazily(upTo: $replay=0)"],
        differs: "the producer goes on when all have left, and is never started again"),
      Recipe(
        .share, ["replayLazily(upTo: 0)"],
        differs: "the producer goes on when all have left, and is never started again"),
      Recipe(
        .asDriver,
        ["fails|flatMapError { _ in SignalProducer(value: $onErrorJustReturn) }", "observe(on: UIScheduler())"]),
      Recipe(
        .asSignal,
        ["fails|flatMapError { _ in SignalProducer(value: $onErrorJustReturn) }", "observe(on: UIScheduler())"]),
      Recipe(.asObservable, []), Recipe(.assertNoFailure, []), Recipe(.refCount, []), Recipe(.bufferDemand, []),
    ]
  }

  /// The extensions that the chains use.
  static let helpers: KeyValuePairs<String, String> = [
    "enumerated": """
    extension SignalProducer {
        /// Joins each value with its number, from 0.
        func enumerated() -> SignalProducer<(index: Int, element: Value), Error> {
            SignalProducer<Int, Never>(value: -1).promoteError(Error.self).flatMap(.latest) { start -> SignalProducer<(index: Int, element: Value), Error> in
                var index = start
                return self.map { element in
                    index += 1
                    return (index: index, element: element)
                }
            }
        }
    }
    """,
    "retry(when:)": """
    extension SignalProducer {
        /// Starts again after an error when the producer that a closure makes of the errors sends a value.
        func retry<Trigger>(
            when trigger: @escaping (SignalProducer<Error, Never>) -> SignalProducer<Trigger, Error>
        ) -> SignalProducer<Value, Error> {
            SignalProducer { observer, lifetime in
                let (errors, raise) = Signal<Error, Never>.pipe()
                let attempt = SerialDisposable()
                func begin() {
                    attempt.inner = self.start { event in
                        switch event {
                        case .value(let value): observer.send(value: value)
                        case .failed(let error): raise.send(value: error)
                        case .completed: observer.sendCompleted()
                        case .interrupted: observer.sendInterrupted()
                        }
                    }
                }
                lifetime += trigger(SignalProducer(errors)).start { event in
                    switch event {
                    case .value: begin()
                    case .failed(let error): observer.send(error: error)
                    case .completed: observer.sendCompleted()
                    case .interrupted: observer.sendInterrupted()
                    }
                }
                lifetime += attempt
                begin()
            }
        }
    }
    """,
    "defaultIfEmpty": """
    extension SignalProducer {
        /// Sends a value where the producer completes without one.
        func defaultIfEmpty(_ value: Value) -> SignalProducer<Value, Error> {
            SignalProducer<Void, Never>(value: ()).promoteError(Error.self).flatMap(.latest) { _ -> SignalProducer<Value, Error> in
                var isEmpty = true
                return self.on(value: { _ in isEmpty = false })
                    .concat(SignalProducer<Void, Never>(value: ()).promoteError(Error.self).filter { isEmpty }.map { value })
            }
        }
    }
    """,
  ]
}
