import Testing

struct CatchTests {
  @Test func `The closure is given the error`() {
    check(
      "a.catch { e in just(e.message) }", in: .rac,
      """
      a  -#
      =  -[p|]
      where # = "no network"; p = "no network"
      """)
  }

  @Test func `In rxjs the closure is given the value that was thrown`() {
    check(
      "throwError(42).catchError { e in of(e) }", in: .rxjs,
      """
      =  [x|]
      where x = 42
      """)
  }

  @Test func `The closure's second parameter is the whole stream, which can be run again`() {
    check(
      "a.catch({ e, caught in caught }).take(3)",
      """
      a  a#
         ^!
         -^!
         --[^!]
      =  aa[a|]
      """)
  }

  @Test func `It hears errors of closures, too`() {
    check(
      "a.map { 1 / $0 }.catch { b }",
      """
      a  -1-0-1|
         ^--!
      b  -b|
         ---^-!
      =  -1--b|
      """)
  }

  @Test func `An error of the second stream, or of the closure, passes`() {
    check(
      "a.catch { b }",
      """
      a  -#
      b  -#
      =  --#
      """)
    check(
      #"a.catch { throw "closure" }"#,
      """
      a  a-#
      =  a-#
      where # = _
      """)
  }

  @Test func `It is disposed with the subscriber, whichever stream runs`() {
    check(
      "a.catch { b }",
      """
      a  -a-#
         ^-!
      b  -b-|
         -
      =  -a!

      a  -#
      b  -b--|
         -^--!
      =  --b-!
      """)
  }

  @Test func `Each subscriber begins with the first stream`() {
    check(
      "a.catch { b }",
      """
      a  -#
      b  -b|
      =  --b|
      =  --^-b|
      """)
  }
}
