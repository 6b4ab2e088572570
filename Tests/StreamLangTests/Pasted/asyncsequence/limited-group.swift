import AsyncAlgorithms

func load(_ id: Int) async throws -> String {
    try await Task.sleep(for: .milliseconds(100 * id))
    return "item \(id)"
}
func loadAll(_ ids: [Int], limit: Int) async throws -> [String] {
    try await withThrowingTaskGroup(of: (Int, String).self) { group in
        var results: [Int: String] = [:]
        var next = 0
        while next < min(limit, ids.count) {
            let index = next
            group.addTask { (index, try await load(ids[index])) }
            next += 1
        }
        while let (index, value) = try await group.next() {
            print("done \(value)")
            results[index] = value
            if next < ids.count {
                let index = next
                group.addTask { (index, try await load(ids[index])) }
                next += 1
            }
        }
        return ids.indices.map { results[$0]! }
    }
}
let all = try await loadAll([3, 1, 2, 4, 1], limit: 2)
print(all)
