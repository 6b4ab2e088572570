import RxSwift

// The rest of an interval is rounded to the unit in which it is written.
let bag = DisposeBag()
let ticks = Observable<Int>.interval(.milliseconds(300), scheduler: MainScheduler.instance)
ticks.take(10)
    .throttle(.seconds(1), scheduler: MainScheduler.instance)
    .subscribe(onNext: { print("by seconds", $0) }, onCompleted: { print("by seconds: done") })
    .disposed(by: bag)
ticks.take(6)
    .throttle(.milliseconds(1000), latest: false, scheduler: MainScheduler.instance)
    .subscribe(onNext: { print("by milliseconds", $0) })
    .disposed(by: bag)
ticks.take(5)
    .delay(RxTimeInterval.seconds(1), scheduler: MainScheduler.instance)
    .subscribe(onNext: { print("delayed", $0) }, onCompleted: { print("delayed: done") })
    .disposed(by: bag)
