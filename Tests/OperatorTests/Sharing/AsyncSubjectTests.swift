import Testing

struct AsyncSubjectTests {
  @Test func `It tells the last value at completion, also to late subscribers`() {
    check(
      "let s = AsyncSubject()\ns.subscribe { log($0) }\ns.onNext(1)\ns.onNext(2)\ns.onCompleted()\ns.subscribe { log($0 + 10) }",
      in: .rxswift,
      logs: ["2", "12"])
  }
}
