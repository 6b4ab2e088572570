import ReactiveSwift

let source = MutableProperty(1)
let (signal, observer) = Signal<Int, Never>.pipe()
let target = MutableProperty(0)
let disposable = target <~ source
target.signal.observeValues { print("target \($0)") }
source.value = 2
disposable?.dispose()
source.value = 3
target <~ signal.map { $0 * 100 }
observer.send(value: 4)
target <~ SignalProducer([7, 8])
