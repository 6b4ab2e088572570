import Testing

struct CommandTests {
  @Test func `The order of one run`() {
    check(
      #"""
      let c = command { input in log("执行命令"); signal { send("请求数据"); complete() } }
      c.executionSignals.subscribe { s in s.subscribe { log("订阅RACCommand的信号: \($0)") } }
      c.executionSignals.switchToLatest().subscribe { log("RAC高级用法: \($0)") }
      c.executing.skip(1).subscribe { x in log(x ? "正在执行" : "执行完成") }
      c.execute(1)
      """#, logs: ["执行命令", "正在执行", "订阅RACCommand的信号: 请求数据", "RAC高级用法: 请求数据", "执行完成"])
  }

  @Test func `The order of a run that fails`() {
    check(
      #"""
      let c = command { signal { sendError("net") } }
      c.executionSignals.subscribe { s in s.subscribe(completed: { log("inner completed") }) }
      c.errors.subscribe { e in log("error") }
      c.executing.skip(1).subscribe { x in log("executing \(x)") }
      c.enabled.skip(1).subscribe { x in log("enabled \(x)") }
      c.execute(1).subscribe(error: { log("execution fails") })
      """#,
      logs: [
        "executing true", "enabled false", "execution fails", "inner completed", "error", "executing false",
        "enabled true",
      ])
  }

  @Test func `A command whose stream never completes is disabled for ever`() {
    check(
      #"""
      let login = command { log("点击了登录"); signal { wait(500ms); send("登录成功") } }
      login.executionSignals.switchToLatest().subscribe { log($0) }
      login.executing.skip(1).subscribe { x in log(x ? "正在登陆..." : "登陆成功") }
      login.execute(nil)
      wait(2s)
      login.execute(nil).subscribe(error: { log("disabled: \($0.code)") })
      """#, logs: ["点击了登录", "正在登陆...", "500ms  登录成功", "2s  disabled: 1"])
    check(
      """
      let login = command { log("点击了登录"); signal { wait(500ms); send("登录成功"); complete() } }
      login.executionSignals.switchToLatest().subscribe { log($0) }
      login.executing.skip(1).subscribe { x in log(x ? "正在登陆..." : "登陆成功") }
      login.execute(nil)
      wait(2s)
      login.execute(nil)
      """,
      logs: ["点击了登录", "正在登陆...", "500ms  登录成功", "500ms  登陆成功", "2s  点击了登录", "2s  正在登陆...", "2.5s  登录成功", "2.5s  登陆成功"])
  }

  @Test func `The execution of a failing run completes before errors sends the error`() {
    check(
      """
      let c = command { signal { wait(1s); sendError("net") } }
      let sent = c.executionSignals.map { "Sending request..." }
      let thanks = c.executionSignals.flattenMap { s in s.materialize().filter { $0.kind == "completed" }.mapReplace("Thanks") }
      merge(sent, thanks, c.errors.mapReplace("Error :(")).subscribe { log($0) }
      c.execute(nil)
      """, logs: ["Sending request...", "1s  Thanks", "1s  Error :("])
    check(
      """
      let c = command { signal { wait(1s); send(1); complete() } }
      let sent = c.executionSignals.map { "Sending request..." }
      let thanks = c.executionSignals.flattenMap { s in s.materialize().filter { $0.kind == "completed" }.mapReplace("Thanks") }
      merge(sent, thanks, c.errors.mapReplace("Error :(")).subscribe { log($0) }
      c.execute(nil)
      """, logs: ["Sending request...", "1s  Thanks"])
  }

  @Test func `A command is enabled until its stream says false; a first false counts at once`() {
    check(
      """
      let c = command(enabled: just(false)) { just(1) }
      c.enabled.subscribe { log($0) }
      """, logs: ["false"])
    check(
      """
      let s = subject()
      let c = command(enabled: s) { just(1) }
      c.enabled.subscribe { log($0) }
      s.send(false)
      log("sent")
      """, logs: ["true", "sent", "false"])
  }

  @Test func `Executions may overlap; executing says false when all are over`() {
    check(
      #"""
      let c = command { d in timer(d) }
      c.allowsConcurrentExecution = true
      c.executing.subscribe { log("executing \($0)") }
      c.execute(1s)
      c.execute(2s)
      """#, logs: ["executing false", "executing true", "2s  executing false"])
  }

  @Test func `A late subscriber of errors hears of an execution that runs already`() {
    check(
      """
      let c = command { signal { wait(1s); sendError("net") } }
      c.execute(1)
      wait(500ms)
      c.errors.subscribe { log("error") }
      """, logs: ["1s  error"])
  }

  @Test func `As a stream it sends its inputs`() {
    check(
      #"""
      let c = command { just(1) }
      c.subscribe { log("executed with \($0)") }
      c.execute(5)
      """#, logs: ["executed with 5"])
  }

  @Test func `An error in the closure is an execution that fails`() {
    check(
      """
      let c = command { x in just(1 / x) }
      c.execute(0).subscribe(error: { log($0.message) })
      """, in: .rac, logs: ["division by zero"])
  }

  @Test func `A closure that gives no stream is an execution that fails`() {
    check(
      """
      let c = command { nil }
      c.execute(0).subscribe(error: { log("fails") })
      """, in: .rac, logs: ["fails"])
  }

  @Test func `An error that nobody hears is reported; one that somebody hears is not`() {
    check(
      """
      let c = command { signal { sendError("net") } }
      c.execute(1)
      """, logs: ["note: unhandled error in c: net"])
    check(
      """
      let c = command { signal { sendError("net") } }
      c.errors.subscribe { log("heard") }
      c.execute(1)
      """, logs: ["heard"])
    check(
      """
      let c = command { signal { sendError("net") } }
      c.execute(1).subscribe(error: { log("heard") })
      """, logs: ["heard"])
  }

  @Test func `A disabled command gives an error with code 1, and its errors stay silent`() {
    check(
      #"""
      let c = command(enabled: just(false)) { log("called"); just(1) }
      c.errors.subscribe { log("never") }
      c.execute(1).subscribe(error: { log("code \($0.code)") })
      """#, logs: ["code 1"])
  }
}
