import ReactiveSwift

let (signal, observer) = Signal<Int, Never>.pipe()
signal
    .filter { $0 % 2 == 0 }
    .map { "even \($0)" }
    .observeValues { print($0) }
observer.send(value: 1)
observer.send(value: 2)
observer.sendCompleted()
