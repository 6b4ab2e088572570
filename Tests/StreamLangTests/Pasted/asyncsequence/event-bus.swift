import AsyncAlgorithms

final class EventBus {
    private var listeners: [Int: AsyncStream<String>.Continuation] = [:]
    private var nextID = 0
    func events() -> AsyncStream<String> {
        let id = nextID
        nextID += 1
        let (stream, continuation) = AsyncStream.makeStream(of: String.self)
        listeners[id] = continuation
        continuation.onTermination = { [weak self] reason in
            print("listener \(id) left: \(reason)")
            self?.listeners[id] = nil
        }
        return stream
    }
    func post(_ event: String) {
        for key in listeners.keys.sorted() { listeners[key]?.yield(event) }
    }
    var count: Int { listeners.count }
}
let bus = EventBus()
let first = Task {
    for await event in bus.events() { print("first: \(event)") }
    print("first over")
}
let second = Task {
    for await event in bus.events() {
        print("second: \(event)")
        if event == "b" { break }
    }
    print("second over")
}
Task {
    for event in ["a", "b", "c"] {
        try await Task.sleep(for: .milliseconds(100))
        bus.post(event)
    }
    try await Task.sleep(for: .milliseconds(100))
    first.cancel()
    try await Task.sleep(for: .milliseconds(100))
    print("listeners left: \(bus.count)")
}
