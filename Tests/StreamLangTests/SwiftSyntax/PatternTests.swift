import Testing

@testable import StreamLang

/// `if let`, `guard`, `switch` and the patterns in them.
@Suite struct PatternTests {
  @Test func ifLetTakesAValueThatIsThere() {
    check("let x = 3\nif let y = x { print(y) } else { print(\"none\") }", logs: "3")
    check("let x = nil\nif let x { print(x) } else { print(\"none\") }", logs: "none")
    check("if let a = Int(\"4\"), let b = Int(\"5\"), a < b { print(a * b) }", logs: "20")
    check("if var a = Int(\"4\") { a += 1\nprint(a) }", logs: "5")
  }

  @Test func guardLeavesWhereItsConditionFails() {
    let function = """
      func digits(_ text: String?) -> Int {
        guard let text, let number = Int(text), number > 0 else { return -1 }
        return number
      }

      """
    check(function + "[digits(\"12\"), digits(\"x\"), digits(nil), digits(\"0\")]", gives: "[12, -1, -1, -1]")
    check("guard let top = Int(\"3\") else { fatalError() }\nfunc f() = top + 1\nf()", gives: "4")
  }

  @Test func switchTakesTheFirstCaseThatFits() {
    let function = """
      func kind(_ n: Int) -> String {
        switch n {
        case ..<0: return "negative"
        case 0: return "zero"
        case 1, 2, 3: return "few"
        case 4...9: return "digit"
        case let m where m % 2 == 0: return "even \\(m)"
        default: return "odd"
        }
      }

      """
    check(
      function + "[kind(-5), kind(0), kind(2), kind(9), kind(10), kind(11)]",
      gives: "[negative, zero, few, digit, even 10, odd]")
  }

  @Test func switchOverTuplesAndTexts() {
    let function = """
      func place(_ x: Int, _ y: Int) -> String {
        switch (x, y) {
        case (0, 0): "origin"
        case (let x, 0): "x \\(x)"
        case (0, _): "y axis"
        case let (x, y) where x == y: "diagonal"
        default: "else"
        }
      }

      """
    check(
      function + "[place(0, 0), place(2, 0), place(0, 5), place(3, 3), place(1, 2)]",
      gives: "[origin, x 2, y axis, diagonal, else]")
    check("switch \"b\" { case \"a\": print(1)\ncase \"b\", \"c\": print(2)\ndefault: print(3) }", logs: "2")
  }

  @Test func switchOverEvents() {
    let script = """
      func tell(event) {
        switch event {
        case .next(let value) where value > 1: print("big", value)
        case .next(let value): print("small", value)
        case .error(let e): print("error", e.message)
        case .completed: print("end")
        default: print("else")
        }
      }
      from([1, 2]).materialize().subscribe { tell($0) }
      fail("no").materialize().subscribe { tell($0) }
      """
    check(script, logs: "small 1", "big 2", "end", "error no")
  }

  @Test func aLiteralMayBeOptional() {
    check(
      "let x: String? = \"a\"\nswitch x { case \"a\"?: print(1)\ncase let s?: print(s)\ncase nil: print(2) }", logs: "1"
    )
    check("for case 2? in [2, nil, 1] { print(\"two\") }", logs: "two")
  }

  @Test func breakAndFallthrough() {
    check("for i in 1...4 { switch i { case 2: continue\ncase 3: break\ndefault: print(i) } }", logs: "1", "4")
    check("switch 1 { case 1: print(\"a\")\nfallthrough\ncase 2: print(\"b\")\ndefault: print(\"c\") }", logs: "a", "b")
  }

  @Test func ifAndSwitchAsValues() {
    check("let n = 5\nlet size = if n > 3 { \"large\" } else { \"small\" }\nsize", gives: "large")
    check("let n = 2\nlet word = switch n { case 1: \"one\"; case 2: \"two\"; default: \"many\" }\nword", gives: "two")
    check("[1, 2].map { if $0 > 1 { \"b\" } else { \"a\" } }", gives: "[a, b]")
  }

  @Test func loopsWithPatterns() {
    check("for x in 1...10 where x % 4 == 0 { print(x) }", logs: "4", "8")
    check("for case let x? in [1, nil, 3] { print(x) }", logs: "1", "3")
    check(
      "for (i, (name, age)) in [(\"a\", 1), (\"b\", 2)].enumerated() { print(i, name, age) }", logs: "0 a 1", "1 b 2")
    check("var n = 3\nwhile let m = n > 0 ? n : nil { print(m)\nn -= 1 }", logs: "3", "2", "1")
    check("var n = 0\nrepeat { n += 2\nif n == 4 { continue } } while n < 5\nn", gives: "6")
  }

  /// The names of a round are its own, so closures keep them.
  @Test func closuresKeepTheNamesOfTheirRound() {
    check(
      "var n = 3\nvar all = []\nwhile let m = n > 0 ? n : nil { all.append({ m })\nn -= 1 }\nall.map { $0() }",
      gives: "[3, 2, 1]")
  }

  @Test func theCaseOperator() {
    check("if case 1...3 = 2 { print(\"in\") }", logs: "in")
    check("[1...3 ~= 2, 4 ~= 2]", gives: "[true, false]")
  }
}
