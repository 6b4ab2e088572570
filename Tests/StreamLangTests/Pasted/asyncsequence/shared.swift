import AsyncAlgorithms
let source = AsyncStream<Int> { c in
    Task {
        for i in 1...4 { try await Task.sleep(for: .milliseconds(100)); c.yield(i) }
        c.finish()
    }
}
let shared = source.share()
let one = Task { for await x in shared { print("one \(x)") } }
let two = Task {
    for await x in shared {
        print("two \(x)")
        try? await Task.sleep(for: .milliseconds(150))
    }
}
_ = await (one.value, two.value)
print("both over")
