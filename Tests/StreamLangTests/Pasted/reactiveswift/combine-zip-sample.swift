import ReactiveSwift

let a = MutableProperty(1)
let b = MutableProperty(10)
let (save, saveObserver) = Signal<Void, Never>.pipe()

SignalProducer.combineLatest(a.producer, b.producer)
    .map { $0 + $1 }
    .startWithValues { print("sum \($0)") }
Signal.zip(a.signal, b.signal).observeValues { x, y in print("zip \(x) \(y)") }
a.signal.sample(on: save).observeValues { print("saved \($0)") }
save.withLatest(from: b.producer).observeValues { print("latest \($0.1)") }

a.value = 2
saveObserver.send(value: ())
b.value = 20
saveObserver.send(value: ())
saveObserver.sendCompleted()
