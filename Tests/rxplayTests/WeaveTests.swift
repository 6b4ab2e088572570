import Foundation
import Testing

struct `'rxplay weave' puts the pictures of code into Markdown` {
  /// Weaves a text in the file `page.md`: its new text, with pictures cut down to their names, and the program's words.
  private func weave(
    _ text: String, _ options: String = "", also further: String = "true"
  ) throws -> (text: String, output: String, error: String, status: Int) {
    let command = """
      cd "$HOME" && cat > page.md && { RXPLAY weave \(options) page.md; status=$?; \(further); }
      echo "---"; cat page.md; ls marbles >&2 2>/dev/null; exit $status
      """
    let run = try Program.run([], through: command, input: text)
    let parts = run.output.components(separatedBy: "---\n")
    return (Self.shortened(parts.dropFirst().joined()), parts[0], run.error, run.status)
  }

  /// Leaves out the alternatives of pictures and the digits of their names.
  private static func shortened(_ text: String) -> String {
    text.replacing(/\salt="[^"\n]*"/, with: "").replacing(/-[0-9a-f]{8}/, with: "-N")
  }

  @Test func `In place, a picture follows its block between two marks, and what is printed is text`() throws {
    let woven = try weave(
      """
      # Page

      ```rx
      let taps = cold("-a-b|")
      ```

      ```rx
      print("start")
      taps.take(1)
      ```
      The end.

      """)
    #expect(woven.output == "wove   page.md  1 picture\n")
    #expect(
      woven.text == """
        # Page

        ```rx
        let taps = cold("-a-b|")
        ```

        ```rx
        print("start")
        taps.take(1)
        ```

        <!-- rxplay -->
        ```text
        0s  start
        ```

        <img src="marbles/page-N.svg">
        <!-- /rxplay -->
        The end.

        """)
  }

  @Test func `Weaving again changes nothing, and a changed block gets its new picture in place of the old one`() throws
  {
    let page = "```rx\ncold(\"-a|\")\n```\n"
    let again = try weave(page, also: "RXPLAY weave --check page.md")
    #expect(again.output == "wove   page.md  1 picture\nsame   page.md  1 picture\n")
    let changed = try weave(page, also: "sed -i s/-a/-b/ page.md; RXPLAY weave page.md")
    #expect(changed.output == "wove   page.md  1 picture\nwove   page.md  1 picture\n")
    #expect(changed.error.split(separator: "\n").count == 1)
    #expect(
      changed.text
        == "```rx\ncold(\"-b|\")\n```\n\n<!-- rxplay -->\n<img src=\"marbles/page-N.svg\">\n<!-- /rxplay -->\n")
  }

  @Test func `A check writes nothing and fails`() throws {
    let woven = try weave("```rx\ncold(\"-a|\")\n```\n", "--check")
    #expect(woven.status == 1)
    #expect(woven.text == "```rx\ncold(\"-a|\")\n```\n")
    #expect(woven.error == "rxplay: page.md: page.md is out of date; 'rxplay weave' without --check mends it\n")
  }

  @Test func `A block that shows its diagram as text stays alone, unless 'marbles' asks for the picture`() throws {
    let text = "cold(\"a|\")\n//> result  [a|]\n```\n"
    #expect(try weave("```rx\n" + text).output == "same   page.md  0 pictures\n")
    #expect(try weave("```rx marbles\n" + text).output == "wove   page.md  1 picture\n")
  }

  @Test func `In a folder of its own, pictures take the place of expected output`() throws {
    let woven = try weave("```rx\ncold(\"a|\")\n//> result  [a|]\n```\n", "-o site", also: "cat site/page.md; ls site")
    #expect(
      Self.shortened(woven.output)
        == "wove   site/page.md  1 picture\n```rx\ncold(\"a|\")\n```\n\n<img src=\"marbles/page-N.svg\">\nmarbles\npage.md\n"
    )
  }

  @Test func `In a quotation or a list, the picture stays in it`() throws {
    let woven = try weave(
      "> - one\n>   ```rx\n>   cold(\"a|\")\n>   ```\n> - two\n", "-o site", also: "cat site/page.md")
    #expect(
      Self.shortened(woven.output) == """
        wove   site/page.md  1 picture
        > - one
        >   ```rx
        >   cold("a|")
        >   ```
        >
        >   <img src="marbles/page-N.svg">
        > - two

        """)
  }

  @Test func `Code of an app is woven if it has a drive, and its log follows it`() throws {
    let code = "import RxSwift\nlet taps = PublishSubject<Int>()\n_ = taps.subscribe(onNext: { print($0) })\n"
    #expect(try weave("```swift\n\(code)```\n").output == "same   page.md  0 pictures\n")
    let woven = try weave("```swift\n\(code)//! taps.onNext(1)\n```\n")
    #expect(woven.output == "wove   page.md  1 picture\n")
    #expect(woven.text.contains("```text\n0s  1\n```\n\n<img src="))
  }

  @Test func `The diagram as text is the alternative, on one line and without signs that other programs read`() throws {
    let run = try Program.run(
      [], through: "cd $HOME && cat > a.md && RXPLAY weave a.md >/dev/null && grep img a.md",
      input: "```rx\njust(\"<{}>\")\n```\n")
    #expect(run.output.contains("&#10;just(&quot;&lt;&#123;&#125;&gt;&quot;)  [&lt;&#123;&#125;&gt;|]\">"))
  }

  @Test func `DocC gets the name of a picture, and the events as its alternative`() throws {
    let woven = try weave("```rx\nlet taps = cold(\"-a|\")\ntaps\n```\n", "--docc")
    #expect(woven.text.contains("![100ms taps next a; 200ms taps completed](page-N)"))
  }

  @Test func `A mistake is reported with its line in the file, and the file stays`() throws {
    let woven = try weave("# Page\n\n```rx\ncold(\"-a|\").tke(1)\n```\n")
    #expect(woven.status == 1)
    #expect(woven.error.hasPrefix("page.md:4:13: error: streams have no operator 'tke'"))
    #expect(woven.text == "# Page\n\n```rx\ncold(\"-a|\").tke(1)\n```\n")
  }

  @Test func `mdBook asks for HTML, and gets its book with pictures in the texts of chapters only`() throws {
    #expect(try Program.run(["weave", "--mdbook", "supports", "html"]).status == 0)
    #expect(try Program.run(["weave", "--mdbook", "supports", "latex"]).status == 1)
    let book = """
      [{"root":"/","config":{"content":"```rx\\ncold(\\"a|\\")\\n```"}},
       {"sections":[{"Chapter":{"name":"\\u4fe1\\u53f7","content":"```rx\\ncold(\\"a|\\")\\n```\\n","number":[1],"sub_items":[]}},
        "Separator"],"__non_exhaustive":null}]
      """
    let run = try Program.run(["weave", "--mdbook"], input: book)
    #expect(run.status == 0)
    let output = run.output.replacing(/base64,[A-Za-z0-9+\/=]+/, with: "base64,…").replacing(
      /\salt=\\"[^"]*"/, with: "")
    #expect(
      output == """
        {"sections":[{"Chapter":{"name":"信号","content":"```rx\\ncold(\\"a|\\")\\n```\\n\\n<img src=\\"data:image/svg+xml;base64,…\\">\\n","number":[1],"sub_items":[]}},"Separator"],"__non_exhaustive":null}
        """)
    #expect(try Program.run(["weave", "--mdbook"], input: "[1, 2]").status == 1)
  }
}
