import RxSwift

let bag = DisposeBag()
let prices: [String: Double] = ["apple": 1.5, "pear": 2]
let orders = PublishSubject<(name: String, count: Int)>()

orders
    .compactMap { order -> (String, Double)? in
        guard let price = prices[order.name], order.count > 0 else { return nil }
        return (order.name, price * Double(order.count))
    }
    .scan((total: 0.0, names: [String]())) { state, next in
        (total: state.total + next.1, names: state.names + [next.0])
    }
    .subscribe(onNext: { state in
        print(String(format: "%.2f", state.total), state.names)
    })
    .disposed(by: bag)

orders.onNext((name: "apple", count: 2))
orders.onNext((name: "plum", count: 1))
orders.onNext((name: "pear", count: 3))
