import AsyncAlgorithms

enum State: Equatable { case idle, loading, loaded([String]), failed(String) }
@MainActor
final class Store {
    private(set) var state: State = .idle { didSet { print("\(oldValue) -> \(state)") } }
    private let load: () async throws -> [String]
    init(load: @escaping () async throws -> [String]) { self.load = load }
    func refresh() async {
        guard state != .loading else { return print("already loading") }
        state = .loading
        do { state = .loaded(try await load()) } catch { state = .failed("\(error)") }
    }
}
struct Offline: Error {}
var online = true
let store = Store {
    try await Task.sleep(for: .milliseconds(200))
    if !online { throw Offline() }
    return ["a", "b"]
}
Task { await store.refresh() }
Task {
    await store.refresh()
    try await Task.sleep(for: .milliseconds(300))
    online = false
    await store.refresh()
}
