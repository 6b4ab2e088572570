/// Answers the requests of a page. `Web/README.md` describes both.
public enum Answers {
  /// Returns the answer to a request, one object of JSON.
  public static func answer(to request: String, in surroundings: Surroundings) -> String {
    let request = Request(request)
    do throws(RequestFault) {
      let options = try CommonOptions(request, surroundings)
      switch request["kind"] ?? "" {
      case "evaluate": return Evaluation(request, options).answer()
      case "print": return try PrintAnswer.answer(to: request, options)
      case "complete": return LanguageAnswers.completion(request, options)
      case "help": return LanguageAnswers.help(request, options)
      case "state": return StateAnswer.answer(to: request, options)
      case "why": return try WhyAnswer.answer(to: request, options)
      case "exercises": return ExerciseAnswers.list(request, options)
      case "check": return try ExerciseAnswers.check(request, options)
      case "edit": return EditAnswers.edit(request, options)
      case "respell": return EditAnswers.respelling(request, options)
      case "scrub": return EditAnswers.scrub(request)
      case "translate": return try LanguageAnswers.translation(request, options)
      case "catalogue": return CatalogueAnswer.answer()
      case "limits": return LanguageAnswers.limits(options)
      case "style": return LanguageAnswers.style
      default: throw CommonOptions.fault("kind", request["kind"] ?? "")
      }
    } catch {
      var answer = JSONObject(kind: "error")
      answer.add("message", error.message)
      return answer.text
    }
  }
}
