import Testing

@testable import StreamLang

/// Classes of XCTest, and the test schedulers of the libraries.
@Suite struct TestClassTests {
  @Test func `Each test runs on an object and a clock of its own, between setUp and tearDown`() {
    let code = """
      import RxSwift
      import XCTest
      class CounterTests: XCTestCase {
        var count = 0
        override func setUp() { count += 1 }
        override func tearDown() { print("down") }
        func testOne() {
          Thread.sleep(forTimeInterval: 1)
          print(count)
        }
        func testTwo() { XCTAssertEqual(count, 2, "twice") }
        func helper() { print("never") }
      }
      """
    let outcome = PastedOutcome(code)
    #expect(
      outcome.logs == [
        "0s  --- CounterTests.testOne ---", "1s  1", "1s  down", "1s  ✓ CounterTests.testOne",
        "0s  --- CounterTests.testTwo ---", "0s  down", "0s  ✗ CounterTests.testTwo",
      ])
    #expect(
      outcome.failures == ["code.swift:11:20: XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - twice"])
  }

  @Test func `Time runs on while a test waits for expectations`() {
    let code = """
      import Combine
      import XCTest
      class WaitTests: XCTestCase {
        func testWait() {
          let later = expectation(description: "later")
          let never = XCTestExpectation(description: "never")
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { later.fulfill() }
          wait(for: [never], timeout: 1)
          waitForExpectations(timeout: 5)
          print("waited")
        }
        func testAsync() async throws {
          try await Task.sleep(nanoseconds: 3_000_000_000)
          XCTAssertThrowsError(try fail()) { _ in print("thrown") }
          try fail()
        }
        func fail() throws { throw Broken.wire }
        enum Broken: Error { case wire }
      }
      """
    let outcome = PastedOutcome(code)
    #expect(outcome.logs.contains("2s  waited"))
    #expect(outcome.logs.contains("3s  thrown"))
    #expect(
      outcome.failures.map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == [
        "the time is over, with unfulfilled expectations: \"never\"",
        "failed: caught error: \"wire\"",
      ])
  }

  @Test func `The test scheduler of RxTest sends recorded events and records others`() {
    let code = """
      import RxSwift
      import RxTest
      import XCTest
      class SchedulerTests: XCTestCase {
        func testStart() {
          let scheduler = TestScheduler(initialClock: 0)
          let hot = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .completed(300)])
          let result = scheduler.start { hot.map { $0 * 10 } }
          XCTAssertEqual(result.events, [.next(210, 20), .completed(300)])
          XCTAssertEqual(hot.subscriptions, [Subscription(200, 300)])
          XCTAssertEqual(result.events, [.next(210, 20), .completed(310)])
        }
        func testObserver() {
          let scheduler = TestScheduler(initialClock: 0)
          let cold = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .error(30, RxError.timeout)])
          let observer = scheduler.createObserver(Int.self)
          let subscription = cold.debounce(.seconds(5), scheduler: scheduler).subscribe(observer)
          scheduler.start()
          print(observer.events.map { $0.time }, observer.events[0].value.element)
          subscription.dispose()
        }
      }
      """
    let outcome = PastedOutcome(code)
    #expect(outcome.logs.contains("30s  [15, 25, 30] 1"))
    #expect(outcome.failures.count == 1)
    #expect(outcome.failures.first?.hasSuffix("at 5m: the first completes, the second goes on") == true)
  }

  @Test func `toBlocking waits for the values of a stream`() {
    let code = """
      import RxSwift
      import RxBlocking
      let later = Observable.of(1, 2).delay(.seconds(1), scheduler: MainScheduler.instance)
      print(try later.toBlocking().toArray(), try later.toBlocking().first() ?? 0, try later.toBlocking().last() ?? 0)
      print(later.toBlocking().materialize())
      _ = try Observable<Int>.never().toBlocking(timeout: 1).first()
      """
    let outcome = PastedOutcome(code)
    #expect(outcome.logs == ["3s  [1, 2] 1 2", "4s  completed(elements: [1, 2])"])
    #expect(outcome.failures == ["code.swift:6:1: Sequence timeout."])
  }

  @Test func `A view runs what its modifiers do, and draws nothing`() {
    let code = """
      import SwiftUI
      import Combine
      class Model: ObservableObject {
        @Published var query = ""
        let refresh = PassthroughSubject<Void, Never>()
      }
      struct ContentView: View {
        @StateObject var model = Model()
        @State private var count = 0
        var body: some View {
          List(1...3) { row in Text("\\(row)").onAppear { print("row") } }
            .onAppear { count += 1 }
            .task { try? await Task.sleep(nanoseconds: 1_000_000_000); print("task") }
            .onReceive(model.refresh) { _ in print("refresh") }
            .onChange(of: count) { old, new in print(old, new) }
            .onChange(of: model.query) { print("query", $0) }
        }
      }
      //! wait(2s)
      //! count = 5
      //! model.query = "a"
      //! model.refresh.send()
      """
    #expect(PastedOutcome(code).logs == ["0s  0 1", "1s  task", "2s  1 5", "2s  query a", "2s  refresh"])
  }

  @Test func `Operators of well-known extensions are there, unless the code declares them`() {
    let code = """
      import RxSwift
      let bag = DisposeBag()
      extension ObservableType { func not() -> Observable<Int> { map { _ in 7 } } }
      Observable.of(1, nil, 2).unwrap().pairwise().subscribe(onNext: { print($0.0, $0.1) }).disposed(by: bag)
      Observable.of(true).not().subscribe(onNext: { print($0) }).disposed(by: bag)
      Observable.of("a", "b").ignore("a").mapTo(1).subscribe(onNext: { print($0) }).disposed(by: bag)
      Observable<Int>.error(RxError.unknown).retry(.exponentialDelayed(maxCount: 3, initial: 1, multiplier: 1))
        .subscribe(onError: { _ in print("failed") }).disposed(by: bag)
      """
    #expect(PastedOutcome(code).logs == ["0s  1 2", "0s  7", "0s  1", "3s  failed"])
  }

  @Test func `Times beyond the clock of a scheduler are as far as it can count`() {
    let code = """
      import RxSwift
      import RxTest
      import XCTest
      class FarTests: XCTestCase {
        func testFar() {
          let scheduler = TestScheduler(initialClock: 3)
          let far = scheduler.createHotObservable([.next(\(Int.min), 1), .next(\(Int.max), 2)])
          scheduler.advanceTo(\(Int.min))
          let cold = scheduler.createColdObservable([.next(\(Int.max), 1)])
          XCTAssertEqual(scheduler.start { Observable.merge(far.asObservable(), cold.asObservable()) }.events, [])
        }
      }
      """
    let outcome = PastedOutcome(code)
    #expect(outcome.failures == [])
    #expect(outcome.logs.last?.hasSuffix("✓ FarTests.testFar") == true)
  }
}
