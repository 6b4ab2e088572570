import AsyncAlgorithms

struct Stock: Sendable { let symbol: String, price: Double }
struct PriceFeed: AsyncSequence {
    typealias Element = Stock
    let symbols: [String]
    func makeAsyncIterator() -> AsyncStream<Stock>.Iterator {
        AsyncStream { continuation in
            let task = Task {
                for (i, s) in symbols.enumerated() {
                    try? await Task.sleep(for: .milliseconds(100))
                    continuation.yield(Stock(symbol: s, price: Double(i) * 1.5))
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }.makeAsyncIterator()
    }
}
for await s in PriceFeed(symbols: ["A", "B", "C"]) where s.price > 0 { print(s.symbol, s.price) }
let prices = PriceFeed(symbols: ["X", "Y"]).map(\.price)
for await p in prices { print(p) }
print(await PriceFeed(symbols: ["Q", "R"]).contains { $0.symbol == "R" })
