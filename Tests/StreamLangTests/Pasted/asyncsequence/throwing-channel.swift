import AsyncAlgorithms
let channel = AsyncThrowingChannel<Int, Error>()
struct Down: Error {}
Task {
    for i in 1...2 {
        await channel.send(i)
        print("sent \(i)")
    }
    channel.fail(Down())
    await channel.send(9)
    print("after fail")
}
Task {
    do {
        for try await x in channel {
            print("received \(x)")
            try await Task.sleep(for: .milliseconds(100))
        }
    } catch { print("channel: \(error)") }
}
