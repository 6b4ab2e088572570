import Testing

@testable import StreamLang

/// Commands and channels, by the lessons of the documents and the specs of ReactiveObjC.
@Suite("Commands and channels")
struct CommandTests {
  @Test("L64: one run of a command, in its order")
  func oneRun() {
    check(
      """
      let c = command { input in
        log("执行命令")
        signal { send("请求数据"); complete() }
      }
      c.executionSignals.subscribe { s in s.subscribe { log("订阅RACCommand的信号: \\($0)") } }
      c.executionSignals.switchToLatest().subscribe { log("RAC高级用法: \\($0)") }
      c.executing.skip(1).subscribe { x in log(x ? "正在执行" : "执行完成") }
      c.execute(1)
      """, logs: "执行命令", "正在执行", "订阅RACCommand的信号: 请求数据", "RAC高级用法: 请求数据", "执行完成")
  }

  @Test("The order of a run that fails")
  func failingRun() {
    check(
      """
      let c = command { signal { sendError("net") } }
      c.executionSignals.subscribe { s in s.subscribe(completed: { log("inner completed") }) }
      c.errors.subscribe { e in log("errors \\(e.message)") }
      c.executing.skip(1).subscribe { x in log("executing \\(x)") }
      c.enabled.skip(1).subscribe { x in log("enabled \\(x)") }
      c.execute(1).subscribe(error: { log("execution fails") })
      """, logs: "executing true", "enabled false", "execution fails", "inner completed", "errors net",
      "executing false", "enabled true")
  }

  private static func login(_ end: String) -> String {
    """
    let login = command { input in
      log("点击了登录")
      signal { wait(500ms); send("登录成功")\(end) }
    }
    login.executionSignals.switchToLatest().subscribe { log($0) }
    login.executing.skip(1).subscribe { x in log(x ? "正在登陆..." : "登陆成功") }
    login.execute(nil)
    wait(2s)
    login.execute(nil).subscribe(error: { log("disabled: \\($0.code)") })
    """
  }

  @Test("L57: a command whose stream never completes is disabled for ever")
  func forgottenCompletion() {
    check(Self.login(""), logsAt: "0s  点击了登录", "0s  正在登陆...", "500ms  登录成功", "2s  disabled: 1")
    check(
      Self.login("; complete()"), logsAt: "0s  点击了登录", "0s  正在登陆...", "500ms  登录成功", "500ms  登陆成功",
      "2s  点击了登录", "2s  正在登陆...", "2.5s  登录成功", "2.5s  登陆成功")
  }

  @Test(
    "L90: a failing run says Thanks before it says Error",
    arguments: [
      ("send(1); complete()", ["Sending request...", "Thanks"]),
      ("sendError(\"net\")", ["Sending request...", "Thanks", "Error :("]),
    ])
  func statusMessages(work: String, messages: [String]) {
    let outcome = ScriptOutcome(
      """
      let c = command { signal { wait(1s); \(work) } }
      let sent = c.executionSignals.map { "Sending request..." }
      let thanks = c.executionSignals.flattenMap { s in
        s.materialize().filter { $0.kind == "completed" }.mapReplace("Thanks")
      }
      merge(sent, thanks, c.errors.mapReplace("Error :(")).subscribe { log($0) }
      c.execute(nil)
      """)
    #expect(outcome.texts == messages)
  }

  @Test("A command is enabled until its stream says false; a first false counts at once")
  func enabled() {
    check("let c = command(enabled: just(false)) { just(1) }\nc.enabled.subscribe { log($0) }", logs: "false")
    check(
      """
      let s = subject()
      let c = command(enabled: s) { just(1) }
      c.enabled.subscribe { log($0) }
      s.send(false)
      log("sent")
      """, logs: "true", "sent", "false")
  }

  @Test("Executions may overlap; executing says false when all are over")
  func concurrentExecutions() {
    check(
      """
      let c = command { d in timer(d) }
      c.allowsConcurrentExecution = true
      c.executing.subscribe { log("executing \\($0)") }
      c.execute(1s)
      c.execute(2s)
      """, logsAt: "0s  executing false", "0s  executing true", "2s  executing false")
  }

  @Test("A late listener of errors hears of an execution that runs already")
  func lateListener() {
    check(
      """
      let c = command { signal { wait(1s); sendError("net") } }
      c.execute(1)
      wait(500ms)
      c.errors.subscribe { log($0.message) }
      """, logsAt: "1s  net")
  }

  @Test("An error in the closure, or no stream, is an execution that fails")
  func failingClosure() {
    check(
      "let c = command { x in just(1 / x) }\nc.execute(0).subscribe(error: { log($0.message) })",
      logs: "division by zero")
    check(
      "let c = command { nil }\nc.execute(0).subscribe(error: { log($0.message) })",
      logs: "a command's closure gives a stream, not nil")
  }

  @Test("An error that nobody hears is said; one that somebody hears is not")
  func unheard() {
    let failing = "let c = command { signal { sendError(\"net\") } }\n"
    #expect(ScriptOutcome(failing + "c.execute(1)").notes == ["unhandled error in c: net"])
    #expect(ScriptOutcome(failing + "c.errors.subscribe { log(1) }\nc.execute(1)").notes == [])
    #expect(ScriptOutcome(failing + "c.execute(1).subscribe(error: { log(1) })").notes == [])
    let disabled = "let c = command(enabled: just(false)) { just(1) }\n"
    #expect(ScriptOutcome(disabled + "c.execute(1)").notes.count == 1)
    #expect(ScriptOutcome(disabled + "c.execute(1).subscribe(error: { log(1) })").notes == [])
  }

  @Test("L70: lift waits for both requests")
  func lift() {
    check(
      """
      let one = signal { send("网络请求1 data") }
      let two = signal { wait(1s); send("网络请求2 data") }
      let both = lift(one, two) { a, b in log("R1:\\(a), R2:\\(b) 完成!") }
      """, logsAt: "1s  R1:网络请求1 data, R2:网络请求2 data 完成!")
  }

  @Test("L3: two properties bound through channels, each way with a change")
  func bothWays() {
    check(
      """
      let valueA = property(nil)
      let valueB = property(nil)
      let channelA = valueA.channel()
      let channelB = valueB.channel()
      channelA.map { v in v == "西" ? "东" : v }.subscribe(channelB)
      channelB.map { v in v == "左" ? "右" : v }.subscribe(channelA)
      valueA.filter { $0 != nil }.subscribe { log("你向\\($0)") }
      valueB.filter { $0 != nil }.subscribe { log("他向\\($0)") }
      valueA.value = "西"
      valueB.value = "左"
      log(valueA.value, valueB.value)
      """, logs: "他向东", "你向西", "你向右", "他向左", "右 左")
  }

  @Test("The terminals of a channel: what is sent to one is heard at the other")
  func terminals() {
    check(
      """
      let c = channel()
      c.leading.subscribe { log("leading hears \\($0)") }
      c.leading.send(1)
      c.following.subscribe(next: { log("following hears \\($0)") }, completed: { log("following ends") })
      c.leading.send(2)
      c.following.send(3)
      c.leading.subscribe(next: { log("late: \\($0)") }, completed: { log("leading ends") })
      c.leading.sendCompleted()
      c.following.subscribe(completed: { log("ended") })
      """, logs: "following hears 1", "following hears 2", "leading hears 3", "following ends", "leading ends", "ended")
  }

  @Test("<~ binds two properties both ways, the right one's value first")
  func syncing() {
    check(
      """
      let a = property(1)
      let b = property(2)
      let terminal = a.channel()
      terminal <~ b.channel()
      log(a.value, b.value)
      a.value = 3
      log(a.value, b.value)
      b.value = 4
      log(a.value, b.value)
      """, logs: "2 2", "3 3", "4 4")
  }

  @Test("A property's terminal sends its value and changes; what is sent to it is not heard back")
  func echo() {
    check(
      """
      let p = property(1)
      let t = p.channel()
      t.subscribe { log("hears \\($0)") }
      p.value = 2
      t.send(3)
      log("is \\(p.value)")
      """, logs: "hears 1", "hears 2", "is 3")
  }
}
