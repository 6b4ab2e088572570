import Testing

struct AndTests {
  @Test func `It sends whether all values of a tuple are true`() {
    check(
      "combineLatest(a, b).and()", in: .rac,
      """
      a  t-f-t--|
      b  t----f-|
      =  t-f-tf-|
      where t = true; f = false
      """)
  }

  @Test func `A value that is no tuple of Bools is an error`() {
    check(
      "a.and()", in: .rac,
      """
      a  -p-q-|
         ^--!
      =  -f-#
      where p = (true, true, false); q = 1; f = false; # = _
      """)
  }
}

struct `and, or, all and any of streams` {
  @Test func `They combine the latest Bools`() {
    check("just(true).and(from([false, true])).subscribe { log($0) }", in: .reactiveswift, logs: ["false", "true"])
    check("just(false).or(from([false, true])).subscribe { log($0) }", in: .reactiveswift, logs: ["false", "true"])
    check("all(just(true), just(true), just(false)).subscribe { log($0) }", in: .reactiveswift, logs: ["false"])
    check("any([just(false), just(true)]).subscribe { log($0) }", in: .reactiveswift, logs: ["true"])
  }

  @Test func `Of no stream all are true and none is`() {
    check("all([]).subscribe { log($0) }", in: .reactiveswift, logs: ["true"])
    check("any([]).subscribe { log($0) }", in: .reactiveswift, logs: ["false"])
  }
}
