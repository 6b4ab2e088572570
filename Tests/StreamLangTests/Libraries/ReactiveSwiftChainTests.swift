import Testing

/// Chains as people write them with ReactiveSwift, and their logs.
struct `Chains of ReactiveSwift` {
  @Test func `A throttled signal`() {
    check(
      #"""
      import ReactiveSwift

      let (text, textObserver) = Signal<String, Never>.pipe()
      let results = text
          .throttle(0.5, on: QueueScheduler.main)
          .flatMap(.latest) { query in
              SignalProducer<String, Never>(value: "found \(query)").delay(0.2, on: QueueScheduler.main)
          }
      results.observe(on: UIScheduler()).observeValues { print($0) }
      textObserver.send(value: "a")
      textObserver.send(value: "ab")
      """#, driven: "",
      logs: "200ms  found ab")
  }

  @Test func `Properties that are combined and bound`() {
    check(
      #"""
      import ReactiveSwift

      let a = MutableProperty(1)
      let b = MutableProperty(2)
      let sum = a.combineLatest(with: b).map { $0 + $1 }
      sum.producer.startWithValues { print("sum \($0)") }
      a.value = 5
      b <~ SignalProducer(value: 10)
      print(sum.value)
      """#, driven: "",
      logs: "0s  sum 3",
      "0s  sum 7",
      "0s  sum 15",
      "0s  15")
  }

  @Test func `An action runs once at a time`() {
    check(
      #"""
      import ReactiveSwift

      let action = Action<Int, String, Never> { input in
          SignalProducer(value: "result \(input)").delay(0.1, on: QueueScheduler.main)
      }
      action.values.observeValues { print("value:", $0) }
      action.isExecuting.signal.observeValues { print("executing:", $0) }
      action.apply(1).start()
      action.apply(2).startWithFailed { print("failed:", $0) }
      """#, driven: "",
      logs: "0s  executing: true",
      "0s  failed: disabled",
      "100ms  value: result 1",
      "100ms  executing: false")
  }

  @Test func `An observer that is disposed`() {
    check(
      #"""
      import ReactiveSwift

      let (signal, observer) = Signal<Int, Never>.pipe()
      let disposable = signal
          .filter { $0 > 1 }
          .map { $0 * 10 }
          .observeValues { print($0) }
      observer.send(value: 1)
      observer.send(value: 2)
      disposable?.dispose()
      observer.send(value: 3)
      """#, driven: "",
      logs: "0s  20")
  }

  @Test func `Producers that are combined, zipped and flattened`() {
    check(
      #"""
      import ReactiveSwift

      SignalProducer.combineLatest(SignalProducer([1, 2]), SignalProducer(["a", "b"]))
          .startWithValues { print($0) }
      SignalProducer.zip(SignalProducer([1, 2]), SignalProducer(["a", "b"]))
          .map { number, letter in "\(number)\(letter)" }
          .collect()
          .startWithValues { print($0) }
      SignalProducer([1, 2, 3])
          .flatMap(.concat) { SignalProducer([$0, $0 * 10]) }
          .start { event in print(event) }
      """#, driven: "",
      logs: #"0s  (2, "a")"#,
      #"0s  (2, "b")"#,
      #"0s  ["1a", "2b"]"#,
      "0s  VALUE 1",
      "0s  VALUE 10",
      "0s  VALUE 2",
      "0s  VALUE 20",
      "0s  VALUE 3",
      "0s  VALUE 30",
      "0s  COMPLETED")
  }

  @Test func `Repeats, pairs and limits`() {
    check(
      #"""
      import ReactiveSwift

      let values = SignalProducer<Int, Never>([1, 1, 2, 3, 3])
      values.skipRepeats().combinePrevious(0).map { $1 - $0 }.collect().startWithValues { print($0) }
      values.uniqueValues().take(last: 2).startWithValues { print($0) }
      values.take(while: { $0 < 3 }).collect(count: 2).startWithValues { print($0) }
      values.flatMap(.concurrent(limit: 2)) { SignalProducer(value: $0).delay(0.1, on: QueueScheduler.main) }
          .startWithCompleted { print("completed") }
      """#, driven: "",
      logs: "0s  [1, 1, 1]",
      "0s  2",
      "0s  3",
      "0s  [1, 1]",
      "0s  [2]",
      "300ms  completed")
  }

  @Test func `Properties of Bools`() {
    check(
      #"""
      import ReactiveSwift

      let isOn = MutableProperty(false)
      let isReady = MutableProperty(true)
      isOn.and(isReady).producer.startWithValues { print("both \($0)") }
      isOn.negate().signal.observeValues { print("off \($0)") }
      isOn.value = true
      isReady.value = false
      """#, driven: "",
      logs: "0s  both false",
      "0s  both true",
      "0s  off false",
      "0s  both false")
  }

  @Test func `A property completes at the end of the scope that holds it`() {
    check(
      #"""
      import ReactiveSwift

      let (source, input) = Signal<String, Never>.pipe()
      do {
          let property = MutableProperty("inside")
          property.producer.startWithCompleted { print("completed") }
          property <~ source
          input.send(value: "bound")
          print(property.value)
      }
      input.send(value: "after")
      do {
          let held = MutableProperty(1)
          held.producer.startWithCompleted { print("never") }
          source.observeValues { print($0, held.value) }
      }
      input.send(value: "last")
      """#, driven: "",
      logs: "0s  bound", "0s  completed", "0s  last 1")
  }

  @Test func `startWithSignal gives the signal before it starts, and interrupts it`() {
    check(
      #"""
      import ReactiveSwift

      let producer = SignalProducer<Int, Never>([1, 2])
      producer.startWithSignal { signal, _ in
          signal.observeValues { print("a \($0)") }
          signal.observeCompleted { print("completed") }
      }
      producer.startWithSignal { signal, interrupter in
          signal.observe { print($0) }
          interrupter.dispose()
      }
      """#, driven: "",
      logs: "0s  a 1", "0s  a 2", "0s  completed", "0s  INTERRUPTED")
  }
}
