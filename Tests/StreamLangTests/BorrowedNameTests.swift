import StreamLang
import Testing

/// Names and forms that people bring along from other libraries do what they do there.
@Suite("Names from other libraries")
struct BorrowedNameTests {
  @Test("A duration in place of a closure or stream", arguments: [
    ("cold(\"ab--c|\").debounce(200ms)", "---b-(c|)"),
    ("cold(\"ab--cd--|\").audit(200ms)", "--b---d-|"),
    ("interval(400ms).take(6).buffer(1s).map { $0.count }", "----------2---------2---(2|)"),
    ("interval(400ms).take(6).window(1s).concatMap { w in w.count() }", "----------2---------2---(2|)"),
  ])
  func durations(pipeline: String, expected: String) {
    check(pipeline + ".map { \"\\($0)\" }", is: expected)
  }

  @Test("A duration below 0s is refused", arguments: ["debounce", "audit", "buffer", "window", "delaySubscription"])
  func durationsBelowZero(name: String) {
    #expect(ScriptOutcome("never().\(name)(-1ms)").failures == ["a duration cannot be below 0s, this is -1ms"])
  }

  @Test("do calls its closures as events pass, and onDispose once the subscription is over")
  func doing() {
    check(
      """
      cold("a|")
        .do(
          onNext: { log($0) }, onCompleted: { log("completed") }, onSubscribe: { log("subscribed") },
          onDispose: { log("disposed") })
        .subscribe(completed: { log("over") })
      """,
      logsAt: "0s  subscribed", "0s  a", "100ms  completed", "100ms  over", "100ms  disposed")
    check("fail(\"e\").do(onError: { log($0.message) }).subscribe(error: { e in log(\"over\") })", logs: "e", "over")
    check("never().do(onDispose: { log(\"disposed\") }).takeUntil(timer(1s))", logsAt: "1s  disposed")
  }

  @Test("replaceError, catchAndReturn and catchErrorJustReturn send a value in place of an error")
  func replacingErrors() {
    check("cold(\"-a#\").replaceError(with: \"x\")", is: "-a(x|)")
    check("cold(\"-a#\").catchAndReturn(\"x\")", is: "-a(x|)")
    check("cold(\"-a#\").catchErrorJustReturn(\"x\")", is: "-a(x|)")
    check("cold(\"-a|\").replaceError(with: \"x\")", is: "-a|")
  }

  @Test("mapError makes another error of an error, and passes all else")
  func mappingErrors() {
    check("cold(\"-a|\").mapError { e in \"x\" }", is: "-a|")
    check("fail(\"e\").mapError { e in e.message + \"!\" }.subscribe(error: { e in log(e.message) })", logs: "e!")
    check(
      "fail(\"e\").mapError { e in 1 / 0 }.subscribe(error: { e in log(e.message) })", logs: "division by zero")
    check("dialect(\"rxjs\")\nfail(404).mapError { e in e + 1 }.subscribe(error: { e in log(e.message) })", logs: "405")
  }

  @Test("delaySubscription subscribes later, and not at all where nobody listens any more")
  func delayingSubscriptions() {
    check("cold(\"a-b|\").delaySubscription(200ms)", is: "--a-b|")
    check("hot(\"ab-c|\").delaySubscription(200ms)", is: "---c|")
    let left = "just(1).initially { log(\"subscribed\") }.delaySubscription(1s).takeUntil(timer(500ms))"
    #expect(ScriptOutcome(left).logs == [])
  }

  @Test("A search by a task finds operators", arguments: [
    ("backoff", "retryWhen"), ("polling", "interval"), ("unique", "distinct"), ("PublishRelay", "subject"),
    ("typeahead", "switchMap"), ("rate limit", "throttleTime"), ("cache", "shareReplay"),
  ])
  func search(word: String, name: String) {
    #expect(OperatorHelp.search(word).contains { $0.name == name })
  }
}
