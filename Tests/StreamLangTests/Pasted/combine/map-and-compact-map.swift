import Combine

var cancellables = Set<AnyCancellable>()
let strings = ["1", "2", "three", "4"].publisher

strings
    .map { Int($0) }
    .sink { print("map:", $0 as Any) }
    .store(in: &cancellables)

strings
    .map { Int($0) }
    .filter { $0 != 2 }
    .sink { print($0) }
    .store(in: &cancellables)

strings
    .map(Int.init)
    .replaceNil(with: 0)
    .sink { print("replaceNil: \($0)") }
    .store(in: &cancellables)

strings
    .compactMap { Int($0) }
    .reduce(0, +)
    .sink { print("sum", $0) }
    .store(in: &cancellables)

let selected = CurrentValueSubject<String?, Never>(nil)
selected
    .sink { name in print("selected \(name ?? "nothing")", name) }
    .store(in: &cancellables)
selected.send("row 3")
