import Streams
import Testing

@testable import StreamLang

/// The pitfalls of ReactiveCocoa for a person who knows Rx, P1 to P30.
struct `The pitfalls of ReactiveCocoa` {
  @Test func `P1: throttle is what Rx calls debounce`() {
    check(#"cold("a-b-c---------------d").throttle(500ms)"#, is: "---------c---------------d")
  }

  @Test func `P2: throttle sends what waits on completion, and loses it on an error`() {
    check(#"cold("a--|").throttle(1s)"#, is: "---[a|]")
    check(#"cold("a--#").throttle(1s)"#, is: "---#")
  }

  @Test func `P3: flatten merges; concat waits; switchToLatest leaves`() {
    let streams = #"let s = from([timer(200ms).mapReplace("x"), timer(100ms).mapReplace("y")])"#
    check("s.flatten()", is: "-y[x|]", given: streams)
    check("s.flatten(1)", is: "--x[y|]", given: streams)
    check("s.concat()", is: "--x[y|]", given: streams)
    check("s.switchToLatest()", is: "-[y|]", given: streams)
  }

  @Test func `P4: merge uses no threads: synchronous streams run one after the other`() {
    check(
      #"from(["吃饭", "完毕"]).merge(from(["上班", "完毕"]))"#,
      is: #""[abcb|]", a: "吃饭", b: "完毕", c: "上班""#)
  }

  @Test func `P5: interval sends nothing before one period is over (and counts, where RAC sends dates)`() {
    check("interval(100ms).take(3)", is: #""-01[2|]", numbers: true"#)
  }

  @Test func `P6: replay is hot at once, publish waits, replayLazily waits for the first subscriber`() {
    check("let r = signal { log(\"go\"); send(1) }.replay()\nlog(\"after\")", logs: "go", "after")
    check("let p = signal { log(\"go\"); send(1) }.publish()\nlog(\"after\")", logs: "after")
    check(
      """
      let lazy = signal { log("side 1"); send(1); log("side 2"); send(2) }.replayLazily()
      log("before")
      lazy.subscribe { log("got \\($0)") }
      """, logs: "before", "side 1", "side 2", "got 1", "got 2")
  }

  @Test func `P7: autoconnect never connects again`() {
    check(
      """
      let shared = signal { log("subscribed"); send(1); onDispose { log("disposed") } }.publish().autoconnect()
      let first = shared.subscribe { log("first \\($0)") }
      first.dispose()
      shared.subscribe(next: { log("second \\($0)") }, completed: { log("second ends") })
      """, logs: "subscribed", "first 1", "disposed")
  }

  @Test func `P8: retry counts attempts after the first; without a count, or with 0, it never gives up`() {
    check(#"cold("a#").retry(2)"#, is: "aaa#")
    check(#"cold("a#").retry(0).take(5)"#, is: "aaaa[a|]")
  }

  @Test func `P9: what ends takeUntil: a value or completion of the trigger, not its error`() {
    check(#"cold("abc").takeUntilBlock { $0 == "b" }"#, is: "a|")
    check(#"cold("abcdef").takeUntil(cold("--|"))"#, is: "ab|")
    check(#"cold("abcd|").takeUntil(cold("--#"))"#, is: "abcd|")
    check(#"cold("abcd|").takeUntil(empty())"#, is: "|")
  }

  @Test func `P10: then drops the values, waits for completion, and is not called after an error`() {
    check(#"cold("a-|").then { cold("b") }"#, is: "--b")
    check(#"cold("a--").then { cold("b") }"#, is: "-")
    check(#"cold("a#").then { log("called"); cold("b") }"#, is: "-#")
    #expect(ScriptOutcome(#"cold("a#").then { log("called"); cold("b") }"#).texts == [])
  }

  @Test func `P11: concat waits for completion`() {
    check(#"cold("a-").concat(cold("b"))"#, is: "a")
    check(#"cold("-#").concat(cold("b"))"#, is: "-#")
  }

  @Test func `P12: bufferWithTime opens a window at the first value, sends tuples, never an empty one`() {
    check(#"cold("-----a---b").bufferWithTime(1s)"#, is: #""---------------x", x: ("a", "b")"#)
    check(#"cold("-a-#").bufferWithTime(1s)"#, is: "---#")
    check(#"cold("-ab|").bufferWithTime(1s)"#, is: #""---[x|]", x: ("a", "b")"#)
  }

  @Test func `P13: sample repeats, and ends when either side ends`() {
    check(#"cold("a----b").sample(interval(300ms)).take(4)"#, is: "---a--b--b--[b|]")
    check(#"cold("a----|").sample(interval(300ms))"#, is: "---a-|")
  }

  @Test func `P14: timeout is one deadline until completion, not one for each gap`() {
    check(
      #"cold("-----a---b----c").timeout(1s)"#, is: ##""-----a---b#", ["#": "RACSignalErrorDomain timed out"]"##)
  }

  @Test func `P15: delay does not delay errors, and what is under way is lost with them`() {
    check(#"cold("a----b--#").delay(1s)"#, is: "--------#")
    check(#"cold("a|").delay(300ms)"#, is: "---a|")
  }

  @Test func `P16: switchToLatest subscribes to the new stream before it disposes the old one`() {
    check(
      """
      func inner(name) = signal { log("sub \\(name)"); send(name); onDispose { log("dispose \\(name)") } }
      from(["x", "y"]).map { inner($0) }.switchToLatest()
      """, logs: "sub x", "sub y", "dispose x")
  }

  @Test func `P17: combineLatest loses all but the last value of a synchronous left side, and glitches`() {
    check(
      #"combineLatest(cold("[abc]"), cold("[xy]"))"#, is: #""[pq]", p: ("c", "x"), q: ("c", "y")"#)
    check(
      """
      let s = subject()
      combineLatest(s, s.map { $0 * 10 }).subscribe { log($0) }
      s.send(1, 2)
      """, logs: "(1, 10)", "(2, 10)", "(2, 20)")
  }

  @Test func `P18: zip needs no simultaneity: early values wait`() {
    check(#"cold("ab").zip(cold("-----x"))"#, is: #""-----p", p: ("a", "x")"#)
  }

  @Test func `P19: any and all swallow errors`() {
    check(#"cold("--#").any()"#, is: #""--[f|]", f: false"#)
    check(#"cold("--#").all { x in true }"#, is: #""--[f|]", f: false"#)
  }

  @Test func `P20: finally runs before the end is passed on, and not on disposal`() {
    check(
      "just(1).finally { log(\"finally\") }.subscribe(completed: { log(\"completed\") })", logs: "finally", "completed")
    check("let d = never().finally { log(\"finally\") }.subscribe()\nd.dispose()\nlog(\"over\")", logs: "over")
  }

  @Test func `P21: a command never fails on executionSignals; disabled, it is silent on errors`() {
    check(
      """
      let c = command { signal { sendError("net") } }
      c.executionSignals.flatten().subscribe(next: { log($0) }, error: { log("never") })
      c.errors.subscribe { log("errors <- \\($0.message)") }
      c.execute(1).subscribe(error: { log("execution: \\($0.message)") })
      """, logs: "execution: net", "errors <- net")
    check(
      """
      let c = command(enabled: just(false)) { just(1) }
      c.errors.subscribe { log("never") }
      c.execute(1).subscribe(error: { log("code \\($0.code)") })
      """, logs: "code 1")
  }

  @Test func `P22: a command is asynchronous: execute returns before anything is heard`() {
    check(
      """
      let c = command { signal { log("works"); sendCompleted() } }
      c.executing.skip(1).subscribe { log("executing \\($0)") }
      c.execute(1)
      log("returned")
      """, logs: "returned", "executing true", "works", "executing false")
  }

  @Test func `P23: deliverOn moves events, subscribeOn moves the subscription`() {
    check(
      "just(1).doCompleted { log(\"A\") }.deliverOn(main).subscribe { log(\"next\") }", logs: "A", "next")
    check(
      "just(1).doNext { log(\"effect\") }.deliverOn(background).subscribe { log(\"next\") }",
      logsAt: "0s  effect", "0s  [background] next")
    check(
      "just(1).doNext { log(\"effect\") }.subscribeOn(background).subscribe { log(\"next\") }",
      logsAt: "0s  [background] effect", "0s  [background] next")
  }

  @Test func `P24: a property sends its value first, and equal values again`() {
    check("let p = property(1)\np.subscribe { log($0) }\nwait(1s)\np.value = 1", logsAt: "0s  1", "1s  1")
    check("let p = property(1)\np.skip(1).subscribe { log($0) }\np.value = 2", logs: "2")
    check("let p = property(1)\np.distinctUntilChanged().subscribe { log($0) }\np.value = 1", logs: "1")
  }

  @Test func `P25: a subject that has ended is not stopped`() {
    check(
      """
      let s = subject()
      s.sendCompleted()
      s.subscribe(next: { log($0) }, completed: { log("never") })
      s.send(1)
      """, logs: "1")
    check(
      """
      let s = behaviorSubject(1)
      s.sendCompleted()
      s.subscribe(next: { log($0) }, completed: { log("never") })
      """, logs: "1")
  }

  @Test func `P26: an error without an error closure vanishes in RAC; here it is said`() {
    #expect(ScriptOutcome("fail(\"e\").subscribe(\"x\") { log($0) }").notes == ["unhandled error in x: e"])
  }

  @Test func `P27: a cold stream runs again for everybody`() {
    check(
      "let s = signal { log(\"发送请求\"); send(1) }\ns.subscribe { log($0) }\ns.subscribe { log($0) }",
      logs: "发送请求", "1", "发送请求", "1")
  }

  @Test func `P28: a sequence's stream is asynchronous, one turn a value; sequences and streams are immutable`() {
    check(
      "[1, 2].stream.subscribe { log($0) }\nlog(\"subscribed\")",
      logsAt: "0s  subscribed", "0s  [background] 1", "0s  [background] 2")
    check("let s = [1, 2].sequence\nlet t = s.map { $0 * 2 }\ns.array", gives: "[1, 2]")
  }

  @Test(arguments: [
    (TieRule.phased, ["A", "B", "E", "F"]), (.fifo, ["F"]), (.sourcesFirst, ["F"]),
  ]) func `P29: what is due at one instant depends on the rule for ties`(rule: TieRule, passed: [String]) {
    let passengers = "cold(\"A---------B---------[CDE]---------F\").throttle(1s).subscribe { log($0) }"
    #expect(ScriptOutcome(passengers, ties: rule).texts == passed)
  }

  @Test func `P30: take completes inside the last value; repeat subscribes again one turn later`() {
    check(
      """
      let s = subject()
      s.doNext { log("source \\($0)") }.take(1).subscribe(next: { log($0) }, completed: { log("completed") })
      s.send(1)
      log("sent")
      """, logs: "source 1", "1", "completed", "sent")
    check(
      """
      let s = signal { log("run"); send("a"); sendCompleted(); log("returned") }
      s.repeat().take(2)
      """, logs: "run", "returned", "run", "returned")
  }
}
