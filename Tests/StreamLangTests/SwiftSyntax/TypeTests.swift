import Testing

@testable import StreamLang

/// Types are read wherever Swift has them, and have no effect.
@Suite struct TypeTests {
  @Test func namesMayHaveTypes() {
    check("let x: Int = 5\nlet names: [String: [Int]] = [:]\nx + names.count", gives: "5")
    check("var maybe: Int?\nmaybe ?? 7", gives: "7")
    check("let f: (Int, Int) -> Bool = { $0 < $1 }\nf(1, 2)", gives: "true")
    check("let a = 1, b = 2, c: Int = 3\na + b + c", gives: "6")
  }

  /// The one type that changes a value: a whole number that is declared as a Double is one.
  @Test func aWholeNumberMayBeADouble() {
    check("let d: Double = 1\nd / 4", gives: "0.25")
    check("let d = 3 as Double\nd", gives: "3.0")
  }

  @Test func functionsMayHaveTypes() {
    check("func f(_ x: Int, to y: Int) -> Int { return x - y }\nf(5, to: 2)", gives: "3")
    check(
      "func least<T: Comparable>(_ a: T, _ b: T) -> T where T: Equatable { a < b ? a : b }\nleast(3, 2)", gives: "2")
    check("@discardableResult\nprivate static func f() throws -> Int { 1 }\nf()", gives: "1")
  }

  @Test func closuresMayHaveTypes() {
    check("[1, 2].map { (x: Int) -> Int in x * 2 }", gives: "[2, 4]")
    check("[1, 2].map { x -> Int in x * 2 }", gives: "[2, 4]")
    check("just((1, 2)).map { (a, b) in a + b }.subscribe { print($0) }", logs: "3")
    check("let f = { () -> Int in 4 }\nf()", gives: "4")
    check("let f = { (_ x: Int, y: Int) throws -> Int in x - y }\nf(3, 1)", gives: "2")
  }

  @Test func genericArgumentsAreForgotten() {
    check("let s = Set<Int>([1, 2, 1])\ns", gives: "[1, 2]")
    check("var names = [String]()\nnames.append(\"a\")\nnames", gives: "[a]")
    check("let ages = [String: Int]()\nages.isEmpty", gives: "true")
    check("let nested: Array<Array<Int>> = [[1]]\nnested", gives: "[[1]]")
  }

  @Test func aComparisonIsNoListOfTypes() {
    check("let N = 3\nlet M = 2\n[N<M, M<N]", gives: "[false, true]")
  }

  @Test func casts() {
    check("[5 is Int, 5 is String, \"a\" is String]", gives: "[true, false, true]")
    check("(\"x\" as? Int) ?? 0", gives: "0")
    check("\"x\" as! String", gives: "x")
    #expect(ScriptOutcome("5 as! String").failures == ["could not cast 5, an Int, to String"])
  }

  @Test func importsAndAliasesMeanNothing() {
    check("import Foundation\n@testable import class Some.Thing\ntypealias Handler = (Int) -> Void\n1", gives: "1")
  }

  @Test func conditionsOfTheBuildAreOn() {
    check("#if DEBUG\n1\n#else\n2\n#endif\n3", gives: "1", "3")
    check("if #available(iOS 15, *) { print(\"new\") }", logs: "new")
  }
}
