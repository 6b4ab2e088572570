import Printing
import StreamLang

/// Changes of the text by a gesture in the picture, or at a number of the text.
enum EditAnswers {
  static func edit(_ request: Request, _ options: CommonOptions) -> String {
    let source = SourceText(name: "", text: request.text)
    let places = UTF16Places(of: source)
    var answer = JSONObject(kind: "edit")
    do throws(EditRefusal) {
      if request["do"] == "invent" {
        let text = try inventing(source, options.language(of: source, request), options)
        answer.add("edit", json: json(replacingAllBy: text, request))
        return answer.text
      }
      let edited = try gesture(request, source, places, options)
      answer.add("edit", json: json(of: edited.edit, places))
      let changed = SourceText(name: "", text: text(source, after: edited.edit))
      let changedPlaces = UTF16Places(of: changed)
      if let mark = edited.mark {
        var place = JSONObject()
        place.add("from", changedPlaces.utf16(mark.start))
        place.add("to", changedPlaces.utf16(mark.end))
        answer.add("mark", json: place.text)
      }
      if let time = edited.time { answer.add("time", time) }
    } catch {
      answer.add("refusal", error.reason)
      if error.needsList { answer.add("needsList", json: "true") }
    }
    return answer.text
  }

  private static func gesture(
    _ request: Request, _ source: SourceText, _ places: UTF16Places, _ options: CommonOptions
  ) throws(EditRefusal) -> EditableSource.Edited {
    let place = places.utf8(request.number("at") ?? -1)
    let language = options.language(of: source, request)
    if request["form"] == "time" { return try moving(place, request, source, language) }
    if request["form"] == "drive" { return try driving(place, request, source, language, options) }
    guard request.number("at") != nil,
      let found = language == nil
        ? SourceEditing(of: source).source(at: place, tick: options.settings.tick)
        : EditableSource(inTestAt: place, tick: request.number("tick"), in: source)
    else { throw EditRefusal("there is no source here that is written out") }
    let time = request.number("time")
    let isFine = request.has("fine")
    switch request["do"] ?? "" {
    case "move":
      guard let time else { throw EditRefusal("a move has a time") }
      return try found.moving(eventAt: place, to: time, isFine: isFine)
    case "add":
      guard let time else { throw EditRefusal("a new mark has a time") }
      return try found.adding(request["value"], at: time, isFine: isFine)
    case "list":
      guard let time else { throw EditRefusal("a move has a time") }
      return try found.writingAsList(eventAt: place, movedTo: time)
    case "delete": return try found.deleting(eventAt: place)
    case "value": return try found.changing(eventAt: place, to: request["value"] ?? "")
    default: throw EditRefusal("a gesture is move, add, delete, value or list")
    }
  }

  /// A mark whose time a number of the text makes.
  private static func moving(
    _ place: Int, _ request: Request, _ source: SourceText, _ language: SourceLanguage?
  ) throws(EditRefusal) -> EditableSource.Edited {
    let line = "line \(source.position(at: max(0, place)).line)"
    guard let number = TimeOrigins.number(at: place, in: source, language) else {
      throw EditRefusal("there is no number here that makes a time")
    }
    guard request["do"] == "move", let time = request.number("time"), let old = request.number("was"),
      let slope = request.number("slope")
    else { throw EditRefusal("\(line) makes this mark, by the number \(source.text(in: number)); change it there") }
    let origin = TimeOrigin(span: number, slope: slope, isFine: request.has("tenths"))
    return try TimeOrigins.moving(origin, in: source, language, from: old, to: time, isFine: request.has("fine"))
  }

  /// A mark that a line of the drive sends, or a new line.
  private static func driving(
    _ place: Int, _ request: Request, _ source: SourceText, _ language: SourceLanguage?, _ options: CommonOptions
  ) throws(EditRefusal) -> EditableSource.Edited {
    let schedule = DriveSchedule(of: source, in: language, options.makeSession())
    let isFine = request.has("fine")
    switch request["do"] ?? "" {
    case "add":
      return schedule.adding(
        request["value"] ?? "", at: request.number("time"), after: request.number("after") ?? 0, isFine: isFine)
    case "move":
      guard let time = request.number("time") else { throw EditRefusal("a move has a time") }
      return try schedule.moving(place, to: time, isFine: isFine)
    case "delete": return try schedule.deleting(place)
    default: return try schedule.changing(place, to: request["value"] ?? "")
    }
  }

  /// A script or pasted code in the words of another library.
  static func respelling(_ request: Request, _ options: CommonOptions) -> String {
    let source = SourceText(name: "", text: request.text)
    var answer = JSONObject(kind: "respell")
    do throws(EditRefusal) {
      if let language = options.language(of: source, request) {
        try addMigration(of: source, language, request, options, to: &answer)
        return answer.text
      }
      let respelling = try Respelling(of: source, to: request["to"] ?? "", in: options.settings)
      answer.add("edit", json: json(of: respelling.edit, UTF16Places(of: source)))
      answer.add("kept", texts: respelling.kept)
    } catch {
      answer.add("refusal", error.reason)
    }
    return answer.text
  }

  /// Pasted code moves by edits of its text; the proof, which runs both texts, is added on request.
  private static func addMigration(
    of source: SourceText, _ language: SourceLanguage, _ request: Request, _ options: CommonOptions,
    to answer: inout JSONObject
  ) throws(EditRefusal) {
    guard let target = MigrationTarget(rawValue: request["to"] ?? "") else {
      throw EditRefusal(
        "code of \(language.title) cannot be moved to that library; Translate writes it in the language of rxplay")
    }
    if request.has("proof") {
      let report = MigrationReport(
        of: source, in: language, to: target, settings: options.settings, isInterrupted: { false })
      answer.add("proof", report.sentence)
      return
    }
    let migration = Migration(of: source, from: language, to: target)
    if let fault = migration.faults.first {
      throw EditRefusal(fault.title + (fault.help.map { "; \($0)" } ?? ""))
    }
    guard migration.text != source.text else {
      throw EditRefusal("this code has nothing that \(target.title) would write in another way")
    }
    answer.add("edit", json: json(replacingAllBy: migration.text, request))
    answer.add(
      "moves",
      list: MigrationSummary.rows(of: migration).map { row in
        var object = JSONObject()
        object.add("name", row.name)
        object.add("counterpart", row.counterpart)
        object.add("words", row.words)
        object.add("differs", row.differs)
        return object.text
      })
  }

  /// A drive for code that has none.
  private static func inventing(
    _ source: SourceText, _ language: SourceLanguage?, _ options: CommonOptions
  ) throws(EditRefusal) -> String {
    guard let language, !source.text.contains("//!") else { throw EditRefusal("this program has lines that move it") }
    guard let text = InventedDrive(for: source, in: language, settings: options.settings).marked(in: source) else {
      throw EditRefusal("this program moves everything itself")
    }
    return text
  }

  static func scrub(_ request: Request) -> String {
    let source = SourceText(name: "", text: request.text)
    let places = UTF16Places(of: source)
    var answer = JSONObject(kind: "scrub")
    let place = places.utf8(request.number("at") ?? -1)
    let found = Scrubbable.all(in: source).first { $0.span.start <= place && place < $0.span.end }
    if let found {
      let edit = found.moved(by: request.number("steps") ?? 0, isFine: request.has("fine"))
      answer.add("edit", json: json(of: edit, places))
    } else {
      answer.add("refusal", "there is no number here")
    }
    return answer.text
  }

  private static func json(of edit: SourceEdit, _ places: UTF16Places) -> String {
    var object = JSONObject()
    object.add("from", places.utf16(edit.span.start))
    object.add("to", places.utf16(edit.span.end))
    object.add("insert", edit.text)
    return object.text
  }

  private static func json(replacingAllBy text: String, _ request: Request) -> String {
    var object = JSONObject()
    object.add("from", 0)
    object.add("to", request.text.utf16.count)
    object.add("insert", text)
    return object.text
  }

  private static func text(_ source: SourceText, after edit: SourceEdit) -> String {
    let end = source.text.utf8.count
    return source.text(in: Span(start: 0, end: edit.span.start)) + edit.text
      + source.text(in: Span(start: edit.span.end, end: end))
  }
}
