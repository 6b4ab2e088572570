import Combine

let state = CurrentValueSubject<[String: Int], Never>([:])
var bag: Set<AnyCancellable> = []
state.map { $0.values.reduce(0, +) }
    .removeDuplicates()
    .sink { total in print("total: \(total)") }
    .store(in: &bag)
state.value["a"] = 1
state.value["b", default: 0] += 4
state.value["a"] = nil
state.send(state.value.merging(["c": 6]) { $1 })
print(state.value.keys.sorted())
