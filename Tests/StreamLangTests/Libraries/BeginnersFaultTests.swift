import Testing

@testable import StreamLang

/// Pieces as beginners write them: all their mistakes are reported at once, each with its place and the likely way out.
@Suite struct BeginnersFaultTests {
  struct Piece: CustomTestStringConvertible {
    let title: String
    let code: String
    let failures: [String]

    var testDescription: String { title }
  }

  @Test(arguments: pieces) func allMistakesAreTold(_ piece: Piece) {
    #expect(PastedOutcome(piece.code).failures == piece.failures)
  }

  private static let pieces: [Piece] = [
    Piece(
      title: "RxSwift 3: bindTo, addDisposableTo and Variable",
      code: #"""
        import RxSwift
        import RxCocoa
        let disposeBag = DisposeBag()
        let name = Variable<String>("Ada")
        nameField.rx.text.orEmpty
            .bindTo(name)
            .addDisposableTo(disposeBag)
        name.asObservable().subscribe(onNext: { print($0) }).addDisposableTo(disposeBag)
        """#,
      failures: [
        "code.swift:6:6: 'bindTo' is not in RxSwift; write bind(to: …)",
        "code.swift:7:6: 'addDisposableTo' is not in RxSwift; write disposed(by: bag)",
        "code.swift:8:54: 'addDisposableTo' is not in RxSwift; write disposed(by: bag)",
      ]),
    Piece(
      title: "Combine without failure types",
      code: #"""
        import Combine
        var bag = Set<AnyCancellable>()
        let subject = PassthroughSubject<String>()
        let pair = Just(1, 2)
        subject.sink { print($0) }.store(in: &bag)
        pair.sink { print($0) }
        subject.send("a")
        """#,
      failures: [
        "code.swift:3:15: PassthroughSubject wants its failure type, too; write PassthroughSubject<String, Never>",
        "code.swift:4:12: Combine writes Just(_:), with 1 argument; here are 2",
      ]),
    Piece(
      title: "ReactiveSwift: no strategy, and names of older versions",
      code: #"""
        import ReactiveSwift
        let (signal, observer) = Signal<Int, Never>.pipe()
        signal.flatMap { value in SignalProducer<Int, Never>(value: value * 2) }
            .observeValues { print($0) }
        signal.observeNext { print($0) }
        SignalProducer<Int, Never>([1, 2]).startWithNext { print($0) }
        observer.sendNext(1)
        """#,
      failures: [
        "code.swift:3:8: flatMap wants a strategy, e.g. flatMap(.latest) { … }",
        "code.swift:5:8: 'observeNext' is not in ReactiveSwift; write observeValues { … }",
        "code.swift:6:36: 'startWithNext' is not in ReactiveSwift; write startWithValues { … }",
        "code.swift:7:10: 'sendNext' is not in ReactiveSwift; write send(value: …)",
      ]),
    Piece(
      title: "RxSwift: a driver of an observable, labels and intervals",
      code: #"""
        import RxSwift
        import RxCocoa
        let bag = DisposeBag()
        let numbers = Observable.of(1, 2, 3)
        numbers.asDriver()
            .drive(onNext: { print($0) })
            .disposed(by: bag)
        numbers.subscribeNext { print($0) }
        numbers.subscribe(next: { print($0) }).disposed(by: bag)
        numbers.debounce(0.3).subscribe(onNext: { print($0) }).disposed(in: bag)
        """#,
      failures: [
        "code.swift:5:9: Observable has no 'asDriver'; write asDriver(onErrorJustReturn: …)",
        "code.swift:8:9: 'subscribeNext' is not in RxSwift; write subscribe(onNext: { … })",
        "code.swift:9:19: 'subscribe(next:)' is not in RxSwift any more; write subscribe(onNext: { … })",
        "code.swift:10:9: debounce wants scheduler:, e.g. MainScheduler.instance",
        "code.swift:10:65: 'disposed' has no argument 'in'",
      ]),
    Piece(
      title: "Combine: streams that can fail, and sets",
      code: #"""
        import Combine
        var bag = Set<AnyCancellable>()
        let request = Future<Int, Error> { promise in promise(.success(1)) }
        request.sink { print($0) }.store(in: &bag)
        request.map { "\($0)" }.sink(receiveValue: { print($0) }).store(in: bag)
        [1, 2].publisher.sink { print($0) }.store(&bag)
        [1, 2].publisher.map { $0 + "a" }.sink { print($0) }.store(in: &bag)
        """#,
      failures: [
        "code.swift:4:9: 'sink' takes streams that cannot fail, and the failure type of request is Error",
        "code.swift:5:25: 'sink' takes streams that cannot fail, and the failure type of request is Error",
        "code.swift:5:69: 'store' changes the set; write store(in: &bag)",
        "code.swift:6:43: Combine writes store(in:); the label 'in:' is missing",
      ]),
    Piece(
      title: "RxSwift: a missing return, types and ends",
      code: #"""
        import RxSwift
        let bag = DisposeBag()
        Observable.of(1, 2, 3)
            .map { number in
                let doubled = number * 2
                doubled
            }
            .subscribe(onNext: { print($0) })
            .disposed(by: bag)
        Observable.of("a", "b").map { $0 * 2 }.subscribe(onNext: { print($0) }).disposed(by: bag)
        let text: String = 5
        Observable.just("x).subscribe(onNext: { print($0) })
        """#,
      failures: [
        "code.swift:6:9: the closure of map has several statements, and no return",
        "code.swift:11:20: the value is declared as String, and this is an Int",
        "code.swift:12:17: this string has no end: expected \" before the end of the line",
      ]),
    Piece(
      title: "RxSwift: subjects and relays",
      code: #"""
        import RxSwift
        let bag = DisposeBag()
        let subject = BehaviorSubject<Int>()
        let relay = BehaviorRelay(0)
        let replay = ReplaySubject<Int>.create(buffersize: 1)
        subject.onNext("a")
        subject.send(2)
        relay.onNext(3)
        relay.value = 4
        subject.subscribe(onNext: { print($0) }, onFinished: { print("done") }).disposed(by: bag)
        """#,
      failures: [
        "code.swift:3:15: RxSwift writes BehaviorSubject(value:); the label 'value:' is missing",
        "code.swift:4:13: RxSwift writes BehaviorRelay(value:); the label 'value:' is missing",
        "code.swift:5:40: create has no label 'buffersize:'; RxSwift writes create(_:)",
        "code.swift:6:16: the values of subject are of the type Int, and this is a String",
        "code.swift:7:9: BehaviorSubject has no 'send'; write onNext(…)",
        "code.swift:8:7: BehaviorRelay has no 'onNext'; write accept(…)",
        "code.swift:9:7: 'value' of BehaviorRelay can only be read; write accept(…)",
        "code.swift:10:42: subscribe has no label 'onFinished:'; it has onNext:, onError:, onCompleted:, onDisposed:, onSuccess:, onFailure:, with:",
      ]),
    Piece(
      title: "ReactiveSwift: properties",
      code: #"""
        import ReactiveSwift
        let name = MutableProperty<String>()
        let age = MutableProperty(0)
        name.producer.startWithNext { print($0) }
        name <~ age
        age.value <~ SignalProducer(value: 3)
        age.signal.observe(value: { print($0) })
        let timer = SignalProducer.timer(interval: 1, on: QueueScheduler.main)
        timer.startWithvalues { print($0) }
        SignalProducer<Int, NSError>(value: 1).startWithValues { print($0) }
        """#,
      failures: [
        "code.swift:2:12: ReactiveSwift writes MutableProperty(_:), with 1 argument; here is none",
        "code.swift:4:15: 'startWithNext' is not in ReactiveSwift; write startWithValues { … }",
        "code.swift:7:20: observe has no label 'value:'; it has none",
        "code.swift:9:7: SignalProducer has no 'startWithvalues'; did you mean 'startWithValues'?",
      ]),
    Piece(
      title: "Combine with words of RxSwift",
      code: #"""
        import Combine
        import Foundation
        var bag = Set<AnyCancellable>()
        let s = PassthroughSubject<Int, Never>()
        s.debounce(for: 0.3).sink { print($0) }.store(in: &bag)
        s.throttle(for: .seconds(1), scheduler: DispatchQueue.main).sink { print($0) }.store(in: &bag)
        s.delay(for: 1, scheduler: RunLoop.main).sink { print($0) }.store(in: &bag)
        s.receive(on: .main).sink { print($0) }.store(in: &bag)
        s.flatMapLatest { Just($0) }.sink { print($0) }.store(in: &bag)
        s.distinctUntilChanged().sink { print($0) }.store(in: &bag)
        s.onNext(1)
        s.send(completion: .completed)
        s.subscribe(onNext: { print($0) })
        """#,
      failures: [
        "code.swift:5:3: debounce wants scheduler:, e.g. DispatchQueue.main",
        "code.swift:6:3: Combine writes throttle(for:scheduler:latest:); the label 'latest:' is missing",
        "code.swift:9:3: 'flatMapLatest' is RxSwift's; in Combine write map { … }.switchToLatest()",
        "code.swift:10:3: 'distinctUntilChanged' is RxSwift's; in Combine write removeDuplicates()",
        "code.swift:11:3: PassthroughSubject has no 'onNext'; write send(…)",
        "code.swift:12:21: a completion is no '.completed'; write send(completion: .finished)",
        "code.swift:13:13: 'subscribe(onNext:)' is RxSwift's; in Combine write sink { … }",
      ]),
    Piece(
      title: "RxSwift: closures",
      code: #"""
        import RxSwift
        let bag = DisposeBag()
        let a = PublishSubject<Int>()
        let b = PublishSubject<Int>()
        Observable.combineLatest(a, b) { x, y, z in x + y }.subscribe(onNext: { print($0) }).disposed(by: bag)
        Observable.zip(a, b, { $0 + $1 }.subscribe(onNext: { print($0) }).disposed(by: bag)
        a.withLatestFrom(b) { $0 + $1 + $2 }.subscribe(onNext: { print($0) }).disposed(by: bag)
        a.flatMap { $0 * 10 }.subscribe(onNext: { print($0) }).disposed(by: bag)
        a.filter { $0 }.subscribe(onNext: { print($0) }).disposed(by: bag)
        a.take(while: 3).subscribe(onNext: { print($0) }).disposed(by: bag)
        a.interval(.seconds(1)).subscribe(onNext: { print($0) }).disposed(by: bag)
        """#,
      failures: [
        "code.swift:5:34: combineLatest has 2 streams, and its closure 3 parameters",
        "code.swift:6:15: expected ')': the '(' at 6:15 is still open",
        "code.swift:6:34: functions have no 'subscribe'",
        "code.swift:7:21: 'withLatestFrom' gives its closure 2 values, but this one takes 3",
        "code.swift:10:15: 'while' of 'take' is a closure, not an Int",
        "code.swift:11:3: 'interval' begins a stream, and is no operator of one",
      ]),
    Piece(
      title: "RxSwift: sources",
      code: #"""
        import RxSwift
        let bag = DisposeBag()
        Observable<Int>.interval(1.0, scheduler: MainScheduler.instance).subscribe(onNext: { print($0) }).disposed(by: bag)
        Observable.timer(.seconds(1)).subscribe(onNext: { print($0) }).disposed(by: bag)
        Observable.interval(.seconds(1), on: MainScheduler.instance).subscribe(onNext: { print($0) }).disposed(by: bag)
        Observable.from(1, 2, 3).subscribe(onNext: { print($0) }).disposed(by: bag)
        Observable.just(1, 2).subscribe(onNext: { print($0) }).disposed(by: bag)
        Observable.create { observer in
            observer.onNext(1)
            observer.onCompleted()
        }.subscribe(onNext: { print($0) }).disposed(by: bag)
        Single<Int>.create { single in
            single(.onSuccess(1))
            return Disposables.create()
        }.subscribe(onNext: { print($0) }).disposed(by: bag)
        Observable.of(1).observeOn(MainScheduler()).catchError { Observable.empty() }.subscribe { print($0) }
        """#,
      failures: [
        "code.swift:4:12: timer wants scheduler:, e.g. MainScheduler.instance",
        "code.swift:5:34: interval has no label 'on:'; RxSwift writes interval(_:scheduler:), ReactiveSwift writes interval(_:on:) or interval(_:interval:on:)",
        "code.swift:6:12: RxSwift writes from(_:) or from(optional:), with 1 argument; here are 3",
        "code.swift:7:12: 'just' does not take these arguments: did you mean just(_:)?",
        "code.swift:10:5: the closure of create gives no disposable",
        "code.swift:13:13: there is no '.onSuccess' with arguments here; did you mean 'success'?",
        "code.swift:15:3: Single has no 'subscribe(onNext:)'; write subscribe(onSuccess: { … })",
      ]),
    Piece(
      title: "Combine: subjects, types and labels",
      code: #"""
        import Combine
        var bag = Set<AnyCancellable>()
        let f = Future<Int> { promise in promise(.success(1)) }
        let c = CurrentValueSubject<Int, Never>()
        let d = CurrentValueSubject<Int>(1)
        let e = Empty()
        let p: AnyPublisher<Int> = Just(1).eraseToAnyPublisher()
        let q = Fail<Int, Error>("x")
        c.value.send(2)
        c.next(3)
        Just(1).sink(onNext: { print($0) }).store(in: &bag)
        Just(1).sink(receivevalue: { print($0) }).store(in: &bag)
        Just(1).assign(to: \.text, label).store(in: &bag)
        """#,
      failures: [
        "code.swift:3:9: Future wants its failure type, too; write Future<Int, Never>",
        "code.swift:4:9: Combine writes CurrentValueSubject(_:), with 1 argument; here is none",
        "code.swift:5:9: CurrentValueSubject wants its failure type, too; write CurrentValueSubject<Int, Never>",
        "code.swift:7:8: AnyPublisher wants its failure type, too; write AnyPublisher<Int, Never>",
        "code.swift:8:9: Combine writes Fail(error:) or Fail(outputType:failure:); the label 'error:' is missing",
        "code.swift:10:3: CurrentValueSubject has no 'next'; write send(…)",
        "code.swift:11:14: 'sink' has no argument 'onNext'",
        "code.swift:12:14: 'sink' has no argument 'receivevalue'; did you mean 'receiveValue'?",
      ]),
    Piece(
      title: "ReactiveSwift: producers and signals",
      code: #"""
        import ReactiveSwift
        let p = SignalProducer<Int, Never> { observer in
            observer.send(value: 1)
            observer.sendCompleted()
        }
        p.start()
        p.startWithValues()
        p.flatMap(.lastest) { SignalProducer(value: $0) }.startWithValues { print($0) }
        p.flatMap(latest) { SignalProducer(value: $0) }.startWithValues { print($0) }
        p.take(2).startWithValues { print($0) }
        p.throttle(0.5).startWithValues { print($0) }
        p.observeValues { print($0) }
        p.delay(1, QueueScheduler.main).startWithValues { print($0) }
        p.combineLatest(p).startWithValues { print($0) }
        p.sendNext(1)
        let (s, o) = Signal<Int>.pipe()
        o.sendNext(1)
        o.send(1)
        s.startWithValues { print($0) }
        """#,
      failures: [
        "code.swift:2:38: the closure of SignalProducer has 2 parameters, and this one has 1",
        "code.swift:7:3: 'startWithValues' needs one argument, but is given none",
        "code.swift:10:3: ReactiveSwift writes take(first:) or take(during:) or take(last:) or take(while:) or take(until:) or take(untilReplacement:) or take(duringLifetimeOf:); the label 'first:' is missing",
        "code.swift:11:3: throttle wants on:, e.g. QueueScheduler.main",
        "code.swift:12:3: SignalProducer has no 'observeValues'; write startWithValues { … }",
        "code.swift:13:3: ReactiveSwift writes delay(_:on:); the label 'on:' is missing",
        "code.swift:14:3: ReactiveSwift writes combineLatest(with:); the label 'with:' is missing",
        "code.swift:15:3: 'sendNext' is not in ReactiveSwift; write send(value: …)",
        "code.swift:16:14: Signal wants its failure type, too; write Signal<Int, Never>",
        "code.swift:17:3: 'sendNext' is not in ReactiveSwift; write send(value: …)",
        "code.swift:18:8: ReactiveSwift writes send(value:); the label 'value:' is missing",
        "code.swift:19:3: Signal has no 'startWithValues'; write observeValues { … }",
      ]),
    Piece(
      title: "RxSwift: traits, and names of older versions",
      code: #"""
        import RxSwift
        import RxCocoa
        let bag = DisposeBag()
        let names = BehaviorRelay<[String]>(value: [])
        names.asDriver().drive(tableView.rx.items(cellIdentifier: "Cell")) { row, name, cell in
            cell.textLabel?.text = name
        }.disposed(by: bag)
        Completable.create { completable in
            completable(.completed)
        }.subscribe(onNext: { print("saved") }).disposed(by: bag)
        names.subscribeOn(MainScheduler.instance).doOnNext { print($0) }.shareReplay(1).subscribe().disposed(by: bag)
        names.mapWithIndex { name, index in index }.subscribe { print($0) }.disposed(by: bag)
        """#,
      failures: [
        "code.swift:10:3: Completable has no 'subscribe(onNext:)'; write subscribe(onCompleted: { … })",
        "code.swift:11:43: 'doOnNext' is not in RxSwift; write do(onNext: { … })",
        "code.swift:11:66: 'shareReplay' is not in RxSwift; write share(replay: 1)",
        "code.swift:12:7: 'mapWithIndex' is not in RxSwift; write enumerated().map { index, value in … }",
      ]),
    Piece(
      title: "ReactiveSwift: names of older versions",
      code: #"""
        import ReactiveSwift
        let search = MutableProperty("")
        search.producer
            .throttle(0.5, onScheduler: QueueScheduler.main)
            .flatMap(.Latest) { text in SignalProducer<String, Never>(value: text) }
            .observeOn(UIScheduler())
            .startWithNext { print($0) }
        search.signal.startWithValues { print($0) }
        search.producer.observeValues { print($0) }
        let (signal, observer) = Signal<String, Never>.pipe()
        search <~ signal.ignoreNil()
        observer.sendNext("a")
        observer.sendComplete()
        SignalProducer<Int, Never>(values: [1, 2]).startWithError { print($0) }
        let action = Action<Int, Int, Never> { SignalProducer(value: $0) }
        action.start(1)
        """#,
      failures: [
        "code.swift:4:20: throttle has no label 'onScheduler:'; RxSwift writes throttle(_:latest:scheduler:), Combine writes throttle(for:scheduler:latest:), ReactiveSwift writes throttle(_:on:) or throttle(while:on:), AsyncSequence writes throttle(for:clock:latest:) or throttle(for:clock:reducing:)",
        "code.swift:6:6: 'observeOn' is RxSwift's; in ReactiveSwift write observe(on:)",
        "code.swift:7:6: 'startWithNext' is not in ReactiveSwift; write startWithValues { … }",
        "code.swift:8:15: Signal has no 'startWithValues'; write observeValues { … }",
        "code.swift:9:17: SignalProducer has no 'observeValues'; write startWithValues { … }",
        "code.swift:11:18: 'ignoreNil' is not in ReactiveSwift; write skipNil()",
        "code.swift:12:10: 'sendNext' is not in ReactiveSwift; write send(value: …)",
        "code.swift:13:10: Signal.Observer has no 'sendComplete'; did you mean 'sendCompleted'?",
        "code.swift:14:44: 'startWithError' is not in ReactiveSwift; write startWithFailed { … }",
      ]),
  ]
}
