import RxSwift

let bag = DisposeBag()
var counter = 0

let deferred = Observable<Int>.deferred {
    counter += 1
    return Observable.just(counter)
}
deferred.subscribe(onNext: { print("deferred \($0)") }).disposed(by: bag)
deferred.subscribe(onNext: { print("deferred \($0)") }).disposed(by: bag)

Observable.generate(initialState: 1, condition: { $0 < 50 }, iterate: { $0 * 3 })
    .toArray()
    .subscribe(onSuccess: { print($0) })
    .disposed(by: bag)
Observable.repeatElement("ha").take(3).reduce("", accumulator: +).subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.range(start: 5, count: 3).subscribe { print($0) }.disposed(by: bag)
let maybe: Int? = nil
Observable.from(optional: maybe).ifEmpty(default: -1).subscribe(onNext: { print($0) }).disposed(by: bag)
Observable<String>.error(NSError(domain: "x", code: 7)).subscribe(onError: { print(($0 as NSError).domain) }).disposed(by: bag)
Observable.from(["b": 2]).map { "\($0.key)=\($0.value)" }.subscribe(onNext: { print($0) }).disposed(by: bag)
Observable<Int>.timer(.seconds(1), period: .milliseconds(500), scheduler: MainScheduler.instance)
    .take(3)
    .subscribe(onNext: { print("timer \($0)") })
    .disposed(by: bag)
Observable<Int>.using({ Disposables.create { print("resource released") } }, observableFactory: { _ in Observable.of(1, 2) })
    .subscribe(onNext: { print("using \($0)") })
    .disposed(by: bag)
