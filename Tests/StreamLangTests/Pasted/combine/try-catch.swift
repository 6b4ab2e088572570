import Combine

var bag = Set<AnyCancellable>()
let numbers = [5, 4, 0, 2].publisher
numbers.tryMap { n -> Int in
        if n == 0 { throw URLError(.unknown) }
        return 20 / n
    }
    .catch { _ in Just(-1) }
    .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
    .store(in: &bag)
numbers.tryFilter { if $0 == 0 { throw URLError(.cancelled) }; return $0 > 4 }
    .tryCatch { error -> AnyPublisher<Int, Error> in
        guard (error as? URLError)?.code == .cancelled else { throw error }
        return [100, 200].publisher.setFailureType(to: Error.self).eraseToAnyPublisher()
    }
    .assertNoFailure()
    .sink { print("try \($0)") }
    .store(in: &bag)
numbers.removeDuplicates { abs($0 - $1) < 2 }.sink { print("far \($0)") }.store(in: &bag)
