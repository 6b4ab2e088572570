import RxSwift

let bag = DisposeBag()
Observable.of(1, 2, 3).first().subscribe { print($0) }.disposed(by: bag)
Observable.of(1, 2, 3).first().subscribe(onSuccess: { print($0) }).disposed(by: bag)
Observable<Int>.empty().first().subscribe(onSuccess: { print($0 as Any) }).disposed(by: bag)
Observable.of(1, 2, 3).first().map { $0! * 2 }.subscribe { print($0) }.disposed(by: bag)
Observable.of("1", "x").map { Int($0) }.toArray().subscribe(onSuccess: { print($0) }).disposed(by: bag)
Observable<Int?>.of(1, nil).subscribe { print($0) }.disposed(by: bag)
let numbers: [Int?] = [1, nil]
print(numbers)
let pairs = ["b": 2, "a": 1]
for (i, (key, value)) in pairs.sorted(by: { $0.key < $1.key }).enumerated() { print(i, key, value) }
