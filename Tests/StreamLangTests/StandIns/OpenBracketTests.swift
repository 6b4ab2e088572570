import Testing

@testable import StreamLang

/// Code inside of brackets that nothing closes is checked, so that all mistakes are reported at once.
@Suite struct OpenBracketTests {
  @Test func aClosureThatIsNotClosedEndsWithItsLine() {
    let outcome = PastedOutcome(
      """
      import RxSwift
      let bag = DisposeBag()
      let subject = PublishSubject<Int>()
      subject
          .map { $0 * 2
          .filtr { $0 > 2 }
          .subscribe(onNext: { print($0) })
          .disposed(by: bag)
      subject.onNxt(1)
      print(subjct)
      """)
    #expect(
      outcome.failures == [
        "code.swift:5:10: expected '}': the '{' at 5:10 is still open",
        "code.swift:6:6: Observable has no 'filtr'; did you mean 'filter'?",
        "code.swift:9:9: PublishSubject has no 'onNxt'; did you mean 'onNext'?",
        "code.swift:10:7: there is no 'subjct'; did you mean 'subject'?",
      ])
  }

  @Test func aCallThatIsNotClosedEndsAfterItsClosure() {
    let outcome = PastedOutcome(
      """
      import RxSwift
      let bag = DisposeBag()
      Observable.of(1).subscribe(onNext: { value in
          prnt(value)
      }
      .disposed(by: bag)
      print(bagg)
      """)
    #expect(
      outcome.failures == [
        "code.swift:3:27: expected ')': the '(' at 3:27 is still open",
        "code.swift:4:5: there is no 'prnt'; did you mean 'print'?",
        "code.swift:7:7: there is no 'bagg'; did you mean 'bag'?",
      ])
  }

  @Test func aListThatIsNotClosedEndsBeforeTheNextLine() {
    let outcome = PastedOutcome("import Combine\nlet values = [1, 2\nprint(valu.count)\nprint(valuez)")
    #expect(
      outcome.failures == [
        "code.swift:2:14: expected ']': the '[' at 2:14 is still open",
        "code.swift:3:7: there is no 'valu'; did you mean 'values'?",
        "code.swift:4:7: there is no 'valuez'; did you mean 'values'?",
      ])
  }

  @Test func membersOfExtensionsAreThoseOfStreams() {
    let outcome = PastedOutcome(
      """
      import RxSwift
      extension ObservableType {
        func unwrap() -> Observable<Int> { compactMap { $0 } }
      }
      extension Int { var doubled: Int { self * 2 } }
      Observable.of(1, nil).unwrap().subscribe(onNext: { print($0.doubled) })
      """)
    #expect(outcome.failures == [])
    #expect(outcome.logs == ["0s  2"])
  }

  @Test func aProjectedNameIsTranslatedAsItStands() {
    let code = "import Combine\nvar bag = Set<AnyCancellable>()\n$searchText.sink { print($0) }.store(in: &bag)\n"
    let drive = "$searchText.send(\"rx\")"
    let texts = [SourceText(name: "code.swift", text: code), SourceText(name: "code.drive", text: drive)]
    let translation = Translation(of: SourceText(joining: texts), from: .swift)
    #expect(PastedOutcome(translation.text, language: nil).logs == ["0s  ", "0s  rx"])
    #expect(PastedOutcome(code, drive: drive).logs == ["0s  ", "0s  rx"])
  }

  /// As far as the words of an expression tell that it is one.
  @Test func optionalsArePrintedAsSwiftPrintsThem() {
    let outcome = PastedOutcome(
      """
      import Combine
      let ages = ["Ann": 3]
      print(ages["Ann"], ages["Bob"], [1, 2].first, Int("7"), Int("x"))
      print([1, 2].first ?? 0, [3].max()!, ages["Ann", default: 0])
      let text: String? = "12"
      print(text.flatMap { Int($0) } ?? 0, Optional(3) as Any)
      """)
    #expect(outcome.failures == [])
    #expect(outcome.logs == ["0s  Optional(3) nil Optional(1) Optional(7) nil", "0s  1 3 3", "0s  12 Optional(3)"])
  }
}
