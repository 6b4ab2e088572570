import ReactiveSwift

let (plus, plusObserver) = Signal<Void, Never>.pipe()
let (minus, minusObserver) = Signal<Void, Never>.pipe()
let (reset, resetObserver) = Signal<Int, Never>.pipe()

let count = Property(
    initial: 0,
    then: Signal.merge(plus.map(value: 1), minus.map(value: -1)).scan(0, +)
)

count.producer.skipRepeats().startWithValues { print("count \($0)") }
count.signal.take(untilReplacement: reset).observe { event in
    switch event {
    case .value(let value): print("value \(value)")
    case .completed: print("completed")
    case .failed, .interrupted: break
    }
}

plusObserver.send(value: ())
plusObserver.send(value: ())
minusObserver.send(value: ())
resetObserver.send(value: 100)
plusObserver.send(value: ())
resetObserver.sendCompleted()
