import Testing

@Suite("never")
struct NeverTests {
  @Test("It sends nothing and does not end")
  func sendsNothingDoesNotEnd() {
    check("never()", "=  -----")
  }

  @Test("It can be disposed")
  func canBeDisposed() {
    check("never()", "=  --!")
  }

  @Test("In rxjs it is NEVER, too")
  func rxjsNEVERToo() {
    check("NEVER", in: .rxjs, "=  -----")
  }
}
