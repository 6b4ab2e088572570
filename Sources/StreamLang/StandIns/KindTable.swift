/// The table of the kinds of stand-ins, in rxplay's own language.
///
/// `kind(name, signs, drive) { me in object(…) }` is a row: the uses that identify an undeclared name as that
/// kind, how to drive it, and the members of a new one. The first row that has a sign of a name is its kind. Besides
/// the language the table uses the functions of `StandInFunction`.
enum KindTable {
  /// The texts of the table for code in a language.
  static func texts(for language: String) -> [String] {
    isWeb(language) ? [common, webRequests, web] : [common, appleRequests, apple, appleLists]
  }

  /// Whether code in a language runs in a page.
  static func isWeb(_ language: String) -> Bool { language == "js" }

  /// Requests and notifications, which the drive gives in the same way for all languages.
  static let common = #"""
    let answersByURL = object()

    func network(url, after, gives, fails, status) {
      let key = url ?? "*"
      let before = answersByURL[key] ?? []
      answersByURL[key] = before + [object(after: after ?? 1s, gives: gives, fails: fails, status: status ?? 200)]
    }

    func answerIfAny(url) {
      let key = answersByURL[url] == nil ? "*" : url
      let list = answersByURL[key] ?? []
      if list.isEmpty { return nil }
      if list.count > 1 { answersByURL[key] = list.dropFirst(1) }
      list[0]
    }

    func noAnswer(url) {
      note("nothing answers \(url), so it gives {} after 1s; "
        + "the drive can say more: network(\"\(url)\", after: 1s, gives: …)")
      object(after: 1s, gives: [:], fails: nil, status: 200)
    }

    func answers(url) = signal {
      let text = "\(url)"
      var answer = answerIfAny(text)
      if answer == nil {
        // The drive may give one at this instant, below the code that makes the request.
        wait(0s)
        answer = answerIfAny(text) ?? noAnswer(text)
      }
      wait(answer.after)
      send(answer)
      sendCompleted()
    }

    func nameLater(name) = timer(1s).map { _ in name }

    // The drive may answer a call at its instant, below the code that makes it.
    func answerLater(find) = timer(0s).flattenMap { _ in find() }

    let posts = subject()

    func lastWord(name) = "\(name)".split(".").last

    func notify(name, object, userInfo) {
      posts.send(notification(name, object, userInfo))
    }

    func notification(name, sender, info) =
      textObject("Notification", "name = \(lastWord(name)), object = \(sender), userInfo = \(info)",
        object(name: lastWord(name), object: sender, userInfo: info))

    func notifications(name, sender) {
      let wanted = lastWord(name)
      awaited(wanted)
      posts.filter { $0.name == wanted && (sender == nil || $0.object == sender) }
    }

    export("network", network)
    export("notify", notify)

    func typing(me, edit) = { characters, every in
      var isFirst = true
      for character in "\(characters)".characters {
        if !isFirst && every != nil { pause(every) }
        isFirst = false
        edit(character)
      }
    }
    """#
}
