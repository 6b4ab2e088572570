import Testing

@testable import Marbles

/// A lane of marble text with a tick of 100ms; marks that are digits are numbers, and a mark in quotes may have several
/// characters.
func lane(_ name: String, _ text: String, tick: Int64 = 100 * millisecond, role: Lane.Role = .input) throws -> Lane {
  let read = try MarbleText.parse(text, kind: .lane, tick: tick)
  var lane = Lane(
    name: name, role: role, subscribed: read.subscribed, end: read.disposed.map { .disposed($0) } ?? .open)
  for event in read.events {
    switch event.mark {
    case .value(.mark(let value)):
      lane.events.append(LaneEvent(time: event.time, text: Int(value) == nil ? ValueText.string(value) : value))
    case .value(.quoted(let value)):
      lane.events.append(LaneEvent(time: event.time, text: ValueText.string(value)))
    case .completed: lane.end = .completed(event.time)
    case .interrupted: lane.end = .interrupted(event.time)
    case .error: lane.end = .error(event.time, message: "error")
    }
  }
  return lane
}

/// A diagram drawn, without the newline at its end.
func drawn(_ diagram: Diagram, width: Int = 80, ascii: Bool = false, colour: Bool = false) -> String {
  let picture = TextDiagram.render(diagram, options: .init(width: width, ascii: ascii, colour: colour))
  return String(picture.dropLast())
}

/// Expects a diagram to be drawn like this; a failure shows the picture that was drawn.
func expectPicture(
  _ diagram: Diagram, width: Int = 80, ascii: Bool = false, _ expected: String,
  location: SourceLocation = #_sourceLocation
) {
  let picture = drawn(diagram, width: width, ascii: ascii)
  #expect(picture == expected, "drawn:\n\(picture)", sourceLocation: location)
}
