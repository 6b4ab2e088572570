import Combine

var bag = Set<AnyCancellable>()
let source = PassthroughSubject<Int, Never>()
let current = CurrentValueSubject<Int, Never>(0)
source.filter { $0.isMultiple(of: 2) }.subscribe(current).store(in: &bag)
current.sink(receiveCompletion: { print($0) }, receiveValue: { print("current \($0)") }).store(in: &bag)
source.send(1)
source.send(2)
let erased = current.eraseToAnyPublisher()
erased.first().sink { print("now \($0)") }.store(in: &bag)
source.send(completion: .finished)
source.send(4)
print(current.value)
