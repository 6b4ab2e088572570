import Printing
import StreamLang

/// The output of the program for a file, byte for byte.
enum PrintAnswer {
  static func answer(to request: Request, _ options: CommonOptions) throws(RequestFault) -> String {
    var options = options
    options.settings.keepsAll = options.settings.keepsAll || options.presenter.format.printsValues
    let source = SourceText(name: request["name"] ?? "script.rx", text: request.text)
    let language = SourceLanguage.chosen(
      for: source.text, at: source.name, named: request["language"], among: options.settings.languages)
    let echoes = language == nil && request["echo"] != "no"
    var output = ""
    var messages = ""
    let sheet = language == nil && ExerciseSheet.holdsExercises(source) ? ExerciseSheet(source) : nil
    var printer = ScriptPrinter(options.presenter, isEchoing: echoes)
    let isFine = printer.run(sheet?.script ?? source, in: options.makeSession(), language: language) { piece in
      switch piece {
      case .result(let text): output += text
      case .message(let text): messages += text
      }
    }
    if let sheet { messages += sheet.note }
    var answer = JSONObject(kind: "print")
    answer.add("status", isFine ? 0 : 1)
    answer.add("output", output)
    answer.add("messages", messages)
    return answer.text
  }
}
