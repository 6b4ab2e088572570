import ReactiveSwift

let (signal, observer) = Signal<Int, Never>.pipe()
signal.materialize().observeValues { print($0) }
signal.materialize().map { event in event.isTerminating }.observeValues { print("terminating \($0)") }
signal.materialize().filter { $0.value != nil }.dematerialize().observeValues { print("dematerialized \($0)") }
observer.send(value: 1)
observer.sendInterrupted()
signal.observeInterrupted { print("late interrupted") }
