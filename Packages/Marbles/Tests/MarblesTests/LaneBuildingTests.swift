import Marbles
import Testing

struct `Lanes built in Swift` {
  private enum Colour { case red }
  private struct Point {
    var x = 1
    var y = 2
  }

  /// How a value is printed in pictures, in JSON, and as the language writes it.
  private func forms(_ value: Any) -> [String] {
    let event = LaneEvent(time: 0, value: value)
    return [event.text, event.json, event.literal]
  }

  @Test func `Values of Swift are printed by their kind`() {
    #expect(forms(3) == ["3", "3", "3"])
    #expect(forms(-2.5) == ["-2.5", "-2.5", "-2.5"])
    #expect(forms(Double.infinity) == ["inf", "\"inf\"", "inf"])
    #expect(forms(true) == ["true", "true", "true"])
    #expect(forms("a b") == ["'a b'", "\"a b\"", "\"a b\""])
    #expect(forms(["a", "b c"]) == ["[a,'b c']", "[\"a\",\"b c\"]", "[\"a\", \"b c\"]"])
    #expect(forms([Int]()) == ["[]", "[]", "[]"])
    #expect(forms((1, "x")) == ["(1,x)", "[1,\"x\"]", "(1, \"x\")"])
    #expect(forms(Int?.none as Any) == ["nil", "null", "nil"])
    #expect(forms(Int?.some(3) as Any) == ["3", "3", "3"])
    #expect(forms(Set([3, 1, 2])) == ["[1,2,3]", "[1,2,3]", "[1, 2, 3]"])
    #expect(forms(["b": 2, "a": 1]) == ["[a:1,b:2]", "{\"a\":1,\"b\":2}", "[\"a\": 1, \"b\": 2]"])
    #expect(forms([2: "x"]) == ["[2:x]", "{\"2\":\"x\"}", "[2: \"x\"]"])
    #expect(forms([String: Int]()) == ["[:]", "{}", "[:]"])
    #expect(forms(Colour.red) == ["red", "\"red\"", "\"red\""])
    #expect(forms(Point())[0] == "'Point(x: 1, y: 2)'")
    #expect(forms(Duration.seconds(1))[0] == "'1.0 seconds'")
  }

  @Test func `Ends, and times of any length`() {
    var lane = Lane("a", subscribed: .nanoseconds(5))
    #expect(lane.end == .open)
    #expect(lane.subscribed == 5)
    lane.dispose(at: .seconds(1))
    #expect(lane.end == .disposed(1_000_000_000))
    lane.fail("boom", at: .seconds(Int64.max))
    #expect(lane.end == .error(.max, message: "boom"))
    lane.fail(MarbleTextFault.some, at: .seconds(-1))
    #expect(lane.end == .error(-1_000_000_000, message: "some"))
  }

  private enum MarbleTextFault: Error { case some }

  @Test func `Times are rounded to the nearest multiple of a step`() {
    var lane = Lane("a", subscribed: .microseconds(49))
    for time in [Duration.milliseconds(24), .milliseconds(25), .microseconds(50_102), .milliseconds(-24)] {
      lane.next("x", at: time)
    }
    lane.complete(at: .nanoseconds(Int64.max))
    let rounded = lane.rounded(to: .milliseconds(50))
    #expect(rounded.subscribed == 0)
    #expect(rounded.events.map(\.time) == [0, 50_000_000, 50_000_000, 0])
    #expect(rounded.end == .completed(9_223_372_036_850_000_000))
    #expect(lane.rounded(to: .zero) == lane)
    #expect(lane.rounded(to: .seconds(-1)) == lane)
    #expect(Lane(name: "b", role: .input, subscribed: .min).rounded(to: .seconds(Int64.max)).subscribed == .min)
  }

  @Test func `Marble text with values for its marks`() throws {
    let lane = try Lane("a", marbles: "^-x-'two words'-#", tick: .seconds(1), values: ["x": 7], error: "boom")
    #expect(lane.events.map(\.text) == ["7", "'two words'"])
    #expect(lane.events.map(\.time) == [2_000_000_000, 4_000_000_000])
    #expect(lane.end == .error(6_000_000_000, message: "boom"))
    #expect(throws: MarbleTextError.self) { try Lane("a", marbles: "-(a") }
    #expect(lane.marbles(tick: .seconds(1)) == ##"a = "-ab#", tick: 2s, a: 7, b: "two words", ["#": "boom"]"##)
  }

  @Test func `A diagram may have no lanes, and a lane no values`() {
    #expect(Diagram(lanes: []).text() == "")
    #expect(Diagram(lanes: [Lane("a")]).text() == "   0s\n   ┼\na  ───→\n")
    #expect(Diagram(lanes: []).svg().hasPrefix("<svg"))
  }
}
