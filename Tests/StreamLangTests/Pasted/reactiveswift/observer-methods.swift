import ReactiveSwift

let (signal, observer) = Signal<Int, Never>.pipe()
let bag = CompositeDisposable()
bag += signal.observeValues { print("a \($0)") }
bag += signal.map { $0 + 1 }.observe { event in
    switch event {
    case .value(let v): print("b \(v)")
    case .completed: print("b completed")
    default: break
    }
}
[1, 2].forEach(observer.send(value:))
let end = observer.sendCompleted
bag.dispose()
observer.send(value: 3)
end()
signal.observeInterrupted { print("interrupted") }
