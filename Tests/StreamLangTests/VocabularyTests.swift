import Testing

@testable import StreamLang

/// What the operators of ReactiveCocoa do: the source, the pipeline, and what comes of it.
@Suite("ReactiveCocoa's vocabulary")
struct VocabularyTests {
  @Test("bind runs the stream made of each value, all at once, until it is told to stop")
  func bind() {
    check(#"cold("a-b-c|").bind { x in cold("x--y|") }"#, is: "x-xyxy-y|")
    check(#"cold("a-b-c|").bind { x in x == "b" ? nil : just(x) }"#, is: "a-|")
    check(#"cold("a-b-c|").bind { x, stop in if x == "b" { stop() }; just(x) }"#, is: "a-[b|]")
    check(#"cold("a-b-c|").bind { x in (just(x), x == "b") }"#, is: "a-[b|]")
    check(#"cold("a-b-c|").bind { x, stop in stop(); cold("--x|") }"#, is: "--x|")
    check(#"cold("a-b-#").bind { x in never() }"#, is: "----#")
    check(#"cold("a-b").bind { x in x == "b" ? cold("-#") : cold("----x") }"#, is: "---#")
  }

  @Test("bind's closure without parameters is called for each subscription: it has variables of its own")
  func bindWithState() {
    let numbered = """
      let numbered = cold("aa|").bind {
        var n = 0
        return { x in
          n += 1
          just("\\(n)")
        }
      }
      """
    check("numbered.concat(numbered)", is: "1212|", given: numbered)
  }

  @Test("combinePrevious gives each value with the one before it")
  func combinePrevious() {
    check(#"cold("-b-c|").combinePrevious("a") { p, n in p + n }"#, is: #""-x-y|", x: "ab", y: "bc""#)
  }

  @Test("The closures of scanWithIndex and aggregateWithIndex are given the number of the value")
  func indices() {
    check("from([5, 5, 5]).scanWithIndex(1) { s, x, i in s + x * i }", is: #""[abc|]", a: 1, b: 6, c: 16"#)
    check("from([5, 5, 5]).aggregateWithIndex(1) { s, x, i in s + x * i }", is: #""[a|]", a: 16"#)
    check("empty().aggregateWithIndex(1) { s, x, i in s + x * i }", is: #""[a|]", a: 1"#)
    check("from([5]).aggregateWithStartFactory({ 2 }) { s, x in s + x }", is: #""[a|]", a: 7"#)
  }

  @Test("reduceEach takes tuples apart; reduceApply calls the closure in front")
  func reducing() {
    check(#"zip(cold("-a|"), cold("--b|")).reduceEach { a, b in a + b }"#, is: #""--[x|]", x: "ab""#)
    check(#"cold("-a").reduceEach { a in a }.catchTo(just("e"))"#, is: "-[e|]")
    check("just(({ a, b in a * b }, 3, 4)).reduceApply()", is: #""[a|]", a: 12"#)
    check(#"just((1, 2)).reduceApply().catchTo(just("e"))"#, is: "[e|]")
  }

  @Test("groupBy sends a group before its first value; the outer stream ends before the groups")
  func groupBy() {
    check(#"cold("abab|").groupBy { $0 == "a" }.flatten()"#, is: "abab|")
    check(#"cold("abab|").groupBy { $0 == "a" }.map { g in g.key }"#, is: #""pq--|", p: true, q: false"#)
    check(#"cold("ab|").groupBy({ 1 }, transform: { x in x + x }).flatten()"#, is: #""xy|", x: "aa", y: "bb""#)
    check(#"cold("ab-c|").groupBy { 1 }.take(1).flatten()"#, is: "a")
    check(
      """
      cold("a-b#").groupBy { $0 }.subscribe(
        next: { g in g.subscribe(error: { log("group \\(g.key) fails") }) }, error: { log("outer fails") })
      """, logs: "outer fails", "group a fails", "group b fails")
  }

  @Test("any and all answer as soon as they can")
  func anyAndAll() {
    check(#"cold("--a-b|").any()"#, is: #""--[t|]", t: true"#)
    check(#"cold("--a-b|").any { $0 == "b" }"#, is: #""----[t|]", t: true"#)
    check(#"cold("--|").any()"#, is: #""--[f|]", f: false"#)
    check(#"cold("a-b|").all { $0 == "a" }"#, is: #""--[f|]", f: false"#)
    check(#"cold("a-b|").all { true }"#, is: #""---[t|]", t: true"#)
    check(#"cold("a").all { $0 > 1 }.catch { e in just("error") }"#, is: #""[e|]", e: "error""#)
  }

  @Test("not, and, or")
  func logic() {
    check("from([true, false, 0]).not()", is: #""[ftt|]", f: false, t: true"#)
    check("from([(true, true), (true, false)]).and()", is: #""[tf|]", f: false, t: true"#)
    check("from([(false, false), (true, false)]).or()", is: #""[ft|]", f: false, t: true"#)
    check(#"just("x").not().catchTo(just("e"))"#, is: "[e|]")
    check(#"just(true).and().catchTo(just("e"))"#, is: "[e|]")
  }

  @Test("try and tryMap fail where nothing comes of a value")
  func trying() {
    check(#"cold("-a-b-c|").try { $0 != "b" }.catchTo(just("e"))"#, is: "-a-[e|]")
    check(
      #"cold("-a-b-c|").tryMap { $0 == "b" ? nil : $0 }.catch { e in just("\(e.message)") }"#,
      is: #""-a-[n|]", n: "nil""#)
    check(#"try { "v" }"#, is: "[v|]")
    check(#"try { nil }.catchTo(just("e"))"#, is: "[e|]")
    check(#"try { throw "no" }.catch { e in just(e.message) }"#, is: #""[e|]", e: "no""#)
  }

  @Test("switch listens to the stream of the latest value; if to one of two")
  func switching() {
    let streams = #"let cases = ["a": cold("-1-2-3"), "b": cold("-x")]"#
    check(#"cold("a--b|").switch(cases: cases)"#, is: "-1--x", given: streams)
    check(#"cold("c-").switch(cases: cases, default: cold("-d"))"#, is: "-d", given: streams)
    check(#"cold("c-").switch(cases: cases).catch { e in just(e.code) }"#, is: #""[c|]", c: 2"#, given: streams)
    check(
      #"cold("t--f|", t: true, f: false).if(then: cold("-1-2|"), else: cold("-x|"))"#, is: "-1--x|")
  }

  @Test("logNext and its kin log with the stream's name")
  func logging() {
    check("let a = from([1, 2])\na.logAll().subscribe()", logs: "a next: 1", "a next: 2", "a completed")
    check(#"fail("oops").logError("net").subscribe(error: { })"#, logs: "net error: oops")
    check("just(1).logNext().logCompleted(\"done\").subscribe()", logs: "just(1) next: 1", "done completed")
  }

  @Test("startEagerly runs at once, startLazily for the first subscriber, both one turn later and only once")
  func starting() {
    check(
      "let s = startEagerly(background) { log(\"runs\"); send(1) }\nlog(\"made\")", logsAt: "0s  made",
      "0s  [background] runs")
    check("let s = startLazily(background) { log(\"runs\"); send(1) }\nlog(\"made\")", logsAt: "0s  made")
    check(
      """
      let s = startLazily(background) { log("runs"); send(1); wait(1s); send(2); sendCompleted() }
      let first = s.subscribe { log("first \\($0)") }
      wait(500ms)
      first.dispose()
      wait(1s)
      s.subscribe(next: { log("second \\($0)") }, completed: { log("completed") })
      """,
      logsAt: "0s  [background] runs", "0s  [background] first 1", "1.5s  [background] second 1",
      "1.5s  [background] second 2", "1.5s  [background] completed")
  }

  @Test("deliverOnMain delivers at once on main when nothing waits, else later")
  func deliverOnMain() {
    check("just(1).deliverOnMain().subscribe { log($0) }\nlog(\"after\")", logs: "1", "after")
    check(
      "just(1).subscribeOn(background).deliverOnMain().subscribe { log($0) }", logsAt: "0s  1")
    check(
      """
      let s = subject()
      s.deliverOnMain().subscribe { x in
        if x == 1 { s.send(2); log("sent 2") }
        log(x)
      }
      s.send(1)
      log("sent 1")
      """, logs: "sent 2", "1", "sent 1", "2")
  }

  @Test("lift calls a closure with the latest values, whoever listens")
  func lift() {
    check(
      "let r = lift(cold(\"a-b\"), cold(\"-x\")) { p, q in log(p + q) }", logsAt: "100ms  ax", "200ms  bx")
    check(
      "timer(500ms).then { r }", is: #""-----b", b: "bx""#,
      given: #"let r = lift(cold("a-b"), cold("-x")) { p, q in p + q }"#)
    #expect(ScriptOutcome("lift(just(1)) { a, b in a }").failures.count == 1)
  }

  @Test("zip of three lets go of what can give nothing more")
  func zipOfThree() {
    check(
      "zip(a, b, c)", is: #""-----[p|]", p: ("a", "x", "y")"#,
      given: #"let a = cold("ab--#"); let b = cold("x-|"); let c = cold("-----y")"#)
  }

  @Test("A property is bound by name as well, with a value for nil")
  func propertyBinding() {
    check(
      "let p = property(0)\np.bind(from([1, nil]), nilValue: 7)\nlog(p.value)\np.bind { x in just(x * 2) }.subscribe { log($0) }",
      logs: "7", "14")
  }

  @Test("subscribeNext takes closures for the ends, too")
  func subscribeNext() {
    check(#"fail("no").subscribeNext({ log($0) }, error: { log($0.message) })"#, logs: "no")
    check(#"just(1).subscribeError({ log($0) }, completed: { log("done") })"#, logs: "done")
  }
}
