import AsyncAlgorithms

struct Countdown: AsyncSequence {
    typealias Element = Int
    let start: Int
    struct AsyncIterator: AsyncIteratorProtocol {
        var current: Int
        mutating func next() async -> Int? {
            guard current > 0 else { return nil }
            try? await Task.sleep(for: .milliseconds(100))
            defer { current -= 1 }
            return current
        }
    }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(current: start) }
}

for await n in Countdown(start: 3) {
    print("T-\(n)")
}
for await n in Countdown(start: 4).filter({ $0 % 2 == 0 }).map({ $0 * 10 }) {
    print("even \(n)")
}
print("liftoff")
