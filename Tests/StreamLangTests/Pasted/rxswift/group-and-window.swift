import RxSwift

let bag = DisposeBag()
let words = ["apple", "avocado", "banana", "blueberry", "cherry"]

Observable.from(words)
    .groupBy { $0.first! }
    .flatMap { group in
        group.toArray().map { "\(group.key): \($0.joined(separator: ", "))" }
    }
    .toArray()
    .map { $0.sorted() }
    .subscribe(onSuccess: { $0.forEach { print($0) } })
    .disposed(by: bag)

Observable.range(start: 1, count: 5)
    .window(timeSpan: .seconds(10), count: 2, scheduler: MainScheduler.instance)
    .concatMap { $0.reduce(0, accumulator: +) }
    .subscribe(onNext: { print("window", $0) })
    .disposed(by: bag)
