import AsyncAlgorithms

var log: [String] = []
@MainActor func note(_ s: String) { log.append(s); print(s) }
func compute() async -> Int {
    try? await Task.sleep(for: .milliseconds(100))
    await note("computed")
    return 4
}
Task.detached(priority: .background) {
    let n = await compute()
    await MainActor.run { note("got \(n)") }
    let doubled = await MainActor.run { n * 2 }
    print(doubled)
}
