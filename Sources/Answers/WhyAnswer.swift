import Marbles
import StreamLang

/// The causes of a mark in a picture, or of the events at an instant.
enum WhyAnswer {
  static func answer(to request: Request, _ options: CommonOptions) throws(RequestFault) -> String {
    let source = SourceText(name: request["name"] ?? "script.rx", text: request.text)
    let language = options.language(of: source, request)
    let place = request["m"].flatMap { Diagram.Place(id: $0) }
    if let mark = request["m"], place == nil { throw CommonOptions.fault("m", mark) }
    let session = options.makeSession()
    session.isTraced = true
    var picture = 0
    var found: PictureCauses.Answer?
    _ = ScriptRun(source, in: session, language: language).run { event in
      guard case .output(.diagram(let run), _) = event else { return }
      defer { picture += 1 }
      guard picture == request.number("picture") ?? 0 else { return }
      found =
        if let place { run.answer(at: place) } else { run.answer(at: request.number("time") ?? 0) }
    }
    var answer = JSONObject(kind: "why")
    answer.add("why", texts: found?.why ?? [])
    answer.add("fate", texts: found?.fate ?? [])
    answer.add(
      "links", list: (found?.links ?? []).map { "[\(JSONText.string($0.from.id)),\(JSONText.string($0.to.id))]" })
    return answer.text
  }
}
