import Testing

struct `Infallible.create` {
  @Test func `The function takes values and the completion, and the disposable ends with the subscription`() {
    check(
      #"""
      import RxSwift
      let numbers = Infallible.create { observer in
        observer(.next(1))
        observer(.next(2))
        observer(.completed)
        observer(.next(3))
        return Disposables.create { log("gone") }
      }
      numbers.subscribe(onNext: { log($0) }, onCompleted: { log("done") })
      """#, in: .rxswift, logs: ["1", "2", "done", "gone"])
  }
}
