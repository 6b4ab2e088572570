import ReactiveSwift

let (signal, observer) = Signal<Int, Never>.pipe()

signal.combinePrevious(0)
    .map { previous, current in current - previous }
    .observeValues { print("change \($0)") }
signal.combinePrevious().observeValues { print("pair \($0)") }
signal.skipRepeats().scan(0, +).observeValues { print("sum \($0)") }
signal.skipRepeats { $0 % 10 == $1 % 10 }.observeValues { print("digit \($0)") }
signal.collect(count: 2).observeValues { print("two \($0)") }
signal.materialize().observeValues { print($0) }
signal.take(last: 2).collect().observeValues { print("last \($0)") }
signal.uniqueValues().reduce([]) { $0 + [$1] }.observeValues { print("unique \($0)") }

for n in [3, 3, 13, 5] {
    observer.send(value: n)
}
observer.sendCompleted()
