import RxSwift

let bag = DisposeBag()
let ticks = Observable<Int>.interval(.milliseconds(100), scheduler: MainScheduler.instance).share()
let sampler = Observable<Int>.interval(.milliseconds(250), scheduler: MainScheduler.instance).take(3)
let start = PublishSubject<Void>()

ticks.sample(sampler).take(2).subscribe(onNext: { print("sampled \($0)") }).disposed(by: bag)
ticks.skip(until: start).take(for: .milliseconds(450), scheduler: MainScheduler.instance)
    .subscribe(onNext: { print("after start \($0)") }, onCompleted: { print("over") })
    .disposed(by: bag)
ticks.element(at: 3).subscribe(onNext: { print("fourth is \($0)") }).disposed(by: bag)
ticks.skip(while: { $0 < 6 }).take(while: { $0 < 8 }).reduce(0, accumulator: +)
    .subscribe(onNext: { print("sum \($0)") })
    .disposed(by: bag)
ticks.take(4).takeLast(2).toArray().subscribe(onSuccess: { print($0) }).disposed(by: bag)
ticks.take(2).ignoreElements().subscribe(onCompleted: { print("two ticks") }).disposed(by: bag)
