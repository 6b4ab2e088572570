import ReactiveSwift

SignalProducer<Int, Never>([1, 2])
    .on(
        starting: { print("starting") },
        started: { print("started") },
        event: { print("event \($0)") },
        completed: { print("completed") },
        terminated: { print("terminated") },
        disposed: { print("disposed") },
        value: { print("value \($0)") }
    )
    .start()

let compact = SignalProducer<String?, Never>(["1", nil, "x"])
compact.skipNil().startWithValues { print("not nil \($0)") }
compact.compactMap { $0.flatMap(Int.init) }.startWithValues { print("number \($0)") }
compact.filterMap { $0?.count }.startWithValues { print("count \($0)") }
SignalProducer<Bool, Never>([true, false]).negate().startWithValues { print($0) }
SignalProducer([1, 2, 3, 4]).take(until: .empty).startWithCompleted { print("stopped at once") }
SignalProducer([1, 2, 3, 4]).skip(while: { $0 < 3 }).take(first: 1).startWithValues { print($0) }
SignalProducer(value: 1).map(value: "constant").startWithValues { print($0) }
