import ReactiveSwift

let numbers = SignalProducer<Int, Never>([1, 2])
numbers.lift { signal in signal.map { $0 * 10 } }.startWithValues { print("ten", $0) }
// The signal is one, however often the closure uses it.
let once = SignalProducer<Int, Never> { observer, _ in
    print("started")
    observer.send(value: 5)
    observer.sendCompleted()
}
let pairs = once.lift { $0.combineLatest(with: $0.map { $0 + 1 }) }
print("not yet")
pairs.start { print($0) }
pairs.startWithValues { print("again", $0) }
