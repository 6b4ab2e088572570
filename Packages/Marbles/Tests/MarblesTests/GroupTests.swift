import Testing

@testable import Marbles

struct `Several things at one instant` {
  @Test func `Values of one instant have blanks between them, and signs none`() throws {
    expectPicture(
      Diagram(lanes: [
        try lane("a", "[12]---['12']-[3|]"), try lane("b", "-[^a'旅客B']-['a''b''c'!]"),
        try lane("c", "-['two words'a#]"),
      ]),
      """
         0s        100ms     200ms     300ms     400ms     500ms     600ms
         ┼─────────┼─────────┼─────────┼─────────┼─────────┼─────────┼
      a  [1 2]───────────────────────────────────'12'────────────────[3|]
      b            [^a 旅客B]──────────[a b c!]
      c  ──────────['two words' a#]

         #  error
      """)
  }

  @Test func `An array of one is no group, and a value is never the number of an error`() {
    let lane = Lane(
      name: "a", role: .input,
      events: ["[1]", "[1,2]", "[]", "2"].map { LaneEvent(time: 0, text: $0) }, end: .error(0, message: "first"))
    let again = Lane(
      name: "a", role: .input, events: [LaneEvent(time: 0, text: "1")], end: .error(0, message: "second"))
    expectPicture(
      Diagram(lanes: [lane, again]),
      """
         0s
         ┼
      a  [[1] [1,2] [] 2#1^1#2]

         #1  first
         #2  second
      """)
  }
}
