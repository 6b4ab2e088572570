import RxSwift

let disposeBag = DisposeBag()
let readings = Observable.from([
    (sensor: "a", value: 18.5), (sensor: "b", value: 21.0), (sensor: "a", value: 19.0),
    (sensor: "a", value: 25.5), (sensor: "b", value: 20.0),
])

readings
    .groupBy { $0.sensor }
    .flatMap { group in
        group
            .map { $0.value }
            .scan([Double]()) { Array(($0 + [$1]).suffix(2)) }
            .map { (group.key, $0.reduce(0, +) / Double($0.count)) }
    }
    .subscribe(onNext: { key, mean in print("\(key): \(mean)") }, onCompleted: { print("done") })
    .disposed(by: disposeBag)

readings
    .take(while: { $0.value < 25 }, behavior: .inclusive)
    .skip(while: { $0.sensor == "a" })
    .enumerated()
    .map { index, reading in "\(index + 1). \(reading.sensor) \(reading.value)" }
    .subscribe(onNext: { print($0) })
    .disposed(by: disposeBag)

readings
    .distinctUntilChanged { $0.sensor == $1.sensor }
    .map(\.sensor)
    .toArray()
    .subscribe(onSuccess: { print($0.joined(separator: ">")) })
    .disposed(by: disposeBag)
