let (signal, observer) = Signal<Int, Never>.pipe()
let doubled = signal.filter { $0.isMultiple(of: 2) }.map { $0 * 2 }
doubled.observe { event in
    print(event)
}
(1...4).forEach(observer.send(value:))
observer.sendCompleted()
