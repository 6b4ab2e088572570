import Foundation
import Testing

@Suite struct ProgramTests {
  @Test func oneLineIsRunAndDrawn() throws {
    let output = try Program.output(of: "interval(1s).take(3)")
    #expect(
      output == """
                0s        1s        2s        3s
                ┼─────────┼─────────┼─────────┼
        result  ──────────0─────────1─────────[2|]

        """)
  }

  @Test func aNameThatIsNoFileGetsAHint() throws {
    for (name, hint) in [
      ("help", "'rxplay --help' lists options and commands, 'rxplay docs' the operators"),
      ("lesson", "did you mean 'rxplay lessons'?"), ("throttle", "'rxplay docs throttle' describes the operator"),
      ("repl", "'rxplay' alone is the shell"),
    ] {
      let result = try Program.run([name])
      #expect(result.error == "rxplay: \(name): there is no such file\n\(hint)\n")
      #expect(result.status == 1)
    }
    #expect(try Program.run(["nofile.rx"]).error == "rxplay: nofile.rx: there is no such file\n")
    let bogus = try Program.run(["--bogus"])
    #expect(bogus.error.hasPrefix("rxplay: there is no option --bogus\nusage: rxplay"))
    #expect(bogus.error.hasSuffix("\n'rxplay --help' lists the options\n"))
    #expect(bogus.status == 64)
    let docs = try Program.run(["docs", "flatMapLatest"])
    #expect(docs.output.hasPrefix("\n  RxSwift calls it flatMapLatest(_:); here it is 'switchMap', or map { …"))
  }

  @Test func jsonIsOneObjectALine() throws {
    let output = try Program.output(of: "let a = cold(\"a-b|\")\na.skip(1)", "--format", "json")
    #expect(
      output == """
        {"kind":"diagram","title":"a.skip(1)","lanes":[\
        {"name":"a","role":"input","subscribed":0,"end":{"kind":"completed","t":300000000},"events":[\
        {"t":0,"kind":"next","value":"a"},{"t":200000000,"kind":"next","value":"b"},{"t":300000000,"kind":"completed"}]},\
        {"name":"a.skip(1)","role":"result","subscribed":0,"end":{"kind":"completed","t":300000000},"events":[\
        {"t":200000000,"kind":"next","value":"b"},{"t":300000000,"kind":"completed"}]}]}

        """)
  }

  @Test func marblesCanBeReadBack() throws {
    let output = try Program.output(of: "cold(\"-a-(bc)|\", b: [1, 2])", "--format", "marbles")
    #expect(output == "result = \"-a-[xc]---|\", x: [1, 2]\n" || output.hasPrefix("result = \"-a-["))
  }

  @Test func theLogIsALineAnEvent() throws {
    let output = try Program.output(of: "interval(1s).take(2)", "--format", "log")
    #expect(output == "1s  result  next 0\n2s  result  next 1\n2s  result  completed\n")
  }

  @Test func asciiHasNothingElse() throws {
    let output = try Program.output(of: "let a = interval(1s).take(2)\na.map { $0 + 1 }", "--ascii")
    #expect(output.utf8.allSatisfy { $0 < 128 })
    #expect(output.contains("map { $0 + 1 }"))
  }

  @Test func theOutputDoesNotDependOnTheEnvironment() throws {
    let here = try Program.run(["lessons/throttle.rx"])
    let surroundings = [
      ["TZ": "Asia/Shanghai", "LANG": "zh_CN.UTF-8", "LC_ALL": "zh_CN.UTF-8"],
      ["TERM": "dumb", "COLUMNS": "40", "LINES": "5"],
      ["LANG": "C", "NO_COLOR": "1"],
    ]
    for environment in surroundings {
      let there = try Program.run(["lessons/throttle.rx"], environment: environment)
      #expect(there.output == here.output)
    }
  }

  @Test func aScriptFromAPipeIsTheSameAsAFile() throws {
    let script = "//: one\nlet a = just(1)\na.map { $0 }\n"
    let piped = try Program.run([], input: script)
    let dashed = try Program.run(["-"], input: script)
    #expect(piped.output == dashed.output)
    #expect(piped.output.hasPrefix("one\n\n  let a = just(1)\n"))
  }

  @Test func exitStatusSaysHowItWent() throws {
    #expect(try Program.run(["-e", "1"]).status == 0)
    #expect(try Program.run(["-e", "expect 1 == 2"]).status == 1)
    #expect(try Program.run(["-e", "[1][3]"]).status == 1)
    #expect(try Program.run(["--nonsense"]).status == 64)
    #expect(try Program.run(["--width", "3", "-e", "1"]).status == 64)
  }

  @Test(arguments: [
    (["no-such-file.rx"], "rxplay: no-such-file.rx: there is no such file\n"),
    (["Sources"], "rxplay: Sources: it is a directory\n"),
  ])
  func filesThatCannotBeReadAreNamed(_ arguments: [String], _ message: String) throws {
    let run = try Program.run(arguments)
    #expect(run.status == 1)
    #expect(run.error == message)
    #expect(run.output == "")
  }

  @Test func binaryFilesAreRefused() throws {
    let run = try Program.run([Program.path])
    #expect(run.status == 1)
    #expect(run.error.contains("not a text"))
  }

  @Test func tenThousandParenthesesAreOneFault() throws {
    let run = try Program.run(["-"], input: String(repeating: "(", count: 10_000))
    #expect(run.status == 1)
    #expect(run.error.contains("nested more than 128 levels deep"))
  }

  @Test func divisionByZeroInAClosureIsAnErrorEvent() throws {
    let output = try Program.output(of: "from([1, 0]).map { 1 / $0 }", "--format", "log")
    #expect(output == "0s  result  next 1\n0s  result  error division by zero\n")
  }

  @Test func valuesCannotSteerTheTerminal() throws {
    let output = try Program.output(of: "log(\"\\u{1b}[2J\")\njust(\"\\u{1b}[2J\")")
    #expect(!output.contains("\u{1B}"))
  }
}

/// The reference comes out of the catalogue.
@Suite struct NoteTests {
  @Test func aLongNoteIsWrapped() throws {
    let script =
      "fail(\"the server cannot be reached, and will not be for some time to come\").subscribe(\"list\") { $0 }"
    #expect(
      try Program.output(of: script, "--width", "50").hasPrefix(
        """
        note: unhandled error in list: the server cannot
              be reached, and will not be for some time to
              come

        """))
  }

  @Test func logLinesHaveTheNameOfTheirPipeline() throws {
    let output = try Program.output(of: "let a = cold(\"-#\")\na.map { $0 }.logError().catchTo(empty())")
    #expect(output.hasPrefix("100ms  a.map { $0 } error: error\n"))
  }
}

@Suite struct DocsTests {
  @Test func aPageRunsItsExample() throws {
    let run = try Program.run(["docs", "take"])
    #expect(run.status == 0)
    #expect(
      run.output == """

        stream.take(count: Int)
          Passes on the first values and completes with the last of them.
          With 0 it completes at once and never subscribes. The source is disposed
          before completion is sent.

          rac            -take:        as above
          rxjs           take          the same
          rxswift        take(_:)      the same
          combine        prefix(_:)    the same
          reactiveswift  take(first:)  the same
          asyncsequence  prefix(_:)    the same

          interval(1s).take(3)

                0s        1s        2s        3s
                ┼─────────┼─────────┼─────────┼
        result  ──────────0─────────1─────────[2|]

          sequence.take(…)  The first n.

        """)
  }

  @Test func whereDialectsDifferBothAreShown() throws {
    let output = try Program.run(["docs", "retry"]).output
    #expect(output.contains("stream.retry(count: Int?)   in rac"))
    #expect(output.contains("  rxswift        retry(_:)     On an error, subscribes again, until it has made\n"))
    #expect(output.contains("input.rxswift.retry(1)"))
  }

  @Test func theReferenceOfALibraryHasItsNamesLabelsAndExamples() throws {
    let output = try Program.run(["docs", "--dialect", "combine"]).output
    #expect(output.contains("stream.prefix(untilOutputFrom: stream)   in combine\n"))
    #expect(output.contains("\n    from([1, 2, 3]).combine.collect(2)\n"))
    #expect(!output.contains("switchMap"))
    let page = try Program.run(["docs", "--dialect", "combine", "flatMapLatest"]).output
    #expect(page.hasPrefix("\n  RxSwift calls it flatMapLatest(_:); in Combine it is map + switchToLatest.\n"))
    let wrong = try Program.run(["docs", "--dialect", "rxjava"])
    #expect(wrong.status == 64)
    #expect(
      wrong.error.hasPrefix(
        "rxplay: --dialect is one of rac, rxjs, rxswift, combine, reactiveswift, asyncsequence, not 'rxjava'\n"))
  }

  @Test func thePageOfTheLibrariesIsUpToDate() throws {
    let page = try String(contentsOfFile: Program.root + "/docs/libraries.md", encoding: .utf8)
    let isSame = try Program.run(["docs", "--libraries"]).output == page
    #expect(isSame, "make libraries writes docs/libraries.md")
  }

  @Test func thePageOnMigrationIsUpToDate() throws {
    // The pictures are drawn by `rxplay test --update`, and checked with the other scripts of the documentation.
    func withoutPictures(_ text: String) -> [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("//>") }
    }
    let page = try String(contentsOfFile: Program.root + "/docs/migrating.md", encoding: .utf8)
    let isSame = try withoutPictures(Program.run(["docs", "--migrating"]).output) == withoutPictures(page)
    #expect(isSame, "make libraries writes docs/migrating.md")
  }

  @Test func aWrongNameIsAnswered() throws {
    let run = try Program.run(["docs", "throtle"])
    #expect(run.status == 1)
    #expect(run.error == "rxplay: there is no operator 'throtle'; did you mean 'throttle'?\n")
  }

  @Test func allIsByTheme() throws {
    let output = try Program.run(["docs"]).output
    #expect(output.hasPrefix("Creating\n────────\n"))
    #expect(output.contains("\nSharing\n"))
  }
}
