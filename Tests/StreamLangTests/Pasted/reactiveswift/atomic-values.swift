import ReactiveSwift

let seen: Atomic<[Int]> = Atomic([])
SignalProducer([1, 2]).startWithValues { value in seen.modify { $0.append(value) } }
print(seen.value, seen.withValue { $0.count })
