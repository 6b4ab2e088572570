import StreamLang
import Testing

/// Names and forms of other libraries behave here as they do there.
struct `Names from other libraries` {
  @Test(arguments: [
    ("cold(\"ab--c|\").debounce(200ms)", "---b-(c|)"),
    ("cold(\"ab--cd--|\").audit(200ms)", "--b---d-|"),
    ("interval(400ms).take(6).buffer(1s).map { $0.count }", "----------2---------2---(2|)"),
    ("interval(400ms).take(6).window(1s).concatMap { w in w.count() }", "----------2---------2---(2|)"),
  ]) func `A duration in place of a closure or stream`(pipeline: String, expected: String) {
    check(pipeline + ".map { \"\\($0)\" }", is: expected)
  }

  @Test(arguments: ["debounce", "audit", "buffer", "window", "delaySubscription"])
  func `A duration below 0s is refused`(name: String) {
    #expect(ScriptOutcome("never().\(name)(-1ms)").failures == ["a duration cannot be below 0s, this is -1ms"])
  }

  @Test(arguments: [
    ("backoff", "retryWhen"), ("polling", "interval"), ("unique", "distinct"), ("PublishRelay", "subject"),
    ("typeahead", "switchMap"), ("rate limit", "throttleTime"), ("cache", "shareReplay"),
  ]) func `A search by a task finds operators`(word: String, name: String) {
    #expect(OperatorHelp.search(word).contains { $0.name == name })
  }
}
