import Testing

@Suite("timeout")
struct TimeoutTests {
  @Test("In rac it fails when the stream has not ended by one deadline; values do not move it")
  func racFailsWhenStreamHasNot() {
    check(
      "a.timeout(500ms)", in: .rac,
      """
      a  -a-b-c-d|
         ^----!
      =  -a-b-#
      where # = _
      """)
  }

  @Test("In rac a stream that ends before the deadline is passed on")
  func racStreamEndsBeforeDeadlinePassed() {
    check(
      "a.timeout(500ms)", in: .rac,
      """
      a  -a-|
         ^--!
      =  -a-|
      """)
    check(
      "a.timeout(500ms)", in: .rac,
      """
      a  -a-#
      =  -a-#
      """)
  }

  @Test("In rac a stream that ends at the deadline is too late")
  func racStreamEndsAtDeadlineToo() {
    check(
      "a.timeout(500ms)", in: .rac,
      """
      a  -a---|
      =  -a---#
      where # = _
      """)
  }

  @Test("In rac each subscriber has a deadline of its own")
  func racEachSubscriberHasDeadlineOwn() {
    check(
      "a.timeout(300ms)", in: .rac,
      """
      a  -a-b-|
      =  -a-#
      =  --^a-#
      where # = _
      """)
  }

  @Test("In rac the source is disposed before the error is sent")
  func racSourceDisposedBeforeErrorSent() {
    check(
      """
      let a = signal { onDispose { log("disposed") }; wait(1s) }
      a.timeout(300ms).subscribe(error: { log("timeout") })
      """, in: .rac, logs: ["300ms  disposed", "300ms  timeout"])
  }

  @Test("In rxjs it fails when no value comes for the given time")
  func rxjsFailsWhenNoValueComes() {
    check(
      "a.timeout(400ms)", in: .rxjs,
      """
      a  -a-b-----c|
         ^------!
      =  -a-b---#
      where # = "Timeout has occurred"
      """)
    check(
      "a.timeout(each: 400ms)", in: .rxjs,
      """
      a  -----a|
         ^---!
      =  ----#
      where # = "Timeout has occurred"
      """)
  }

  @Test("In rxjs a deadline for the first value can be given, alone or with one for the others")
  func rxjsDeadlineForFirstValueCan() {
    check(
      "a.timeout(first: 200ms)", in: .rxjs,
      """
      a  -a------b|
      =  -a------b|
      """)
    check(
      "a.timeout(first: 200ms)", in: .rxjs,
      """
      a  ----a|
         ^-!
      =  --#
      where # = "Timeout has occurred"
      """)
    check(
      "a.timeout(each: 300ms, first: 500ms)", in: .rxjs,
      """
      a  ----a-----b|
      =  ----a--#
      where # = "Timeout has occurred"
      """)
  }

  @Test("In rxjs it can go on with another stream, made from the last value and how many there were")
  func rxjsCanGoOnWithAnother() {
    check(
      #"a.timeout(each: 300ms, with: { info in of(info["seen"], info["lastValue"], info["meta"]) }, meta: "m")"#,
      in: .rxjs,
      """
      a  -a-b---     --c|
         ^-----!
      =  -a-b--[2bm|]
      """)
  }

  @Test("The source and the deadline are disposed with the subscriber")
  func sourceDeadlineDisposedWithSubscriber() {
    check(
      "a.timeout(300ms)",
      """
      a  -a----
         ^-!
      =  -a!
      """)
  }

  @Test("An empty stream that ends in time stays empty")
  func emptyStreamEndsTimeStaysEmpty() {
    check(
      "a.timeout(300ms)",
      """
      a  --|
      =  --|
      """)
  }

  @Test("In ReactiveSwift the error is the one that is given")
  func raising() {
    check(
      "a.timeout(after: 300ms, raising: \"late\")", in: .reactiveswift,
      """
      a  -1-2-|
         ^--!
      =  -1-#
      where # = "late"
      """)
  }
}
