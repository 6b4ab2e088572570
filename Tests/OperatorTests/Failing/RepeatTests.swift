import Testing

@Suite("repeat")
struct RepeatTests {
  @Test("On completion it subscribes again: the given number of runs in all")
  func onCompletionSubscribesAgainSoMany() {
    check(
      "a.repeat(2)",
      """
      a  -a|
         ^-!
         --^-!
      =  -a-a|
      """)
  }

  @Test("Without a count it goes on for ever")
  func withoutCountGoesOnForEver() {
    check(
      "a.repeat().take(3)",
      """
      a  a|
         ^!
         -^!
         --[^!]
      =  aa[a|]
      """)
  }

  @Test("0 runs are an empty stream")
  func _0RunsEmptyStream() {
    check(
      "a.repeat(0)",
      """
      a  -a|
         -
      =  |
      """)
  }

  @Test("An error ends it")
  func errorEnds() {
    check(
      "a.repeat(3)",
      """
      a  -a#
         ^-!
      =  -a#
      """)
  }

  @Test("In rac the next run begins one turn later")
  func racNextRunBeginsOneTurn() {
    check(
      """
      let s = signal { log("run"); complete(); log("run is over") }
      s.repeat(2).subscribe(completed: { log("completed") })
      """, in: .rac, logs: ["run", "run is over", "run", "completed", "run is over"])
  }

  @Test("In rxjs there may be a time between runs, or a stream whose first value begins the next one")
  func rxjsThereMayBeTimeBetween() {
    check(
      "a.repeat(count: 2, delay: 200ms)", in: .rxjs,
      """
      a  -a|
         ^-!
         ----^-!
      =  -a---a|
      """)
    check(
      "a.repeat(count: 3, delay: { n in timer(n * 100ms) })", in: .rxjs,
      """
      a  a|
      =  a-a--a|
      """)
  }

  @Test("Synchronous runs go on as long as they are heard")
  func synchronousRunsGoOnLongThey() {
    check("just(1).repeat().take(3)", "=  [111|]")
  }

  @Test("The run is disposed with the subscriber")
  func runDisposedWithSubscriber() {
    check(
      "a.repeat(2)",
      """
      a  -a|
         ^-!
         --^!
      =  -a-[a!]
      """)
  }
}
