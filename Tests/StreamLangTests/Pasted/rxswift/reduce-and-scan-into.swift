import RxSwift

let bag = DisposeBag()
Observable.of("apple", "kiwi", "plum")
    .reduce("", accumulator: { $0 + String($1.prefix(1)) }, mapResult: { $0.uppercased() })
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)

Observable.of(3, 1, 2)
    .scan(into: [Int]()) { list, number in list.append(number) }
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)

Observable.of("a", "b", "a", "c", "a")
    .scan(into: [String: Int](), accumulator: { counts, letter in counts[letter, default: 0] += 1 })
    .takeLast(1)
    .subscribe(onNext: { counts in
        for (letter, count) in counts.sorted(by: { $0.key < $1.key }) {
            print("\(letter): \(count)")
        }
    })
    .disposed(by: bag)
