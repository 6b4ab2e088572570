import AsyncAlgorithms

let task = Task { () -> Int in
    var sum = 0
    for i in 1...10 {
        guard !Task.isCancelled else { break }
        sum += i
        try? await Task.sleep(for: .milliseconds(100))
    }
    return sum
}
try await Task.sleep(for: .milliseconds(350))
task.cancel()
print("sum so far: \(await task.value)")
let failing = Task { () throws -> Int in throw CancellationError() }
switch await failing.result {
case .success(let v): print("value \(v)")
case .failure(let e): print("failure \(e)")
}
do { _ = try await failing.value } catch is CancellationError { print("was cancelled") }
