import Testing

@testable import StreamLang

/// Mistakes that Swift's compiler finds by types are reported before anything runs, as far as declarations write the
/// types.
@Suite struct TypeFaultTests {
  private func expect(_ code: String, fails failures: String...) {
    #expect(PastedOutcome(code).failures == failures.map { "code.swift:" + $0 })
  }

  @Test func subjectsTakeValuesOfTheirTypeAndErrorsOnlyWithAFailureType() {
    expect(
      """
      import Combine
      let s = PassthroughSubject<Int, Never>()
      let c = s.sink { print($0) }
      s.send("hello")
      s.send(completion: .failure(URLError(.badURL)))
      s.send(completion: finished)
      """,
      fails: "4:8: the values of s are of the type Int, and this is a String",
      "5:20: the failure type of s is Never, so it cannot fail",
      "6:20: 'finished' is a case, and needs its dot; write .finished")
  }

  @Test func theTypeOfAPropertyIsThatOfItsFirstValue() {
    expect(
      """
      import ReactiveSwift
      let p = MutableProperty(1)
      p.value = "y"
      p.observeValues { print($0) }
      let fixed = Property(value: 1)
      fixed.value = 3
      """,
      fails: "3:11: the values of p are of the type Int, and this is a String",
      "4:3: MutableProperty has no 'observeValues'; write signal.observeValues { … }",
      "6:7: 'value' of Property can only be read; make it a MutableProperty")
  }

  @Test func aPipeGivesASignalAndNoErrorIsNever() {
    expect(
      """
      import ReactiveSwift
      let (signal, observer) = Signal<Int, NoError>.pipe()
      signal.observeValue { print($0) }
      signal.observeValues { print($0) }
      let p = SignalProducer<Int, NoError>(value: 1)
      p.startWithValues { print($0) }
      """,
      fails: "3:8: Signal has no 'observeValue'; did you mean 'observeValues'?")
  }

  @Test func labelsStandInTheirOrder() {
    expect(
      """
      import Combine
      let s = PassthroughSubject<Int, Never>()
      let c = s.sink(receiveValue: { print($0) }, receiveCompletion: { print($0) })
      let t = Timer.publish(every: 1, on: .main).autoconnect().sink { print($0) }
      """,
      fails: "3:45: Combine writes 'receiveCompletion:' before 'receiveValue:'",
      "4:15: Combine writes Timer.publish(every:on:in:) or Timer.publish(every:tolerance:on:in:); the label 'in:' is missing"
    )
  }

  @Test func theValueOfARelayIsNotChangedInPlace() {
    expect(
      """
      import RxSwift
      import RxRelay
      let relay = BehaviorRelay<[Int]>(value: [])
      relay.value.append(3)
      relay.map { $0.count }.asDriver().drive(onNext: { print($0) })
      """,
      fails: "4:13: 'value' of BehaviorRelay can only be read; write accept(…) with the new value",
      "5:24: Observable has no 'asDriver'; write asDriver(onErrorJustReturn: …)")
  }

  @Test func aTypeStandsForNoneOfItsValues() {
    expect(
      """
      import RxSwift
      Observable<Int>.interval(.seconds(1), scheduler: MainScheduler).subscribe(onNext: { print($0) })
      Observable.of(1).drive(onNext: { print($0) })
      """,
      fails: "2:50: 'MainScheduler' is a type; write MainScheduler.instance",
      "3:18: Observable has no 'drive(onNext:)'; write asDriver(onErrorJustReturn: …).drive(onNext:)")
  }

  @Test func aPropertyIsSetAndNotSentTo() {
    expect(
      """
      import ReactiveSwift
      let p = MutableProperty(1)
      p.send(2)
      """,
      fails: "3:3: MutableProperty has no 'send'; write value = …")
  }

  /// The stream before the dot is one of those that are combined.
  @Test func closuresTakeAsManyValuesAsThereAreStreams() {
    let outcome = PastedOutcome(
      """
      import Combine
      let a = CurrentValueSubject<Int, Never>(1)
      let c = a.combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }.sink { print($0) }
      """)
    #expect(outcome.logs == ["0s  6"])
    expect(
      """
      import Combine
      let c = Just(1).zip(Just(2), Just(3)) { a, b in a + b }.sink { print($0) }
      """, fails: "2:41: zip has 3 streams, and its closure 2 parameters")
  }

  @Test func optionalsAreUnwrapped() {
    expect(
      """
      import Combine
      let name: String? = nil
      print(name.uppercased())
      var n: Int? = 5
      print(n + 1)
      """,
      fails: "3:7: 'name' is an optional, and its value must be unwrapped",
      "5:7: 'n' is an optional, and its value must be unwrapped")
  }

  @Test func unwrappedOptionalsPass() {
    expect(
      """
      import Combine
      let name: String? = "Ann"
      var n: Int? = 5
      print(name?.count ?? 0, name!.count, n == 5, (n ?? 0) + 1, name.map { $0.count } ?? 0)
      if let name { print(name.count) }
      func greet(_ name: String?) { guard let name = name else { return }; print(name.count) }
      greet(name)
      """)
  }

  @Test func operatorsWantSchedulersOfTheirLibrary() {
    expect(
      """
      import RxSwift
      let s = PublishSubject<Int>()
      s.debounce(.seconds(1)).subscribe(onNext: { print($0) })
      s.observe(on: DispatchQueue.main).subscribe(onNext: { print($0) })
      """,
      fails: "3:3: debounce wants scheduler:, e.g. MainScheduler.instance",
      "4:15: observe wants a scheduler such as MainScheduler.instance, and DispatchQueue is none of RxSwift")
    expect(
      """
      import ReactiveSwift
      let (signal, observer) = Signal<Int, Never>.pipe()
      signal.debounce(.seconds(1), on: QueueScheduler.main).observeValues { print($0) }
      signal.delay(1, on: MainScheduler.instance).observeValues { print($0) }
      """,
      fails: "3:17: debounce wants a number of seconds such as 0.5, and this is an interval",
      "4:21: 'MainScheduler' is RxSwift's; in ReactiveSwift write QueueScheduler.main")
  }

  @Test func functionsGiveTheTypeTheyDeclare() {
    expect(
      """
      import Combine
      func load() -> AnyPublisher<Int, Never> {
          Just(1).map { $0 + 1 }
      }
      func kept() -> AnyPublisher<Int, Never> { Just(1).map { $0 + 1 }.eraseToAnyPublisher() }
      let c = load().sink { print($0) }
      """,
      fails: "3:5: 'load' gives an AnyPublisher, and this is the stream of an operator")
  }

  @Test func failureTypesOfJoinedStreamsAreTheSame() {
    expect(
      """
      import Combine
      let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<String, Error>()
      let c = a.combineLatest(b).sink(receiveCompletion: { print($0) })
      """,
      fails: "3:25: the failure types differ: that of a is Never, that of b is Error",
      "3:28: sink(receiveCompletion:) wants receiveValue:, too")
  }

  @Test func subscriptionsEndAsTheLibrarySays() {
    expect(
      """
      import RxSwift
      let bag = DisposeBag
      let d = Observable.just(1).subscribe(onNext: { print($0) })
      d.cancel()
      d.dispose
      """,
      fails: "2:11: 'DisposeBag' is a type; write DisposeBag() to make one",
      "4:3: 'cancel' is Combine's; in RxSwift write dispose()", "5:3: 'dispose' is not called; write dispose()")
  }

  @Test func workItemsAndTimersAreCancelled() {
    expect(
      """
      import RxSwift
      let work = DispatchWorkItem { print("late") }
      work.cancel()
      let timer = DispatchSource.makeTimerSource()
      timer.cancel()
      """)
  }

  @Test func closuresHaveAllTheirParameters() {
    expect(
      """
      import ReactiveSwift
      let p = SignalProducer<Int, Never> { observer in
          observer.send(value: 1)
      }
      p.startWithValues()
      """,
      fails: "2:38: the closure of SignalProducer has 2 parameters, and this one has 1",
      "5:3: 'startWithValues' needs one argument, but is given none")
  }

  @Test func aStringWithoutEndSwallowsItsBrackets() {
    expect(
      """
      import Combine
      let c = [1, 2].publisher.sink { print("got \\($0)) }
      """,
      fails: "2:39: this string has no end: expected \" before the end of the line")
  }

  @Test func membersOfStreamsAreNotThoseOfArrays() {
    expect(
      """
      import Combine
      let c = [1, 2].sink { print($0) }
      """,
      fails: "2:16: arrays have no 'sink'")
  }
}
