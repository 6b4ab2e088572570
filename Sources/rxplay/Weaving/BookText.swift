/// The JSON that mdBook gives a preprocessor, `[context, book]`. Everything stays as it is but the texts of chapters.
struct BookText {
  private var book: JSONTree
  private let replace: (String, String) -> String?

  /// - Parameter replace: Takes the name of a chapter and its text, and returns the new text; `nil` leaves the text as
  ///   it is.
  init?(_ bytes: [UInt8], replace: @escaping (String, String) -> String?) {
    guard let input = JSONTree(bytes)?.array, input.count == 2, case .object = input[1] else { return nil }
    book = input[1]
    self.replace = replace
  }

  /// Returns the book with its new texts.
  func woven() -> JSONTree { woven(book) }

  private func woven(_ value: JSONTree) -> JSONTree {
    switch value {
    case .array(let elements): return .array(elements.map(woven))
    case .object(let members):
      return .object(
        members.map { member in
          var value = woven(member.value)
          if member.name == "Chapter", let name = value["name"]?.string, let content = value["content"]?.string {
            value["content"] = replace(name, content).map { .string($0) }
          }
          return JSONTree.Member(name: member.name, value: value)
        })
    default: return value
    }
  }
}
