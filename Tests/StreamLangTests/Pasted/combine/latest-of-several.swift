import Combine
import CombineExt

var bag = Set<AnyCancellable>()
let taps = PassthroughSubject<Int, Never>()
let name = CurrentValueSubject<String, Never>("ann")
let age = CurrentValueSubject<Int, Never>(3)
let late = PassthroughSubject<String, Never>()
taps.withLatestFrom(name).sink { print("one", $0) }.store(in: &bag)
taps.withLatestFrom(name, age).sink { print("two", $0) }.store(in: &bag)
taps.withLatestFrom(name, age, name).sink { print("three", $0) }.store(in: &bag)
taps.withLatestFrom(name) { "\($0) \($1)" }.sink { print("result", $0) }.store(in: &bag)
taps.withLatestFrom(name, age, resultSelector: { "\($0) \($1.0) \($1.1)" }).sink { print($0) }.store(in: &bag)
// The stream itself is subscribed to when the other one has its first value.
[1, 2].publisher.withLatestFrom(late).sink { print("late", $0) }.store(in: &bag)

taps.send(1)
late.send("x")
name.send("bob")
taps.send(2)
