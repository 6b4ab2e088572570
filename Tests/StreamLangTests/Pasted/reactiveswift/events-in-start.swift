import ReactiveSwift

let producer = SignalProducer<Int, Never>([1, 2, 3])
let subscriber = Signal<Int, Never>.Observer(
    value: { print("Value: \($0)") },
    completed: { print("Completed") },
    interrupted: { print("Interrupted") })
producer.start(subscriber)

let (signal, input) = Signal<Int, Never>.pipe()
let observer = Signal<Int, Never>.Observer { event in
    switch event {
    case .value(let value): print("got \(value)")
    case .completed: print("end")
    default: break
    }
}
let disposable = signal.observe(observer)
input.send(value: 1)
disposable?.dispose()
input.send(value: 2)

producer.startWithSignal { signal, disposable in
    signal.observeValues { print("shared \($0)") }
    signal.filter { $0 > 1 }.observeValues { print("filtered \($0)") }
}
