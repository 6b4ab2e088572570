import Marbles
import Printing
import StreamLang

/// A script that is run for a page, with all its output in parts for the page to arrange.
struct Evaluation {
  private let request: Request
  private let options: CommonOptions
  private let source: SourceText
  private let places: UTF16Places
  private let language: SourceLanguage?
  private let views: [PictureView]

  init(_ request: Request, _ options: CommonOptions) {
    self.request = request
    self.options = options
    source = SourceText(name: request["name"] ?? "script.rx", text: request.text)
    places = UTF16Places(of: source)
    language = options.language(of: source, request)
    let names = request["views"] == nil ? ["svg", "text"] : request.words("views")
    views = PictureView.allCases.filter { names.contains($0.rawValue) }
  }

  func answer() -> String {
    let editing = language == nil ? SourceEditing(of: source) : nil
    let session = options.makeSession()
    session.settings.drawsExpectations = true
    var messages: [String] = []
    var outputs: [String] = []
    var pictures = 0
    var notes: [String] = []
    let run = ScriptRun(source, in: session, language: language)
    let origins = findOrigins()
    var schedule = DriveSchedule(of: source, in: language)
    let outcome = run.run { event in
      switch event {
      case .warning(let diagnostic): messages.append(message(diagnostic))
      case .statement(_, _, let item):
        schedule.note(run.driving, at: session.clock)
        guard let span = editing?.span(ofItem: item) else { return }
        var statement = JSONObject(kind: "statement")
        add(span, to: &statement)
        outputs.append(statement.text)
      case .prose(let lines):
        var prose = JSONObject(kind: "prose")
        prose.add("lines", texts: lines)
        outputs.append(prose.text)
      case .expectedOutput: break
      case .output(.failure(let diagnostic), _): messages.append(message(diagnostic))
      case .output(let output, let item):
        if case .note(let note) = output { notes.append(note) }
        let written = Written(
          schedule: schedule, origins: origins, source: source, laneOf: { session.lane(ofName: $0) })
        let text = json(of: output, item, editing, written, pictures)
        if case .diagram = output { pictures += 1 }
        let hasRoom = text.utf8.count <= session.roomToPrint
        session.printed(bytes: text.utf8.count)
        if hasRoom { outputs.append(text) }
      }
    }
    var answer = JSONObject(kind: "evaluate")
    switch outcome {
    case .fine: answer.add("status", "fine")
    case .failed: answer.add("status", "failed")
    case .rejected(let diagnostics):
      answer.add("status", "rejected")
      messages += diagnostics.map { message($0) }
    case .stopped(let diagnostic):
      answer.add("status", "stopped")
      messages.append(message(diagnostic))
    }
    answer.add("dialect", session.settings.dialectName)
    answer.add("language", language?.name ?? "rx")
    answer.add("messages", list: messages)
    answer.add("outputs", list: outputs)
    if let language {
      schedule.note(nil, at: max(session.clock, schedule.end))
      let parts = InventedDrive.controls(of: source, in: language, session)
      let controls = Controls(
        session.controls + parts, schedule, notes: notes, isOfMessages: language.hasSelf,
        laneOf: { session.lane(ofName: $0) })
      answer.add("standIns", list: controls.list)
      answer.add("driveEnd", schedule.end)
    }
    if request.has("tokens") { answer.add("tokens", list: SourceColours(of: source).parts.map { json(of: $0) }) }
    if request.has("scrubs") || request.has("scrub") {
      answer.add("scrubs", list: Scrubbable.all(in: source).map { json(of: $0) })
    }
    return answer.text
  }

  private func add(_ span: Span, to object: inout JSONObject) {
    object.add("from", places.utf16(span.start))
    object.add("to", places.utf16(span.end))
  }

  private func message(_ diagnostic: Diagnostic) -> String { MessageJSON.text(of: diagnostic, in: source, places) }

  private func json(of part: SourceColours.Part) -> String {
    "[\(places.utf16(part.span.start)),\(places.utf16(part.span.end)),\(JSONText.string(part.colour.rawValue))]"
  }

  private func json(of scrubbable: Scrubbable) -> String {
    var object = JSONObject()
    add(scrubbable.span, to: &object)
    object.add("kind", scrubbable.isDuration ? "duration" : "number")
    return object.text
  }

  /// The numbers that make the times of marks: their search runs the text once more for each.
  private func findOrigins() -> TimeOrigins? {
    let isWanted = request["origins"].map { $0 == "yes" } ?? (language != nil)
    guard isWanted, views.contains(.svg) else { return nil }
    return TimeOrigins(of: source, language: language) { options.makeSession() }
  }

  private func json(
    of output: Output, _ item: Int, _ editing: SourceEditing?, _ written: Written, _ pictures: Int
  ) -> String {
    switch output {
    case .log(let time, let text, let scheduler):
      var log = JSONObject(kind: "log")
      log.add("time", time)
      log.add("text", text)
      if scheduler != "main" { log.add("scheduler", scheduler) }
      return log.text
    case .value(let value):
      var object = JSONObject(kind: "value")
      object.add("text", value.text)
      object.add("json", json: value.json)
      return object.text
    case .note(let note):
      var object = JSONObject(kind: "note")
      object.add("text", note)
      return object.text
    case .graph(let graph):
      var object = JSONObject(kind: "graph")
      GraphJSON.add(graph, to: &object)
      return object.text
    case .diagram(let run):
      return PictureJSON(run, options.presenter, views)
        .text(sources: editing?.sources(afterItem: item, tick: run.tick) ?? [], written, places, number: pictures)
    case .failure: return ""
    }
  }
}

/// A message about a place in a text.
enum MessageJSON {
  static func text(of diagnostic: Diagnostic, in source: SourceText, _ places: UTF16Places) -> String {
    var message = JSONObject()
    let (line, column) = source.position(at: diagnostic.span.start)
    message.add("severity", diagnostic.severity.rawValue)
    message.add("message", diagnostic.title)
    if let label = diagnostic.label { message.add("label", label) }
    if let help = diagnostic.help { message.add("help", help) }
    message.add("from", places.utf16(diagnostic.span.start))
    message.add("to", places.utf16(diagnostic.span.end))
    message.add("line", line)
    message.add("column", column)
    if let fix = diagnostic.fix {
      var edit = JSONObject()
      edit.add("from", places.utf16(fix.span.start))
      edit.add("to", places.utf16(fix.span.end))
      edit.add("insert", fix.text)
      edit.add("title", fix.title)
      message.add("fix", json: edit.text)
    }
    return message.text
  }
}
