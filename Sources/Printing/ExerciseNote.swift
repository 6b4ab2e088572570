import StreamLang

extension ExerciseSheet {
  /// That there are exercises in a script, which do not run, and how to do them.
  public var note: String {
    let name = Printable.text(script.name)
    let commands = exercises.map { "  rxplay exercises \(name) \($0.name)\n" }.joined()
    return "note: there are exercises in \(name):\n\(commands)"
  }
}
