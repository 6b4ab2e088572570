import TerminalTesting
import Testing

/// The session's clock, its timers, and entries that must not stop the shell.
@Suite(.enabled(if: TerminalSession.isAvailable, "tmux is not installed"), .serialized)
struct LivingSessionTranscripts {
  @Test func watchedStreamsPrintAsTimePasses() throws {
    let shell = try TalkingShell()
    try shell.say("let s = subject()")
    try shell.say("s.throttle(1s)")
    try shell.say("s.send(1, \"二\")")
    try shell.say(":wait 3s", "1s  s.throttle(1s)  next 二", prompt: "rx 3s>")
    try shell.say("s.sendCompleted()", "3s  s.throttle(1s)  completed", prompt: "rx 3s>", at: "3s")
    try shell.say(":wait", "how long? :wait 3s", prompt: "rx 3s>", at: "3s")
  }

  @Test func stepGoesToTheNextInstant() throws {
    let shell = try TalkingShell()
    try shell.say(":step", "no timer is armed, so nothing happens as time passes")
    try shell.say("interval(1s).take(3).filter { $0 != 1 }.subscribe { log($0) }")
    try shell.say(":step", "1s  0", prompt: "rx 1s>")
    try shell.say(":step", "2s  interval, nothing to see", prompt: "rx 2s>", at: "1s")
    try shell.say(":step", "3s  2", prompt: "rx 3s>", at: "2s")
    try shell.say(":step", "no timer is armed, so nothing happens as time passes", prompt: "rx 3s>", at: "3s")
  }

  @Test func backGoesToTheInstantBefore() throws {
    let shell = try TalkingShell()
    try shell.say(":back", "time begins here")
    try shell.say("var sum = 0")
    try shell.say("interval(1s).subscribe { x in sum += x; log(sum) }")
    try shell.say(":wait 4s", "1s  0\n2s  1\n3s  3\n4s  6", prompt: "rx 4s>")
    try shell.say("let late = 1", prompt: "rx 4s>", at: "4s")
    try shell.say(":back", "back at 3s\ntaken back:\n  let late = 1", prompt: "rx 3s>", at: "4s")
    try shell.say("sum", "3", prompt: "rx 3s>", at: "3s")
    try shell.say(":back", "back at 2s\ntaken back:\n  sum", prompt: "rx 2s>", at: "3s")
    try shell.say(":step", "3s  3", prompt: "rx 3s>", at: "2s")
  }

  @Test func undoTakesTheLastEntryBack() throws {
    let shell = try TalkingShell()
    try shell.say(":undo", "there is no entry to take back")
    try shell.say("var sum = 1")
    try shell.say("sum += 1")
    try shell.say(":undo", "taken back:\n  sum += 1")
    try shell.say("sum", "1")
    try shell.say("let s = subject()")
    try shell.say("s.subscribe { x in sum += x }")
    try shell.say(":wait 2s", prompt: "rx 2s>")
    try shell.say("s.send(5)", prompt: "rx 2s>", at: "2s")
    try shell.say(":undo", "taken back:\n  s.send(5)", prompt: "rx 2s>", at: "2s")
    try shell.say("sum", "1", prompt: "rx 2s>", at: "2s")
    try shell.say(":undo", "taken back:\n  sum", prompt: "rx 2s>", at: "2s")
    try shell.say(":undo", "taken back:\n  wait(2s)", at: "2s")
    try shell.say("s.send(7); sum", "8")
  }

  @Test func backStopsInTheMiddleOfAnEntry() throws {
    let shell = try TalkingShell()
    try shell.say("for i in 1...3 { log(i); wait(1s) }", "0s  1\n1s  2\n2s  3", prompt: "rx 3s>")
    try shell.say("interval(1s).subscribe()", prompt: "rx 3s>", at: "3s")
    try shell.say(":wait 1s", prompt: "rx 4s>", at: "3s")
    try shell.say(":back", "back at 3s\ntaken back:\n  wait(1s)", prompt: "rx 3s>", at: "4s")
  }

  @Test func stateListsArmedTimersAndHeldValues() throws {
    let shell = try TalkingShell()
    try shell.say(":state", "nothing is armed")
    try shell.say("let s = subject()")
    try shell.say("let t = subject()")
    try shell.say("s.zip(t)")
    try shell.say("s.throttle(2s)")
    try shell.say("s.bufferWithTime(3s)")
    try shell.say("s.map { x in timer(5s) }.concat()")
    try shell.say("let r = replaySubject()")
    try shell.say("r.send(\"旧\")")
    try shell.say("s.send(1, 2)")
    try shell.say(
      ":state",
      """
      armed
        2s  throttle        s.throttle(2s)
        3s  bufferWithTime  s.bufferWithTime(3s)
        5s  timer           timer(5s)
      held
        zip             waiting of stream 1: 1, 2  s.zip(t)
        throttle        pending: 2                 s.throttle(2s)
        bufferWithTime  collected: 1, 2            s.bufferWithTime(3s)
        concat          queued: 'timer 2'          s.map { x in timer(5s) }.concat()
        replaySubject   remembered: 旧             r
      """)
  }

  @Test func sceneDrawsTheLanesSoFar() throws {
    let shell = try TalkingShell()
    try shell.say(":scene", "nothing is watched, sent or subscribed in this scene yet")
    try shell.say("let s = subject()")
    try shell.say("s.send(1)")
    try shell.say(
      ":scene",
      """

         0s
         ┼
      s  1──→

      """)
  }

  @Test func faultsInClosuresNameTheOperatorTheValueAndTheInstant() throws {
    let shell = try TalkingShell()
    try shell.say(
      "interval(1s).map { 6 / (2 - $0) }",
      """

              0s        1s        2s        3s
              ┼─────────┼─────────┼─────────┼
      result  ──────────3─────────6─────────#

              #  division by zero
      'map' at 3s, value 2: division by zero

      """)
    try shell.say("let half = { x in 1 / x }")
    try shell.say("let s = subject()")
    try shell.say("s.map(half).subscribe()")
    try shell.say("s.send(0)", "note: unhandled error in s.map(half): 'map' at 0s, value 0: division by zero")
  }

  @Test func controlCStopsEveryRun() throws {
    let shell = try TalkingShell()
    try shell.say("limits(\"off\")")
    try shell.say("let s = subject()")
    for endless in [
      "interval(1ns).filter { $0 < 0 }.subscribe()\nlog(\"begun\"); wait(100h)",
      "s.rxjs.sampleTime(1ns).subscribe()\nlog(\"begun\"); wait(100h)",
      "log(\"begun\"); while true { }",
      "log(\"begun\"); just(1).repeat().subscribe()",
      "log(\"begun\"); from(1...9000000000).filter { $0 < 0 }",
    ] {
      try shell.terminal.press("C-l")
      try shell.terminal.paste(endless)
      try shell.terminal.press("Enter")
      try shell.terminal.wait(for: "0s  begun")
      try shell.terminal.press("C-c")
      try shell.terminal.wait(for: "error: interrupted")
      try shell.say(":reset")
      try shell.say("limits(\"off\")")
      try shell.say("let s = subject()")
    }
    try shell.say("40 + 2", "42")
  }

  @Test func theShellSurvivesEveryEntry() throws {
    let shell = try TalkingShell()
    for entry in [
      ":", ": ", "::", ":;", ":help :", ":help ::", ":help ", ":😀", ":wait x", ":wait -1s", ":wait 1s)", ":svg",
      ":svg /", ":load /", ":load /dev/null", ":save /", ":save", ":set zebra", ":set horizon", ":set horizon zebra",
      ":set limits x=y", ":type let", ":graph )", ":stages", ":compare", ":compare 1", ":marbles )", ":json 1 /",
      ":edit zebra", ":lesson zebra", ":state x", ":step x", ")", "😀", "\\", "'", ".", "_", "#", "$0", "^",
    ] {
      try shell.terminal.type(entry)
      try shell.terminal.press("Enter")
    }
    try shell.say("40 + 2", "42")
  }
}
