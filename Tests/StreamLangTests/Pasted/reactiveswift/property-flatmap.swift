import ReactiveSwift

let selected = MutableProperty(0)
let sources = [MutableProperty("zero"), MutableProperty("one")]

let current = selected.flatMap(.latest) { sources[$0] }
current.producer.startWithValues { print("current: \($0)") }

selected.value = 1
sources[0].value = "ignored"
sources[1].value = "uno"
print(current.value)

let counter = Property(initial: 10, then: selected.signal.map { $0 * 100 })
counter.signal.observeValues { print("counter \($0)") }
selected.value = 0
print(counter.value)
let constant = Property(value: "fixed")
print(constant.value)
