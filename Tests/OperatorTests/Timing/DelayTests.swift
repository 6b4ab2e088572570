import Testing

struct DelayTests {
  @Test func `In rac values and completion come later by the given time; the subscription does not`() {
    check(
      "a.delay(300ms)", in: .rac,
      """
      a  -a-b|
         ^---!
      =  ----a-b|
      """)
  }

  @Test func `In rac an error is not delayed, and values under way are lost with it`() {
    check(
      "a.delay(300ms)", in: .rac,
      """
      a  -a-b-#
      =  ----a#
      """)
  }

  @Test func `In rxjs completion passes at once, but after the values that are under way`() {
    check(
      "a.delay(300ms)", in: .rxjs,
      """
      a  -a-b|
         ^---!
      =  ----a-[b|]

      a  -a------|
      =  ----a---|
      """)
  }

  @Test func `In rxjs an error is not delayed, and values under way are lost with it`() {
    check(
      "a.delay(300ms)", in: .rxjs,
      """
      a  -a-b-#
      =  ----a#
      """)
  }

  @Test func `Values of one instant stay in order`() {
    check(
      "a.delay(200ms)",
      """
      a  -[ab]
      =  --   -[ab]
      """)
  }

  @Test func `An empty stream is delayed in rac, not in rxjs`() {
    check(
      "a.delay(300ms)", in: .rac,
      """
      a  --|
      =  -----|
      """)
    check(
      "a.delay(300ms)", in: .rxjs,
      """
      a  --|
      =  --|
      """)
  }

  @Test func `A delay of 0s is a later turn of the same instant`() {
    check(
      """
      just(1).delay(0s).subscribe { log($0) }
      log("subscribed")
      """, logs: ["subscribed", "1"])
  }

  @Test func `Values under way are dropped when the subscriber leaves`() {
    check(
      "a.delay(300ms)",
      """
      a  -a-b|
         ^---!
      =  ----a!
      """)
  }

  @Test func `Each subscriber waits on its own`() {
    check(
      "a.delay(200ms)", in: .rac,
      """
      a  -a|
      =  ---a|
      =  --^--a|
      """)
  }

  @Test func `In ReactiveSwift an error passes at its own instant and loses the values under way`() {
    check(
      "a.delay(300ms)", in: .reactiveswift,
      """
      a  -12#
      =  ---#
      """)
  }
}
