import Foundation
import Testing

struct `--update writes the blocks that differ, and leaves the rest byte for byte` {
  private struct Case: CustomTestStringConvertible, Sendable {
    let what: String
    let before: String
    let after: String
    var name = "test.rx"
    var testDescription: String { what }
  }

  private static func fences(_ one: String, _ two: String, _ three: String, _ four: String) -> String {
    """
    # 标题
    //> no
    1. an item

       ```rx
       1 + 1
       //> \(one)
       ```
         - an item in it
           ~~~ rx title="x"
           2 + 2
           //> \(two)
           ~~~
    ````rx {.numbered}
    3 + 3
    //> \(three)
    ````
    ```swift
    //> 4
    ```
    ~~~text
    ```rx
    1 +
    ```
    ~~~

        ```rx
        indented code, no fence
        ```
    > ~~~text
    > ```rx
    > 1 +
    > ~~~
    ``` rx ```
    ```rx
    4 + 4
    //> \(four)
    """
  }

  private static let cases = [
    Case(what: "nothing differs", before: "1 + 1   \n//> 2  \n", after: "1 + 1   \n//> 2  \n"),
    Case(
      what: "one of two", before: "1\n//> 1  \n2   \n//> 3\n\n//: prose\t\n",
      after: "1\n//> 1  \n2   \n//> 2\n\n//: prose\t\n"),
    Case(
      what: "more lines, with CRLF", before: "for i in 0..<3 { log(i) }\r\n//> 0s  0\r\n\r\nlet a = 1\r\n",
      after: "for i in 0..<3 { log(i) }\r\n//> 0s  0\r\n//> 0s  1\r\n//> 0s  2\r\n\r\nlet a = 1\r\n"),
    Case(what: "no newline at the end", before: "1 + 1\n//> 3", after: "1 + 1\n//> 2"),
    Case(
      what: "indented by a tab", before: "for i in 0..<2 { log(i) }\n\t//> x\nlet a = 1 \n",
      after: "for i in 0..<2 { log(i) }\n\t//> 0s  0\n\t//> 0s  1\nlet a = 1 \n"),
    Case(what: "an empty block", before: "1 + 1\n//>\n", after: "1 + 1\n//> 2\n"),
    Case(what: "no output any more", before: "let a = 1\n//> 2\n", after: "let a = 1\n//>\n"),
    Case(what: "a byte order mark", before: "\u{FEFF}1 + 1\n//> 3\n", after: "\u{FEFF}1 + 1\n//> 2\n"),
    Case(
      what: "fences of Markdown", before: fences("3", "3", "3", "3"), after: fences("2", "4", "6", "8"), name: "test.md"
    ),
    Case(
      what: "fences with CRLF, in one session",
      before: "```rx\r\nlet a = 2\r\n```\r\n- b\r\n\r\n  ```rx\r\n  a\r\n  //> 3\r\n  ```\r\n",
      after: "```rx\r\nlet a = 2\r\n```\r\n- b\r\n\r\n  ```rx\r\n  a\r\n  //> 2\r\n  ```\r\n", name: "test.md"),
    Case(
      what: "a list that ends ends its fence", before: "- b\n  ```rx\n  1\n  //> 2\ntext\n1 +\n",
      after: "- b\n  ```rx\n  1\n  //> 1\ntext\n1 +\n", name: "test.md"),
    Case(
      what: "a byte order mark before the first fence", before: "\u{FEFF}```rx\n1 + 1\n//> 3\n```\n",
      after: "\u{FEFF}```rx\n1 + 1\n//> 2\n```\n", name: "test.md"),
    Case(
      what: "fences in quotations",
      before: "> text\n> ```rx\n> for i in 0..<2 { log(i) }\n>//> x\n> ```\n>> - a\n>>   ```rx\n>>   1\n>>   //> 2\n",
      after:
        "> text\n> ```rx\n> for i in 0..<2 { log(i) }\n>//> 0s  0\n>//> 0s  1\n> ```\n>> - a\n>>   ```rx\n>>   1\n>>   //> 1\n",
      name: "test.md"),
    Case(
      what: "a quotation that ends ends its fence", before: "> ```rx\n> 1\n> //> 2\ntext\n1 +\n",
      after: "> ```rx\n> 1\n> //> 1\ntext\n1 +\n", name: "test.md"),
  ]

  private static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rxplay-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test(arguments: cases) private func update(_ tried: Case) throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(tried.name)
    try Data(tried.before.utf8).write(to: file)
    let run = try Program.run(["test", "--update", file.path])
    #expect(run.status == 0, "\(run.output)\(run.error)")
    let after = try Data(contentsOf: file)
    #expect(after == Data(tried.after.utf8), "\(String(decoding: after, as: UTF8.self))")
    #expect(try Program.run(["test", file.path]).status == 0)
  }

  @Test func bytesThatAreNoTextStayInTheProseOfMarkdown() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("test.md")
    let prose: [UInt8] = [0xFF, 0xFE, 0x0A]
    try Data(prose + Array("```rx\n1\n//> 2\n```\n".utf8) + prose).write(to: file)
    let link = folder.appendingPathComponent("link.md")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    #expect(try Program.run(["test", "--update", link.path]).status == 0)
    #expect(try Data(contentsOf: file) == Data(prose + Array("```rx\n1\n//> 1\n```\n".utf8) + prose))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
  }

  @Test func aScriptWithFaultsIsNotWritten() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("test.rx")
    try Data("1\n//> 2\n1 / 0\n".utf8).write(to: file)
    #expect(try Program.run(["test", "--update", file.path]).status == 1)
    #expect(try Data(contentsOf: file) == Data("1\n//> 2\n1 / 0\n".utf8))
  }

  @Test func aChangeSavedWhileTheScriptRunsIsKept() throws {
    let run = try Program.run(
      [],
      through: """
        f=$HOME/test.rx; printf '1\\n//> 2\\nvar n = 0\\nwhile n < 300000 { n += 1 }\\n' > $f
        (until [ -e $HOME/count ]; do printf '// saved\\n' >> $f; sleep 0.01; done) &
        RXPLAY test --update $f; echo; grep -c saved $f > $HOME/count; wait; grep '//>' $f; ls $HOME
        """)
    #expect(run.output.contains("it changed while it was run, so nothing is written"))
    #expect(run.output.hasSuffix("\n//> 2\ncount\nerrors\ntest.rx\n"), "\(run.output)")
  }

  @Test func aFileBesideItIsNotTheOneThatIsWrittenFirst() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["test.rx", "test.rx.new", "test.rx.new1"] {
      try Data("1\n//> 2\n".utf8).write(to: folder.appendingPathComponent(name))
    }
    #expect(try Program.run(["test", "--update", folder.path + "/test.rx"]).status == 0)
    for name in ["test.rx.new", "test.rx.new1"] {
      #expect(try Data(contentsOf: folder.appendingPathComponent(name)) == Data("1\n//> 2\n".utf8))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
  }

  @Test func aFolderHasScriptsAndTheMarkdownThatHasSome() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      ("a.rx", "1\n//> 1\n"), ("b.md", "```rx\n2\n//> 2\n```\n"), ("c.md", "# c\n"), ("d.txt", "1 +"),
    ] {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("loop"), withDestinationURL: folder)
    let run = try Program.run(["test", folder.path])
    #expect(
      run.output == "ok      \(folder.path)/a.rx  1 check\nok      \(folder.path)/b.md  1 check\n2 passed, 0 failed\n")
  }

  @Test func theReportForContinuousIntegrationIsXML() throws {
    let run = try Program.run(["test", "--format", "junit", "-"], input: "\"<&\\\"\\u{1}\"\n//> x\n")
    #expect(run.status == 1)
    #expect(
      run.output == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="1" failures="1">
          <testsuite name="rxplay" tests="1" failures="1">
            <testcase classname="rxplay" name="-">
              <failure message="-:2: line 1: wanted 'x', yours has '&lt;&amp;&quot;\\u{1}'">failed  -
        -:2: line 1: wanted 'x', yours has '&lt;&amp;&quot;\\u{1}'
          --- wanted
          +++ yours
          - x
          + &lt;&amp;&quot;\\u{1}
        </failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
    let document = try XMLCheck.parse(run.output)
    #expect(document)
  }
}

/// Whether a text is XML: every element that begins ends, in its order.
private enum XMLCheck {
  static func parse(_ text: String) throws -> Bool {
    var open: [Substring] = []
    for tag in text.matches(of: /<(\/?)([a-z]+)[^<>]*?(\/?)>/) {
      if !tag.1.isEmpty { if open.popLast() != tag.2 { return false } } else if tag.3.isEmpty { open.append(tag.2) }
    }
    return open.isEmpty
  }
}
