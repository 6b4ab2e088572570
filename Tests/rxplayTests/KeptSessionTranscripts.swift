import TerminalTesting
import Testing

/// A session keeps the code that was pasted, the lines that drove it, and the names of each entry.
@Suite(.serialized, .inTerminal) struct KeptSessionTranscripts {
  private let search = """
    let query = PublishRelay<String>()
    let results = query.flatMapLatest { q in api.search(q).catchAndReturn([]) }
    results.subscribe(onNext: { print($0) })

    """

  /// A class of an app, with outlets and an initialiser.
  private let controller = """
    import RxSwift
    import RxCocoa
    class SearchController: UIViewController {
      @IBOutlet weak var searchBar: UISearchBar!
      @IBOutlet weak var label: UILabel!
      let bag = DisposeBag()
      let api: API
      init(api: API) {
        self.api = api
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        searchBar.rx.text.orEmpty
          .filter { !$0.isEmpty }
          .flatMapLatest { [weak self] q in api.search(q) }
          .bind(to: label.rx.text)
          .disposed(by: bag)
      }
    }

    """

  private func shell(_ files: [String: String] = [:], rows: Int = 60) throws -> TalkingShell {
    let shell = try TalkingShell(files: files, rows: rows)
    try shell.say(":set preview off")
    return shell
  }

  /// Whether a saved file passes its own test, and gives the same as a file and on standard input.
  private func isKept(_ file: String, of shell: TalkingShell) throws -> Bool {
    let path = "\(shell.folder)/\(file)"
    let test = try Program.run(["test", path])
    let ways = try Program.run([], through: "RXPLAY \(path) >$HOME/a; RXPLAY - <\(path) | cmp - $HOME/a")
    return test.status == 0 && !test.output.contains("warning") && ways.output.isEmpty && ways.error.isEmpty
  }

  @Test func aPastedChainAndItsDriveAreSaved() throws {
    let shell = try shell()
    try shell.terminal.paste(search)
    try shell.say("", until: "note: stand-ins: api (.answers")
    try shell.say("query.accept(\"swift\")", until: "'api.search' has no answer")
    try shell.say(":wait 2s", "1s  search", prompt: "rx 2s>")
    try shell.say("1 + 1", "2", prompt: "rx 2s>", at: "2s")
    try shell.say(":save x.rx", "6 statements in x.rx", prompt: "rx 2s>", at: "2s")
    let text = try shell.text(of: "x.rx")
    #expect(text.contains("standIns(\"off\")\nquery.accept(\"swift\")\n"))
    #expect(text.contains("\n1 + 1\n//> 2\n"))
    #expect(text.contains("//> 1s  search\n"))
    #expect(try isKept("x.rx", of: shell))
  }

  @Test func aPastedClassAndItsDriveAreSaved() throws {
    let shell = try shell(["search.swift": controller])
    try shell.say(":load search.swift", until: "note: stand-ins: api (.answers")
    try shell.say("api.answers(\"search\") { q in timer(1s).mapReplace(\"found \\(q)\") }")
    try shell.say("searchBar.enter(\"rx\")")
    try shell.say(":wait 2s", "1s  → label.text = found rx", prompt: "rx 2s>")
    try shell.say("label.text", "found rx", prompt: "rx 2s>", at: "2s")
    try shell.say(":save x.rx", until: "statements in x.rx")
    #expect(try !shell.terminal.screen().contains { $0.contains("left out") })
    let text = try shell.text(of: "x.rx")
    #expect(text.contains("let self = SearchController(api: api)\n//> note: stand-ins: searchBar"))
    #expect(text.contains("label.text\n//> found rx\n"))
    #expect(text.contains("//> 1s  → label.text = found rx\n"))
    #expect(try isKept("x.rx", of: shell))
  }

  @Test func codeOfOtherLanguagesIsSavedWithItsDrive() throws {
    let js = """
      import { Subject, map } from 'rxjs';
      const s = new Subject();
      s.pipe(map(x => x + '!')).subscribe(x => console.log(x));

      """
    let objc = "RACSubject *s = [RACSubject subject];\n[s subscribeNext:^(id x) { NSLog(@\"%@\", x); }];\n"
    for (file, code, drive) in [("a.js", js, "s.next(\"a\")"), ("a.m", objc, "s.sendNext(\"a\")")] {
      let shell = try shell([file: code])
      try shell.say(":load \(file)", until: "go on: drive it")
      try shell.say(drive, until: "0s  a")
      try shell.say("2 * 21", "42")
      try shell.say(":save x.rx", until: "statements in x.rx")
      #expect(try !shell.terminal.screen().contains { $0.contains("left out") })
      let text = try shell.text(of: "x.rx")
      #expect(text.contains("\(drive)\n//> 0s  a"))
      #expect(text.contains("2 * 21\n//> 42\n"))
      #expect(try isKept("x.rx", of: shell))
    }
  }

  @Test func picturesAreThoseOfTheSceneThatGoesOn() throws {
    let shell = try shell()
    try shell.terminal.paste(search)
    try shell.say("", until: "note: stand-ins: api (.answers")
    try shell.say("query.accept(\"swift\")", until: "'api.search' has no answer")
    try shell.say(":wait 2s", "1s  search", prompt: "rx 2s>")
    try shell.say(":svg a.svg", "the picture is in a.svg", prompt: "rx 2s>", at: "2s")
    #expect(try shell.text(of: "a.svg").contains("swift"))
    try shell.say(":marbles", until: "query = \"")
    try shell.say("query.accept(\"rx\")", prompt: "rx 2s>", at: "2s")
    try shell.say(":svg b.svg", "the picture is in b.svg", prompt: "rx 2s>", at: "2s")
    #expect(try shell.text(of: "b.svg").contains(">rx<"))
  }

  @Test func stagesAndComparisonsAreThoseOfTheScene() throws {
    let shell = try shell()
    try shell.say("let keys = subject()")
    try shell.say("let calm = keys.map { $0.uppercased }.throttle(200ms)")
    try shell.say("keys.send(\"旧\")")
    try shell.say(":wait 100ms", prompt: "rx 100ms>")
    try shell.say("keys.send(\"a\", \"b\")", prompt: "rx 100ms>", at: "100ms")
    try shell.say(":wait 400ms", prompt: "rx 500ms>", at: "100ms")
    try shell.say(":stages calm", until: "throttle(200ms) ──")
    let rows = try shell.terminal.screen()
    #expect(rows.contains { $0.hasPrefix("keys  旧────────[a b]───") })
    #expect(rows.contains { $0.hasPrefix("map   旧────────[A B]───") })
    #expect(rows.contains { $0.hasPrefix("calm  ──────────────────────────────B───") })
    try shell.say(":compare keys.throttle(100ms), keys.throttle(300ms)", until: "differ")
    try shell.say("keys.send(\"c\")", prompt: "rx 500ms>", at: "500ms")
  }

  @Test func stagesOfPastedCodeAreShown() throws {
    let shell = try shell()
    try shell.terminal.paste(search)
    try shell.say("", until: "note: stand-ins: api (.answers")
    try shell.say("query.accept(\"swift\")", until: "'api.search' has no answer")
    try shell.say(":wait 2s", "1s  search", prompt: "rx 2s>")
    try shell.say(":stages results", until: "results")
    let rows = try shell.terminal.screen()
    #expect(rows.contains { $0.hasPrefix("query") && $0.contains("swift") })
    #expect(rows.contains { $0.hasPrefix("results") && $0.contains("search") })
  }

  @Test func aStepTellsWhatChanged() throws {
    let shell = try shell()
    try shell.say("var sum = 0")
    try shell.say("interval(1s).take(2).subscribe { x in sum += x + 1 }")
    try shell.say(":step", "1s  sum = 1", prompt: "rx 1s>")
    try shell.say("let pair = interval(1s).zip(interval(3s))", prompt: "rx 1s>", at: "1s")
    try shell.say("pair.subscribe()", prompt: "rx 1s>", at: "1s")
    try shell.say(":step", until: "2s  pair  waiting of stream 1: 0")
    #expect(try shell.terminal.screen().contains { $0.contains("2s  sum = 3") })
  }

  @Test func eachEntryIsReadByItsOwnWords() throws {
    let shell = try shell()
    try shell.say("let bag = DisposeBag()", "note: this is read as RxSwift, by its words")
    try shell.say("Observable.of(1, 2).subscribe(onNext: { print($0) }).disposed(by: bag)", "0s  1\n0s  2")
    try shell.say("let one = Just(2).sink { print($0) }", "note: this is read as Combine, by its words\n0s  2")
    try shell.say(":set dialect", until: "dialect  rac")
    try shell.say(":save x.rx", "3 statements in x.rx")
    #expect(try shell.text(of: "x.rx").contains("dialect(\"rac\")\nimport Combine\nlet one = Just(2).sink"))
    #expect(try isKept("x.rx", of: shell))
  }

  @Test func aLineOfJavaScriptIsDrawn() throws {
    let shell = try shell()
    try shell.say("of(1, 2, 3).pipe(map(x => x * 2))", until: "result  [2 4 6|]")
    #expect(try shell.terminal.screen().contains("read as JavaScript"))
    try shell.say("interval(1s).take(1)", until: "result  ──────────[0|]")
    try shell.say(":save x.rx", until: "statements in x.rx")
    #expect(try shell.text(of: "x.rx").contains("//> result  [2 4 6|]\n"))
    #expect(try isKept("x.rx", of: shell))
  }
}
