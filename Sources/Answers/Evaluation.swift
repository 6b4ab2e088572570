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
    language = SourceLanguage.chosen(
      for: source.text, at: request["name"] ?? "", named: request["language"], among: options.settings.languages)
    let names = request["views"] == nil ? ["svg", "text"] : request.words("views")
    views = PictureView.allCases.filter { names.contains($0.rawValue) }
  }

  func answer() -> String {
    let editing = language == nil ? SourceEditing(of: source) : nil
    let session = options.makeSession()
    var messages: [String] = []
    var outputs: [String] = []
    var pictures = 0
    let run = ScriptRun(source, in: session, language: language)
    let outcome = run.run { event in
      switch event {
      case .warning(let diagnostic): messages.append(message(diagnostic))
      case .statement(_, _, let item):
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
        let text = json(of: output, item, editing, pictures)
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

  private func json(of output: Output, _ item: Int, _ editing: SourceEditing?, _ pictures: Int) -> String {
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
        .text(sources: editing?.sources(afterItem: item, tick: run.tick) ?? [], places, number: pictures)
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
      edit.add("from", places.utf16(diagnostic.span.start))
      edit.add("to", places.utf16(diagnostic.span.end))
      edit.add("insert", fix)
      edit.add("title", "write '\(fix)'")
      message.add("fix", json: edit.text)
    }
    return message.text
  }
}
