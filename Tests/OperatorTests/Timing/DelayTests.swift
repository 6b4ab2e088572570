import Testing

@Suite("delay")
struct DelayTests {
  @Test("In rac values and completion come later by the given time; the subscription does not")
  func racValuesCompletionComeSoMuch() {
    check(
      "a.delay(300ms)", in: .rac,
      """
      a  -a-b|
         ^---!
      =  ----a-b|
      """)
  }

  @Test("In rac an error is not delayed, and values under way are lost with it")
  func racErrorNotDelayedValuesUnder() {
    check(
      "a.delay(300ms)", in: .rac,
      """
      a  -a-b-#
      =  ----a#
      """)
  }

  @Test("In rxjs completion passes at once, but after the values that are under way")
  func rxjsCompletionPassesAtOnceBut() {
    check(
      "a.delay(300ms)", in: .rxjs,
      """
      a  -a-b|
         ^---!
      =  ----a-[b|]
      """)
    check(
      "a.delay(300ms)", in: .rxjs,
      """
      a  -a------|
      =  ----a---|
      """)
  }

  @Test("In rxjs an error is not delayed, and values under way are lost with it")
  func rxjsErrorNotDelayedValuesUnder() {
    check(
      "a.delay(300ms)", in: .rxjs,
      """
      a  -a-b-#
      =  ----a#
      """)
  }

  @Test("Values of one instant stay in order")
  func valuesOneInstantStayOrder() {
    check(
      "a.delay(200ms)",
      """
      a  -[ab]
      =  --   -[ab]
      """)
  }

  @Test("An empty stream is delayed in rac, not in rxjs")
  func emptyStreamDelayedRacNotRxjs() {
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

  @Test("A delay of 0s is a later turn of the same instant")
  func delay0sLaterTurnSameInstant() {
    check(
      """
      just(1).delay(0s).subscribe { log($0) }
      log("subscribed")
      """, logs: ["subscribed", "1"])
  }

  @Test("Values under way are dropped when the subscriber leaves")
  func valuesUnderWayDroppedWhenSubscriber() {
    check(
      "a.delay(300ms)",
      """
      a  -a-b|
         ^---!
      =  ----a!
      """)
  }

  @Test("Each subscriber waits on its own")
  func eachSubscriberWaitsOnOwn() {
    check(
      "a.delay(200ms)", in: .rac,
      """
      a  -a|
      =  ---a|
      =  --^--a|
      """)
  }

  @Test("In ReactiveSwift an error passes at its own instant and loses the values under way")
  func errorOfReactiveSwift() {
    check(
      "a.delay(300ms)", in: .reactiveswift,
      """
      a  -12#
      =  ---#
      """)
  }
}
