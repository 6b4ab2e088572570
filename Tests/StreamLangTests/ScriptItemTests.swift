import Testing

@testable import StreamLang

/// Prose and expected output between the statements.
@Suite struct ScriptItemTests {
  @Test func lesson() {
    #expect(
      ParserTests.tree(of: Samples.lesson) == """
        (prose "A gate lets one through a second." "" "The rest waits.")
        (let gate (interval call(1000000000ns)))
        (gate .throttle(1000000000ns))
        (output 2 "result  ──────────0" "" "end")
        (_ .map() { 1 in ($0 + 1) })
        """)
  }

  @Test func blocksEndAtOtherLines() {
    #expect(
      ParserTests.tree(of: "//: a\n\n//: b\n// c\n//: d\nx\n//: e\n//> f\n//:g\ny // z\n  //>  h \n") == """
        (prose "a")
        (prose "b")
        (prose "d")
        x
        (prose "e")
        (output 3 "f")
        (prose "g")
        y
        (output 7 " h ")
        """)
  }

  @Test func outputBelongsToTheStatementBefore() {
    #expect(ParserTests.tree(of: "a; b\n//> 1\nc\n//> 2\n//> 3") == "a\nb\n(output 1 \"1\")\nc\n(output 3 \"2\" \"3\")")
  }

  @Test func replacingABlockKeepsTheRest() throws {
    let source = SourceText(name: "", text: "  x\n  //> 1\r\n  //> 2\r\ny")
    let output = try #require(
      Parser.parse(source).items.compactMap { if case .expectedOutput(let output) = $0 { output } else { nil } }.first)
    #expect(output.lines == ["1", "2"])
    #expect(source.text(in: output.span) == "//> 1\r\n  //> 2")
  }

  @Test func linesThatBeginWithDotGoOnFromTheResultAfterOutput() {
    #expect(ParserTests.tree(of: "a\n//> 1\n\n// why\n.b\n.c") == "a\n(output 0 \"1\")\n(_ .b .c)")
  }

  @Test func faultsInStatementsDoNotMakeFaultsInTheirOutput() {
    let script = Parser.parse(SourceText(name: "", text: "f(1 2)\n//> 1\nx\n//> 2\n"))
    #expect(script.faults.count == 1)
  }
}
