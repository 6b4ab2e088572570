import Combine

var bag = Set<AnyCancellable>()
let subject = PassthroughSubject<Int, Never>()

subject
    .print("numbers")
    .handleEvents(receiveOutput: { if $0 > 5 { print("big") } })
    .sink { _ in }
    .store(in: &bag)

subject.send(1)
subject.send(9)
subject.send(completion: .finished)
