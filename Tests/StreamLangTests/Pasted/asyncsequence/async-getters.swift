import AsyncAlgorithms

var value: Int {
    get async {
        try? await Task.sleep(for: .milliseconds(100))
        return 7
    }
}
struct Config {
    var text: String {
        get async throws {
            try await Task.sleep(for: .milliseconds(100))
            return "config"
        }
    }
}
print(await value + 1)
let c = Config()
print(try await c.text.uppercased())
if await value > 5, try await c.text.hasPrefix("con") { print("both") }
let numbers = [1, 2, 3]
for n in numbers where await value > n { print(n) }
