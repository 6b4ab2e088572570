import AsyncAlgorithms
import Foundation

struct User: Decodable {
  let name: String
}

func user() async throws -> User {
  let (data, response) = try await URLSession.shared.data(from: URL(string: "https://example.com/user")!)
  guard let http = response as? HTTPURLResponse, http.statusCode == 200 else { throw URLError(.badServerResponse) }
  return try JSONDecoder().decode(User.self, from: data)
}

Task {
  print(try await user())
  let feed = URL(string: "https://example.com/feed")!
  let (bytes, _) = try await URLSession.shared.bytes(from: feed)
  for try await line in bytes.lines { print("line", line) }
  for try await line in feed.lines.prefix(1) { print("of the URL", line) }
  do {
    _ = try await URLSession.shared.data(from: URL(string: "https://example.com/none")!)
  } catch {
    print("failed", error)
  }
}
//! network("https://example.com/user", after: 500ms, gives: ["name": "Ann"])
//! network("https://example.com/feed", after: 500ms, gives: "a\nb\n\nc")
//! network("https://example.com/none", after: 500ms, fails: "offline")
