import Testing

struct TimeoutTests {
  @Test func `In rac it fails when the stream has not ended by one deadline; values do not move it`() {
    check(
      "a.timeout(500ms)", in: .rac,
      """
      a  -a-b-c-d|
         ^----!
      =  -a-b-#
      where # = _
      """)
  }

  @Test func `In rac a stream that ends before the deadline is passed on`() {
    check(
      "a.timeout(500ms)", in: .rac,
      """
      a  -a-|
         ^--!
      =  -a-|

      a  -a-#
      =  -a-#
      """)
  }

  @Test func `In rac a stream that ends at the deadline is too late`() {
    check(
      "a.timeout(500ms)", in: .rac,
      """
      a  -a---|
      =  -a---#
      where # = _
      """)
  }

  @Test func `In rac each subscriber has a deadline of its own`() {
    check(
      "a.timeout(300ms)", in: .rac,
      """
      a  -a-b-|
      =  -a-#
      =  --^a-#
      where # = _
      """)
  }

  @Test func `In rac the source is disposed before the error is sent`() {
    check(
      """
      let a = signal { onDispose { log("disposed") }; wait(1s) }
      a.timeout(300ms).subscribe(error: { log("timeout") })
      """, in: .rac, logs: ["300ms  disposed", "300ms  timeout"])
  }

  @Test func `In rxjs it fails when no value comes for the given time`() {
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

  @Test func `In rxjs a deadline for the first value can be given, alone or with one for the others`() {
    check(
      "a.timeout(first: 200ms)", in: .rxjs,
      """
      a  -a------b|
      =  -a------b|

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

  @Test func `In rxjs it can go on with another stream, made from the last value and how many there were`() {
    check(
      #"a.timeout(each: 300ms, with: { info in of(info["seen"], info["lastValue"], info["meta"]) }, meta: "m")"#,
      in: .rxjs,
      """
      a  -a-b---     --c|
         ^-----!
      =  -a-b--[2bm|]
      """)
  }

  @Test func `The source and the deadline are disposed with the subscriber`() {
    check(
      "a.timeout(300ms)",
      """
      a  -a----
         ^-!
      =  -a!
      """)
  }

  @Test func `In ReactiveSwift the error is the one that is given`() {
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
