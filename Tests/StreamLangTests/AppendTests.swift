import Testing

@testable import StreamLang

/// `append` changes a variable; of anything else it gives a longer copy.
@Suite struct AppendTests {
  @Test func appendChangesAVariable() {
    check("var out = []\nfor v in [1, 2] { out.append(v) }\nout", gives: "[1, 2]")
    check("var out = [1]\nlet longer = out.append(2)\nout\nlonger", gives: "[1, 2]", "[1, 2]")
    check("var rows = [[], [3]]\nrows[0].append(1)\nrows", gives: "[[1], [3]]")
    check("var byKey = [\"a\": [1]]\nbyKey[\"a\"].append(2)\nbyKey", gives: "[a: [1, 2]]")
    check("let p = property([1])\np.value.append(2)\np.value", gives: "[1, 2]")
  }

  @Test func appendWorksInClosuresAndFunctions() {
    check("var heard = []\nfrom([1, 2]).subscribe { heard.append($0) }\nheard", gives: "[1, 2]")
    check(
      "func squares(n) { var out = []\nfor i in 1...n { out.append(i * i) }\nreturn out }\nsquares(3)",
      gives: "[1, 4, 9]")
  }

  @Test func whatIsNoVariableIsCopied() {
    check("let xs = [1]\nlet ys = xs.append(2)\nxs\nys", gives: "[1]", "[1, 2]")
    check("[1, 2, 3].reduce([]) { all, x in all.append(x * 10) }", gives: "[10, 20, 30]")
    check("event.next([1]).value.append(2)", gives: "[1, 2]")
  }

  /// Other names of an array are not changed along with the variable.
  @Test func aCopyStaysAsItWas() {
    check("var xs = [1]\nlet before = xs\nxs.append(2)\nbefore\nxs", gives: "[1]", "[1, 2]")
  }

  @Test func aConstantCannotBeAppendedTo() {
    #expect(ScriptOutcome("let xs = [1]\nxs.append(2)").failures == ["'xs' is made by 'let' and stays as it is"])
    #expect(
      ScriptOutcome("func f() { let xs = [1]\nxs.append(2)\nreturn xs }\nf()").failures
        == ["'xs' is made by 'let' and stays as it is"])
  }

  @Test func lengthAndMemoryAreBounded() {
    let failures = ScriptOutcome("limits(length: 10)\nvar xs = []\nfor i in 0..<20 { xs.append(i) }").failures
    #expect(failures == ["a value would have 11 elements or bytes, more than the 10 that one value may have"])
  }

  /// A loop that appends is not quadratic: a hundred thousand steps are within the budget.
  @Test func appendingIsCheap() {
    check("var xs = []\nfor i in 0..<100000 { xs.append(i) }\nxs.count", gives: "100000")
  }
}
