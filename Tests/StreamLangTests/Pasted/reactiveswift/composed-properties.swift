import ReactiveSwift

let (numbers, sendNumber) = Signal<Int, Never>.pipe()
let latest = Property(initial: 0, then: numbers)
let doubled = latest.map { $0 * 2 }
let label = Property.combineLatest(latest, doubled).map { "\($0)/\($1)" }
label.producer.startWithValues { print("label \($0)") }
label.signal.observeValues { print("change \($0)") }
let big = latest.map { $0 > 2 }.skipRepeats()
big.producer.startWithValues { print("big \($0)") }
let isEven = latest.map { $0 % 2 == 0 }
big.and(isEven).producer.skipRepeats().startWithValues { print("both \($0)") }
big.or(isEven.negate()).signal.observeValues { print("either \($0)") }
let constant = Property(value: "fixed")
constant.producer.start { print($0) }
sendNumber.send(value: 3)
sendNumber.send(value: 4)
print(latest.value, doubled.value, label.value)
