import AsyncAlgorithms

enum Event { case start(id: Int), progress(Double), done }
let events = AsyncStream<Event> { c in
    let t = Task {
        c.yield(.start(id: 7))
        for p in stride(from: 0.5, through: 1.0, by: 0.5) {
            try? await Task.sleep(for: .seconds(0.1))
            c.yield(.progress(p))
        }
        c.yield(.done)
        c.finish()
    }
    c.onTermination = { if case .cancelled = $0 { t.cancel() } }
}
loop: for await event in events {
    switch event {
    case .start(let id): print("start \(id)")
    case .progress(let p) where p < 1: print("\(Int(p * 100))%")
    case .progress: print("full")
    case .done:
        print("done")
        break loop
    }
}
print("after")
