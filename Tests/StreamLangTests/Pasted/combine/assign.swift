import Combine

let text = CurrentValueSubject<String, Never>("hello")
var bag = Set<AnyCancellable>()

text
    .map(\.count)
    .map { "\($0)/10" }
    .assign(to: \.text, on: counterLabel)
    .store(in: &bag)

text
    .map { !$0.isEmpty }
    .assign(to: \.isEnabled, on: sendButton)
    .store(in: &bag)

let mirror = PassthroughSubject<String, Never>()
mirror.sink { print("mirror \($0)") }.store(in: &bag)
text.subscribe(mirror).store(in: &bag)

text.value = ""
text.send("x")
