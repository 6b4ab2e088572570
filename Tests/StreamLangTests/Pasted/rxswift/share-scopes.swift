import RxSwift

let bag = DisposeBag()
var runs = 0
let source = Observable<Int>.deferred {
    runs += 1
    return Observable.just(runs)
}
let forever = source.share(replay: 1, scope: .forever)
forever.subscribe(onNext: { print("a", $0) }).disposed(by: bag)
forever.subscribe(onNext: { print("b", $0) }).disposed(by: bag)

let connectable = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(3).publish()
connectable.subscribe(onNext: { print("one:", $0) }).disposed(by: bag)
DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
    connectable.subscribe(onNext: { print("two:", $0) }).disposed(by: bag)
}
_ = connectable.connect()
