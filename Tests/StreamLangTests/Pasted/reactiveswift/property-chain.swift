import ReactiveSwift

let first = MutableProperty("Ada")
let last = MutableProperty("Lovelace")
let fullName = Property.combineLatest(first, last).map { "\($0) \($1)" }
let length = fullName.map { $0.count }
let isLong = Property(initial: false, then: length.producer.map { $0 > 12 }.skipRepeats())

fullName.producer.startWithValues { print("name: \($0)") }
length.signal.observeValues { print("length \($0)") }
isLong.signal.observeValues { print("long: \($0)") }

last.value = "Byron"
first.modify { $0 += " Augusta" }
first.swap("Anne")
print(fullName.value, length.value, isLong.value)

let mirror = MutableProperty("")
mirror <~ fullName.producer.map { $0.uppercased() }
print(mirror.value)
last.value = "King"
print(mirror.value)

let combined = first.zip(with: last)
print(combined.value)
let negated = isLong.negate()
print(negated.value, isLong.and(negated).value, isLong.or(negated).value)
