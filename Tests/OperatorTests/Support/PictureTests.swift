import Testing

/// A picture that is wrong must not pass.
struct PictureTests {
  private func differences(_ pipeline: String, _ text: String) throws -> [String] {
    let picture = try Picture(text)
    let record = ScriptRecord(picture.script(of: pipeline, given: ""), in: .rac)
    #expect(record.failures == [])
    return picture.differences(from: record)
  }

  @Test func `A difference is shown with both lines, aligned, and its first instant`() throws {
    let found = try differences(
      "a.throttle(200ms)",
      """
      a  -a-bc---|
      =  ---a-c--|
      """)
    #expect(
      found == [
        """
        expected  =  ---a-c--|
        got       =  ---a--c-|
        first at 500ms: expected "c", got nothing
        """
      ])
  }

  @Test(arguments: [
    "=  -a-b#", "=  -a-b-|", "=  -a--|", "=  -b-a|", "=  -a-[bb|]", "=  -a-b!", "=  -a-b", "=  -1-b|", "=  -a-c|",
    "=  -n-b|\nwhere n = nil", "=  --^b|",
  ]) func `Every kind of difference is found`(line: String) throws {
    #expect(try differences("a", "a  -a-b|\n\(line)").count == 1)
    #expect(try differences("a", "a  -a-b|\n=  -a-b|").isEmpty)
  }

  @Test func `The message of an error counts, unless any will do`() throws {
    #expect(try differences("a", "a  #\n=  #").isEmpty)
    #expect(try differences("fail(\"x\")", "=  #").count == 1)
    #expect(try differences("fail(\"x\")", "=  #\nwhere # = \"x\"").isEmpty)
    #expect(try differences("fail(\"x\")", "=  #\nwhere # = _").isEmpty)
  }

  @Test func `A subscription that is too long, too short, missing or too many is found`() throws {
    #expect(try differences("a.take(1)", "a  -a-b|\n   ^!\n=  -[a|]").isEmpty)
    for spans in ["   ^--!", "   [^!]", "   -^!", "   ^", "   ----", "   ^!\n   ^!"] {
      #expect(try differences("a.take(1)", "a  -a-b|\n\(spans)\n=  -[a|]").count == 1, "\(spans)")
    }
  }

  @Test func `A line whose columns are not ticks is refused`() {
    #expect(throws: PictureError.self) { try Picture("a  -[ab]-c|\n=  -[ab]--c|\n   -a-c|") }
    #expect(throws: PictureError.self) { try Picture("a  -[ab]-c|\n=  -a-c|") }
    #expect(throws: PictureError.self) { try Picture("a  -a|\n= -a|") }
    #expect(throws: Never.self) { try Picture("a  -[ab]-c|\n=  -a   -c|") }
    #expect(throws: Never.self) { try Picture("a  x^-a|\n=   -a|") }
  }
}
