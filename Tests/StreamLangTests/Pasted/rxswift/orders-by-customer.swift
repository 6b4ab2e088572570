import RxSwift

let bag = DisposeBag()
let orders: [(customer: String, total: Double)] = [("ann", 10), ("bob", 2.5), ("ann", 7.25), ("cy", 1), ("bob", 4)]

Observable.from(orders)
    .reduce(into: [String: Double]()) { sums, order in
        sums[order.customer, default: 0] += order.total
    }
    .map { $0.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ") }
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)

Observable.from(orders)
    .groupBy { $0.customer }
    .flatMap { group in
        group.map { $0.total }.toArray().asObservable().map { (group.key, $0) }
    }
    .toArray()
    .subscribe(onSuccess: { groups in
        for (name, totals) in groups.sorted(by: { $0.0 < $1.0 }) {
            print(name, totals, totals.reduce(0, +))
        }
    })
    .disposed(by: bag)
