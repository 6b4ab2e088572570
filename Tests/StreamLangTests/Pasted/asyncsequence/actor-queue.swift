import AsyncAlgorithms

actor Queue<Element: Sendable> {
    private var items: [Element] = []
    private var waiters: [CheckedContinuation<Element, Never>] = []
    func push(_ item: Element) {
        if waiters.isEmpty { items.append(item) } else { waiters.removeFirst().resume(returning: item) }
    }
    func pop() async -> Element {
        if !items.isEmpty { return items.removeFirst() }
        return await withCheckedContinuation { waiters.append($0) }
    }
    var size: Int { items.count }
}
let queue = Queue<String>()
let consumer = Task {
    for _ in 1...3 {
        let item = await queue.pop()
        print("popped \(item)")
        try await Task.sleep(for: .milliseconds(100))
    }
}
for (i, s) in ["a", "b", "c", "d"].enumerated() {
    try await Task.sleep(for: .milliseconds(30))
    await queue.push(s)
    print("pushed \(s), size \(await queue.size)")
    if i == 3 { break }
}
_ = await consumer.result
print("left: \(await queue.size)")
