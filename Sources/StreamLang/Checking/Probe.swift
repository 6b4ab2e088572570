import Streams

/// Asks the checker for the names and kinds at the place of a word that is being typed.
final class Probe {
  /// Where the word begins.
  let start: Int
  /// The kind of the value before its dot.
  private(set) var receiver: ValueKind?
  /// The definitions of the names that can be used there.
  private(set) var definitions: [Definition] = []
  private(set) var surroundings = Checker.Surroundings()
  private(set) var dialect: Dialect
  private(set) var isFound = false

  /// Stands for the word that is being typed.
  static let placeholder = "word__being__typed"

  /// Texts that may have to follow a word to make its statement whole: none, the block of a loop, the rest of a
  /// conditional.
  private static let endings = ["", " {}", " : 0"]

  /// Asks about the place after `head`; `closers` close the brackets that are open there.
  init(after head: some Collection<UInt8>, closers: [UInt8], in environment: NameEnvironment) {
    start = head.count
    dialect = environment.dialect
    for ending in Self.endings {
      let bytes = Array(head) + (Self.placeholder + ending).utf8 + closers
      let source = SourceText(name: "", text: String(decoding: bytes, as: UTF8.self))
      let script = Parser.parse(source, isInterrupted: environment.isInterrupted)
      Checker.check(script, in: environment, asking: self)
      if isFound || environment.isInterrupted() { return }
    }
  }

  /// The checker has come to a member.
  func reached(_ member: Member, of receiver: ValueKind, _ dialect: Dialect, by checker: Checker) {
    guard member.nameSpan.start == start else { return }
    self.receiver = receiver
    note(checker, dialect)
  }

  /// The checker has come to a name.
  func reached(nameAt place: Int, by checker: Checker) {
    if place == start { note(checker, checker.dialect) }
  }

  private func note(_ checker: Checker, _ dialect: Dialect) {
    isFound = true
    self.dialect = dialect
    surroundings = checker.surroundings
    definitions = checker.scope.visibleDefinitions
  }
}
