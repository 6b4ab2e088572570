import RxSwift

let bag = DisposeBag()
let first = PublishSubject<Int>()
let second = PublishSubject<String>()

first.withLatestFrom(second, resultSelector: { number, text in "\(text)\(number)" })
    .subscribe(onNext: { print("latest:", $0) })
    .disposed(by: bag)
first.withLatestFrom(second) { "\($1)-\($0)" }
    .subscribe(onNext: { print("short:", $0) })
    .disposed(by: bag)
Observable.combineLatest([first.map { $0 * 10 }, first.map { $0 + 1 }], resultSelector: { $0.reduce(0, +) })
    .subscribe(onNext: { print("sum:", $0) })
    .disposed(by: bag)
first.sample(second, defaultValue: -1)
    .subscribe(onNext: { print("sampled:", $0) }, onCompleted: { print("sampled done") })
    .disposed(by: bag)

first.onNext(1)
second.onNext("a")
second.onNext("b")
first.onNext(2)
first.onNext(3)
second.onNext("c")
first.onCompleted()
second.onNext("d")
