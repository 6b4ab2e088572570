import RxSwift

let bag = DisposeBag()
let source = Observable<Int>.interval(.milliseconds(500), scheduler: MainScheduler.instance).take(4)
let all = source.multicast { ReplaySubject<Int>.createUnbounded() }
let shared = source.multicast(makeSubject: { PublishSubject<Int>() }).refCount()
_ = all.connect()

DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1200)) {
    all.toArray().subscribe(onSuccess: { print("all", $0) }).disposed(by: bag)
    shared.take(1).subscribe(onNext: { print("shared", $0) }).disposed(by: bag)
}
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(2600)) {
    shared.take(1).subscribe(onNext: { print("anew", $0) }).disposed(by: bag)
    all.subscribe(onNext: { print("late", $0) }).disposed(by: bag)
}
