import ReactiveSwift

let emptySignal = Signal<Int, Never>.empty
let observer = Signal<Int, Never>.Observer(
    value: { _ in print("value not called") },
    failed: { _ in print("error not called") },
    completed: { print("completed not called") },
    interrupted: { print("interrupted called") }
)
emptySignal.observe(observer)
SignalProducer<Int, Never>.empty.startWithCompleted { print("completed") }
SignalProducer<Int, Never>.never.startWithCompleted { print("never") }
SignalProducer<Int, Never>([1, 2, 3]).collect().startWithValues { print($0) }
