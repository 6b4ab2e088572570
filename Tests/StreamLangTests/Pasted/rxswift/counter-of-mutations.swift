import RxSwift
import RxCocoa

let bag = DisposeBag()
let increment = PublishRelay<Void>()
let decrement = PublishRelay<Void>()
let reset = PublishRelay<Void>()

let mutations: [Observable<(Int) -> Int>] = [
    increment.map { { $0 + 1 } },
    decrement.map { { max(0, $0 - 1) } },
    reset.map { _ in { _ in 0 } },
]
let state = Observable.merge(mutations)
    .scan(0) { value, mutation in mutation(value) }
    .startWith(0)
    .distinctUntilChanged()
    .share(replay: 1, scope: .whileConnected)
state.map { "count is \($0)" }.subscribe(onNext: { print($0) }).disposed(by: bag)
state.filter { $0 > 1 }.take(1).subscribe(onNext: { _ in print("more than one") }).disposed(by: bag)

decrement.accept(())
increment.accept(())
increment.accept(())
reset.accept(())
reset.accept(())
