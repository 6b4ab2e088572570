import Combine
import Foundation

var bag: Set<AnyCancellable> = []

["1", "2", "x", "4"].publisher
    .tryMap { text -> Int in
        guard let number = Int(text) else {
            throw NSError(domain: "parse", code: 7, userInfo: [NSLocalizedDescriptionKey: "not a number: \(text)"])
        }
        return number
    }
    .mapError { error in error }
    .sink(receiveCompletion: { completion in
        switch completion {
        case .failure(let error): print("failed:", error.localizedDescription)
        case .finished: print("finished")
        }
    }, receiveValue: { print($0) })
    .store(in: &bag)

Fail<Int, Error>(error: URLError(.badURL))
    .catch { _ in Just(0) }
    .setFailureType(to: Never.self)
    .sink { print("recovered", $0) }
    .store(in: &bag)

Just("12").tryMap { Int($0)! }.assertNoFailure().sink { print($0) }.store(in: &bag)
Result<Int, Error>.success(5).publisher.sink(receiveCompletion: { _ in }, receiveValue: { print($0) }).store(in: &bag)
