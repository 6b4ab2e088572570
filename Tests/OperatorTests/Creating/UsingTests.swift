import Testing

struct UsingTests {
  @Test func `The resource is made for each subscriber, and disposed after the end`() {
    check(
      #"""
      import RxSwift
      let a = Observable.using({ log("opened"); return Disposables.create { log("closed") } }, observableFactory: { file in Observable.of(1, 2) })
      a.subscribe(onNext: { log($0) }, onCompleted: { log("completed") })
      """#, in: .rxswift, logs: ["opened", "1", "2", "completed", "closed"])
  }
}
