import Marbles
import Printing
import StreamLang

/// A form of a picture in a page.
enum PictureView: String, CaseIterable {
  case svg, text, json, marbles, log, graph, test
}

/// The places in a text that make the times of marks, besides the literals of sources.
struct Written {
  let schedule: DriveSchedule
  let origins: TimeOrigins?
  let source: SourceText
  let laneOf: (String) -> String

  /// Returns the place of what makes the time of a mark.
  func json(of mark: SVGDrawing.Mark, _ lane: Lane, _ places: UTF16Places, inPicture number: Int) -> JSONObject? {
    var object = JSONObject()
    func add(_ span: Span, _ form: String) {
      object.add("from", places.utf16(span.start))
      object.add("to", places.utf16(span.end))
      object.add("form", form)
    }
    if lane.role == .input || lane.role == .subscriber || lane.role == .result,
      let sender = schedule.sender(of: lane.name, at: Int(mark.time), laneOf)
    {
      add(sender, "drive")
      return object
    }
    guard let origin = origins?.origin(of: mark.place, inPicture: number) else { return nil }
    add(origin.span, "time")
    object.add("was", Int(mark.time))
    object.add("slope", origin.slope)
    if origin.isFine { object.add("tenths", true) }
    return object
  }

  /// Returns the reason why a mark of code stays; nil if it has only the reason of its lane.
  func reason(_ mark: SVGDrawing.Mark) -> String? {
    guard origins != nil else { return nil }
    if let decision = schedule.decision(at: Int(mark.time)) { return decision }
    return mark.time == 0 ? "it comes as soon as the code runs" : nil
  }
}

/// A picture as a part of an answer.
struct PictureJSON {
  private let run: RunDiagram
  private var presenter: Presenter
  private let views: [PictureView]

  init(_ run: RunDiagram, _ presenter: Presenter, _ views: [PictureView]) {
    self.run = run
    self.presenter = presenter
    self.views = views
  }

  /// - Parameters:
  ///   - sources: The sources of events that are written literally in the text.
  ///   - number: The number of pictures before it.
  func text(
    sources: [EditableSource], _ written: Written?, _ places: UTF16Places?, number: Int? = nil
  ) -> String {
    let drawn = run.drawn
    var object = JSONObject(kind: "picture")
    if let number { object.add("number", number) }
    object.add("title", drawn.title)
    if let expected = run.expected { object.add("expected", expected) }
    for view in views where view != .svg { add(view, drawn, to: &object) }
    guard views.contains(.svg) else { return object.text }
    let drawing = SVGDiagram.drawing(drawn, width: presenter.width * 12)
    object.add("svg", drawing.svg)
    let editable = drawn.lanes.enumerated().map { index, lane in
      guard index < run.written.count, let literal = run.written[index], let written else {
        return Self.source(of: lane, among: sources)
      }
      return EditableSource(literal, in: written.source)
    }
    object.add(
      "lines",
      list: drawing.lines.map { line in
        Self.json(of: line, drawn, line.lanes.first.flatMap { editable[$0] }, places)
      })
    object.add("rows", list: drawing.rows.map { Self.json(of: $0) })
    object.add(
      "marks",
      list: Self.marks(of: drawing, drawn, editable, written, places, number ?? 0, isTest: !run.written.isEmpty))
    object.add("instants", list: Self.instants(of: drawn).map { String($0) })
    return object.text
  }

  private func add(_ view: PictureView, _ drawn: Diagram, to object: inout JSONObject) {
    var presenter = presenter
    presenter.width = max(presenter.width, Presenter.widths.lowerBound)
    func printed(_ format: Format) -> String {
      presenter.format = format
      return presenter.text(of: .diagram(run), isFirst: true, in: SourceText(name: "", text: ""))
    }
    switch view {
    case .svg: break
    case .text: object.add("text", printed(.text))
    case .json: object.add("json", json: GraphJSON.line(printed(.json)))
    case .marbles: object.add("marbles", printed(.marbles))
    case .log: object.add("log", printed(.log))
    case .test: object.add("test", SwiftTest.text(of: run, drawn))
    case .graph:
      var graph = JSONObject()
      GraphJSON.add(run.graph, to: &graph)
      object.add("graph", json: graph.text)
    }
  }

  /// Returns all instants with events, in order.
  private static func instants(of diagram: Diagram) -> [Int64] {
    var times: Set<Int64> = []
    for lane in diagram.lanes {
      times.insert(lane.subscribed)
      for event in lane.events { times.insert(event.time) }
      if let end = lane.end.time { times.insert(end) }
    }
    return times.sorted()
  }

  // MARK: Places in the text

  private static func source(of lane: Lane, among sources: [EditableSource]) -> EditableSource? {
    guard lane.outer == nil else { return nil }
    return sources.last { source in
      source.name == nil ? lane.role == .result : source.name == lane.name && lane.role != .inner
    }
  }

  private static func json(
    of line: SVGDrawing.Line, _ diagram: Diagram, _ source: EditableSource?, _ places: UTF16Places?
  ) -> String {
    var object = JSONObject()
    object.add("name", line.name)
    object.add("depth", line.depth)
    if let lane = line.lanes.first { object.add("role", diagram.lanes[lane].role.rawValue) }
    if let source, let places {
      object.add("from", places.utf16(source.text.start))
      object.add("to", places.utf16(source.text.end))
      object.add("form", source.form.rawValue)
      object.add("tick", source.tick)
      object.add("start", line.lanes.first.map { start(of: diagram.lanes[$0], from: source) } ?? 0)
    }
    return object.text
  }

  /// Returns the instant of a source's time 0: a cold one begins anew for each subscriber.
  private static func start(of lane: Lane, from source: EditableSource) -> Int {
    source.isHot ? 0 : Int(lane.subscribed)
  }

  private static func json(of row: SVGDrawing.Row) -> String {
    var object = JSONObject()
    object.add("top", row.top)
    object.add("bottom", row.bottom)
    object.add("axis", list: row.axis.map { "[\($0.time),\($0.x)]" })
    object.add("lines", list: row.lines.map { "[\($0.line),\($0.y)]" })
    return object.text
  }

  private static func marks(
    of drawing: SVGDrawing, _ diagram: Diagram, _ editable: [EditableSource?], _ written: Written?,
    _ places: UTF16Places?, _ number: Int, isTest: Bool
  ) -> [String] {
    let events = diagram.lanes.indices.map { index in
      let lane = diagram.lanes[index]
      return editable[index]?.events(
        ofLane: lane.events.filter { $0.omitted == 0 }.map { $0.time }, end: lane.end.time, from: lane.subscribed)
    }
    return drawing.marks.map { mark in
      let index = mark.place.lane
      let lane = diagram.lanes[index]
      var object = JSONObject()
      object.add("m", mark.place.id)
      object.add("lane", lane.name)
      object.add("line", mark.line)
      object.add("time", Int(mark.time))
      object.add("x", mark.x)
      object.add("y", mark.y)
      var origin: EditableSource.Event?
      if let place = mark.place.event {
        object.add("kind", lane.events[place].omitted > 0 ? "omitted" : "value")
        if lane.events[place].omitted == 0 { object.add("value", lane.events[place].text) }
        let before = lane.events[..<place].count { $0.omitted > 0 }
        let values = events[index]?.values ?? []
        if lane.events[place].omitted == 0, values.indices.contains(place - before) { origin = values[place - before] }
      } else {
        object.add("kind", word(for: lane.end))
        if case .error(_, let message) = lane.end { object.add("value", message) }
        origin = events[index]?.end
      }
      if let origin, let source = editable[index], let places {
        var place = JSONObject()
        place.add("from", places.utf16(origin.span.start))
        place.add("to", places.utf16(origin.span.end))
        place.add("form", source.form.rawValue)
        if isTest { place.add("tick", source.tick) }
        let start = start(of: lane, from: source)
        if start != 0 { place.add("start", start) }
        object.add("source", json: place.text)
      } else if let places, let place = written?.json(of: mark, lane, places, inPicture: number) {
        object.add("source", json: place.text)
      } else {
        object.add(
          "why", editable[index] == nil ? written?.reason(mark) ?? reason(lane, nil) : reason(lane, editable[index]))
      }
      return object.text
    }
  }

  private static func word(for end: Lane.End) -> String {
    switch end {
    case .completed: "completed"
    case .error: "failed"
    case .interrupted: "interrupted"
    case .disposed: "disposed"
    case .open, .cut: "open"
    }
  }

  /// Returns the reason why a mark cannot be moved.
  private static func reason(_ lane: Lane, _ source: EditableSource?) -> String {
    if source != nil { return "this mark is not in the text of the source" }
    switch lane.role {
    case .result, .stage, .subscriber: return "operators make this lane; move the marks of its sources"
    case .inner: return "this stream is made anew each time; its source stands in a closure"
    case .task: return "code waits here; change the times that it waits for"
    case .input: return "the times of this source are computed"
    }
  }
}

/// A graph in its formats.
enum GraphJSON {
  static func add(_ graph: StreamGraph, to object: inout JSONObject) {
    object.add("text", graph.text(.graph))
    object.add("dot", graph.text(.dot))
    object.add("mermaid", graph.text(.mermaid))
    object.add("graph", json: line(graph.text(.json)))
  }

  /// Returns JSON without the newline at its end.
  static func line(_ text: String) -> String { text.hasSuffix("\n") ? String(text.dropLast()) : text }
}
