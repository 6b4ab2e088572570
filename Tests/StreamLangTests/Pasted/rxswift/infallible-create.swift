import RxSwift

let bag = DisposeBag()
let numbers = Infallible<Int>.create { observer in
    observer(.next(1))
    observer(.next(2))
    observer(.completed)
    return Disposables.create { print("gone") }
}
numbers.map { $0 + 1 }
    .subscribe(onNext: { print("n = \($0)") }, onCompleted: { print("completed") })
    .disposed(by: bag)
let readings: Observable<(sensor: String, value: Double)> = .of((sensor: "t", value: 20.5), (sensor: "h", value: 21))
readings.subscribe(onNext: { print($0) }).disposed(by: bag)
