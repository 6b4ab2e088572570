import RxSwift

let bag = DisposeBag()
let earth = PublishSubject<Observable<String>>()
let a = PublishSubject<String>(), b = PublishSubject<String>()
earth.merge(maxConcurrent: 1).subscribe(onNext: { print("limited \($0)") }).disposed(by: bag)
earth.switchLatest().subscribe(onNext: { print("latest \($0)") }).disposed(by: bag)
earth.onNext(a)
earth.onNext(b)
a.onNext("a1")
b.onNext("b1")
a.onCompleted()
b.onNext("b2")
Observable.zip([Observable.of(1, 2), Observable.of(10, 20)]) { $0.reduce(0, +) }
    .subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.combineLatest([a.startWith("A"), b.startWith("B")]).map { $0.joined(separator: "-") }
    .subscribe(onNext: { print($0) }).disposed(by: bag)
b.on(.next("b3"))
