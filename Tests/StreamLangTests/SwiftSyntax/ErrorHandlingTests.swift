import Testing

@testable import StreamLang

/// `do`, `catch`, `try`, `defer` and optional values.
@Suite struct ErrorHandlingTests {
  static let risky =
    "func risky(_ x: Int) throws -> Int { if x < 0 { throw error(\"negative\", code: 7) }\nreturn x * 2 }\n"

  @Test func catchTakesTheError() {
    check(Self.risky + "do { print(try risky(-1)) } catch { print(error.message, error.code) }", logs: "negative 7")
    check(Self.risky + "do { print(try risky(2)) } catch { print(\"no\") }", logs: "4")
    check(
      Self.risky + "do { try risky(-1) } catch let e where e.code == 1 { print(\"one\") } catch { print(\"other\") }",
      logs: "other")
  }

  @Test func anErrorThatNobodyCatchesGoesOn() {
    let script =
      Self.risky + "func f() -> Int { do { return try risky(-1) } catch let e where e.code == 0 { return 0 } }\nf()"
    #expect(ScriptOutcome(script).failures == ["negative"])
  }

  @Test func loopsAndReturnsLeaveADo() {
    let script = """
      func first(_ xs: [Int]) -> Int {
        for x in xs {
          do {
            let f = { x }
            return try risky(f())
          } catch {
            continue
          }
        }
        return 0
      }
      [first([-1, 3]), first([-1])]
      """
    check(Self.risky + script, gives: "[6, 0]")
  }

  @Test func tryWithAMark() {
    check(Self.risky + "(try? risky(-1)) ?? 5\ntry! risky(1)", gives: "5", "2")
    check(Self.risky + "let x = try? risky(-1) ?? 9\nx", gives: "nil")
  }

  /// A budget that is passed ends the run: no `catch` around it takes the error.
  @Test func theEndOfTheRunCannotBeCaught() {
    let outcome = ScriptOutcome("limits(steps: 1000)\ndo { while true { } } catch { print(\"caught\") }")
    #expect(outcome.texts.isEmpty)
    #expect(outcome.failures.count == 1)
  }

  @Test func deferRunsWhenItsBlockIsLeft() {
    check(
      "func f() -> Int {\n  defer { print(\"1\") }\n  defer { print(\"2\") }\n  print(\"body\")\n  return 3\n}\nf()",
      logs: "body", "2", "1")
    check(
      Self.risky
        + "func f(_ x: Int) -> Int {\n  defer { print(\"left\") }\n  return try risky(x)\n}\ndo { f(-1) } catch { print(\"caught\") }",
      logs: "left", "caught")
    check(
      "for i in 1...2 {\n  defer { print(\"end\", i) }\n  if i == 1 { continue }\n  print(i)\n}", logs: "end 1", "2",
      "end 2")
  }

  /// The stream of that name keeps its meaning.
  @Test func deferIsStillAStream() {
    check("func f() {\n  defer { just(1) }\n}\nf().subscribe { print($0) }", logs: "1")
  }

  @Test func forcedValues() {
    check("let x = [\"a\": 1]\nx[\"a\"]! + 1", gives: "2")
    #expect(ScriptOutcome("let x = [\"a\": 1]\nx[\"b\"]! + 1").failures == ["found nil while unwrapping 'x[\"b\"]'"])
  }

  /// A call after `?.` is left out with it.
  @Test func optionalChains() {
    check("let x = nil\nx?.count.description", gives: "nil")
    check("let x = \"ab\"\nx?.count.description", gives: "2")
    check("let xs = nil\nxs?[0]", gives: "nil")
  }
}
