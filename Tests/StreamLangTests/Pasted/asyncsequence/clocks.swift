import AsyncAlgorithms

let clock = ContinuousClock()
let elapsed = await clock.measure {
    try? await Task.sleep(for: .milliseconds(250))
}
print("took about \(Int((elapsed / .milliseconds(10)).rounded(.down)) * 10)ms")
let start = clock.now
try await clock.sleep(until: start + .seconds(1))
print(start.duration(to: clock.now) >= .seconds(1))
try await Task.sleep(nanoseconds: 500_000_000)
try await Task.sleep(until: .now + .milliseconds(100), clock: .continuous)
print("end")
