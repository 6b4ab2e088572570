import Foundation
import Marbles
import Testing

@testable import MarblesTesting

struct ExpectMarblesTests {
  private func lanes() throws -> [Lane] { [try Lane("a", marbles: "-1-2-|", values: ["1": 1, "2": 2])] }

  @Test func `Passes when the lanes are drawn like that`() throws {
    expectMarbles(
      try lanes(),
      """
         0s        500ms
         ┼─────────┼
      a  ──1───2───|
      """)
  }

  @Test func `A failure names the first difference and draws both, where it was called`() throws {
    let lanes = try lanes()
    let expected = """
         0s        500ms
         ┼─────────┼
      a  ──1───3───|
      """
    let here = SourceLocation(fileID: "A/B.swift", filePath: "/A/B.swift", line: 3, column: 7)
    withKnownIssue {
      expectMarbles(lanes, expected, fileID: "A/B.swift", filePath: "/A/B.swift", line: 3, column: 7)
    } matching: { issue in
      let message = issue.comments.map(\.rawValue).joined()
      return message.contains("the marbles differ at 300ms lane `a`: wanted 3, yours has 2")
        && message.contains(expected) && message.contains("a  ──1───2───|") && issue.sourceLocation == here
    }
  }
}

struct `Recording literals` {
  /// A source file for one test.
  private final class Source {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("marbles-\(UUID().uuidString).swift").path
    let recorder = LiteralRecorder()

    init(_ text: String) throws { try text.write(toFile: path, atomically: true, encoding: .utf8) }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var text: String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

    /// Records for the call whose parenthesis is the first on a line; gives why that is refused.
    func record(_ picture: String, replacing expected: String, line: Int, column: Int = 1) -> String? {
      recorder.record(
        picture, replacing: expected,
        in: LiteralRecorder.Call(path: path, line: line, column: column))
    }
  }

  @Test func `The literal becomes the picture; everything else stays, byte for byte`() throws {
    let source = try Source(
      "func f() {\t// \"\"\" no literal\n    expectMarbles(lanes(\"x\"), width: 60, /* \" */ \"\"\"\n      old\n      \"\"\", tick: g(\"y\"))  \n}\n"
    )
    #expect(source.record("a\n\n  b\\", replacing: "old", line: 2, column: 18) == nil)
    #expect(
      source.text
        == "func f() {\t// \"\"\" no literal\n    expectMarbles(lanes(\"x\"), width: 60, /* \" */ \"\"\"\n      a\n\n        b\\\\\n      \"\"\", tick: g(\"y\"))  \n}\n"
    )
  }

  @Test func `Several calls of one file, in any order, though lines shift`() throws {
    let source = try Source(
      """
      expectMarbles(one, "")
      expectMarbles(
        two,
        #\"\"\"
        2
        \"\"\"#)
      expectMarbles(three, "3")

      """)
    #expect(source.record("third\nline", replacing: "3", line: 7) == nil)
    #expect(source.record("first\nline", replacing: "", line: 1) == nil)
    #expect(source.record("second \\ line", replacing: "2", line: 2) == nil)
    // Once more, in another test of the same run.
    #expect(source.record("first\nline", replacing: "", line: 1) == nil)
    #expect(
      source.text == """
        expectMarbles(one, \"\"\"
          first
          line
          \"\"\")
        expectMarbles(
          two,
          #\"\"\"
          second \\ line
          \"\"\"#)
        expectMarbles(three, \"\"\"
          third
          line
          \"\"\")

        """)
  }

  @Test func `Carriage returns stay`() throws {
    let source = try Source("x(a,\r\n  \"\"\"\r\n  1\r\n  \"\"\")\r\n")
    #expect(source.record("2\n3", replacing: "1", line: 1) == nil)
    #expect(source.text == "x(a,\r\n  \"\"\"\r\n  2\r\n  3\r\n  \"\"\")\r\n")
  }

  @Test(arguments: ["\"", "#\""]) func `Quotes and escapes of the picture are written so that they are read back`(
    quote: String
  ) throws {
    let close = String(quote.reversed())
    let source = try Source("x(a, \(quote)old\(close))\n")
    let picture = "say \"\"\"hi\"\"\" \\#\\n \\(x)\u{7} 旅客 #\"\"\"#"
    #expect(source.record(picture, replacing: "old", line: 1) == nil)
    let literal = SwiftSource(Array(source.text.utf8)).literal(ofCallAt: 1, column: 1)
    #expect(literal?.content == picture)
  }

  @Test func `A call that draws different pictures is refused, and its literal is as it was`() throws {
    let source = try Source("x(a, \"old\")\n")
    #expect(source.record("1", replacing: "old", line: 1) == nil)
    let refusal = source.record("2", replacing: "old", line: 1)
    #expect(refusal?.contains("in a loop or for several arguments") == true)
    #expect(source.text == "x(a, \"old\")\n")
    // A picture that was right at first is no better.
    let other = try Source("x(a, \"old\")\n")
    #expect(other.record("old", replacing: "old", line: 1) == nil)
    #expect(other.record("2", replacing: "old", line: 1) != nil)
    #expect(other.text == "x(a, \"old\")\n")
  }

  @Test(arguments: [
    ("x(a, expected)", "no string literal"), ("x(a, \"a\\(b)\")", "interpolations"),
    ("x(a, \"other\")", "has changed"), ("x(a", "no string literal"), ("", "no string literal"),
    ("x(a, \"\"\"\n  unclosed", "no string literal"),
  ]) func `What cannot be rewritten is refused`(text: String, reason: String) throws {
    let source = try Source(text)
    #expect(source.record("new", replacing: "old", line: 1)?.contains(reason) == true)
    #expect(source.text == text)
  }

  @Test func `A file that has changed in the meantime is left alone`() throws {
    let source = try Source("x(a, \"1\")\nx(b, \"2\")\n")
    #expect(source.record("one", replacing: "1", line: 1) == nil)
    try "mine".write(toFile: source.path, atomically: true, encoding: .utf8)
    #expect(source.record("two", replacing: "2", line: 2)?.contains("changed by others") == true)
    #expect(source.text == "mine")
  }
}
