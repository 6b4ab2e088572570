import Streams

/// Hostile scripts of every operator of the catalogue, in every setting of the table below: an operator or a setting
/// that is added need not think of the other.
enum HostileScriptGenerator {
  /// A script that a call is put into.
  private struct Setting: Sendable {
    let name: String
    var options: [String] = []
    var arguments = HostileArguments()
    /// The script, given the call on a stream.
    let script: @Sendable (_ call: (String) -> String) -> String
  }

  static func scripts(of call: HostileCall) -> [HostileScriptTests.Script] {
    var seen: Set<String> = []
    return settings.compactMap { setting in
      let text = setting.script { call.text(on: $0, setting.arguments) }
      // A source is called on nothing, so that many of its scripts are the same.
      guard seen.insert(text).inserted else { return nil }
      let dialect = call.entry.dialect.map { "\($0.name)." } ?? ""
      let name = "\(dialect)\(call.entry.name): \(setting.name)"
      return HostileScriptTests.Script(name: name, arguments: setting.options, text: text)
    }
  }

  private static let (many, largest, latest) = ("range(0, 1000000000000)", "9223372036854775807", "9223372036s")

  private static let settings = alone + piled + subscribed + shown

  /// The call on one stream, which never ends or sends large values.
  private static let alone: [Setting] = {
    typealias Arguments = HostileArguments
    let large = "let a = (0..<1000000).map { 0 }\n"
    let long = "var t = \"x\"\nfor i in 0..<20 { t = t + t }\n"
    let table: [(name: String, before: String, receiver: String, Arguments)] = [
      ("range", "", many, Arguments(stream: many, int: "1", duration: "1s")),
      ("tick", "", "interval(1ns)", Arguments(stream: "interval(1ns)", int: "1", duration: "1ns")),
      ("largest of a tick", "", "interval(1ns)", Arguments(int: largest, duration: latest, isComplete: true)),
      ("largest of a range", "", many, Arguments(stream: many, int: largest, duration: latest, isComplete: true)),
      ("zero", "", "interval(1us)", Arguments(stream: "just(1)", int: "0", duration: "0s", isComplete: true)),
      ("below zero", "", "interval(1us)", Arguments(stream: "just(1)", int: "-1", duration: "-1s", isComplete: true)),
      ("repeated", "", "just(1).repeat()", Arguments(stream: "just(1).repeat()", duration: "1s")),
      ("empty", "", "empty().delay(1ns).repeat()", Arguments(temper: .endless, stream: "empty().repeat()")),
      ("retried", "", "fail(\"x\").retry()", Arguments(stream: "fail(\"x\").delay(0s).retry()", isComplete: true)),
      ("streams", "", "interval(1ns).map { n in interval(1ns) }", Arguments(temper: .endless, isComplete: true)),
      ("ranges", "", "\(many).map { n in range(0, n) }", Arguments(temper: .endless, int: "1000000")),
      ("growing", "", "interval(1us).map { n in [n, n] }", Arguments(temper: .growing, int: "1000", duration: "1ms")),
      ("large", large, "interval(1us).map { n in [a, n] }", Arguments(int: "100000", duration: "1s", isComplete: true)),
      ("long", long, "interval(1us).map { n in t + \"\\(n)\" }", Arguments(stream: "interval(1us).mapReplace(t)")),
      ("throwing", "", many, Arguments(temper: .throwing, stream: "range(0, 3)", isComplete: true)),
      ("spinning", "", "interval(1us)", Arguments(temper: .spinning, int: "5", duration: "1ms")),
      ("closures", "", "\(many).map { n in ({ 1 }, n) }", Arguments(stream: "just((true, false)).repeat()")),
    ]
    return table.map { row in Setting(name: row.name, arguments: row.3) { call in row.before + call(row.receiver) } }
  }()

  /// The call on itself, again and again.
  private static let piled = [
    pile("tall", of: "just(1)", 4_900, with: "just(1)"),
    pile("tall and never", of: "from([1, 2, 3])", 9_000, with: "never()"),
    pile("tall and failed", of: "fail(\"x\")", 9_000, with: "just(1)"),
    pile("tall and long", of: "range(0, 100000000)", 500, with: "never()"),
    pile("tall and fast", of: "interval(1us)", 500, with: "interval(1us)"),
    Setting(name: "woven", arguments: HostileArguments(stream: "z")) { call in
      "var z = just(1)\nfor i in 0..<100 { z = merge(\(call("z")), z) }\nz"
    },
    Setting(name: "recursive", arguments: HostileArguments(stream: "just(1)")) { call in
      "func f(n) = \(call("defer { f(n + 1) }"))\nf(1)"
    },
  ]

  private static func pile(_ name: String, of receiver: String, _ count: Int, with stream: String) -> Setting {
    Setting(name: name, arguments: HostileArguments(stream: stream)) { call in
      "var z = \(receiver)\nfor i in 0..<\(count) { z = \(call("z")) }\nz"
    }
  }

  /// Subscribed by a script that sends what it hears, or never ends to send or subscribe.
  private static let subscribed = [
    sent(
      "sending back",
      "z.subscribe { x in s.send(x) }\nz.delay(1ns).subscribe(s)\ns.send(1)\ns.send((1, 2))\nwait(1s)",
      HostileArguments(temper: .sending, stream: "s", int: "3", duration: "0s")),
    sent("sending itself", "z.subscribe { x in s.send(1)\ns.send(s) }\nfor i in 0..<10000000 { s.send(i) }"),
    sent("subscribed", "for i in 0..<10000000 { z.subscribe { 1 } }"),
    sent("disposed", "while true { let d = z.subscribe { 1 }\ns.send(1)\nd.dispose() }"),
    Setting(name: "tall and subscribed") { call in
      """
      let s = subject()
      var z = s
      for i in 0..<3000 { z = \(call("z")) }
      let d = z.subscribe { 1 }
      for i in 0..<1000 { s.send(i) }
      z.subscribe { 1 }
      d.dispose()
      s.sendError("x")
      """
    },
    Setting(name: "many inner") { call in "interval(1us).flattenMap { n in \(call("interval(1us)")) }" },
    Setting(name: "inner") { call in "range(0, 100000000).flattenMap { n in \(call("just(n)")) }" },
    Setting(name: "switched") { call in "interval(1us).map { n in \(call("interval(1ns)")) }.switchToLatest()" },
  ]

  private static func sent(
    _ name: String, _ rest: String, _ arguments: HostileArguments = HostileArguments(stream: "s")
  ) -> Setting {
    Setting(name: name, arguments: arguments) { call in "let s = subject()\nlet z = \(call("s"))\n\(rest)" }
  }

  private static let shown = [
    Setting(name: "stages", options: ["--all"]) { call in "stages(\(call("interval(1ns)")))" },
    Setting(name: "compared", options: ["--all", "--format", "svg"]) { call in
      "compare(\(call("interval(1us)")), \(call(many)))"
    },
    Setting(name: "as JSON", options: ["--all", "--format", "json"], arguments: HostileArguments(temper: .growing)) {
      call in call("interval(1us).map { n in interval(1us) }")
    },
    Setting(name: "tall and shown", options: ["--all"], arguments: HostileArguments(isComplete: true)) { call in
      "var z = from([1, 2, 3])\nfor i in 0..<2000 { z = \(call("z")) }\nstages(z)\ngraph(z)\ncompare(z, z)"
    },
  ]
}
