import Testing

struct RetryTests {
  @Test func `On an error it subscribes again, the given number of times; the values so far stay`() {
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

  @Test func `In rac it never gives up without a count, or with 0`() {
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

  @Test func `In rxjs 0 is no retry`() {
    check(
      "a.retry(0)", in: .rxjs,
      """
      a  -a#
         ^-!
      =  -a#
      """)
  }

  @Test func `In rac the new attempt begins one turn later: inside it the first is over`() {
    check(
      #"""
      var n = 0
      let s = signal { n += 1; log("attempt \(n)"); sendError("no"); log("attempt \(n) is over") }
      s.retry(1).subscribe(error: { log("failed") })
      """#, in: .rac, logs: ["attempt 1", "attempt 1 is over", "attempt 2", "failed", "attempt 2 is over"])
  }

  @Test func `In rxjs there may be a time between attempts, or a stream whose first value begins the next one`() {
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

  @Test func `In rxjs a delay that completes without a value completes the stream`() {
    check(
      "a.retry(delay: { EMPTY })", in: .rxjs,
      """
      a  -a#
      =  -a|
      """)
  }

  @Test func `In rxjs a value may begin the count anew`() {
    check(
      "a.retry(count: 1, resetOnSuccess: true).take(3)", in: .rxjs,
      """
      a  -a#
      =  -a-a-[a|]
      """)
  }

  @Test func `The attempt that runs is disposed with the subscriber`() {
    check(
      "a.retry(1)",
      """
      a  --a#
         ^--!
         ---^!
      =  --a-!
      """)
  }

  @Test func `Many attempts at one instant do not nest`() {
    check(#"throwError("error").retry(10000)"#, in: .rxjs, "=  #")
  }

  @Test func `Each subscriber has retries of its own`() {
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
