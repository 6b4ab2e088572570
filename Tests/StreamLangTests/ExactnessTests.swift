import Testing

@testable import StreamLang

/// Numbers, durations and the ends of time, as the documentation describes them.
@Suite struct ExactnessTests {
  private func printed(_ script: String) -> String {
    var lines: [String] = []
    let source = SourceText(name: "test", text: script)
    let outcome = ScriptRun(source, in: Session()).run { event in
      guard case .output(let output, _) = event else { return }
      switch output {
      case .value(let value): lines.append(value.text)
      case .diagram(let run):
        for lane in run.drawn.lanes.suffix(1) {
          lines += lane.events.map { "\($0.time): \($0.text)" }
          lines.append("\(lane.end)")
        }
        lines += run.drawn.notes
      default: break
      }
    }
    switch outcome {
    case .stopped(let diagnostic): lines.append("error: \(diagnostic.title)")
    case .rejected(let diagnostics): lines += diagnostics.map { "error: \($0.title)" }
    case .fine, .failed: break
    }
    return lines.joined(separator: "\n")
  }

  @Test(arguments: [
    ("9223372036854775807 + 1", "error: 9223372036854775807 + 1 is beyond what an Int holds"),
    ("-9223372036854775807 - 2", "error: -9223372036854775807 - 2 is beyond what an Int holds"),
    ("3037000500 * 3037000500", "error: 3037000500 * 3037000500 is beyond what an Int holds"),
    ("(-9223372036854775807 - 1) / -1", "error: -9223372036854775808 / -1 is beyond what an Int holds"),
    ("(-9223372036854775807 - 1) % -1", "0"),
    ("-(-9223372036854775807 - 1)", "error: -(-9223372036854775808) is beyond what an Int holds"),
    ("[9223372036854775807, 1].sum", "error: 9223372036854775807 + 1 is beyond what an Int holds"),
    ("1 / 0", "error: division by zero"), ("1 % 0", "error: division by zero"),
    ("Int(1e19)", "error: 1e+19 is beyond what an Int holds"), ("Int(nan)", "error: nan is beyond what an Int holds"),
    ("Int(\"99999999999999999999\")", "nil"),
    ("1...9223372036854775807", "error: a range ends below 9223372036854775807"),
    (
      "(-9223372036854775807..<9223372036854775807).count",
      "error: the count of this range is beyond what an Int holds"
    ),
  ])
  func integers(_ script: String, _ expected: String) { #expect(printed(script) == expected) }

  @Test(arguments: [
    ("nan == nan", "false"), ("nan != nan", "true"), ("nan < 1", "false"), ("nan >= 1", "false"),
    ("[1, nan].contains(nan)", "false"), ("1.0 / 0.0", "inf"), ("-1.0 / 0.0", "-inf"), ("0.0 / 0.0", "nan"),
    ("1.0 % 0.0", "nan"), ("infinity > 9223372036854775807", "true"), ("-infinity < -9223372036854775807", "true"),
    ("-0.0", "-0.0"), ("0.0 == -0.0", "true"), ("-0.0 < 0.0", "false"), ("[0.0: 1][-0.0]", "1"),
    ("9007199254740993 == 9007199254740992.0", "false"), ("9007199254740993 > 9007199254740992.0", "true"),
    ("9007199254740993.0 < 9007199254740993", "true"), ("9223372036854775807 < 9223372036854775808.0", "true"),
    ("-9223372036854775807 > -9223372036854775808.0", "true"), ("1 < 1.5", "true"), ("-1 > -1.5", "true"),
    ("2 > 1.5", "true"), ("1 == 1.0", "true"), ("1e400", "error: 1e400 is too large for a Double"),
    ("[2, nan].sorted", "error: nan has no place in an order"), ("max(1, nan)", "error: nan has no place in an order"),
    ("from([nan, nan]).distinctUntilChanged().count()", "0: 2\ncompleted(0)"),
  ])
  func doubles(_ script: String, _ expected: String) { #expect(printed(script) == expected) }

  @Test(arguments: [
    ("0.5ns", "error: 0.5ns is no whole number of nanoseconds"), ("1ns / 2", "0s"), ("1ns * 0.5", "1ns"),
    ("2562048h", "error: 2562048h is too long a time"),
    ("2562047h + 1h", "error: 9223369200000000000 + 3600000000000 is beyond what an Int holds"),
    ("1s / 0", "error: division by zero"), ("1s / 0.0", "error: a duration is below 292 years"),
    ("1s * nan", "error: a duration is below 292 years"), ("1s - 2s", "-1s"),
    ("interval(0s)", "error: a period must be longer than 0s"),
    ("interval(-1ns)", "error: a period must be longer than 0s"),
    ("interval(1ns * 0.4)", "error: a period must be longer than 0s"),
    ("just(1).delay(-1s)", "error: a duration cannot be below 0s, this is -1s"),
    ("wait(-1s)", "error: 'wait' cannot go back in time"), ("just(1).delay(0s)", "0: 1\ncompleted(0)"),
    ("just(1).throttle(0s)", "0: 1\ncompleted(0)"), ("timer(0s)", "0: 0\ncompleted(0)"),
    ("horizon(2562047h)\njust(1).delay(2562047h)", "9223369200000000000: 1\ncompleted(9223369200000000000)"),
    (
      "horizon(9223372036854775807ns)\ninterval(9223372036854775806ns).map { 1 }",
      "9223372036854775806: 1\nopen\ncut at 9223372036.854775807s, where virtual time ends"
    ),
    ("wait(9223372036854775807ns)\nwait(1ns)\njust(1)", "0: 1\ncompleted(0)"),
  ])
  func durations(_ script: String, _ expected: String) { #expect(printed(script) == expected) }

  /// Numbers and times at their ends.
  @Test(arguments: [
    ("from([1.0, nan, nan, 1.0]).distinct()", "0: 1.0\n0: nan\n0: nan\ncompleted(0)"),
    ("from([0.0, -0.0, 0]).distinct()", "0: 0.0\ncompleted(0)"),
    ("from([0.0, -0.0, 0]).distinctUntilChanged()", "0: 0.0\ncompleted(0)"),
    ("from([0.0, -0.0, 0]).groupBy { $0 }.count()", "0: 1\ncompleted(0)"),
    ("from([nan, nan]).groupBy { $0 }.count()", "0: 2\ncompleted(0)"),
    ("from([nan]).switch(cases: [nan: just(1)], default: just(0))", "0: 0\ncompleted(0)"),
    ("from([-0.0]).switch(cases: [0: just(1)], default: just(0))", "0: 1\ncompleted(0)"),
    ("from([1.5, infinity, -infinity]).max()", "0: inf\ncompleted(0)"),
    ("from([1.5, infinity, -infinity]).min()", "0: -inf\ncompleted(0)"),
    ("from([3, nan, 1]).max()", "error(0, message: \"nan has no place in an order\")"),
    ("just(0.0).sequenceEqual(just(-0.0))", "0: true\ncompleted(0)"),
    ("just(nan).sequenceEqual(just(nan))", "0: false\ncompleted(0)"),
    ("from([-0.0, 0.0]).map { 1 / $0 }", "0: -inf\n0: inf\ncompleted(0)"),
    ("range(0, 300).map { $0 * -0.0 }.take(2)", "0: -0.0\n0: -0.0\ncompleted(0)"),
    ("range(299, 300).map { ($0 - 300) / 0.0 }.take(3)", "0: -inf\n0: nan\n0: inf\ncompleted(0)"),
    ("range(0, 400).map { $0 * nan == $0 * nan }.filter { $0 }.count()", "0: 0\ncompleted(0)"),
    (
      "range(-9223372036854775807, 400).map { $0 - 2 }.count()",
      "error(0, message: \"-9223372036854775807 - 2 is beyond what an Int holds\")"
    ),
    (
      "range(0, 400).map { (-9223372036854775807 - 1 + $0) / -1 }.count()",
      "error(0, message: \"-9223372036854775808 / -1 is beyond what an Int holds\")"
    ),
    ("range(0, 400).map { (-9223372036854775807 - 1 + $0) % -1 }.count()", "0: 400\ncompleted(0)"),
    (
      "range(0, 400).map { -($0 - 9223372036854775807 - 1) }.count()",
      "error(0, message: \"-(-9223372036854775808) is beyond what an Int holds\")"
    ),
    ("range(0, 400).map { 5 % ($0 - 300) }.count()", "error(0, message: \"division by zero\")"),
    ("range(0, 400).map { 5 / ($0 - 300) }.count()", "error(0, message: \"division by zero\")"),
    (
      "range(0, 400).map { $0 * 46116860184273879 }.count()",
      "error(0, message: \"201 * 46116860184273879 is beyond what an Int holds\")"
    ),
    (
      "range(0, 400).aggregate(9223372036854775000) { $0 + $1 }",
      "error(0, message: \"9223372036854775780 + 40 is beyond what an Int holds\")"
    ),
    (
      "range(0, 400).scan(9223372036854775000) { $0 + $1 }.count()",
      "error(0, message: \"9223372036854775780 + 40 is beyond what an Int holds\")"
    ),
    (
      "range(9223372036854775800, 300).count()",
      "error(0, message: \"the integers of a range end at 9223372036854775807\")"
    ),
    (
      "horizon(9223372036854775807ns)\ninterval(4611686018427387904ns).take(3)",
      "4611686018427387904: 0\nopen\ncut at 9223372036.854775807s, where virtual time ends"
    ),
    (
      "horizon(9223372036854775807ns)\njust(1).delay(9223372036854775807ns)",
      "open\ncut at 9223372036.854775807s, where virtual time ends"
    ),
    (
      "horizon(9223372036854775807ns)\ntimer(9223372036854775806ns).concat(timer(5s))",
      "9223372036854775806: 0\nopen\ncut at 9223372036.854775807s, where virtual time ends"
    ),
    ("timer(-1s)", "0: 0\ncompleted(0)"),
    ("timer(0s, -1s)", "error: a period must be longer than 0s"),
    ("rxjs.interval(-5ms).take(2)", "0: 0\n0: 1\ncompleted(0)"),
    ("just(1).timeout(0s)", "0: 1\ncompleted(0)"),
    ("just(1).timeout(-1ns)", "error: a duration cannot be below 0s, this is -1ns"),
    ("just(1).bufferWithTime(-1ns)", "error: a duration cannot be below 0s, this is -1ns"),
    ("just(1).bufferWithTime(0s)", "0: (1,)\ncompleted(0)"),
    ("just(1).rxjs.sampleTime(0s)", "completed(0)"),
    ("signal { wait(-1s); send(1) }", "error(0, message: \"\\'wait\\' cannot go back in time\")"),
    ("signal { after(-1s) { send(1); complete() } }", "0: 1\ncompleted(0)"),
    ("cold(at: [(-1s, 1)])", "error: no subscriber could receive what 'cold' sends at -1s"),
    ("interval(1s / 3).take(1)", "333333333: 0\ncompleted(333333333)"),
    ("interval(1ns / 3)", "error: a period must be longer than 0s"),
  ])
  func ends(_ script: String, _ expected: String) {
    // Notes on an error may follow.
    #expect((printed(script) + "\n").hasPrefix(expected + "\n"))
  }

  @Test(arguments: [
    ("range(9223372036854775806, 5)", "error"), ("generate(9223372036854775806, { true }, { $0 + 1 })", "error"),
    ("just(9223372036854775807).scan(1) { $0 + $1 }", "error"),
  ])
  func overflowInAStreamIsItsError(_ script: String, _ end: String) {
    #expect(printed(script).split(separator: "\n").contains { $0.hasPrefix(end) })
  }

  /// Containers are compared by their elements, however deep, and shared parts are compared once.
  @Test(arguments: [
    (
      "var a = [1]\nvar b = [1]\nfor i in 0..<64 { a = [a, a]\n b = [b, b] }\n[a == b, a < b, [a].contains(b)]",
      "[true, false, true]"
    ),
    (
      "var a = [1]\nvar b = [2]\nfor i in 0..<64 { a = [a, a]\n b = [b, b] }\n[a == b, a < b, b < a]",
      "[false, true, false]"
    ),
    (
      "var a = (1, 2)\nvar b = (1, 3)\nfor i in 0..<50000 { a = (a, 0)\n b = (b, 0) }\n[a == b, a < b]", "[false, true]"
    ),
    ("[[1, 2], [1]] == [[1, 2], [1]]", "true"), ("[[1, 2]] == [(1, 2)]", "false"),
    ("[[1, 2], [0]] < [[1, 2], [1]]", "true"),
    ("[[1]] < [[1, 0]]", "true"), ("[1: [2]] == [1: [2]]", "true"), ("[1: [2]] == [1: [3]]", "false"),
    ("event.next([1]) == event.next([1])", "true"), ("event.next([1]) == event.next([2])", "false"),
    ("[[nan]] == [[nan]]", "false"),
  ])
  func containers(_ script: String, _ expected: String) { #expect(printed(script) == expected) }
}
