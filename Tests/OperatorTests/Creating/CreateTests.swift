import Testing

struct CreateTests {
  @Test func `Each subscriber has an observer of its own, and the disposable is disposed after the end`() {
    check(
      #"""
      let a = create { observer in
        observer.onNext(1)
        observer.onCompleted()
        observer.onNext(2)
        return { log("gone") }
      }
      a.subscribe(next: { log($0) }, completed: { log("completed") })
      a.subscribe(next: { log("again \($0)") })
      """#, in: .rxswift, logs: ["1", "completed", "gone", "again 1", "gone"])
  }

  @Test func `An operator that ends passes its end on before the disposable is disposed`() {
    check(
      #"""
      create { observer in observer.onNext(1); { log("gone") } }.take(1).subscribe(next: { log($0) }, completed: { log("completed") })
      create { observer in { log("disposed") } }.subscribe().dispose()
      """#, in: .rxswift, logs: ["1", "completed", "gone", "disposed"])
  }

  @Test func `An error in the closure is the error of the stream`() {
    check(
      #"""
      create { observer in throw "no" }.subscribe(error: { log($0.message) })
      """#, in: .rxswift, logs: ["no"])
  }
}
