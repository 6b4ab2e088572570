import Combine

var bag: Set<AnyCancellable> = []

["1", "2", "x", "4"].publisher
    .tryMap { text -> Int in
        guard let number = Int(text) else { throw URLError(.cannotParseResponse) }
        return number
    }
    .mapError { error in error as? URLError ?? URLError(.unknown) }
    .replaceError(with: -1)
    .sink(receiveCompletion: { print("completed: \($0)") }, receiveValue: { print($0) })
    .store(in: &bag)

(1...5).publisher
    .tryFilter { if $0 == 4 { throw URLError(.timedOut) }; return $0 % 2 == 1 }
    .catch { _ in Just(100) }
    .collect()
    .sink { print($0) }
    .store(in: &bag)

[1, 2, 3].publisher
    .tryScan(0) { total, n in
        if n == 3 { throw URLError(.dataNotAllowed) }
        return total + n
    }
    .tryCatch { _ -> Just<Int> in Just(-3) }
    .assertNoFailure()
    .sink { print("scan", $0) }
    .store(in: &bag)

Fail<Int, URLError>(error: URLError(.notConnectedToInternet))
    .retry(2)
    .map { "\($0)" }
    .replaceError(with: "offline")
    .sink { print($0) }
    .store(in: &bag)

Just(5).setFailureType(to: Error.self)
    .tryMap { try check($0) }
    .sink(receiveCompletion: { if case .failure(let e) = $0 { print("failed:", (e as NSError).code) } },
          receiveValue: { print("checked \($0)") })
    .store(in: &bag)

func check(_ n: Int) throws -> Int {
    if n > 10 { throw NSError(domain: "range", code: n) }
    return n + 1
}
