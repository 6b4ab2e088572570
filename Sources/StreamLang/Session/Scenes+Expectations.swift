import Marbles
import Streams

extension Scenes {
  /// Draws the lanes of a test.
  func draw(_ lanes: [TestLane], marbles: String) {
    let world = world
    let recording = Recording(.all, of: world, nil, words)
    for lane in lanes {
      let track = recording.begin(lane.name, lane.isSource ? .input : .result, at: 0)
      for (time, event) in lane.events {
        switch event.kind {
        case .next: recording.next(event.value, on: track, at: time)
        case .completed: recording.end(.completed(Int64(time)), on: track)
        case .error: recording.fail(event.value.asError, on: track, at: time)
        case .interrupted: recording.end(.interrupted(Int64(time)), on: track)
        }
      }
    }
    guard world.stop == nil, meterPicture(recording, in: world) else { return }
    let (drawnRoom, fullRoom) = (drawingRoom(), writingRoom())
    func diagram(_ naming: Recording.Naming, _ forms: ValueForms, _ room: PrintingRoom) -> Diagram {
      recording.diagram(title: "", recording.tracks, naming, forms, in: room, until: nil, notes: [])
    }
    var run = RunDiagram(
      tick: settings.tick, makeDrawn: { diagram(.tight, .text, drawnRoom.renewed()) },
      makeFull: { diagram(.spelled, $0, fullRoom.renewed()) }, makeGraph: { StreamGraph(of: []) },
      rooms: [drawnRoom, fullRoom], isLarge: recording.isLarge)
    run.expected = marbles
    run.written = lanes.map { $0.literal }
    host.deliver(.diagram(run))
  }
}
