import RxSwift

let bag = DisposeBag()
let words = ["apple", "bob", "avocado", "banana", "cherry", "blue"]

Observable.from(words)
    .groupBy { $0.first! }
    .flatMap { group in
        group.toArray().asObservable().map { (group.key, $0) }
    }
    .subscribe(onNext: { key, list in
        print("\(key): \(list.joined(separator: ", "))")
    })
    .disposed(by: bag)

Observable<Int>.interval(.milliseconds(100), scheduler: MainScheduler.instance)
    .take(10)
    .groupBy(keySelector: { $0 % 2 == 0 ? "even" : "odd" })
    .flatMap { group -> Observable<String> in
        let key = group.key
        return group.scan(0, accumulator: +).map { "\(key) sum \($0)" }.takeLast(1)
    }
    .subscribe(onNext: { print($0) }, onCompleted: { print("completed") })
    .disposed(by: bag)
