import TerminalTesting
import Testing

@Suite(.serialized, .inTerminal) struct `The shell answers questions on the last picture` {
  @Test func `A note below a picture says that its result depends on luck, and :ties tells how`() throws {
    let shell = try TalkingShell()
    try shell.say("let fast = interval(100ms).take(3)")
    try shell.say("let slow = interval(300ms).take(1)")
    try shell.say(
      "fast.takeUntil(slow)", until: "note: this depends on the order at 300ms; :ties tells how")
    try shell.say(":ties", until: "two events meet at takeUntil(slow)")
  }

  @Test func `The last value, silence and fate are explained`() throws {
    let shell = try TalkingShell()
    try shell.say("cold(\"ab--c|\").throttle(150ms)", until: "[c|]")
    try shell.say(":why", until: "throttle(150ms) held back c from 400ms to 500ms")
    try shell.say(":why nothing at 50ms", until: "its last was a at 0s, the next is b at 100ms")
    try shell.say(":fate a", until: "throttle(150ms) held it back; b replaced it at 100ms")
  }
}
