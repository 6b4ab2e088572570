import Testing

struct WithUnretainedTests {
  @Test func `Each value comes with the object`() {
    check(
      #"""
      of(1, 2).withUnretained("me").subscribe { log($0) }
      of(3).withUnretained("me") { me, x in "\(me) \(x)" }.subscribe { log($0) }
      """#, in: .rxswift, logs: ["(me, 1)", "(me, 2)", "me 3"])
  }
}
