import Testing

@testable import StreamLang

/// The completions of the word at the cursor; `|` is the cursor.
@Suite struct CompleterTests {
  /// The words that are offered, in order; nil where no word can stand.
  private func words(_ text: String, after entries: String...) -> [String]? {
    candidates(text, after: entries).map { $0.map(\.text) }
  }

  private func candidates(_ text: String, after entries: [String] = []) -> [Completer.Candidate]? {
    let session = Session()
    for entry in entries {
      let outcome = ScriptRun(SourceText(name: "", text: entry), in: session).run(finishes: false) { _ in }
      guard case .fine = outcome else {
        Issue.record("'\(entry)' does not run")
        return nil
      }
    }
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    return Completer(parts.joined(), at: parts[0].utf8.count, in: session)?.candidates
  }

  @Test(
    arguments: [
      ("just(1).bufferWithT|", ["bufferWithTime"]),
      ("just(1).subscribeN|", ["subscribeNext"]),
      ("just(1)\n  .bufferWithT|", ["bufferWithTime"]),
      ("[1, 2].rem|", ["removeSubrange", "remove", "removeFirst", "removeLast", "removeAll"]),
      ("[1].map { $0 }.sor|", ["sorted", "sort"]),
      ("(0..<3).cou|", ["count"]),
      ("\"abc\".upp|", ["uppercased"]),
      ("\"abc\".throt|", []),
      ("1s.sec|", ["seconds"]),
      ("subject().sendE|", ["sendError"]),
      ("just(1).sendE|", []),
      ("property(1).val|", ["value"]),
      ("just(1).publish().conn|", ["connect"]),
      ("event.|", ["next", "error", "completed", "interrupted"]),
      ("rxjs.debounceT|", ["debounceTime"]),
      ("just(1).map { $0.upp| }", ["upperBound", "uppercased"]),
      ("if true { just(1).bufferWithT|", ["bufferWithTime"]),
      ("for x in [1].rev|", ["reversed", "reverse"]),
      ("true ? [1].rev|", ["reversed", "reverse"]),
      ("\"\\([1].rev|", ["reversed", "reverse"]),
      ("let 流 = just(1)\n流.bufferWithT|", ["bufferWithTime"]),
    ] as [(String, [String])])
  func fitsWhatStandsBeforeTheDot(text: String, expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test func tuplesHaveTheirPositions() {
    #expect(words("(1, \"a\").|")?.prefix(3) == ["0", "1", "count"])
  }

  @Test func everyMemberHasASummary() {
    for text in ["just(1).|", "[1].|", "\"\".|", "subject().|", "x.|"] {
      #expect(candidates(text)?.isEmpty == false && candidates(text)?.allSatisfy { !$0.summary.isEmpty } == true)
    }
  }

  @Test func whatIsKnownOfEarlierEntriesCounts() {
    #expect(words("s.sendE|", after: "let s = subject()") == ["sendError"])
    #expect(words(".sor|", after: "[3, 1]") == ["sorted", "sort"])
    #expect(words("zeb|", after: "let zebra = 1", "let zebu = 2") == ["zebra", "zebu"])
    #expect(words("s.throttle(1s).sample(zeb|", after: "let s = subject()", "let zebra = just(1)") == ["zebra"])
    #expect(candidates("zeb|", after: ["let zebra = just(1)"])?.first?.summary == "a stream")
    #expect(candidates("dou|", after: ["func double(x) = x * 2"])?.first?.summary == "func double(x)")
  }

  @Test(
    arguments: [
      ("just(1).map { visitor in vis|", ["visitor"]),
      ("let zebra = 1\nfunc f(zebu) { zeb|", ["zebu", "zebra"]),
      ("for zebra in [1] { zeb|", ["zebra"]),
      ("signal { sendE|", ["sendError"]),
      ("map { sendE|", []),
      ("hori|", ["horizon"]),
      ("just(1).map { hori|", []),
      ("\"\\(backgr|", ["background"]),
      ("let zebra = ba|ckground", ["background"]),
    ] as [(String, [String])])
  func namesInScope(text: String, expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test(
    arguments: [
      ("just(1).throttle(|", ["interval: ", "when: "]),
      ("just(1).throttle(1s, whe|", ["when: "]),
      ("just(1).throttle(interval: 1s, |", ["when: "]),
      ("just(1).subscribe(err|", ["error: ", "error"]),
      ("func price(amount, tax) = amount * tax\nprice(amount: 1, |", ["tax: ", "price"]),
      ("cold(\"-a-b-a-\", |", ["a: ", "b: ", "tick: ", "numbers: "]),
      ("cold(\"-a-b-\", a: 1, b|", ["b: ", "background", "behaviorSubject"]),
      ("limits(eventsA|", ["eventsAtOneInstant: "]),
    ] as [(String, [String])])
  func labels(text: String, expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test func whereNothingIsTypedYetAllNamesAreOffered() {
    let offered = words("let other = |", after: "let zebra = 1")
    #expect(offered?.first == "zebra" && offered?.contains("interval") == true && offered?.contains("map") == false)
    #expect(words("|")?.contains("horizon") == true)
  }

  @Test func otherLibrariesWordsComeToOurs() {
    let latest = candidates("just(1).flatMapLa|")
    #expect(latest?.map(\.text) == ["switchMap"])
    #expect(latest?.first?.foreignName == "flatMapLatest" && latest?.first?.summary == "RxSwift; here: switchMap")
    #expect(words("just(1).sink|") == ["subscribe"])
    #expect(words("setInterv|") == ["interval"])
    #expect(words("just(1).setInterv|") == [])
  }

  /// Names of other libraries come to those of the library in force.
  @Test(arguments: [
    ("rxswift", "just(1).removeDup|", "distinctUntilChanged"), ("rxswift", "just(1).dropFir|", "skip"),
    ("reactiveswift", "just(1).removeDup|", "skipRepeats"), ("reactiveswift", "just(1).flatMapLa|", "flatMap"),
    ("combine", "just(1).skipRep|", "removeDuplicates"),
  ])
  func otherLibrariesWordsComeToThoseOfTheDialect(dialect: String, text: String, name: String) {
    #expect(words("dialect(\"\(dialect)\")\n" + text)?.first == name, "\(dialect)")
  }

  @Test(
    arguments: [
      "cold(\"-a|", "\"thr|", "// thr|", "just(1) // thr|", "let th|", "func th|", "for th|", "12|", "1s|", "$|",
      "\"\\(1) thr|", "\"\"\"\nthr|",
    ])
  func nothingInTextNumbersAndNewNames(text: String) {
    #expect(words(text) == nil)
  }
}
