import RxSwift

let disposeBag = DisposeBag()
Observable.of(10, 100, 1_000)
    .scan(1, accumulator: +)
    .subscribe(onNext: { print($0) })
    .disposed(by: disposeBag)
