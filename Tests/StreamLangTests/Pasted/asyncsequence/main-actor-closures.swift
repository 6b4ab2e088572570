import AsyncAlgorithms

@MainActor
final class SearchModel {
    var results: [String] = []
    private var task: Task<Void, Never>?
    func search(_ text: String) {
        task?.cancel()
        task = Task { [weak self] in
            try? await Task.sleep(for: .milliseconds(200))
            guard !Task.isCancelled else { return print("\(text) dropped") }
            let found = await self?.fetch(text) ?? []
            guard !Task.isCancelled else { return print("\(text) too late") }
            self?.results = found
            print("results: \(found)")
        }
    }
    private func fetch(_ text: String) async -> [String] {
        try? await Task.sleep(for: .milliseconds(300))
        return [text, text.uppercased()]
    }
}
let model = SearchModel()
Task { @MainActor in
    model.search("a")
    try? await Task.sleep(for: .milliseconds(100))
    model.search("ab")
    try? await Task.sleep(for: .milliseconds(300))
    model.search("abc")
}
