import Testing

@Suite("fail")
struct FailTests {
  @Test("It fails at once, for every subscriber")
  func failsAtOnceForEverySubscriber() {
    check(
      #"fail("no network")"#,
      """
      =  #
      =  --[^#]
      where # = "no network"
      """)
  }

  @Test("After the name of the dialect, RxSwift's error is the source and not the function of the language")
  func errorOfRxSwift() {
    check(
      #"rxswift.error("no network")"#,
      """
      =  #
      where # = "no network"
      """)
  }

  @Test("The error comes inside the subscribing call")
  func errorComesInsideSubscribingCall() {
    check(
      """
      fail("no").subscribe(error: { log($0.message) })
      log("subscribed")
      """, logs: ["no", "subscribed"])
  }

  @Test("Without an argument it fails with the nil error")
  func withoutArgumentFailsWithNilError() {
    check(
      "fail().materialize().map { $0.error.message == nil }",
      """
      =  [t|]
      where t = true
      """)
  }

  @Test("A closure gives the error of each subscription")
  func closureGivesErrorEachSubscription() {
    check(
      #"fail { n += 1; "error \(n)" }"#, given: "var n = 0",
      """
      =  #
      where # = "error 1"
      """)
  }

  @Test("An error in that closure is the stream's error")
  func errorClosureStreamsError() {
    check(
      #"fail { throw "closure" }"#,
      """
      =  #
      where # = "closure"
      """)
  }

  @Test("In rxjs any value can be thrown")
  func rxjsAnyValueCanBeThrown() {
    check(
      "throwError(42).catchError { e in of(e) }", in: .rxjs,
      """
      =  [x|]
      where x = 42
      """)
  }
}
