import Testing

struct FailTests {
  @Test func `It fails at once, for every subscriber`() {
    check(
      #"fail("no network")"#,
      """
      =  #
      =  --[^#]
      where # = "no network"
      """)
  }

  @Test func `After the name of the dialect, RxSwift's error is the source and not the function of the language`() {
    check(
      #"rxswift.error("no network")"#,
      """
      =  #
      where # = "no network"
      """)
  }

  @Test func `The error comes inside the subscribing call`() {
    check(
      """
      fail("no").subscribe(error: { log($0.message) })
      log("subscribed")
      """, logs: ["no", "subscribed"])
  }

  @Test func `Without an argument it fails with the nil error`() {
    check(
      "fail().materialize().map { $0.error.message == nil }",
      """
      =  [t|]
      where t = true
      """)
  }

  @Test func `A closure gives the error of each subscription`() {
    check(
      #"fail { n += 1; "error \(n)" }"#, given: "var n = 0",
      """
      =  #
      where # = "error 1"
      """)
  }

  @Test func `In rxjs any value can be thrown`() {
    check(
      "throwError(42).catchError { e in of(e) }", in: .rxjs,
      """
      =  [x|]
      where x = 42
      """)
  }
}
