import Testing

@testable import Marbles

struct LogTextTests {
  private let lanes = [
    Lane(
      name: "s", role: .input, events: [LaneEvent(time: second, text: "b"), LaneEvent(time: second, text: "'1'")],
      end: .completed(2 * second)),
    Lane(
      name: "t", role: .result, subscribed: second, events: [LaneEvent(time: second, text: "a")],
      end: .error(2 * second, message: "boom")),
  ]

  @Test func `Lines of one instant are in the order of the lanes where the order of delivery is not known`() {
    #expect(
      LogText.render(Diagram(lanes: lanes)) == """
        1s  s  next b
        1s  s  next '1'
        1s  t  subscribed
        1s  t  next a
        2s  s  completed
        2s  t  error boom

        """)
  }

  @Test func `Lines of one instant are in the order of delivery`() {
    var lanes = lanes
    lanes[0].delivery = .init(subscribed: 1, events: [4, 5], end: 7)
    lanes[1].delivery = .init(subscribed: 2, events: [3], end: 6)
    #expect(
      LogText.render(Diagram(lanes: lanes)) == """
        1s  t  subscribed
        1s  t  next a
        1s  s  next b
        1s  s  next '1'
        2s  t  error boom
        2s  s  completed

        """)
  }

  @Test func `A lane with the events of another one is left out`() {
    var lanes = lanes
    lanes[1].isLogged = false
    #expect(LogText.render(Diagram(lanes: lanes)) == "1s  s  next b\n1s  s  next '1'\n2s  s  completed\n")
  }
}
