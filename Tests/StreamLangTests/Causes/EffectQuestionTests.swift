import Testing

@testable import StreamLang

/// The answer to a question about the picture of pasted code.
private func ask(_ question: String, _ code: String, language: SourceLanguage? = .swift) -> [String] {
  let session = Session()
  session.isTraced = true
  var lines: [String] = []
  _ = ScriptRun(SourceText(name: "code.swift", text: code), in: session, language: language).run { event in
    if case .output(.diagram, _) = event { lines = session.explanation(question).lines }
  }
  return lines
}

struct `Questions about what code did to its app, and about bound properties` {
  private static let code =
    """
    import RxSwift
    import RxCocoa
    let bag = DisposeBag()
    field.rx.text.orEmpty.map { $0.count > 2 }.bind(to: button.rx.isEnabled).disposed(by: bag)
    //! wait(1s)
    //! field.enter("ann")
    //! wait(1s)
    """

  @Test(arguments: ["button.isEnabled", "→ button.isEnabled"]) func `A target can be named with its arrow or without`(
    target: String
  ) {
    let lines = ask(target, Self.code)
    #expect(lines.first == "true at 1s in → button.isEnabled", "\(lines)")
    #expect(lines.dropFirst().first == "└─ it was set when true came from map { $0.count > 2 }", "\(lines)")
    #expect(ask("true of \(target) at 1s", Self.code) == lines)
    #expect(ask("\(target) at 500ms", Self.code).first == "nothing in → button.isEnabled at 500ms")
  }

  @Test func `Nothing comes when the owner of a subscription has ended`() {
    let code =
      """
      import RxSwift
      let ticks = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(2)
      func start() {
        let bag = DisposeBag()
        ticks.subscribe(onNext: { print($0) }).disposed(by: bag)
      }
      start()
      """
    #expect(
      ask("nothing at 1s", code).last
        == "└─ the bag of `start()` ended at 0s, and the subscription with it")
  }

  @Test func `The fate of a value ends with what was set`() {
    #expect(ask("fate ann", Self.code).last == "   it set button.isEnabled to true at 1s")
  }

  @Test func `A silent target tells its last value, and the stream that sets it`() {
    let lines = ask("nothing of button.isEnabled at 500ms", Self.code)
    #expect(lines.dropFirst().first?.contains("the next is true at 1s") == true, "\(lines)")
    #expect(lines.last?.hasPrefix("   field.text: ") == true, "\(lines)")
  }

  @Test func `A value that a bound property takes has arrived`() {
    let script =
      """
      let title = property("t")
      let names = subject()
      title <~ names.map { $0 + "!" }
      wait(1s)
      names.send("x")
      fate(names, "x")
      """
    #expect(
      answer(script) == [
        "x at 1s in names", "└─ map { $0 + \"!\" } made 'x!' of it at 1s", "   it set title to 'x!' at 1s",
      ])
  }
}
