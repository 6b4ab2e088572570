import Streams
import Testing

@testable import StreamLang

/// Objects are references with members.
@Suite struct ObjectTests {
  @Test func membersAreReadSetAndAdded() {
    check("let ann = object(name: \"Ann\")\nann.name", gives: "Ann")
    check("let ann = object(age: 31)\nann.age += 1\nann.age", gives: "32")
    check("let ann = object()\nann.email = \"a@x\"\nann.email", gives: "a@x")
    check("let ann = object(rows: [1])\nann.rows[0] = 2\nann.rows", gives: "[2]")
    check("let ann = object(home: object(town: \"Ulm\"))\nann.home.town = \"Bonn\"\nann.home.town", gives: "Bonn")
  }

  /// A member may have any name, and a name that is computed.
  @Test func membersAreElementsToo() {
    check("let o = object([\"first-name\": 1])\no[\"first-name\"]\no[\"last-name\"]", gives: "1", "nil")
    check("let o = object(a: 1)\no[\"b\"] = 2\nmembers(o)", gives: "[a: 1, b: 2]")
  }

  @Test func closuresAreCalledAsMembers() {
    check("let o = object(plus: { a, b in a + b })\no.plus(1, 2)\no.plus(1, b: 3)", gives: "3", "4")
    check("let o = object(f: { 7 })\nlet f = o.f\nf()", gives: "7")
    check("var n = 0\nlet o = object(up: { n += 1 })\no.up()\nn", gives: "1")
  }

  @Test func computedMembersAreClosures() {
    check(
      """
      var celsius = 20
      let room = object(
        fahrenheit: computed({ celsius * 9 / 5 + 32 }, set: { new in celsius = (new - 32) * 5 / 9 }),
        isWarm: computed { celsius > 18 })
      room.fahrenheit
      room.fahrenheit = 50
      celsius
      room.isWarm
      members(room)
      """, gives: "68", "10", "false", "[fahrenheit: 50, isWarm: false]")
  }

  @Test func anObjectIsShared() {
    check("let a = object(n: 1)\nlet b = a\nb.n = 2\na.n", gives: "2")
    check("let a = object(n: 1)\n[a == a, a == object(n: 1), [a] == [a]]", gives: "[true, false, true]")
    check("func rename(o) { o.name = \"Bob\" }\nlet a = object(name: \"Ann\")\nrename(a)\na.name", gives: "Bob")
    #expect(
      ScriptOutcome("from([1, 1]).map { object(n: $0) }.distinctUntilChanged().count()").lanes == ["\"[a|]\", a: 2"])
  }

  @Test func objectsArePrinted() {
    check("object(a: 1, f: { 2 })", gives: "object(a: 1, f: { … })")
    check("object(\"User\", name: \"Ann\")", gives: "User(name: Ann)")
    check("object()", gives: "object()")
    #expect(ScriptOutcome("just(object(\"P\", x: 1, y: [2]))").lanes == ["\"[a|]\", a: object(\"P\", x: 1, y: [2])"])
  }

  @Test func anObjectMayHoldItself() {
    check("let a = object(n: 1)\na.me = a\na", gives: "object(n: 1, me: object(…))")
    check(
      "let a = object()\nlet b = object(a: a)\na.b = b\nb == b\na", gives: "true", "object(b: object(a: object(…)))")
  }

  @Test func errorsOfObjects() {
    #expect(
      ScriptOutcome("let a = object(name: 1)\na.nmae").failures == ["objects have no 'nmae'; did you mean 'name'?"])
    #expect(ScriptOutcome("object(name: 1).name()").failures == ["this is an Int, and cannot be called"])
    #expect(ScriptOutcome("object(1)").failures == ["'object' takes labelled members or a dictionary, not an Int"])
    #expect(ScriptOutcome("object([1: 2])").failures.first?.contains("have Strings as names") == true)
    #expect(
      ScriptOutcome("let a = object(x: computed { 1 })\na.x = 2").failures == ["'x' is computed, and cannot be set"])
    #expect(ScriptOutcome("let a = object(f: { 1 / 0 })\na.f()").failures == ["division by zero"])
    // Without objects in a script, the names of members are checked before it runs.
    #expect(ScriptOutcome("log(1)\nfrom([1]).map { x in x.nmae }").logs == [])
    #expect(ScriptOutcome("object(n: 1) < object(n: 2)").failures.count == 1)
  }

  /// A stream in an object is driven from outside as one in a variable is.
  @Test func streamsInObjectsBelongToTheScene() {
    let outcome = ScriptOutcome(
      "let o = object(taps: subject())\no.taps.map { $0 * 2 }\no.taps.send(1)\no.taps.send(2)")
    #expect(outcome.lanes == ["\"[ab]\", a: 2, b: 4"])
  }

  /// Objects that hold one another are freed with their session.
  @Test func circlesAreFreed() {
    final class Probe: Streams.Function {
      let freed: () -> Void
      init(_ freed: @escaping () -> Void) {
        self.freed = freed
        super.init(parameterCount: 0)
      }
      deinit { freed() }
    }
    var isFreed = false
    let register = ObjectRegister()
    do {
      let (one, two) = (ObjectBox(in: register), ObjectBox(in: register))
      one.keep(.object(two), as: "other")
      two.keep(.object(one), as: "other")
      two.keep(.function(Probe { isFreed = true }), as: "probe")
    }
    #expect(!isFreed)
    register.clear()
    #expect(isFreed)
  }

  /// A long chain of objects is freed without recursion.
  @Test func longChainsAreFreed() {
    check("var list = nil\nfor i in 0..<50000 { list = object(next: list) }\nlist = nil\nlist ?? 1", gives: "1")
  }
}
