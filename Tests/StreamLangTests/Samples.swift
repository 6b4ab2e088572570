@testable import StreamLang

/// Right scripts that use the whole grammar, for tests that vary or repeat them.
enum Samples {
  static let all = [pipelines, statements, literals, lesson]

  static let pipelines = """
    dialect("rxjs")
    tick(1ms)
    let a = hot("-a-^-b--|", a: 1, b: [2, 3])
    let b = cold("-x-y-| ", x: a, y: "两")
    a.combineLatest(b).map { x, y in x + y }
      .filter { $0 > 2 && $0 != 5 }
      // a comment between
      .throttle(1.5s, leading: false) { _ in true }

      .if(then: a, else: b)
    a.rxjs.retry(2).scan(0) { acc, x in acc + x }.take(3)[0].0.1?.name
    """

  static let statements = """
    var count = 0; let (left, right) = (1, 2)
    func search(q) = signal { wait(1s); send("results for \\(q)"); complete() }
    func twice(x, n) {
      if x > 1 { return x * 2 } else if n == nil { throw "none" }
      else { x + n }
    }
    for (i, x) in [1, 2, 3].enumerated() { if i % 2 == 0 { continue }; count += x }
    while count < 10 && !(count == 5) { count -= -1; break }
    let p = property(nil)
    p.value = 3
    p <~ interval(1s).map { $0 * 2 }
    let d = ["k": 1]
    d["k"] = count ?? 4
    scene "二"
    expect a.zip(b) == cold("-a|")
    """

  static let literals = #"""
    let all = [1, 2.5, 1e3, 1_000_000, -9223372036854775808, true, false, nil, 500ms, 1.5s, 10us]
    let text = "tab\t \u{4E16}\u{754C} \"\(all.map { "<\($0)>" }.joined(separator: ", "))\""
    let lines = """
      one
        two \(text)

      three
      """
    let ranges = (0..<5, 1...count + 1)
    let none = [:]
    let chosen = a > b ? a : b < c ?
      b :
        c
    """#

  static let lesson = """
    //: A gate lets one through a second.
    //:
    //: The rest waits.
    let gate = interval(1s)
    gate.throttle(1s)
    //> result  ──────────0
    //>
    //> end
    .map { $0 + 1 }
    """
}
