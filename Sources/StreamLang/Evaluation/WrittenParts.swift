/// The bytes at which the text of a value stops growing: more than any value may have by default.
private let longestText = 4 << 20

extension Sequence {
  /// The texts of the elements, with a separator between them.
  ///
  /// A value that shares its parts may be short to make and endless to write, so what would come after some megabytes
  /// is left out. The text is longer than one value may be by default, and ends with `…` where the budget is larger.
  package func written<Failure: Error>(
    separator: String, _ text: (Element) throws(Failure) -> String
  ) throws(Failure) -> String {
    var all = ""
    var isFirst = true
    for element in self {
      if all.utf8.count > longestText { return all + "…" }
      if !isFirst { all += separator }
      isFirst = false
      all += try text(element)
    }
    return all
  }
}
