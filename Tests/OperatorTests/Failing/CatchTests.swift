import Testing

@Suite("catch")
struct CatchTests {
  @Test("On an error it goes on with the stream of the closure; the values so far stay")
  func onErrorGoesOnWithStream() {
    check(
      "a.catch { b }",
      """
      a  -a#
         ^-!
      b  -b-|
         --^--!
      =  -a-b-|
      """)
  }

  @Test("Without an error the closure is not called")
  func withoutErrorClosureNotCalled() {
    check(
      "a.catch { b }",
      """
      a  -a-|
      b  -b-|
         -
      =  -a-|
      """)
  }

  @Test("The closure is given the error")
  func closureGivenError() {
    check(
      "a.catch { e in just(e.message) }", in: .rac,
      """
      a  -#
      =  -[p|]
      where # = "no network"; p = "no network"
      """)
  }

  @Test("In rxjs the closure is given the value that was thrown")
  func rxjsClosureGivenValueWasThrown() {
    check(
      "throwError(42).catchError { e in of(e) }", in: .rxjs,
      """
      =  [x|]
      where x = 42
      """)
  }

  @Test("The closure's second parameter is the whole stream, which can be run again")
  func closuresSecondParameterWholeStreamCan() {
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

  @Test("It hears errors of closures, too")
  func hearsErrorsClosuresToo() {
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

  @Test("An error of the second stream, or of the closure, passes")
  func errorSecondStreamOrClosurePasses() {
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

  @Test("It is disposed with the subscriber, whichever stream runs")
  func disposedWithSubscriberWhicheverStreamRuns() {
    check(
      "a.catch { b }",
      """
      a  -a-#
         ^-!
      b  -b-|
         -
      =  -a!
      """)
    check(
      "a.catch { b }",
      """
      a  -#
      b  -b--|
         -^--!
      =  --b-!
      """)
  }

  @Test("Each subscriber begins with the first stream")
  func eachSubscriberBeginsWithFirstStream() {
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
