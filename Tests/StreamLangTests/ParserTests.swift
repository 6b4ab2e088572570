import Testing

@testable import StreamLang

/// The syntax trees of scripts, as s-expressions.
@Suite struct ParserTests {
  /// The tree of a script that has no faults.
  static func tree(of text: String) -> String {
    let source = SourceText(name: "test", text: text)
    let script = Parser.parse(source)
    let messages = script.faults.map { $0.diagnostic.rendered(in: source) }
    return messages.isEmpty ? SyntaxPrinter.print(script) : messages.joined(separator: "\n")
  }

  @Test(arguments: [
    ("1 + 2 * 3 - 4", "(1 + (2 * 3) - 4)"),
    ("(1 + 2) * 3", "((1 + 2) * 3)"),
    ("a || b && c == d ?? e ..< f + g * h", "(|| a (&& b (c == (?? d (..< e (f + (g * h)))))))"),
    ("g * f + e ..< d ?? c == b && a || z", "(|| (&& ((?? (..< ((g * f) + e) d) c) == b) a) z)"),
    ("a && b && c || d", "(|| (&& a b c) d)"),
    ("a ?? b ?? c", "(?? a b c)"),
    ("a ? b : c ? d : e", "(? a b (? c d e))"),
    ("a ? b ? 1 : 2 : c", "(? a (? b 1 2) c)"),
    ("!a == -b", "((! a) == (- b))"),
    ("--x", "(- (- x))"),
    ("-x.y", "(- (x .y))"),
    ("1..<5", "(..< 1 5)"),
    ("1...5", "(... 1 5)"),
    ("0..<n + 1", "(..< 0 (n + 1))"),
    ("x<-1", "(x < (- 1))"),
    ("-9223372036854775808", "-9223372036854775808"),
  ]) func operators(text: String, tree: String) {
    #expect(Self.tree(of: text) == tree)
  }

  @Test(arguments: [
    ("f(1, b: 2) { x in x }", "(f call(1, b: 2) { x in x })"),
    ("s.map { $0 }.count", "(s .map() { 1 in $0 } .count)"),
    ("s.f()(1)", "(s .f() call(1))"),
    ("f { 1 } { 2 }", "(f call() { 1 } call() { 2 })"),
    ("x.if(then: a, else: b, in: c)", "(x .if(then: a, else: b, in: c))"),
    ("x.in.let.true", "(x .in .let .true)"),
    ("t.0.1", "(t .0 .1)"),
    ("t.0.name[1](2)", "(t .0 .name [1] call(2))"),
    ("x?.name?.first()", "(x ?.name ?.first())"),
    ("f(\n  a,\n  b,\n)", "(f call(a, b))"),
    ("f(x ? 1 : 2, y: z ? 3 : 4)", "(f call((? x 1 2), y: (? z 3 4)))"),
    ("command { input in\n  1\n  2\n}", "(command call() { input in 1 2 })"),
    ("a.scan(0) { acc, _ in acc }", "(a .scan(0) { acc _ in acc })"),
    ("a.map { _, _ in 1 }", "(a .map() { _ _ in 1 })"),
    ("a.map { $1 }", "(a .map() { 2 in $1 })"),
    ("a.map { xs.map { $2 } + $0 }", "(a .map() { 1 in ((xs .map() { 3 in $2 }) + $0) })"),
    ("a.map { if $0 { $1 } }", "(a .map() { 2 in (if $0 { $1 }) })"),
    ("defer { }", "(defer call() { })"),
    ("{ x in x }(3)", "({ x in x } call(3))"),
    ("(a, b).0", "((tuple a b) .0)"),
    ("a.subscribe(next: { x in x }, error: { })", "(a .subscribe(next: { x in x }, error: { }))"),
    ("{ x.in }", "{ (x .in) }"),
  ]) func calls(text: String, tree: String) {
    #expect(Self.tree(of: text) == tree)
  }

  @Test(arguments: [
    ("[]", "(array)"), ("[1,]", "(array 1)"), ("[:]", "(dictionary)"),
    ("[\"a\": 1, b: [2]]", "(dictionary (\"a\" 1) (b (array 2)))"),
    ("[a ? b : c: d]", "(dictionary ((? a b c) d))"),
    ("(1)", "1"), ("(1, 2)", "(tuple 1 2)"), ("nil", "nil"), ("true", "true"), ("_", "_"),
    ("\"a\\(1)b\"", "(string \"a\" 1 \"b\")"),
    ("\"\\(a)\\(b)\"", "(string a b)"),
    ("\"\\(\"x\\(1 + (2))\")\"", "(string (string \"x\" (1 + 2)))"),
    ("\"\\(d[\"k\"])\"", "(string (d [\"k\"]))"),
    ("\"\\(xs.map { \"\\($0)\" })\"", "(string (xs .map() { 1 in (string $0) }))"),
  ]) func literals(text: String, tree: String) {
    #expect(Self.tree(of: text) == tree)
  }

  @Test(arguments: [
    ("let a = 1; var b = 2", "(let a 1)\n(var b 2)"),
    ("let (a, _) = t", "(let (a _) t)"),
    ("_ = f()", "(let _ (f call()))"),
    ("func f() = 1", "(func f () 1)"),
    ("func f(a, b) { return a }", "(func f (a b) (return a))"),
    ("func f() { return\n1 }", "(func f () (return) 1)"),
    ("x = 1", "(= x 1)"), ("x += 1", "(+= x 1)"), ("x /= 2", "(/= x 2)"),
    ("p.value = 1", "(= (p .value) 1)"),
    ("d[\"a\"][0] *= 2", "(*= (d [\"a\"] [0]) 2)"),
    ("f(x).value -= 1", "(-= (f call(x) .value) 1)"),
    ("p <~ s.map { $0 }", "(<~ p (s .map() { 1 in $0 }))"),
    ("if a { 1 } else if b { 2 } else { 3 }", "(if a { 1 } b { 2 } else { 3 })"),
    ("if a {\n}\nelse {\n}", "(if a { } else { })"),
    ("if (f { $0 }) { 1 }", "(if (f call() { 1 in $0 }) { 1 })"),
    ("if xs.contains(1) { }", "(if (xs .contains(1)) { })"),
    ("if [f { 1 }].isEmpty { }", "(if ((array (f call() { 1 })) .isEmpty) { })"),
    ("for x in 0..<3 { f(x) }", "(for x (..< 0 3) { (f call(x)) })"),
    ("for (k, v) in d { }", "(for (k v) d { })"),
    ("while true { break; continue }", "(while true { (break) (continue) })"),
    ("throw error(\"x\", code: 1)", "(throw (error call(\"x\", code: 1)))"),
    ("scene \"x\"\nexpect a == b", "(scene \"x\")\n(expect (a == b))"),
    ("expect !x", "(expect (! x))"), ("expect (a) == b", "(expect (a == b))"),
    ("let scene = 1\nlet expect = scene", "(let scene 1)\n(let expect scene)"),
    ("scene = 2\nexpect.x = 3\nf(scene)", "(= scene 2)\n(= (expect .x) 3)\n(f call(scene))"),
    ("let 入力 = \"值\"", "(let 入力 \"值\")"),
  ]) func statements(text: String, tree: String) {
    #expect(Self.tree(of: text) == tree)
  }

  @Test(arguments: [
    ("1\n-1", "1\n(- 1)"),
    ("1 -\n1", "(1 - 1)"),
    ("let x =\n\n  1", "(let x 1)"),
    ("a ?\nb :\nc", "(? a b c)"),
    ("a\n  .b\n\n  // why\n  .c", "(a .b .c)"),
    ("a\n  //: prose within a statement is a comment\n  .b", "(a .b)"),
    ("a\n?.b", "(a ?.b)"),
    ("f(a\n- 1)", "(f call((a - 1)))"),
    ("f({\na\nb\n})", "(f call({ a b }))"),
    ("f\n(1)", "f\n1"),
    ("f\n[1]", "f\n(array 1)"),
    ("f\n{ 1 }", "f\n{ 1 }"),
    ("x = f(\n)\ny", "(= x (f call()))\ny"),
    ("[1,\n2\n]\n.count", "((array 1 2) .count)"),
    ("a &&\n// why\nb", "(&& a b)"),
    (".map { 1 }", "(_ .map() { 1 })"),
    ("a;.b", "a\n(_ .b)"),
    ("a // .b\r\n.c\r\n", "(a .c)"),
  ]) func newlines(text: String, tree: String) {
    #expect(Self.tree(of: text) == tree)
  }

  @Test func namesAreComparedByCanonicalEquivalence() throws {
    let script = Parser.parse(SourceText(name: "", text: "caf\u{E9}\ncafe\u{301}"))
    let names = script.statements.compactMap { statement -> String? in
      guard case .expression(let expression) = statement.kind, case .name(let name) = expression.kind else {
        return nil
      }
      return name
    }
    #expect(names.count == 2)
    #expect(names.first == names.last)
  }

  @Test func spansPointAtWhatTheyAreAbout() throws {
    let source = SourceText(name: "", text: "  let x = gate.throtle(1s, 值: 2)[0] + (3)  // end\n")
    let statement = try #require(Parser.parse(source).statements.first)
    #expect(source.text(in: statement.span) == "let x = gate.throtle(1s, 值: 2)[0] + (3)")
    guard case .constant(_, let value) = statement.kind, case .binary(let first, let terms) = value.kind,
      case .postfix(_, let parts) = first.kind, case .member(let member) = parts.first,
      let arguments = member.arguments
    else {
      Issue.record("another tree: \(SyntaxPrinter.print(statement))")
      return
    }
    #expect(source.text(in: member.nameSpan) == "throtle")
    #expect(source.text(in: arguments.span) == "(1s, 值: 2)")
    #expect(arguments.list.last?.label.map { source.text(in: $0.span) } == "值")
    #expect(parts.map { source.text(in: $0.span) } == ["throtle(1s, 值: 2)", "[0]"])
    #expect(terms.map { source.text(in: $0.operatorSpan) } == ["+"])
    #expect(terms.map { source.text(in: $0.operand.span) } == ["(3)"])
  }

  @Test(arguments: Samples.all) func samplesAreRight(text: String) {
    let source = SourceText(name: "sample", text: text)
    #expect(Parser.parse(source).faults.map { $0.diagnostic.rendered(in: source) } == [])
  }
}
