import Foundation
import Streams
import Testing

@testable import StreamLang

/// The checker raises no false alarm: scripts that are right, or might be, pass.
@Suite struct RightScriptTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")

  private func messages(_ text: String, in session: Session = Session()) -> String {
    let source = SourceText(name: "right.rx", text: text)
    let script = Parser.parse(source)
    let findings =
      script.faults.isEmpty ? Checker.check(script, in: session.environment) : Checker.Findings(faults: script.faults)
    return (findings.faults + findings.warnings).map { $0.diagnostic.rendered(in: source) }.joined(separator: "\n")
  }

  @Test(arguments: [
    // Names
    "func even(n) = n == 0 || odd(n - 1)\nfunc odd(n) = n != 0 && even(n - 1)\nlog(even(3))",
    "func total() = rate * 2\nlet rate = 3\nlog(total())",
    "let x = 1\nlet x = just(2)\nx.map { $0 }",
    "let signal = subject()\nsignal.send(1)",
    "let take = { n in n }\ntake(3)",
    "if true { let inner = 1; log(inner) }\nlet inner = 2",
    "for (i, x) in [1, 2].enumerated() { log(i, x) }",
    "just(1).map { x in let y = x; y + 1 }",
    "log(main); just(nan); just(unit)",
    "let EMPTYish = EMPTY\nmerge(EMPTYish, NEVER)",
    "let _ = 1\njust(1).map { _ in 2 }",
    // Calls
    "just(1, 2, 3).take(count: 2)",
    "func nth(s, n) = s.skip(n)\ninterval(1s).nth(2)\nnth(interval(1s), n: 2)",
    "func greet(name, loudly) = loudly == nil ? name : name.uppercased()\ngreet(\"a\")\ngreet(loudly: true, name: \"b\")",
    "take(interval(1s), 3)\nmerge(just(1), just(2))\nmerge([just(1), just(2)])",
    "zip(just(1), just(2)) { a, b in a + b }",
    "combineLatest(just(1), just(2)).map { a, b in a + b }",
    "combineLatest(just(1), just(2)).filter { a, b in a < b }.subscribe { a, b in log(a, b) }",
    "just(1).catch { timer(1s) }.scan(0) { sum in sum }",
    "let f = { a, b in a + b }\nf(1, 2)\njust(1).map(f)\njust(1).flattenMap { f }",
    "func handlers() = [{ x in x }]\nhandlers()[0](1)",
    "retry(just(1), 2)\njust(1).retry(nil)",
    "let n = [1, 2].first\ninterval(1s).take(n)",
    "just(1).then { just(2) }.then(just(3))",
    "just(1).distinctUntilChanged(keySelector: { $0 })",
    "just(1).subscribe(\"小明\", next: { log($0) }, error: { e in log(e.message) }, completed: { log(1) })",
    "let s = subject()\njust(1).subscribe(s)\njust(1).subscribe { log($0) }.dispose()",
    "just(1).throttle(1s) { true }",
    // Kinds
    "log(1 + 2.5, 3 * 1ms, 1s / 2, 1s / 500ms + 1, 2 * 1s < 3s, \"a\" + \"b\", [1] + [2], 1 == \"1\", nil != 2)",
    "log((1, 2) < (1, 3), [1] < [2], \"a\" < \"b\", 5 % 2, -1s)",
    "let d = [\"k\": [1, 2]]\nlog(d[\"k\"][0], d.keys, [1, 2, 3][0..<2], \"abc\"[1], (1, 2).0, (0..<3)[1])",
    "var x = nil\nx = 3\nlog(x + 1, x?.description)",
    "var x = 1\njust(1).subscribe { v in x = \"text\" }\nlog(x + \"a\")",
    "var xs = [1]\nxs[0] = 2\nxs += [3]\nvar d = [:]\nd[\"a\"] = 1",
    "let (a, b) = [1, 2]\nlog(a ?? b, a > 0 ? 1 : \"one\")",
    "while false { break }\nfor c in \"旅客\" { if c == \"客\" { continue }; log(c) }\nfor (k, v) in [\"a\": 1] { log(k, v) }",
    "just(event.next(1), event.error(\"e\"), event.error(), event.completed).dematerialize()",
    "throw error(\"lost\", code: 3)",
    // Blocks
    "signal {\n  for i in 0..<3 { send(i); wait(1s) }\n  if true { fail(\"lost\") }\n  after(1s) { send(4); sendCompleted() }\n  onDispose { log(\"gone\") }\n  [1, 2].map { send($0) }\n}",
    "hot { sendNext(1); complete() }.subscribe { log($0) }",
    "func pause(d) { wait(d); d }\nlet t = pause(1s)\npause(t)\nsignal { pause(1s); let x = pause(2s); send(x) }",
    "func outer() { inner(); return inner() }\nfunc inner() { wait(1s); 3 }\nvar n = 0\nn = outer()",
    "func retrying(s) = signal { func note() { send(1) }; note() }",
    // Dialects
    "let a = just(1)\na.rxjs.map { x, i in x + i }.map { $0 }\nrxjs.zip(a, a)\na.rac.map { $0 }",
    "dialect(\"rxjs\")\njust([1, 2]).flattenMap { x in x }\njust(1).merge([1, 2])\njust(1).map { x, i in i }.rac.map { $0 }",
    // Results
    "just(1)\n.map { $0 + 1 }\n_.take(1)\nlog(_)",
    "3\n_ + 1",
    "if true { just(1) }\n_.take(1)",
    // Streams that are driven from outside
    "let s = subject()\ns.map { $0 }\ns.send(1, 2)\ns.sendError(nil)\nlet r = replaySubject(capacity: 1)\nr.sendCompleted()",
    "let p = property(1)\np.value = 3\np.value += 1\np <~ just(2)\nlet pair = (p, 1)\npair.0.value = 4\nlog(p.value)",
    "let c = interval(1s).publish()\nc.subscribe { log($0) }\nc.connect().dispose()",
    "let p = property(0)\np <~ timer(1s)\nwait(2s)\np <~ timer(1s)",
    "let p = property(0)\nif true { p <~ just(1) } else { p <~ just(2) }",
    // Scenes
    "let ticks = interval(1s)\nscene \"a\"\nlet s = subject()\ns.send(1)\nscene \"b\"\nlet s = subject()\ns.send(2)\nticks.take(1)",
    "var s = subject()\nscene \"b\"\ns = subject()\ns.send(1)",
    "let shared = interval(1s).publish().autoconnect()\nlet c = interval(1s).publish()\nlet auto = c.autoconnect()\nscene \"b\"\nshared.take(1)\nauto.take(1)",
    "func make() = subject()\nlet first = make()\nscene \"b\"\nlet second = make()\nsecond.send(1)",
    "let lazy = defer { subject() }\nlet each = interval(1s).map { subject() }\nscene \"b\"\nlazy.take(1)\neach.take(1)",
    // Settings and marble text
    "ties(\"sources-first\")\nhorizon(30s)\nlimits(events: 10, steps: 3)\nlimits(\"off\")\ntick(1ms)",
    "cold(\"-a-b-|\", a: 1, b: just(2))\nhot(\"--^-'two words'-\\u{65C5}-#\", [\"#\": error(\"lost\"), \"旅\": 1])",
    "cold(\"-1-2-|\", numbers: true, tick: 1s)\ncold(at: [(1s, 1)])\nhot([(1s, 1), (2s, event.completed)])",
    "let text = \"-a-|\"\ncold(text, a: 1)\nlet legend = [\"a\": 1]\ncold(\"-a-|\", legend)",
    "expect just(1).map { $0 } == just(1)\nexpect 1 + 1 == 2\nexpect true",
  ]) func passes(text: String) {
    #expect(messages(text) == "")
  }

  @Test func theSamplesOfTheGrammarPass() throws {
    // The others use names that are made up.
    #expect(messages(Samples.lesson).contains("error") == false)
  }

  @Test func lessonsPass() throws {
    let folder = Self.root.appending(path: "lessons")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    for file in files where file.pathExtension == "rx" {
      #expect(messages(try String(contentsOf: file, encoding: .utf8)) == "", "\(file.lastPathComponent)")
    }
  }

  @Test func examplesOfTheCataloguePass() {
    for entry in Catalogue.all {
      let session = Session()
      session.settings.dialect = entry.dialect ?? .rac
      #expect(messages(entry.example, in: session) == "", "\(entry.name)")
    }
  }

  /// An operator makes the kind of stream that its entry says.
  @Test func entriesSayWhatTheyMake() {
    for entry in Catalogue.all {
      let session = Session()
      session.settings.dialect = entry.dialect ?? .rac
      _ = ScriptRun(SourceText(name: entry.name, text: entry.example), in: session).run(finishes: false) { _ in }
      for value in session.names.globals.values.compactMap(\.value) + [session.names.lastResult].compactMap({ $0 }) {
        guard case .stream(let stream) = value, let made = stream.operatorEntry else { continue }
        #expect(made.makes == .other || made.makes == StreamKind(of: stream), "\(made.name) makes \(stream.kindName)")
      }
    }
  }

  @Test func `No operator has the name of a directive, which is looked for after it`() {
    for directive in Builtins.directives { #expect(Catalogue.entries(named: directive.name).isEmpty) }
  }
}
