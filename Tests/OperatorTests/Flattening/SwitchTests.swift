import Testing

@Suite("switch")
struct SwitchTests {
  @Test("It listens to the stream that a dictionary has for the latest value")
  func listensStreamDictionaryHasForLatest() {
    check(
      #"a.switch(cases: ["p": b, "q": c])"#,
      """
      a  p--q--|
         ^-----!
      b  -x-x-x
         ^--!
      c  -y---|
         ---^----!
      =  -x--y---|
      """)
  }

  @Test("A value without a case takes the default")
  func valueWithoutCaseTakesDefault() {
    check(
      #"a.switch(cases: ["p": b], default: c)"#,
      """
      a  p--z--|
      b  -x-x-x
         ^--!
      c  -y---|
         ---^----!
      =  -x--y---|
      """)
  }

  @Test("Without a default it is an error with code 2")
  func withoutDefaultErrorWithCode2() {
    check(
      #"a.switch(cases: ["p": b]).catch { e in just(e.code) }"#,
      """
      a  p--z   --|
         ^--!
      b  -x-x   -x
         ^--!
      =  -x-[2|]
      """)
  }

  @Test("The source can stand between the brackets")
  func sourceCanStandBetweenBrackets() {
    check(
      #"switch(a, cases: ["p": b])"#,
      """
      a  p---|
      b  -x|
      =  -x--|
      """)
  }

  @Test("Source and stream are disposed with the subscriber")
  func sourceStreamDisposedWithSubscriber() {
    check(
      #"a.switch(cases: ["p": b])"#,
      """
      a  p---|
         ^-!
      b  -x-x
         ^-!
      =  -x!
      """)
  }
}
