import Testing

@testable import StreamLang

/// Programs before and after they moved to another library.
struct `A program moves to another library by edits of its text` {
  private func moved(_ code: String, to target: MigrationTarget) -> String {
    Migration(of: SourceText(name: "a.swift", text: code), from: .swift, to: target).text
  }

  private func moves(_ code: String, to target: MigrationTarget) -> [String] {
    Migration(of: SourceText(name: "a.swift", text: code), from: .swift, to: target).moves.map { move in
      switch move.kind {
      case .plain: "\(move.name) → \(move.counterpart)"
      case .recipe: "\(move.name) ⇒ \(move.counterpart)"
      case .near(let difference): "\(move.name) ≈ \(move.counterpart): \(difference)"
      case .missing(let reason): "\(move.name): \(reason)"
      }
    }
  }

  @Test func `Comments, blanks and the rest of a class stay to the byte`() {
    let code = """
      // Keeps the newest query.
      import RxSwift


      final class Search {   // a class
          private let bag = DisposeBag()
          let queries = PublishSubject<String>()   /* sent by the field */

          func start(limit : Int) {
              queries
                  .filter { $0.count>limit }  // long ones
                  .take(3)
                  .subscribe(onNext: { print( $0 ) })
                  .disposed(by: bag)
          }
      }
      """
    #expect(
      moved(code, to: .combine) == """
        // Keeps the newest query.
        import Combine


        final class Search {   // a class
            private var bag = Set<AnyCancellable>()
            let queries = PassthroughSubject<String, Never>()   /* sent by the field */

            func start(limit : Int) {
                queries
                    .filter { $0.count>limit }  // long ones
                    .prefix(3)
                    .sink { print( $0 ) }
                    .store(in: &bag)
            }
        }
        """)
  }

  @Test(
    arguments: [
      "import RxSwift\nlet s = Observable.just(1).map { $0 + 1 }\n",
      "import RxSwift\n\nlet bag = DisposeBag()\nlet taps = PublishSubject<Int>()\ntaps.take(2).distinctUntilChanged()\n    .subscribe(onNext: { print($0) })\n    .disposed(by: bag)\ntaps.onNext(1)\ntaps.onCompleted()\n",
      "import RxSwift\nlet x = BehaviorSubject<Int>(value: 1)\nx.onNext(2)\nx.onError(Oops())\n",
    ])
  func `There and back is the same text where all moves are plain`(code: String) {
    #expect(moved(moved(code, to: .combine), to: .rxswift) == code)
  }

  @Test func `A spelling of the same operator has its labels, and intervals its units`() {
    let code =
      "import ReactiveSwift\nlet s = SignalProducer(value: 1).retry(upTo: 2).delay(0.3, on: QueueScheduler.main)\n"
    #expect(
      moved(code, to: .combine)
        == "import Combine\nlet s = Just(1).retry(2).delay(for: 0.3, scheduler: DispatchQueue.main)\n")
    #expect(
      moved(code, to: .rxswift)
        == "import RxSwift\nlet s = Observable.just(1).retry(3).delay(.milliseconds(300), scheduler: MainScheduler.instance)\n"
    )
  }

  @Test func `An operator that the other library lacks is a chain of its operators`() {
    let code = """
      import RxSwift
      let x = queries
          .flatMapLatest { search($0) }
          .concatMap { load($0) }
      """
    #expect(
      moved(code, to: .combine) == """
        import Combine
        let x = queries
            .map { search($0) }
            .switchToLatest()
            .buffer(size: Int.max, prefetch: .byRequest, whenFull: .dropOldest)
            .flatMap(maxPublishers: .max(1)) { load($0) }
        """)
    #expect(
      moved(code, to: .reactiveswift) == """
        import ReactiveSwift
        let x = queries
            .flatMap(.latest) { search($0) }
            .flatMap(.concat) { load($0) }
        """)
  }

  @Test func `An extension that a chain needs stands below the code once`() {
    let code = """
      import RxSwift
      let a = taps.withLatestFrom(texts)
      let b = taps.withLatestFrom(texts) { ($0, $1) }

      """
    let new = moved(code, to: .combine)
    #expect(new.contains("let a = taps.withLatestFrom(texts) { _, latest in latest }\n"))
    #expect(new.contains("let b = taps.withLatestFrom(texts) { ($0, $1) }\n"))
    #expect(new.components(separatedBy: "func withLatestFrom").count == 2)
  }

  @Test func `What does not mean the same has its difference above it`() {
    let code = """
      import RxSwift
      let x = texts
          .debounce(.seconds(1), scheduler: MainScheduler.instance)
      """
    #expect(
      moved(code, to: .combine) == """
        import Combine
        let x = texts
            // differs: Combine's 'debounce' loses the value that waits when the publisher completes
            .debounce(for: .seconds(1), scheduler: DispatchQueue.main)
        """)
    #expect(
      moves(code, to: .combine) == [
        "RxSwift → Combine",
        "debounce ≈ debounce: Combine's 'debounce' loses the value that waits when the publisher completes",
      ])
  }

  @Test func `What the other library has not at all stays, and says so`() {
    let code = "import RxSwift\nlet groups = words.groupBy { $0.count }\n"
    #expect(
      moved(code, to: .combine)
        == "import Combine\n// differs: Combine has no 'groupBy'\nlet groups = words.groupBy { $0.count }\n")
  }

  @Test func `Closures of a subscription become one for the end, and back`() {
    let code = """
      import RxSwift
      let d = Observable<Int>.error(Oops()).subscribe(onNext: { print($0) }, onError: { print("no", $0) })
      """
    #expect(
      moved(code, to: .combine) == """
        import Combine
        let d = Fail<Int, Error>(error: Oops()).sink(
            receiveCompletion: { completion in if case .failure(let error) = completion { print("no", error) } },
            receiveValue: { print($0) })
        """)
    #expect(
      moved(code, to: .reactiveswift) == """
        import ReactiveSwift
        let d = SignalProducer<Int, Error>(error: Oops()).on(failed: { print("no", $0) }, value: { print($0) }).start()
        """)
  }

  @Test func `A pipe is one subject elsewhere, and a subject a pipe`() {
    let code = """
      import ReactiveSwift
      let (taps, tapObserver) = Signal<Int, Never>.pipe()
      tapObserver.send(value: 1)
      tapObserver.sendCompleted()
      """
    #expect(
      moved(code, to: .combine) == """
        import Combine
        let taps = PassthroughSubject<Int, Never>()
        taps.send(1)
        taps.send(completion: .finished)
        """)
    #expect(
      moved("import RxSwift\nlet taps = PublishSubject<Int>()\ntaps.onNext(1)\n", to: .reactiveswift)
        == "import ReactiveSwift\nlet (taps, tapsObserver) = Signal<Int, Never>.pipe()\ntapsObserver.send(value: 1)\n")
  }

  @Test func `A subscription that must be kept is put into a bag, which is added where there is none`() {
    let code = "import ReactiveSwift\n\nSignalProducer(value: 1).startWithValues { print($0) }\n"
    #expect(
      moved(code, to: .combine) == """
        import Combine

        var cancellables = Set<AnyCancellable>()

        Just(1).sink { print($0) }.store(in: &cancellables)

        """)
  }

  @Test func `A declared type is met by erasing and by the type of errors`() {
    let code = """
      import RxSwift
      func load(_ id: Int) -> Observable<String> {
          guard id > 0 else { return .error(Oops()) }
          return Observable.just("a").map { $0 + "!" }
      }
      """
    #expect(
      moved(code, to: .combine) == """
        import Combine
        func load(_ id: Int) -> AnyPublisher<String, Error> {
            guard id > 0 else { return Fail(error: Oops()).eraseToAnyPublisher() }
            return Just("a").map { $0 + "!" }.setFailureType(to: Error.self).eraseToAnyPublisher()
        }
        """)
  }

  @Test func `A source with an observer keeps its statements`() {
    let code = """
      import ReactiveSwift
      let ticks = SignalProducer<Int, Never> { observer, lifetime in
          observer.send(value: 1)
          lifetime.observeEnded { print("over") }
          observer.sendCompleted()
      }
      """
    #expect(
      moved(code, to: .rxswift) == """
        import RxSwift
        let ticks = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create { print("over") }
        }
        """)
  }

  @Test func `Streams of controls and bindings to them have their names in each library`() {
    let code = """
      import RxSwift
      import RxCocoa

      let bag = DisposeBag()
      button.rx.tap.map { "tapped" }.bind(to: label.rx.text).disposed(by: bag)
      """
    #expect(
      moved(code, to: .combine) == """
        import Combine
        import CombineCocoa

        var bag = Set<AnyCancellable>()
        button.tapPublisher.map { "tapped" }.assign(to: \\.text, on: label).store(in: &bag)
        """)
  }

  @Test func `A bag is emptied and filled as each library does it`() {
    let code = """
      import ReactiveSwift

      let bag = CompositeDisposable()
      bag += SignalProducer(value: 1).startWithValues { print($0) }
      bag.dispose()
      """
    #expect(
      moved(code, to: .rxswift) == """
        import RxSwift

        var bag = DisposeBag()
        Observable.just(1).subscribe(onNext: { print($0) }).disposed(by: bag)
        bag = DisposeBag()
        """)
    let combine = """
      import Combine

      var bag = Set<AnyCancellable>()
      Just(1).sink { print($0) }.store(in: &bag)
      bag.removeAll()
      """
    #expect(moved(code, to: .combine) == combine)
    #expect(
      moved(combine, to: .reactiveswift) == """
        import ReactiveSwift

        let bag = CompositeDisposable()
        bag += SignalProducer(value: 1).startWithValues { print($0) }
        // differs: a subscription that is added later is disposed of at once
        bag.dispose()
        """)
  }

  @Test func `Every name of the library that is left is named in the table`() {
    let code = """
      import ReactiveSwift
      final class Label {
          let (lifetime, token) = Lifetime.make()
      }
      print("Signal", type(of: Atomic(1)))
      """
    #expect(
      moves(code, to: .combine) == [
        "ReactiveSwift → Combine", "Lifetime: Combine has no Lifetime", "Atomic: Combine has no Atomic",
      ])
  }

  @Test func `A value is assigned to a published property by a binding`() {
    let code = """
      import Combine
      final class Model: ObservableObject {
          @Published var name = ""
          @Published var shown = ""
          private var bag = Set<AnyCancellable>()
          func start() {
              $name.map { $0 + "!" }.assign(to: &$shown)
          }
      }
      """
    #expect(
      moved(code, to: .rxswift).hasSuffix(
        """
            private let bag = DisposeBag()
            func start() {
                name.map { $0 + "!" }.bind(to: shown).disposed(by: bag)
            }
        }
        """))
    #expect(moved(code, to: .reactiveswift).contains("        shown <~ name.producer.map { $0 + \"!\" }\n"))
  }

  @Test func `What a closure sends is moved where the closure becomes the case of an end`() {
    let code = """
      import RxSwift
      let failures = PublishSubject<Error>()
      numbers.do(onError: { failures.onNext($0) }).subscribe()
      """
    #expect(
      moved(code, to: .combine).contains(
        "receiveCompletion: { completion in if case .failure(let error) = completion { failures.send(error) } }"))
  }

  @Test func `Other directions are refused with the directions that there are`() {
    let migration = Migration(of: SourceText(name: "a.swift", text: "import Combine\n"), from: .swift, to: .rxjs)
    #expect(migration.text.isEmpty)
    #expect(migration.faults.map { $0.title } == ["code of Swift cannot be moved to RxJS"])
  }
}
