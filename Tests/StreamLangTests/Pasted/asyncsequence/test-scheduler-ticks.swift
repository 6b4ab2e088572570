import RxSwift
import RxTest
import XCTest

// Work without a delay takes a tick of the test scheduler; RxTest counts so.
final class TickTests: XCTestCase {
  func testDelays() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start { Observable<Int>.timer(.seconds(10), scheduler: scheduler) }
    XCTAssertEqual(result.events, [.next(210, 0), .completed(210)])
    let beats = TestScheduler(initialClock: 0)
    let ticks = beats.start(disposed: 450) { Observable<Int>.interval(.seconds(100), scheduler: beats) }
    XCTAssertEqual(ticks.events, [.next(300, 0), .next(400, 1)])
  }

  func testDebounce() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Int.self)
    let values = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)])
    _ = values.debounce(.seconds(5), scheduler: scheduler).subscribe(observer)
    scheduler.start()
    XCTAssertEqual(observer.events, [.next(15, 1), .next(25, 2), .completed(30)])
  }

  func testTurns() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start { Observable.of("a", "b").observe(on: scheduler) }
    XCTAssertEqual(result.events, [.next(201, "a"), .next(202, "b"), .completed(203)])
    let third = TestScheduler(initialClock: 0)
    let later = third.start { Observable.just(1).subscribe(on: third) }
    XCTAssertEqual(later.events, [.next(201, 1), .completed(201)])
    let exact = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let same = exact.start { Observable.just(1).observe(on: exact) }
    XCTAssertEqual(same.events, [.next(200, 1), .completed(200)])
  }

  func testResolution() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
    let result = scheduler.start { Observable<Int>.timer(.seconds(1), scheduler: scheduler) }
    XCTAssertEqual(result.events, [.next(210, 0), .completed(210)])
  }
}
