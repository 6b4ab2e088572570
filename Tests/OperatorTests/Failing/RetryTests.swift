import Testing

@Suite("retry")
struct RetryTests {
  @Test("On an error it subscribes again, the given number of times; the values so far stay")
  func onErrorSubscribesAgainSoMany() {
    check(
      "a.retry(2)",
      """
      a  -a#
         ^-!
         --^-!
         ----^-!
      =  -a-a-a#
      """)
  }

  @Test("Completion ends it")
  func completionEnds() {
    check(
      "a.retry(2)",
      """
      a  -a|
         ^-!
      =  -a|
      """)
  }

  @Test("In rac it never gives up without a count, or with 0")
  func racNeverGivesUpWithoutCount() {
    check(
      "a.retry().take(4)", in: .rac,
      """
      a  a#
      =  aaa[a|]
      """)
    check(
      "a.retry(0).take(4)", in: .rac,
      """
      a  a#
      =  aaa[a|]
      """)
  }

  @Test("In rxjs 0 is no retry")
  func rxjs0NoRetry() {
    check(
      "a.retry(0)", in: .rxjs,
      """
      a  -a#
         ^-!
      =  -a#
      """)
  }

  @Test("In rac the new attempt begins one turn later: inside it the first is over")
  func racNewAttemptBeginsOneTurn() {
    check(
      #"""
      var n = 0
      let s = signal { n += 1; log("attempt \(n)"); sendError("no"); log("attempt \(n) is over") }
      s.retry(1).subscribe(error: { log("failed") })
      """#, in: .rac, logs: ["attempt 1", "attempt 1 is over", "attempt 2", "failed", "attempt 2 is over"])
  }

  @Test("In rxjs there may be a time between attempts, or a stream whose first value begins the next one")
  func rxjsThereMayBeTimeBetween() {
    check(
      "a.retry(count: 1, delay: 200ms)", in: .rxjs,
      """
      a  -a#
         ^-!
         ----^-!
      =  -a---a#
      """)
    check(
      "a.retry(delay: { e, n in timer(n * 100ms) }).take(3)", in: .rxjs,
      """
      a  a#
         ^!
         --^!
         -----[^!]
      =  a-a--[a|]
      """)
  }

  @Test("In rxjs a delay that completes without a value completes the stream")
  func rxjsDelayCompletesWithoutValueCompletes() {
    check(
      "a.retry(delay: { EMPTY })", in: .rxjs,
      """
      a  -a#
      =  -a|
      """)
  }

  @Test("In rxjs a value may begin the count anew")
  func rxjsValueMayBeginCountAnew() {
    check(
      "a.retry(count: 1, resetOnSuccess: true).take(3)", in: .rxjs,
      """
      a  -a#
      =  -a-a-[a|]
      """)
  }

  @Test("The attempt that runs is disposed with the subscriber")
  func attemptRunsDisposedWithSubscriber() {
    check(
      "a.retry(1)",
      """
      a  --a#
         ^--!
         ---^!
      =  --a-!
      """)
  }

  @Test("Many attempts at one instant do not nest")
  func manyAttemptsAtOneInstantDo() {
    check(#"throwError("error").retry(10000)"#, in: .rxjs, "=  #")
  }

  @Test("Each subscriber has retries of its own")
  func eachSubscriberHasRetriesOwn() {
    check(
      "a.retry(1)",
      """
      a  -#
         ^!
         -^!
         --^!
         ---^!
      =  --#
      =  --^-#
      """)
  }
}
