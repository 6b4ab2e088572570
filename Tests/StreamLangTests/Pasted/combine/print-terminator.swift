import Combine

let cancellable = ["a", "b", "c"].publisher
    .sink(receiveCompletion: { _ in print("|") }, receiveValue: { print($0, terminator: ", ") })
