import RxSwift

let bag = DisposeBag()
let main = MainScheduler.instance

func load<T>(_ value: T, in milliseconds: Int) -> Observable<T> {
    return Observable.just(value).delay(.milliseconds(milliseconds), scheduler: main)
}

Observable.zip(load("Ann", in: 300), load([1, 2, 3], in: 700), resultSelector: { name, numbers in
    "\(name): \(numbers.map(String.init).joined(separator: "-"))"
})
.subscribe(onNext: { print($0) })
.disposed(by: bag)

Observable.zip([load(1, in: 100), load(2, in: 200), load(3, in: 50)])
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)

Observable.combineLatest([load(1, in: 100), load(2, in: 250)]) { $0.reduce(0, +) }
    .subscribe(onNext: { print("sum", $0) })
    .disposed(by: bag)

Observable.zip(Observable.of("a", "b", "c"), Observable<Int>.interval(.milliseconds(100), scheduler: main)) { letter, _ in letter }
    .subscribe(onNext: { print($0) }, onCompleted: { print("spelled") })
    .disposed(by: bag)

load("slow", in: 900).amb(load("fast", in: 600))
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
