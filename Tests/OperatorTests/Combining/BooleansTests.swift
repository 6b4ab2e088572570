import Testing

@Suite("and, or, all and any of streams")
struct BooleansTests {
  @Test("They combine the latest Bools")
  func latest() {
    check("just(true).and(from([false, true])).subscribe { log($0) }", in: .reactiveswift, logs: ["false", "true"])
    check("just(false).or(from([false, true])).subscribe { log($0) }", in: .reactiveswift, logs: ["false", "true"])
    check("all(just(true), just(true), just(false)).subscribe { log($0) }", in: .reactiveswift, logs: ["false"])
    check("any([just(false), just(true)]).subscribe { log($0) }", in: .reactiveswift, logs: ["true"])
  }

  @Test("Of no stream all are true and none is")
  func none() {
    check("all([]).subscribe { log($0) }", in: .reactiveswift, logs: ["true"])
    check("any([]).subscribe { log($0) }", in: .reactiveswift, logs: ["false"])
  }
}
