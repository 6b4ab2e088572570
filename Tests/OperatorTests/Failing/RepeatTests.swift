import Testing

struct RepeatTests {
  @Test func `On completion it subscribes again: the given number of runs in all`() {
    check(
      "a.repeat(2)",
      """
      a  -a|
         ^-!
         --^-!
      =  -a-a|
      """)
  }

  @Test func `Without a count it goes on for ever`() {
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

  @Test func `0 runs are an empty stream`() {
    check(
      "a.repeat(0)",
      """
      a  -a|
         -
      =  |
      """)
  }

  @Test func `In rac the next run begins one turn later`() {
    check(
      """
      let s = signal { log("run"); complete(); log("run is over") }
      s.repeat(2).subscribe(completed: { log("completed") })
      """, in: .rac, logs: ["run", "run is over", "run", "completed", "run is over"])
  }

  @Test func `In rxjs there may be a time between runs, or a stream whose first value begins the next one`() {
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

  @Test func `Synchronous runs go on as long as they are heard`() {
    check("just(1).repeat().take(3)", "=  [111|]")
  }

  @Test func `The run is disposed with the subscriber`() {
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
