import Combine
import Foundation

var bag = Set<AnyCancellable>()

func load(_ ok: Bool) -> Future<Int, Error> {
    return Future { promise in
        print("working")
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) {
            if ok {
                promise(.success(42))
            } else {
                promise(.failure(URLError(.notConnectedToInternet)))
            }
        }
    }
}

let future = load(true)
future.sink(receiveCompletion: { print("completion: \($0)") }, receiveValue: { print("value: \($0)") })
    .store(in: &bag)
future.sink(receiveCompletion: { _ in }, receiveValue: { print("again: \($0)") }).store(in: &bag)

load(false)
    .sink { completion in
        switch completion {
        case .finished:
            print("finished")
        case .failure(let error as URLError):
            print("url error \(error.code == .notConnectedToInternet)")
        case .failure(let error):
            print("error \(error)")
        }
    } receiveValue: { value in
        print(value)
    }
    .store(in: &bag)
