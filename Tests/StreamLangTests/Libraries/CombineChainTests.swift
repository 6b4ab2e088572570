import Testing

/// Chains as people write them with Combine, and their logs.
struct `Chains of Combine` {
  @Test func `A search field with the latest request only`() {
    check(
      #"""
      import Combine
      import Foundation

      var cancellables = Set<AnyCancellable>()
      let search = PassthroughSubject<String, Never>()

      search
          .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
          .removeDuplicates()
          .map { text in
              Just("results for \(text)")
                  .delay(for: .seconds(1), scheduler: DispatchQueue.main)
          }
          .switchToLatest()
          .receive(on: DispatchQueue.main)
          .sink { print($0) }
          .store(in: &cancellables)

      search.send("s")
      search.send("sw")
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { search.send("swift") }
      """#, driven: "",
      logs: "1.4s  results for swift")
  }

  @Test func `A subscription comes down from the source, then the demand goes up`() {
    check(
      """
      import Combine

      let s = PassthroughSubject<Int, Never>()
      let kept = s.print("a").map { $0 * 2 }
          .handleEvents(receiveSubscription: { _ in print("subscribed") }, receiveRequest: { _ in print("asked") })
          .print("b")
          .sink { print($0) }
      s.send(1)
      """, driven: "",
      logs: "0s  a: receive subscription: (PassthroughSubject)", "0s  subscribed",
      "0s  b: receive subscription: (HandleEvents)", "0s  b: request unlimited", "0s  asked",
      "0s  a: request unlimited", "0s  a: receive value: (1)", "0s  b: receive value: (2)", "0s  2")
  }

  @Test func `Literals are of the type that a subject is made for`() {
    check(
      """
      import Combine

      let celsius = CurrentValueSubject<Double, Never>(20)
      let kept = celsius.sink { print($0) }
      celsius.send(21)
      celsius.value = -3
      let counts = PassthroughSubject<Int, Never>()
      let other = counts.sink { print($0) }
      counts.send(4)
      """, driven: "",
      logs: "0s  20.0", "0s  21.0", "0s  -3.0", "0s  4")
  }

  @Test func `What functions and closures return is of the type that they declare`() {
    check(
      """
      import Combine

      func half(_ x: Int) -> Double {
        if x == 0 { return 0 }
        return 2
      }
      func user() -> (name: String, age: Int) { return ("Ann", 31) }
      print(half(0), half(1), user().name)
      let kept = Just(1).map { x -> Double in 5 }.sink { print($0) }
      let mean = [2, 4].publisher
        .reduce((count: 0, sum: 0.0)) { ($0.count + 1, $0.sum + Double($1)) }
        .sink { print($0.sum / Double($0.count)) }
      """, driven: "",
      logs: "0s  0.0 2.0 Ann", "0s  5.0", "0s  3.0")
  }

  @Test func `Lines of print`() {
    check(
      #"""
      import Combine

      let subject = PassthroughSubject<Int, Never>()
      let cancellable = subject
          .print("debug")
          .filter { $0 % 2 == 0 }
          .sink(receiveValue: { print("even \($0)") })
      subject.send(1)
      subject.send(2)
      cancellable.cancel()
      subject.send(4)
      """#, driven: "",
      logs: "0s  debug: receive subscription: (PassthroughSubject)",
      "0s  debug: request unlimited",
      "0s  debug: receive value: (1)",
      "0s  debug: receive value: (2)",
      "0s  even 2",
      "0s  debug: receive cancel")
  }

  @Test func `A timer that is connected by its subscriber`() {
    check(
      #"""
      import Combine
      import Foundation

      let cancellable = Timer.publish(every: 0.5, on: .main, in: .common)
          .autoconnect()
          .scan(0) { count, _ in count + 1 }
          .prefix(3)
          .collect()
          .sink(receiveCompletion: { _ in print("done") }, receiveValue: { print($0) })
      """#, driven: "",
      logs: "1.5s  [1, 2, 3]",
      "1.5s  done")
  }

  @Test func `Subscriptions that nobody keeps`() {
    check(
      #"""
      import Combine

      let numbers = [1, 2, 3].publisher
      numbers.sink { print($0) }
      let subject = PassthroughSubject<String, Never>()
      subject.sink { print($0) }
      subject.send("lost")
      """#, driven: "",
      logs: "0s  1",
      "0s  2",
      "0s  3")
  }
}
