import LineEditing
import Printing
import StreamLang

/// The candidates of Tab: words of the language by their place, commands and their arguments.
struct ShellCompletion {
  let shell: Shell
  private var edition: Edition { shell.presenter.edition }

  func completion(of text: String, at cursor: Int) -> Completion? {
    let typed = Array(text.utf8.prefix(cursor))
    guard typed.first == UInt8(ascii: ":") else { return words(in: text, at: cursor) }
    guard let space = typed.firstIndex(of: UInt8(ascii: " ")) else {
      return Completion(replacement: 1..<cursor, candidates: commands(beginningWith: typed[1...]))
    }
    let name = String(decoding: typed[1..<space], as: UTF8.self)
    let start = typed[space...].firstIndex { $0 != UInt8(ascii: " ") } ?? cursor
    return argument(of: name, typed, from: start)
  }

  private func words(in text: String, at cursor: Int) -> Completion? {
    guard let completer = Completer(text, at: cursor, in: shell.session) else { return nil }
    return Completion(
      replacement: completer.start..<cursor,
      candidates: completer.candidates.map {
        Completion.Candidate($0.text, summary: edition.text($0.summary), label: $0.foreignName)
      })
  }

  // MARK: Commands

  private func commands(beginningWith word: ArraySlice<UInt8>, after colon: String = "") -> [Completion.Candidate] {
    let word = String(decoding: word, as: UTF8.self)
    return ShellCommands.all.filter { $0.name.hasPrefix(word) }
      .map { Completion.Candidate(colon + $0.name, summary: edition.text($0.summary)) }
  }

  private func argument(of name: String, _ typed: [UInt8], from start: Int) -> Completion? {
    let cursor = typed.count
    let argument = String(decoding: typed[start...], as: UTF8.self)
    func choices(_ candidates: [Completion.Candidate]) -> Completion? {
      let fitting = candidates.filter { $0.text.hasPrefix(argument) }
      return fitting.isEmpty ? nil : Completion(replacement: start..<cursor, candidates: fitting)
    }
    let named = ShellCommands.all.filter { $0.name.hasPrefix(name) }
    guard let command = named.first(where: { $0.name == name }) ?? (named.count == 1 ? named[0] : nil) else {
      return nil
    }
    switch command.name {
    case "help":
      if argument.hasPrefix(":") { return choices(commands(beginningWith: typed[(start + 1)...], after: ":")) }
      return choices(operators + topics + Self.libraries)
    case "ops": return choices(operators)
    case "set": return setting(typed, from: start)
    case "lesson":
      let lessons = LessonShelf.find()?.lessons ?? []
      return choices(lessons.map { Completion.Candidate($0.name, summary: edition.text($0.title)) })
    case "exercise":
      let exercises = ExerciseShelf.find()?.themes.flatMap(\.exercises) ?? []
      return choices(exercises.map { Completion.Candidate($0.name, summary: edition.text($0.title)) })
    case "exercises":
      return choices(
        (ExerciseShelf.find()?.themes ?? []).map { Completion.Candidate($0.name, summary: edition.text($0.title)) })
    case "learn":
      return choices(
        (ExerciseShelf.find()?.steps ?? []).map { Completion.Candidate($0.name, summary: edition.text($0.title)) })
    case "edit": return choices([Completion.Candidate("session", summary: edition.text("everything that worked"))])
    case "history", "scene",
      _ where command.arguments.isEmpty:
      return nil
    case "svg":
      // An expression follows the file.
      guard let space = typed[start...].firstIndex(of: UInt8(ascii: " ")) else { fallthrough }
      return expression(typed, from: space + 1)
    case _ where command.arguments.split(whereSeparator: { !$0.isLetter }).contains("FILE"):
      return PathCompletion.completion(of: typed, from: start)
    default: return expression(typed, from: start)
    }
  }

  private func expression(_ typed: [UInt8], from start: Int) -> Completion? {
    let text = String(decoding: typed[start...], as: UTF8.self)
    guard let completion = words(in: text, at: text.utf8.count) else { return nil }
    let range = completion.replacement
    return Completion(
      replacement: start + range.lowerBound..<start + range.upperBound, candidates: completion.candidates)
  }

  /// The operators of the current library, and then all others.
  private var operators: [Completion.Candidate] {
    var seen: Set<String> = []
    return (OperatorHelp.all(in: shell.session.settings.dialect) + OperatorHelp.all).flatMap { help in
      ([help.name] + help.aliases).filter { seen.insert($0).inserted }
        .map { Completion.Candidate($0, summary: edition.text(help.summary)) }
    }
  }

  /// The names that only other libraries have.
  private static var libraries: [Completion.Candidate] {
    var seen = Set(OperatorHelp.all.flatMap { [$0.name] + $0.aliases })
    return OperatorHelp.namesOfLibraries.filter { seen.insert($0.name).inserted }
      .map { Completion.Candidate($0.name, summary: $0.summary) }
  }

  /// The names of the pages of help, without those of signs, which are as quickly typed.
  private var topics: [Completion.Candidate] {
    HelpTopic.all.flatMap { topic in
      topic.names.filter { $0.contains(where: \.isLetter) }.map { name in
        let isFirst = topic.names[0] == name
        return Completion.Candidate(
          name, summary: isFirst ? edition.text("a page of help") : edition.text("the page '%1'", topic.names[0]))
      }
    }
  }

  private func setting(_ typed: [UInt8], from start: Int) -> Completion? {
    let settings = ShellSettings.values(shell)
    guard let space = typed[start...].firstIndex(of: UInt8(ascii: " ")) else {
      let word = String(decoding: typed[start...], as: UTF8.self)
      let candidates = settings.filter { $0.setting.name.hasPrefix(word) }
        .map {
          Completion.Candidate($0.setting.name + " ", summary: "\($0.value); \(edition.text($0.setting.summary))")
        }
      return Completion(replacement: start..<typed.count, candidates: candidates)
    }
    let name = String(decoding: typed[start..<space], as: UTF8.self)
    let value = typed[space...].firstIndex { $0 != UInt8(ascii: " ") } ?? typed.count
    let word = String(decoding: typed[value...], as: UTF8.self)
    let words = settings.first { $0.setting.name == name }?.setting.words ?? []
    let candidates = words.filter { $0.hasPrefix(word) }.map { Completion.Candidate($0) }
    return candidates.isEmpty ? nil : Completion(replacement: value..<typed.count, candidates: candidates)
  }
}
