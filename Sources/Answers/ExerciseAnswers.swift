import Printing
import StreamLang

/// Exercises, and the judgement on answers to them.
enum ExerciseAnswers {
  static func list(_ request: Request, _ options: CommonOptions) -> String {
    let sheet = ExerciseSheet(SourceText(name: request["name"] ?? "exercises.rx", text: request.text))
    var answer = JSONObject(kind: "exercises")
    answer.add("exercises", list: sheet.exercises.map { json(of: $0, options) })
    return answer.text
  }

  private static func json(of exercise: Exercise, _ options: CommonOptions) -> String {
    let check = options.check(of: exercise.alone)
    var object = JSONObject()
    object.add("name", exercise.name)
    object.add("title", exercise.title)
    object.add("type", exercise.kind.rawValue)
    object.add("task", texts: exercise.task)
    object.add("code", texts: exercise.code)
    object.add("hints", texts: exercise.hints)
    object.add("solutions", texts: exercise.solutions.map { $0.answer })
    object.add("conclusion", texts: exercise.conclusion)
    if let picture = check.task() { object.add("goal", json: json(of: picture, options)) }
    return object.text
  }

  static func check(_ request: Request, _ options: CommonOptions) throws(RequestFault) -> String {
    let sheet = ExerciseSheet(SourceText(name: "exercises.rx", text: request.text))
    let name = request["name"] ?? ""
    guard let exercise = sheet.exercises.first(where: { $0.name == name || $0.title == name })?.alone else {
      throw RequestFault(message: "there is no exercise '\(Printable.text(name))'")
    }
    let answer = request["answer"] ?? ""
    let check = options.check(of: exercise)
    var object = JSONObject(kind: "check")
    switch check.verdict(on: answer) {
    case .right:
      object.add("verdict", "right")
      let picture = exercise.kind == .build ? check.preview(of: answer) : check.answerPicture()
      if let picture { object.add("picture", json: json(of: picture, options)) }
    case .wrong(let wrong):
      object.add("verdict", "wrong")
      object.add("difference", wrong.difference)
      if let reply = wrong.reply { object.add("reply", reply) }
      if let stage = wrong.stage { object.add("stage", stage) }
      if let picture = wrong.picture { object.add("picture", json: json(of: picture, options)) }
    case .faulty(let diagnostics, let source):
      object.add("verdict", "faulty")
      let places = UTF16Places(of: source)
      object.add(
        "messages",
        list: diagnostics.map { diagnostic in
          MessageJSON.text(of: diagnostic, in: source, places)
        })
      object.add("text", diagnostics.map { $0.rendered(in: source) + "\n" }.joined())
    }
    return object.text
  }

  private static func json(of picture: RunDiagram, _ options: CommonOptions) -> String {
    PictureJSON(picture, options.presenter, [.svg, .text]).text(sources: [], nil, nil)
  }
}
