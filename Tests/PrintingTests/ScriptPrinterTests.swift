import Printing
import StreamLang
import Testing

struct `A script is printed while it runs` {
  /// The results of a script and the messages about it.
  private func printed(
    _ script: String, as format: Format = .text, isEchoing: Bool = false, in session: Session = Session()
  ) -> (results: String, messages: String, isFine: Bool) {
    var (results, messages) = ("", "")
    var printer = ScriptPrinter(Presenter(format: format), isEchoing: isEchoing)
    let isFine = printer.run(SourceText(name: "a.rx", text: script), in: session) { piece in
      switch piece {
      case .result(let text): results += text
      case .message(let text): messages += text
      }
    }
    return (results, messages, isFine)
  }

  @Test func `Prose and statements are printed, each statement before its output`() {
    let run = printed("//: One and two.\nlet a = just(1)\na\n1 + 1", isEchoing: true)
    #expect(
      run.results == """
        One and two.

          let a = just(1)
          a

           0s
           ┼
        a  [1|]

          1 + 1

        2

        """)
    #expect(run.isFine && run.messages.isEmpty)
  }

  @Test func `Without echo only the output is printed`() {
    #expect(printed("//: Prose.\nlog(1)\n2").results == "0s  1\n2\n")
  }

  @Test(arguments: [Format.text, .json]) func `An error is a message, in JSON a result, too`(format: Format) {
    let run = printed("1\n1 / 0\n2", as: format)
    #expect(!run.isFine)
    #expect(run.messages.hasPrefix("a.rx:2:3: error: division by zero\n"))
    let error = "{\"kind\":\"error\",\"line\":2,\"column\":3,\"message\":\"division by zero\"}\n"
    #expect(run.results.hasSuffix(error) == (format == .json))
    #expect(run.results.hasPrefix(format == .json ? "{" : "1\n"))
  }

  @Test func `A script with a fault prints nothing but messages`() {
    let run = printed("log(1)\nnope")
    #expect(run.results.isEmpty && !run.isFine)
    #expect(run.messages.contains("there is no 'nope'"))
  }

  @Test func `An expectation that does not hold is a failure`() { #expect(!printed("expect(1 == 2)").isFine) }

  @Test(arguments: Format.allCases) func `Control characters in values do not reach the terminal`(format: Format) {
    let run = printed("let a = just(\"\\u{1b}[2J\\u{9b}\\u{7}\")\na\nlog(\"\\u{1b}c\")\n\"\\u{202e}\"", as: format)
    let controls: Set<Unicode.Scalar> = ["\u{1B}", "\u{9B}", "\u{07}"]
    #expect(!(run.results + run.messages).unicodeScalars.contains { controls.contains($0) })
  }

  @Test func `Pictures and graphs are printed whole or not at all where the output is limited`() {
    let session = Session()
    session.settings.limits[.output] = 64
    let run = printed("interval(1s).take(3)", as: .svg, in: session)
    #expect(run.results.isEmpty)
  }
}
