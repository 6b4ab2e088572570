import ReactiveSwift

let numbers = SignalProducer<Int, Never>([1, 1, 2, 3, 2, 5])
numbers.skipRepeats().collect().startWithValues { print($0) }
numbers.uniqueValues().collect(count: 2).startWithValues { print($0) }
numbers.combinePrevious(0).map { $1 - $0 }.collect().startWithValues { print("differences", $0) }
numbers.reduce(0, +).startWithValues { print("sum", $0) }
numbers.scan(into: []) { $0.append($1) }.take(last: 1).startWithValues { print($0) }
numbers.filterMap { $0 > 2 ? "\($0)" : nil }.startWithValues { print($0) }
numbers.skip(first: 2).take(while: { $0 < 5 }).startWithValues { print("while", $0) }
numbers.materialize().map { $0.isTerminating }.filter { $0 }.startWithValues { print("terminating", $0) }
SignalProducer(value: true).negate().startWithValues { print($0) }
SignalProducer<Int, Never>(1...3).concat(value: 4).prefix(value: 0).repeat(2).collect().startWithValues { print($0) }
