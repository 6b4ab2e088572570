import Streams

/// A reader of a script, to whom the names of a library of streams are known once it is imported.
protocol LibraryReader: AnyObject {
  var dialect: Dialect { get set }
  /// Whether names of the library hold besides its operators.
  var knowsLibrary: Bool { get set }
}

extension LibraryReader {
  /// The library of a dialect, where its names are known.
  func libraryNames(of dialect: Dialect) -> Library? { knowsLibrary ? Library.of(dialect) : nil }

  /// The function of a library with a name. That of a type holds in its dialect even without an import.
  func libraryFunction(_ name: String) -> Builtin? {
    (name.first?.isUppercase == true ? Library.of(dialect) : libraryNames(of: dialect))?.function(name)
  }

  /// `import RxSwift`: its operators and names hold from here on; the first library that is imported counts.
  func importModule(_ name: String) {
    guard !knowsLibrary, let library = Library.imported(as: name) else { return }
    dialect = library.dialect
    knowsLibrary = true
  }
}
