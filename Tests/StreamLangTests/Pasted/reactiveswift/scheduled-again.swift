import ReactiveSwift

let signal = Signal<Int, Never> { observer, lifetime in
    var n = 0
    let d = QueueScheduler.main.schedule(after: Date(), interval: .milliseconds(500)) {
        observer.send(value: n)
        n += 1
        if n == 3 { observer.sendCompleted() }
    }
    lifetime += d
}
signal.observe { print($0) }
signal.map { $0 * 2 }.take(while: { $0 < 4 }).observeValues { print("twice \($0)") }
