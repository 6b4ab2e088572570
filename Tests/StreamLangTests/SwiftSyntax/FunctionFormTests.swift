import Testing

@testable import StreamLang

/// Parameters, arguments and closures as Swift writes them.
@Suite struct FunctionFormTests {
  @Test func argumentsMayBeLeftOut() {
    let function = "func f(_ a: Int, b: Int = 10, c: Int? = nil) -> [Int?] { [a, b, c] }\n"
    check(
      function + "f(1)\nf(1, b: 2)\nf(1, c: 3)\nf(1, b: 2, c: nil)", gives: "[1, 10, nil]", "[1, 2, nil]", "[1, 10, 3]",
      "[1, 2, nil]")
    // An argument that is given is taken, nil too.
    check("func f(x: Int? = 3) -> Int? { x }\nf(x: nil)\nf()", gives: "nil", "3")
  }

  @Test func variadicParameters() {
    check("func sum(_ xs: Int...) -> Int { xs.reduce(0, +) }\nsum()\nsum(1, 2, 3)", gives: "0", "6")
    check(
      "func f(_ a: Int, rest: Int..., end: Int) { [a, rest.count, end] }\nf(1, rest: 5, 6, end: 9)", gives: "[1, 2, 9]")
  }

  @Test func inoutParametersChangeTheirArgument() {
    check("var n = 1\nfunc up(_ x: inout Int, by d: Int) { x += d }\nup(&n, by: 4)\nn", gives: "5")
    check("var xs = [3, 1]\nfunc fix(_ a: inout [Int]) { a.sort() }\nfix(&xs)\nxs", gives: "[1, 3]")
  }

  @Test func operatorsAreFunctions() {
    check("[1, 2, 3].reduce(0, +)\n[2, 3].reduce(1, *)\n[3, 1, 2].sorted(by: >)", gives: "6", "6", "[3, 2, 1]")
    check("let less: (Int, Int) -> Bool = (<)\nless(1, 2)", gives: "true")
    check("[true, false].map(!)", gives: "[false, true]")
  }

  @Test func keyPathsAndInitializersAreFunctions() {
    check("[\"a\", \"bb\"].map(\\.count)", gives: "[1, 2]")
    check("[[1], []].map(\\.first?.description)", gives: "[1, nil]")
    check("[\"1\", \"x\", \"3\"].compactMap(Int.init)", gives: "[1, 3]")
    check("[1, -2].map(abs)", gives: "[1, 2]")
    check("[1, 2].forEach(print)", logs: "1", "2")
  }

  @Test func severalTrailingClosures() {
    check(
      "from([1]).subscribe { print($0) } completed: { print(\"end\") }", logs: "1", "end")
  }

  @Test func captureLists() {
    check("var n = 1\nlet f = { [n] in n }\nn = 2\nf()", gives: "1")
    check("var n = 1\nlet f = { [twice = n * 2] (x: Int) in x + twice }\nn = 5\nf(1)", gives: "3")
    check("from([1]).subscribe { [weak self] x in\n  guard let self = self else { return }\n  print(x)\n}", logs: "1")
    // Brackets at the head of a closure may be an array, too.
    check("let f = { [1, 2] }\nf()", gives: "[1, 2]")
  }

  /// There are no objects around: the names after `self` are plain names.
  @Test func selfIsLeftOut() {
    check("let total = 3\nlet f = { self.total + 1 }\nf()", gives: "4")
  }

  @Test func computedVariables() {
    check("var n = 2\nvar square: Int { n * n }\nn = 5\nsquare", gives: "25")
    check("func f() -> Int { var x: Int { return 4 }\nreturn x + 1 }\nf()", gives: "5")
    check("var n: Int { get { 7 } set { } }\nn", gives: "7")
  }

  @Test func membersOfTheExpectedType() {
    check("let t = .milliseconds(300)\nt\nlet half = .seconds(0.5)\nhalf", gives: "300ms", "500ms")
    check("timer(.seconds(2)).subscribe { _ in print(\"now\") }", logs: "now")
    check("merge(.just(1), .just(2)).subscribe { print($0) }", logs: "1", "2")
    check("func f() -> Int { .max(3) }\nf()", gives: "3")
  }
}
