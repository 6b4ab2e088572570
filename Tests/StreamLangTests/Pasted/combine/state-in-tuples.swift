import Combine

var cancellables = Set<AnyCancellable>()
let state = CurrentValueSubject<(count: Int, log: [String]), Never>((count: 0, log: []))
let actions = PassthroughSubject<String, Never>()
actions
    .scan((count: 0, log: [String]())) { state, action in
        var next = state
        switch action {
        case "increment": next.count += 1
        case "decrement" where next.count > 0: next.count -= 1
        case let other: next.log.append("unknown \(other)")
        }
        return next
    }
    .subscribe(state)
    .store(in: &cancellables)
state.map(\.count).removeDuplicates().sink { print("count \($0)") }.store(in: &cancellables)
state.map { $0.log }.filter { !$0.isEmpty }.removeDuplicates().sink { print("log \($0)") }.store(in: &cancellables)
["increment", "increment", "decrement", "decrement", "decrement", "jump"].forEach { actions.send($0) }
print(state.value)
actions.send(completion: .finished)
state.sink(receiveCompletion: { _ in print("state has ended") }, receiveValue: { _ in print("never") }).store(in: &cancellables)
