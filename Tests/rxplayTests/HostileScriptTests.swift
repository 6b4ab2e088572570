import Foundation
import Testing

/// Every script ends by itself, with a message, and without a trap.
///
/// Here with small budgets, since the tests are not optimised. `RXPLAY_HOSTILE=PROGRAM swift test` runs all of it with
/// the default budgets and looks at time and memory; `make hostile` does so with an optimised build.
@Suite struct HostileScriptTests {
  struct Script: CustomTestStringConvertible, Sendable {
    let name: String
    let arguments: [String]
    let text: String
    var testDescription: String { name }
  }

  /// `//=== NAME ARGUMENTS`, then the script.
  static let written: [Script] = ["scripts", "more", "budgets", "fresh"].flatMap { file -> [Script] in
    let path = Program.root + "/Tests/rxplayTests/Hostile/\(file).txt"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "//=== ").dropFirst().map { part in
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let words = lines[0].split(separator: " ").map(String.init)
      return Script(name: words[0], arguments: Array(words.dropFirst()), text: lines.count > 1 ? String(lines[1]) : "")
    }
  }

  private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  private static func script(_ name: String, _ parts: String...) -> Script {
    Script(name: name, arguments: [], text: parts.joined())
  }

  private static func numbered(_ count: Int, _ separator: String, _ text: (Int) -> String) -> String {
    (0..<count).map(text).joined(separator: separator)
  }

  /// Sources that are large or deep themselves.
  static let large: [Script] = [
    script("parentheses", repeated("(", 100_000), "1", repeated(")", 100_000)),
    script("brackets", repeated("[", 100_000)),
    script("braces", repeated("{", 100_000)),
    script("minus", repeated("-", 100_000), "1"),
    script("not", repeated("!", 100_000), "true"),
    script("ternary", repeated("1 ? ", 50_000), "1", repeated(" : 1", 50_000)),
    script("interpolation", repeated("\"\\(", 5_000), "1", repeated(")\"", 5_000)),
    script("if", repeated("if true { ", 20_000), repeated("}", 20_000)),
    script("else if", "if true { } ", repeated(" else if true { }", 50_000)),
    script("calls", repeated("f(", 50_000), repeated(")", 50_000)),
    script("members", "just(1)", repeated(".map { $0 }", 20_000)),
    script("plus", "1", repeated(" + 1", 300_000)),
    script("and", "true", repeated(" && true", 150_000)),
    script("functions", repeated("func f(a) { ", 5_000), repeated("}", 5_000)),
    script("statements", repeated("x = 1\n", 1_000_000)),
    script("expressions", repeated("1\n", 500_000)),
    script("semicolons", repeated(";", 1_900_000)),
    script("newlines", repeated("\n", 10_000_000)),
    script("comments", repeated("// hello\n", 150_000)),
    script("quotes", repeated("\"", 1_000_000)),
    script("unknown", numbered(30_000, "\n") { "foo\($0).bar\($0)()" }),
    script("bad", repeated("@#$%^&* ", 100_000)),
    script("name", "let ", repeated("a", 1_000_000), " = 1"),
    script("nearly the name", "let ", repeated("a", 100_000), " = 1\n", repeated("a", 99_999)),
    script("digits", repeated("1", 1_000_000)),
    script("fraction", "0.", repeated("1", 1_000_000)),
    script("operator", "just(1).", repeated("m", 200_000), "()"),
    script("string", "\"", repeated("x", 1_900_000), "\""),
    script("combining", "let a", repeated("\u{301}", 500_000), " = 1"),
    script("arguments", "log(", repeated("1,", 100_000), "1)"),
    script("parameters", "func f(", numbered(20_000, ",") { "a\($0)" }, ") = 1\nf(1)"),
    script("array", "let a = [", repeated("1,", 400_000), "]\na.count"),
    script("dictionary", "let d = [", numbered(100_000, ",") { "\($0): 1" }, "]\nd.count"),
    script("marbles", "cold(\"", repeated("-a", 200_000), "|\")"),
    script("marble group", "cold(\"(", repeated("a", 400_000), ")|\")"),
    script("marble brackets", "cold(\"", repeated("(", 10_000), "\")"),
    script(
      "waiting functions", numbered(2_000, "\n") { "func w\($0)() { w\($0 + 1)()\n w\($0 + 1)() }" },
      "\nfunc w2000() { wait(1s) }\nw0()"),
    script("named streams", "let a0 = just(1)\n", numbered(9_000, "\n") { "let a\($0 + 1) = a\($0).map { $0 }" }),
    script(
      "named merges", "let a0 = just(1)\n", numbered(5_000, "\n") { "let a\($0 + 1) = merge(a\($0), a\($0))" }, "\na9"),
    script("conditions", "interval(1ns).filter { ", numbered(5_000, " && ") { "$0 != \($0)" }, " }"),
    script(
      "a sum of variables", numbered(20_000, "\n") { "var v\($0) = \($0)" }, "\nlet f = { ",
      numbered(20_000, " + ") { "v\($0)" }, " }\nwhile true { f() }"),
    script("units", repeated("1h1m1s", 100_000)),
    script("wide value", "just(\"", repeated("x", 100_000), "\")"),
  ]

  private static let small: [String] = [
    "events=20000", "eventsAtOneInstant=20000", "steps=100000", "work=200000", "subscriptions=2000", "values=20000",
    "length=20000", "recorded=5000", "output=200000", "source=20000",
  ].flatMap { ["--limit", $0] }

  private static let representatives: Set<String> = [
    "while_n", "str_double_plus", "arr_append", "arr_of_streams", "dict_grow", "dag_print", "dag_json", "dag_equal",
    "dag_order", "deep_equal", "rec_closure", "rec_flat", "rec_expand", "rec_fib", "subj_self2", "prop_bind", "repeat",
    "retry", "range_collect", "range_replay", "range_groupby", "range_json", "interval_all", "skips_many",
    "merge_many", "wait_loop", "signal_loop0", "dispose_resub", "log_big", "show_stream_loop", "sort_closure",
    "join_big", "split_quad", "range_elems", "seq_inf", "copy_quad2", "eq_quad2", "marble_runtime", "widearr_many_json",
    "graph_dag", "run_dag", "expect_lots", "err_chain", "cyc_prop2", "closure_capt",
    "rec_concat", "distinct_big_ints", "distinct_nested", "string_eq_canon", "max_arrays", "seq_contains", "all_sparse",
    "expect_streams", "unhandled_big", "two_subjects_delay", "dag_error", "errors_nested", "graph_dense",
    "off_but_work", "contains_long_pattern", "deep_defer", "lognext_range", "window_rec_anew", "windowcount_tall_just",
    "materialize_tall_just", "from_text", "throw_dag", "seq_distinct_big", "range_min", "wait_func2",
  ]

  @Test(arguments: written.filter { representatives.contains($0.name) } + large)
  func endsByItself(_ script: Script) throws {
    let run = try Program.run(Self.small + script.arguments + ["-"], input: script.text)
    #expect(run.status == 0 || run.status == 1, "\(run.status): \(run.error.prefix(300))")
    #expect(run.status == 0 || run.error.contains("error: "), "\(run.error.prefix(300))")
    #expect(!run.error.contains("Fatal error"))
  }

  @Test func theRepresentativesAreThere() {
    #expect(Self.representatives.isSubset(of: Set(Self.written.map(\.name))))
  }

  @Test(.enabled(if: HostileRun.program != nil), arguments: HostileRun.program == nil ? [] : written + large)
  func endsWithinTwoSecondsAndHalfAGigabyte(_ script: Script) throws {
    try HostileRun(script).check()
  }
}
