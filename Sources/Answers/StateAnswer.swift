import StreamLang
import Times

/// The state of a run at an instant: armed timers, and values that operators hold.
enum StateAnswer {
  static func answer(to request: Request, _ options: CommonOptions) -> String {
    let time = max(0, request.number("time") ?? 0)
    let source = SourceText(name: "script.rx", text: request.text)
    let language = options.language(of: source, request)
    let session = session(of: source, language, until: time, options)
    let state = session.state
    var answer = JSONObject(kind: "state")
    answer.add("time", session.clock)
    if let next = session.nextInstant {
      answer.add("next", next)
      answer.add("acting", texts: session.namesArmed(for: next))
    }
    answer.add(
      "armed",
      list: state.armed.map { armed in
        var object = JSONObject()
        object.add("time", armed.due)
        object.add("operator", armed.name)
        object.add("pipeline", armed.pipeline)
        return object.text
      })
    answer.add(
      "held",
      list: state.held.map { held in
        var object = JSONObject()
        object.add("operator", held.name)
        object.add("pipeline", held.pipeline)
        object.add("label", held.label)
        object.add("values", texts: held.values)
        object.add("count", held.count)
        return object.text
      })
    return answer.text
  }

  /// Returns the session of a script whose last scene has come to an instant.
  private static func session(
    of source: SourceText, _ language: SourceLanguage?, until time: Int, _ options: CommonOptions
  ) -> Session {
    if language == nil, let pipeline = SourceEditing(of: source).subscribingToLastPipeline(in: options.settings) {
      // The pipeline at the end has a run of its own, which ends at once: here it is subscribed in a scene.
      return play(pipeline, nil, until: time, options)
    }
    return play(source, language, until: time, options)
  }

  private static func play(
    _ source: SourceText, _ language: SourceLanguage?, until time: Int, _ options: CommonOptions
  ) -> Session {
    let first = options.makeSession()
    _ = ScriptRun(source, in: first, language: language).run(finishes: false) { _ in }
    let session = options.makeSession()
    session.tellsState = true
    session.replayEnd = (first.sceneCount, time)
    _ = ScriptRun(source, in: session, language: language).run(finishes: false) { _ in }
    session.finishTurn()
    session.replayEnd = nil
    let rest = time - session.clock
    if session.hasScene, rest > 0 {
      let wait = SourceText(name: "", text: "wait(\(TimeText.format(Int64(rest))))")
      _ = ScriptRun(wait, in: session).run(finishes: false) { _ in }
      session.finishTurn()
    }
    return session
  }
}
