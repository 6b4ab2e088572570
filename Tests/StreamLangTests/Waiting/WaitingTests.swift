import Streams
import Testing

@testable import StreamLang

/// Code of the language's own that waits in the middle of an expression.
@Suite struct WaitingTests {
  private let pause = "func pause(n) { wait(1s); return n }\n"

  @Test func `A call that waits stands anywhere in an expression`() {
    #expect(ScriptOutcome(pause + "print(pause(1) + pause(2) * pause(3))").logs == ["3s  7"])
    #expect(ScriptOutcome(pause + "print([pause(1), 5, pause(2)])").logs == ["2s  [1, 5, 2]"])
    #expect(ScriptOutcome(pause + "print(\"\\(pause(1)) of \\(pause(2))\")").logs == ["2s  1 of 2"])
    #expect(ScriptOutcome(pause + "print(pause(pause(pause(4))))").logs == ["3s  4"])
    #expect(ScriptOutcome(pause + "print(\"\\(pause(3))\".count + 1)").logs == ["1s  2"])
  }

  @Test func `What stands before a call is evaluated before it`() {
    let script = """
      var n = 1
      func change(x) { wait(1s); n = 10; return x }
      print(n + change(1))
      print(change(1) + n)
      """
    #expect(ScriptOutcome(script).logs == ["1s  2", "2s  11"])
  }

  @Test func `Operands that are not needed are not waited for`() {
    #expect(ScriptOutcome(pause + "print(false && pause(1) == 1, true || pause(1) == 1)").logs == ["0s  false true"])
    #expect(ScriptOutcome(pause + "print(5 ?? pause(1), nil ?? pause(2))").logs == ["1s  5 2"])
    #expect(ScriptOutcome(pause + "print(true ? pause(1) : pause(2))").logs == ["1s  1"])
  }

  @Test func `Conditions and loops wait`() {
    let script = """
      var n = 0
      while pause(n) < 2 { n += 1 }
      print(n)
      if pause(1) == 2 { print("two") } else if pause(3) == 3 { print("three") }
      for x in [pause(7)] { print(x) }
      switch pause(4) { case 4: print("four"); default: print("other") }
      """
    #expect(ScriptOutcome(pause + script).logs == ["3s  2", "5s  three", "6s  7", "7s  four"])
  }

  @Test func `Functions that call each other wait together`() {
    let script = "func twice(n) = pause(n) + pause(n)\nfunc four(n) { return twice(n) + twice(n) }\nprint(four(1))"
    #expect(ScriptOutcome(pause + script).logs == ["4s  4"])
  }

  @Test func `An error of a call that waits is caught around it`() {
    let script = """
      func fails(n) { wait(1s); throw "no \\(n)" }
      do { print(fails(1) + 1) } catch { print(error.message) }
      print((try? fails(2)) ?? 5)
      """
    #expect(ScriptOutcome(script).logs == ["1s  no 1", "2s  5"])
  }

  @Test func `A block of a signal waits in expressions, and is left at its disposal`() {
    #expect(
      ScriptOutcome(pause + "signal { send(pause(1) + pause(2)); complete() }").lanes
        == ScriptOutcome("signal { wait(2s); send(3); complete() }").lanes)
    let script = "let s = signal { send(await interval(1s)); log(\"after\") }\ns.take(until: timer(500ms))"
    #expect(ScriptOutcome(script).logs == [])
  }

  @Test func `await gives the first value of a stream`() {
    #expect(ScriptOutcome("print(await timer(2s).mapReplace(7))").logs == ["2s  7"])
    #expect(ScriptOutcome("print(await empty())").logs == ["0s  nil"])
    #expect(ScriptOutcome("do { print(await fail(\"x\")) } catch { print(\"caught\") }").texts == ["caught"])
  }

  @Test func `A loop with await takes one value after the other, and keeps what comes meanwhile`() {
    let script = "for await x in interval(1s).take(3) { print(x); wait(1500ms) }\nprint(\"end\")"
    #expect(ScriptOutcome(script).logs == ["1s  0", "2.5s  1", "4s  2", "5.5s  end"])
  }

  @Test func `A loop that is left ends its subscription`() {
    let script = """
      let s = signal {
        onDispose { log("closed") }
        for x in 0...9 { wait(1s); send(x) }
      }
      for await x in s { if x == 1 { break } }
      print("after")
      """
    #expect(ScriptOutcome(script).logs == ["2s  closed", "2s  after"])
  }

  @Test func `An await that nothing answers is an error`() {
    #expect(
      ScriptOutcome("print(await never())").failures
        == ["nothing answers: this waits for the first value of never()"])
  }
}
