import RxSwift
import RxRelay

let bag = DisposeBag()
let counter = BehaviorRelay(value: 0)
let step = 5

func increment(by amount: Int = 1) {
    counter.accept(counter.value + amount)
}

counter
    .asObservable()
    .skip(1)
    .withLatestFrom(Observable.just(step)) { ($0, $1) }
    .filter { $0.0 > 1 }
    .map { "\($0.0) of \($0.1)" }
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)

increment()
increment(by: 2)
(1...2).forEach { _ in increment() }
