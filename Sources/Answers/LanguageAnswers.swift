import Marbles
import Printing
import StreamLang

/// Answers about the language: completions, help, and code of other languages as a script.
enum LanguageAnswers {
  static func completion(_ request: Request, _ options: CommonOptions) -> String {
    let places = UTF16Places(of: SourceText(name: "", text: request.text))
    let cursor = places.utf8(request.number("at") ?? Int.max)
    var answer = JSONObject(kind: "complete")
    let source = SourceText(name: request["name"] ?? "", text: request.text)
    if let language = options.language(of: source, request),
      let drive = DriveCompletion(source, at: min(cursor, request.text.utf8.count), in: language, options.makeSession())
    {
      add(drive.candidates, from: drive.start, to: cursor, places, &answer)
      return answer.text
    }
    guard let completer = Completer(request.text, at: cursor, in: options.makeSession()) else {
      answer.add("candidates", list: [])
      return answer.text
    }
    add(completer.candidates, from: completer.start, to: cursor, places, &answer)
    return answer.text
  }

  private static func add(
    _ candidates: [Completer.Candidate], from start: Int, to cursor: Int, _ places: UTF16Places,
    _ answer: inout JSONObject
  ) {
    answer.add("from", places.utf16(start))
    answer.add("to", places.utf16(cursor))
    answer.add(
      "candidates",
      list: candidates.map { candidate in
        var object = JSONObject()
        object.add("text", candidate.text)
        if !candidate.summary.isEmpty { object.add("summary", candidate.summary) }
        if let name = candidate.foreignName { object.add("for", name) }
        return object.text
      })
  }

  static func help(_ request: Request, _ options: CommonOptions) -> String {
    var answer = JSONObject(kind: "help")
    let source = SourceText(name: "", text: request.text)
    let word = DriveCompletion.summary(of: request["name"] ?? "")
    if !word.isEmpty, options.language(of: source, request) != nil,
      HelpPageJSON.texts(about: request["name"] ?? "", in: options.settings).isEmpty || request.has("drive")
    {
      answer.add("text", "\(request["name"] ?? ""), in the drive: \(word)\n")
      answer.add("pages", list: [])
      return answer.text
    }
    answer.add(
      "text", HelpPage.text(about: request["name"] ?? "", in: options.settings, presenter: options.presenter))
    answer.add("pages", list: HelpPageJSON.texts(about: request["name"] ?? "", in: options.settings))
    return answer.text
  }

  static func translation(_ request: Request, _ options: CommonOptions) throws(RequestFault) -> String {
    let source = SourceText(name: request["name"] ?? "code", text: request.text)
    guard
      let language = SourceLanguage.chosen(
        for: source.text, at: source.name, named: request["language"], among: options.settings.languages)
    else { throw RequestFault(message: "the language is not recognised") }
    let translation = Translation(of: source, from: language)
    let places = UTF16Places(of: source)
    var answer = JSONObject(kind: "translate")
    answer.add("language", language.name)
    answer.add("text", translation.faults.isEmpty ? translation.text : "")
    answer.add("messages", list: translation.faults.map { MessageJSON.text(of: $0, in: source, places) })
    return answer.text
  }

  /// Returns the budgets of a run.
  static func limits(_ options: CommonOptions) -> String {
    var answer = JSONObject(kind: "limits")
    for (name, amount) in options.settings.budgets { answer.add(name, amount) }
    return answer.text
  }

  /// The rules of style that pictures without their own need.
  static var style: String {
    var answer = JSONObject(kind: "style")
    answer.add("shared", SVGDiagram.Style.shared)
    answer.add("light", SVGDiagram.Style.light)
    answer.add("dark", SVGDiagram.Style.dark)
    return answer.text
  }
}
