import ReactiveSwift

let first = MutableProperty("Ada")
let last = MutableProperty("")
let name = first.combineLatest(with: last).map { [$0, $1].filter { !$0.isEmpty }.joined(separator: " ") }

name.producer.startWithValues { print("name: \($0)") }
let isLong = name.map { $0.count > 8 }.skipRepeats()
isLong.signal.observeValues { print("long: \($0)") }

last.value = "Lovelace"
first.value = "Augusta Ada"
last.value = "King"
first.value = "Ada"
print(name.value, isLong.value)
first.modify { $0 = $0.uppercased() }
let old = last.swap("Byron")
print("was \(old)")
