import Streams
import Testing

@testable import StreamLang

/// A run ends with all that belongs to it: a stream that still runs at the horizon is let go, and its code is not
/// called.
struct `Nothing of the code runs when a run is over` {
  @Test(arguments: DialectCallLawTests.all) func `Every operator over streams that never end`(
    called: DialectCallLawTests.Called
  ) {
    for stream in Self.streams {
      for givesOptional in [false, true] {
        let script = called.script(givesOptional: givesOptional, given: Self.declarations, over: stream)
        #expect(Self.linesAfterPicture(of: script) == [], "\(script)")
      }
    }
  }

  @Test(arguments: Self.ways) func `Every way of making a stream`(text: String) {
    let script = "\(Self.declarations)\n\(text)"
    #expect(Self.linesAfterPicture(of: script) == [], "\(script)")
    #expect(Self.linesAfterPicture(of: "scene \"one\"\n\(script)\nscene \"two\"\njust(1)") == [], "\(script)")
  }

  /// A test that sees no code at all would hold.
  @Test func `The streams are open, and their code runs when they are disposed`() {
    for stream in Self.streams {
      let outcome = ScriptOutcome("\(Self.declarations)\nlet s = \(stream).subscribe(\"s\")\nwait(1s)\ns.dispose()")
      #expect(outcome.logs.contains("1s  torn down"), "\(stream)")
      #expect(outcome.failures == [])
    }
  }

  /// The streams that never end, each with code that runs when it is disposed.
  static let streams = ["open", "made", "finalized"]

  static let declarations = """
    let open = rac.signal { onDispose { log("torn down") }; while true { send(1); wait(300ms) } }
    let made = rxswift.create { observer in
      let ticks = interval(300ms).subscribe { observer.onNext($0) }
      return { ticks.dispose(); log("torn down") }
    }
    let finalized = interval(300ms).rxjs.finalize { log("torn down") }
    """

  static let ways = [
    "open", "made", "finalized", "made.subscribe(\"made\")", "hot { onDispose { log(\"torn down\") }; wait(99s) }",
    "defer { made }", "rxswift.using({ made.subscribe { 1 } }) { _ in interval(1s) }",
    "made.replay()", "made.publish().refCount()", "made.share().merge(made.share())", "let p = property(0)\np <~ made",
    "made.multicast().connect()", "made.rxjs.repeat()", "made.retry()", "just(1).concat(made)",
    "let work = command { made }\nwork.execute(1)", "just(made).switchToLatest()", "made.groupBy { $0 }",
    "made.flatMap { _ in open }", "made.concatMap { _ in open }", "made.rxjs.switchMap { _ in finalized }",
    "let s = subject()\nmade.subscribe(s)\ns",
    "let s = made.subscribe(\"kept\")\nlet t = made.subscribe { log(\"\\($0)\") }",
  ]

  /// The lines that are printed after the picture of a run, which is the end of that run.
  private static func linesAfterPicture(of script: String) -> [String] {
    var settings = Settings()
    for limit in ["events=3000", "steps=30000", "work=40000", "nesting=100"] { _ = settings.limit(limit) }
    let session = Session(settings: settings)
    var lines: [String] = []
    var isDrawn = false
    _ = ScriptRun(SourceText(name: "", text: script), in: session).run { event in
      switch event {
      case .output(.diagram, _): isDrawn = true
      case .output(.log(_, let text, _), _) where isDrawn: lines.append(text)
      case .output(.note(let text), _) where isDrawn: lines.append(text)
      default: break
      }
    }
    isDrawn = true
    session.end()
    return lines
  }
}
