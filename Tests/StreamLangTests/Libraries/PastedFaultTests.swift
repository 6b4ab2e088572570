import Testing

@testable import StreamLang

/// Mistakes in pasted Swift: each is reported with its place, in the words of Swift.
@Suite struct PastedFaultTests {
  private static let faults: [(code: String, failures: [String])] = [
    (
      "import RxSwift\nObservable.of(1, 2\n  .map { $0 }\nprint(\"x\")",
      ["code.swift:2:14: expected ')': the '(' at 2:14 is still open"]
    ),
    (
      "import RxSwift\nlet name = \"abc\nprint(name)",
      ["code.swift:2:12: this string has no end: expected \" before the end of the line"]
    ),
    (
      "import RxSwift\nlet total = 0\nObservable.of(1).subscribe(onNext: { total += $0 })",
      ["code.swift:3:38: 'total' is a let; declare it with var"]
    ),
    (
      "import RxSwift\nlet formatter = NumberFormatter()",
      ["code.swift:2:17: 'NumberFormatter' has no stand-in"]
    ),
    (
      "import RxSwift\nlet count: Int = \"three\"\nlet name: String = 5\nlet half: Double = 1",
      [
        "code.swift:2:18: the value is declared as Int, and this is a String",
        "code.swift:3:20: the value is declared as String, and this is an Int",
      ]
    ),
    (
      "import RxSwift\nlet bag = DisposeBag()\nObservable.of(1).subscribe().disposed(bag)",
      ["code.swift:3:39: RxSwift writes disposed(by:); the label 'by:' is missing"]
    ),
    (
      "import RxSwift\nlet a = PublishSubject<Int>()\nObservable.merge(a, 5).subscribe()",
      ["code.swift:3:21: 'streams' of 'merge' is a stream, not an Int"]
    ),
    (
      "import Combine\nlet c = [1].publisher.map { x -> Int in\n  guard x > 1 else { throw URLError(.badURL) }\n  return x\n}.sink { print($0) }",
      ["code.swift:3:22: map takes a closure that cannot throw; write tryMap { … }"]
    ),
    (
      "import Combine\nlet c = Fail<Int, Error>(error: URLError(.badURL)).sink { print($0) }",
      ["code.swift:2:52: 'sink' takes streams that cannot fail, and after Fail the failure type is Error"]
    ),
    (
      "import ReactiveSwift\nlet (signal, observer) = Signal<Int, Never>.pipe()\nsignal.observeValues { print($0) }\nobserver.onNext(1)",
      ["code.swift:4:10: Signal.Observer has no 'onNext'; write send(value: …)"]
    ),
    (
      "import ReactiveSwift\nlet name = MutableProperty(\"a\")\nname.producer.startWithValue { print($0) }",
      ["code.swift:3:15: SignalProducer has no 'startWithValue'; did you mean 'startWithValues'?"]
    ),
    (
      "import RxSwift\nObservable.just(1).subscribe { event in\n  switch event {\n  case .next(let x): print(x)\n  case .completed: break\n  }\n}",
      ["code.swift:3:3: this switch lacks .error"]
    ),
    (
      "import ReactiveSwift\nSignalProducer(value: 1).start { event in\n  switch event {\n  case .value(let x) where x > 1: print(x)\n  case .completed, .interrupted: break\n  }\n}",
      ["code.swift:3:3: this switch lacks .value"]
    ),
    (
      "import Combine\nlet c = Just(1).sink { x in\n  switch x {\n  case 1: print(1)\n  case 2...3: print(2)\n  }\n}",
      ["code.swift:3:3: this switch must be exhaustive; it lacks default"]
    ),
    (
      "import Combine\nfunc load() -> AnyPublisher<Int, Error> { Fail(error: URLError(.badURL)).eraseToAnyPublisher() }\nlet doubled = load().map { $0 * 2 }\nlet c = doubled.sink { print($0) }\nlet d = load().replaceError(with: 0).sink { print($0) }",
      ["code.swift:4:17: 'sink' takes streams that cannot fail, and the failure type of load is Error"]
    ),
    (
      "import ReactiveSwift\nlet p = SignalProducer<Int, MyError>(value: 1)\np.startWithValues { print($0) }",
      ["code.swift:3:3: 'startWithValues' takes streams that cannot fail, and the failure type of p is MyError"]
    ),
    (
      "import RxSwift\nimport RxRelay\nlet s = PublishSubject<Int>()\ns.accept(1)\nlet r = BehaviorRelay(value: 1)\nr.onNext(2)",
      [
        "code.swift:4:3: PublishSubject has no 'accept'; write onNext(…)",
        "code.swift:6:3: BehaviorRelay has no 'onNext'; write accept(…)",
      ]
    ),
    (
      "import RxSwift\nlet o = Observable<Int>.create { observer in\n  observer.send(1)\n  observer.onNext(2)\n  return Disposables.create()\n}",
      ["code.swift:3:12: AnyObserver has no 'send'; write onNext(…)"]
    ),
    (
      "import ReactiveSwift\nlet p = SignalProducer<Int, Never> { observer, _ in\n  observer.send(1)\n  observer.send(error: NSError(domain: \"d\", code: 1))\n}",
      ["code.swift:3:17: ReactiveSwift writes send(value:); the label 'value:' is missing"]
    ),
    (
      "import Combine\nlet s = PassthroughSubject<Int, Never>()\ns.send(value: 1)",
      [
        "code.swift:3:8: send has no label 'value:'; Combine writes send(…) or send(completion:) or send(subscription:)"
      ]
    ),
    (
      "import RxSwift\nObservable.of(1).subscribe(onNext { print($0) })",
      ["code.swift:2:28: 'onNext' is a label; write onNext: { … }"]
    ),
    (
      "import Combine\nvar bag = Set<AnyCancellable>()\nJust(1).sink { print($0) }.store(in: bag)",
      ["code.swift:3:38: 'store' changes the set; write store(in: &bag)"]
    ),
    (
      "import Combine\nvar bag = Set<AnyCancellable>()\nJust(1).sink { print($0) }.disposed(by: bag)",
      ["code.swift:3:28: 'disposed' is RxSwift's; in Combine write store(in: &cancellables)"]
    ),
    (
      "import Combine\nlet c = Just(1).map { x in\n  let y = x * 2\n  y + 1\n}.sink { print($0) }",
      ["code.swift:4:3: the closure of map has several statements, and no return"]
    ),
    ("func f() -> Int {\n  print(1)\n}", ["code.swift:1:6: 'f' gives an Int and has no return"]),
    (
      "import Combine\nlet names = [\"a\"]\nlet c = [0, 2].publisher.sink { print(names[$0]) }",
      ["code.swift:3:44: index 2 is beyond the 1 elements of an array"]
    ),
    (
      "import RxSwift\nlet text: String? = nil\nprint(text!.count)",
      ["code.swift:3:11: found nil while unwrapping 'text'"]
    ),
    (
      "import Combine\nlet c = [\"x\"].publisher.map { $0 as! Int }.sink { print($0) }",
      ["code.swift:2:31: could not cast x, a String, to Int"]
    ),
  ]

  @Test(arguments: faults.indices) func aMistakeIsTold(_ index: Int) {
    let (code, failures) = Self.faults[index]
    #expect(PastedOutcome(code).failures == failures)
  }

  @Test func aCallThatCanThrowWantsTry() {
    let code = """
      import RxSwift
      func parse(_ text: String) throws -> Int { Int(text) ?? 0 }
      Observable.of("1").map { parse($0) }.subscribe(onNext: { print($0) })
      Observable.of("2").map { try parse($0) }.subscribe(onNext: { print($0) })
      """
    let outcome = PastedOutcome(code)
    #expect(outcome.warnings == ["code.swift:3:26: 'parse' can throw; write try parse(…)"])
    #expect(outcome.logs == ["0s  1", "0s  2"])
    #expect(PastedOutcome(code, isStrict: true).failures == outcome.warnings)
  }
}
