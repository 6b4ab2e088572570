import RxSwift

// A bag that only a function holds ends with the function, and its subscriptions with it.
let scheduler = MainScheduler.instance
let ticks = Observable<Int>.interval(.seconds(1), scheduler: scheduler).take(2)

func startAndForget() {
  let bag = DisposeBag()
  ticks
    .subscribe(onNext: { print("forgotten \($0)") }, onDisposed: { print("disposed of") })
    .disposed(by: bag)
  print("end of the function")
}

final class Screen {
  private var bag = DisposeBag()

  func start() {
    ticks
      .subscribe(onNext: { print("kept \($0)") }, onDisposed: { print("kept until here") })
      .disposed(by: bag)
  }

  func clear() { bag = DisposeBag() }
}

startAndForget()
print("after the call")
let screen = Screen()
screen.start()
_ = Observable.just(()).delay(.milliseconds(1_500), scheduler: scheduler)
  .subscribe(onNext: {
    screen.clear()
    print("cleared")
  })

// A plain disposable runs on without an owner.
func startWithoutBag() {
  _ = ticks.subscribe(onNext: { print("plain \($0)") })
}
startWithoutBag()
