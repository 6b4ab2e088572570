import Testing

struct NeverTests {
  @Test func `It sends nothing and does not end`() {
    check("never()", "=  -----")
  }

  @Test func `It can be disposed`() {
    check("never()", "=  --!")
  }

  @Test func `In rxjs it is NEVER, too`() {
    check("NEVER", in: .rxjs, "=  -----")
  }
}
