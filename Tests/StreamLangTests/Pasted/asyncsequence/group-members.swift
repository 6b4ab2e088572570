import AsyncAlgorithms

await withTaskGroup(of: Int.self) { group in
    for i in [3, 1, 2] {
        group.addTask {
            try? await Task.sleep(for: .milliseconds(i * 100))
            return i
        }
    }
    let first = await group.next()
    print("first \(first ?? 0)")
    group.cancelAll()
    print(group.isCancelled)
    let added = group.addTaskUnlessCancelled { 9 }
    print("added \(added)")
    let rest = await group.reduce(0, +)
    print("rest \(rest)")
    print(group.isEmpty)
}
try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask { try await Task.sleep(for: .milliseconds(100)); print("x") }
    group.addTask { print("y") }
    try await group.waitForAll()
    print("waited")
}
await withDiscardingTaskGroup { group in
    for i in 1...2 { group.addTask { print("job \(i)") } }
}
print("end")
