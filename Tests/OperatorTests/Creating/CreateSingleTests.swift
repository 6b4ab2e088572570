import Testing

struct `Single.create` {
  @Test func `A success sends its value and completes, a failure fails`() {
    check(
      #"""
      import RxSwift
      let one = Single.create { single in single(.success(1)); return Disposables.create { log("gone") } }
      one.subscribe(onSuccess: { log($0) }, onFailure: { log("failed") })
      let none = Single.create { single in single(.failure("no")); return Disposables.create() }
      none.subscribe(onSuccess: { log($0) }, onFailure: { error in log("failed: \(error)") })
      let done = Completable.create { finish in finish(.completed); return Disposables.create() }
      done.subscribe(onCompleted: { log("done") })
      """#, in: .rxswift, logs: ["1", "gone", "failed: no", "done"])
  }
}
