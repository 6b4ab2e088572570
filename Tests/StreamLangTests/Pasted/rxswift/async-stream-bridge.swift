import RxSwift

// A queue of Swift itself, taken by an observable.
let ticks = AsyncStream<Int> { continuation in
  Task {
    for n in 1...3 {
      try await Task.sleep(nanoseconds: 1_000_000_000)
      continuation.yield(n)
    }
    continuation.finish()
  }
  continuation.onTermination = { _ in print("terminated") }
}
ticks.asObservable()
  .map { $0 * 10 }
  .subscribe(onNext: { print("next", $0) }, onCompleted: { print("completed") })
