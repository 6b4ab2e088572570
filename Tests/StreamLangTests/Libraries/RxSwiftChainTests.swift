import Testing

/// Chains as people write them with RxSwift, and their logs.
struct `Chains of RxSwift` {
  @Test func `A search field that drops what was asked before`() {
    check(
      #"""
      import RxSwift

      let bag = DisposeBag()
      let query = PublishSubject<String>()

      func search(_ text: String) -> Observable<[String]> {
          return Observable.just(["\(text)1", "\(text)2"])
              .delay(.milliseconds(200), scheduler: MainScheduler.instance)
      }

      query
          .throttle(.milliseconds(300), scheduler: MainScheduler.instance)
          .distinctUntilChanged()
          .flatMapLatest { text -> Observable<[String]> in
              if text.isEmpty { return .just([]) }
              return search(text).catchAndReturn([])
          }
          .observe(on: MainScheduler.instance)
          .subscribe(onNext: { print($0) })
          .disposed(by: bag)

      query.onNext("a")
      query.onNext("ab")
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { query.onNext("") }
      """#, driven: "",
      logs: #"200ms  ["a1", "a2"]"#,
      #"500ms  ["ab1", "ab2"]"#,
      "1s  []")
  }

  @Test func `A relay that is bound`() {
    check(
      #"""
      import RxSwift
      import RxRelay

      let disposeBag = DisposeBag()
      let relay = BehaviorRelay<Int>(value: 0)

      relay.asObservable()
          .map { $0 * 2 }
          .bind(onNext: { print("doubled \($0)") })
          .disposed(by: disposeBag)

      relay.accept(1)
      relay.accept(relay.value + 1)
      print("value is \(relay.value)")
      """#, driven: "",
      logs: "0s  doubled 0",
      "0s  doubled 2",
      "0s  doubled 4",
      "0s  value is 2")
  }

  @Test func `A bag that is let go`() {
    check(
      #"""
      import RxSwift

      var bag: DisposeBag! = DisposeBag()

      Observable<Int>.interval(.milliseconds(500), scheduler: MainScheduler.instance)
          .do(onDispose: { print("disposed") })
          .subscribe(onNext: { print($0) })
          .disposed(by: bag)

      DispatchQueue.main.asyncAfter(deadline: .now() + 1.6) {
          bag = nil
      }
      """#, driven: "",
      logs: "500ms  0",
      "1s  1",
      "1.5s  2",
      "1.6s  disposed")
  }

  @Test func `The latest of several subjects`() {
    check(
      #"""
      import RxSwift

      let bag = DisposeBag()
      let first = BehaviorSubject(value: "a")
      let second = BehaviorSubject(value: "1")
      let outer = BehaviorSubject(value: first)

      outer
          .flatMapLatest { $0 }
          .subscribe(onNext: { print($0) })
          .disposed(by: bag)

      first.onNext("b")
      outer.onNext(second)
      second.onNext("2")
      first.onNext("c")
      """#, driven: "",
      logs: "0s  a",
      "0s  b",
      "0s  1",
      "0s  2")
  }

  @Test func `Events in a switch`() {
    check(
      #"""
      import RxSwift

      let bag = DisposeBag()
      Observable.of(1, 2, 3, 4, 5)
          .scan(1) { $0 * $1 }
          .takeLast(2)
          .enumerated()
          .map { index, value in "\(index): \(value)" }
          .subscribe { event in
              switch event {
              case .next(let text):
                  print(text)
              case .error(let error):
                  print("error", error)
              case .completed:
                  print("completed")
              }
          }
          .disposed(by: bag)
      """#, driven: "",
      logs: "0s  0: 24",
      "0s  1: 120",
      "0s  completed")
  }

  @Test func `Errors of RxSwift`() {
    check(
      #"""
      import RxSwift

      let bag = DisposeBag()
      let errors = Observable<Int>.of(1, 2).concat(Observable.error(RxError.timeout))

      errors
          .catch { _ in Observable.of(10, 20) }
          .subscribe(onNext: { print($0) })
          .disposed(by: bag)
      errors
          .materialize()
          .subscribe(onNext: { print($0) })
          .disposed(by: bag)
      errors
          .subscribe(onNext: { print("value", $0) })
          .disposed(by: bag)
      """#, driven: "",
      logs: "0s  1",
      "0s  2",
      "0s  10",
      "0s  20",
      "0s  next(1)",
      "0s  next(2)",
      "0s  error(Sequence timeout.)",
      "0s  value 1",
      "0s  value 2",
      "0s  Unhandled error happened: Sequence timeout.")
  }
}
