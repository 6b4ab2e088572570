import RxSwift

let bag = DisposeBag()
let ticks = Observable<Int>.interval(.milliseconds(300), scheduler: MainScheduler.instance)
let sampler = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)

ticks.sample(sampler)
    .take(2)
    .subscribe(onNext: { print("sampled", $0) })
    .disposed(by: bag)

ticks.skip(2).take(while: { $0 < 5 })
    .map { $0 % 2 == 0 ? "even \($0)" : "odd \($0)" }
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
