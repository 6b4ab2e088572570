import StreamLang

extension ExerciseSheet {
  /// A note that a script has exercises, which do not run, and how to do them; `nil` if it has none.
  public var note: String {
    let name = Printable.text(script.name)
    let commands = exercises.map { "  rxplay exercises \(name) \($0.name)\n" }.joined()
    return "note: there are exercises in \(name):\n\(commands)"
  }
}
