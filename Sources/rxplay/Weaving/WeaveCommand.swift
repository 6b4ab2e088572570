import CLibrary
import Printing
import Processes
import StreamLang

/// `rxplay weave`: puts the pictures of the code in Markdown files into them.
enum WeaveCommand {
  static let command = Command(
    name: "weave", usage: "rxplay weave [OPTIONS] [-o FOLDER] FILE…",
    summary: "put the pictures of the code in Markdown files below it",
    details:
      "The pictures of ```rx blocks, and of Swift, JavaScript and Objective-C with a drive, are written into a folder "
      + "beside the file. With -o the woven files go to a folder, without '//>' lines; otherwise they are changed in place, "
      + "and blocks with '//>' lines stay unless 'marbles' follows 'rx'. Only what differs is written.",
    operands: .files,
    options: [
      CommandOption(["-o"], value: "FOLDER", "write the woven files into a folder"),
      CommandOption(["--check"], "write nothing, and fail if a file would change"),
      CommandOption(["--pictures"], value: "FOLDER", "the folder for the pictures, beside each file (marbles)"),
      CommandOption(["--docc"], "refer to pictures as DocC does"),
      CommandOption(["--inline"], "put the pictures themselves into the text, for pages of HTML"),
      CommandOption(["--mdbook"], "be a preprocessor of mdBook: read its JSON and print the woven book"),
      CommandOption(["--width"], value: "CELLS", "the largest width of a picture, in cells of text (80)"),
    ], run: run)

  private static func run(_ arguments: ArgumentList) throws(UsageFault) -> Int32 {
    let width = try PrintingOptions(arguments).width ?? 80
    Interruption.installEndingProcess()
    if arguments.has("--mdbook") { return try runBook(arguments.files, width) }
    guard !arguments.files.isEmpty else {
      throw UsageFault(message: "'weave' takes Markdown files, or folders of them")
    }
    if arguments.has("--docc"), arguments.has("--inline") {
      throw UsageFault(message: "--docc and --inline are two forms of a picture: choose one")
    }
    let reference: Weaving.Reference =
      arguments.has("--docc") ? .named : arguments.has("--inline") ? .inline : .file
    var files: [(path: String, place: String)] = []
    for path in arguments.files {
      guard path != "-", let found = ScriptFiles.below(path, where: { name, _ in name.hasSuffix(".md") }) else {
        Standard.writeError("rxplay: \(Printable.text(path)): there is no such file\n")
        return 1
      }
      files += found.map { ($0, $0) }
    }
    let folder = arguments.value("-o")
    if let folder {
      let shared = sharedFolder(of: files.map { $0.path })
      files = files.map { ($0.path, folder + "/" + $0.path.dropFirst(shared.utf8.count)) }
    }
    var isFine = true
    for file in files where !Interruption.isRequested {
      var weaving = Weaving(name: file.path, stem: stem(of: file.path), reference: reference)
      weaving.isInPlace = folder == nil
      weaving.width = width
      weaving.folder = arguments.value("--pictures") ?? weaving.folder
      isFine = weave(file.path, to: file.place, weaving, isCheck: arguments.has("--check")) && isFine
    }
    return Interruption.isRequested ? 130 : isFine ? 0 : 1
  }

  /// Weaves a file. Returns false if it has a mistake or cannot be written, or if a check finds that it would change.
  private static func weave(_ path: String, to place: String, _ weaving: Weaving, isCheck: Bool) -> Bool {
    func failure(_ reason: String) -> Bool {
      Standard.writeError("rxplay: \(Printable.text(path)): \(reason)\n")
      return false
    }
    let result: Weaving.Result
    do {
      result = try weaving.result(of: Files.read(path))
    } catch let fault as Files.Fault {
      return failure(fault.text)
    } catch let fault as Weaving.Fault {
      for message in fault.messages { Standard.writeError(message + "\n") }
      return false
    } catch { return false }
    if Interruption.isRequested { return false }
    let folder = (place.lastIndex(of: "/").map { String(place[...$0]) } ?? "") + weaving.folder + "/"
    var changed: [(path: String, bytes: [UInt8])] = []
    func note(_ path: String, _ bytes: [UInt8]) {
      if (try? Files.read(path)) != bytes { changed.append((path, bytes)) }
    }
    note(place, result.text)
    for (name, svg) in result.pictures.sorted(by: { $0.key < $1.key }) {
      note(folder + name, Array(svg.utf8))
    }
    let old = Files.names(in: folder).filter {
      isPicture($0, of: weaving.stem) && result.pictures[$0] == nil
    }
    let pictures = "\(result.count) picture\(result.count == 1 ? "" : "s")"
    if changed.isEmpty, old.isEmpty {
      Standard.write("same   \(Printable.text(place))  \(pictures)\n")
      return true
    }
    if isCheck {
      return failure(
        "\(Printable.text(changed.first?.path ?? old[0])) is out of date; 'rxplay weave' without --check mends it")
    }
    for file in changed {
      Files.makeParents(of: file.path)
      guard Files.replace(file.path, with: file.bytes) else {
        return failure("\(Printable.text(file.path)) cannot be written")
      }
    }
    for name in old { unlink(folder + name) }
    Standard.write("wove   \(Printable.text(place))  \(pictures)\n")
    return true
  }

  /// Returns whether a file is a picture of a woven file: its stem, a hyphen and eight hexadecimal digits.
  private static func isPicture(_ name: String, of stem: String) -> Bool {
    guard name.hasPrefix(stem + "-"), name.hasSuffix(".svg") else { return false }
    let digits = name.dropFirst(stem.utf8.count + 1).dropLast(4)
    return digits.utf8.count == 8 && digits.allSatisfy { $0.isHexDigit }
  }

  /// Returns the name of a file without its folder and its extension.
  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".md") ? name.dropLast(3) : name)
  }

  /// Returns the longest folder that all paths begin with, with its last slash.
  private static func sharedFolder(of paths: [String]) -> String {
    var shared = paths.first.map { $0.split(separator: "/", omittingEmptySubsequences: false).dropLast()[...] } ?? []
    for path in paths {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      while !parts.dropLast().starts(with: shared) { shared = shared.dropLast() }
    }
    return shared.map { $0 + "/" }.joined()
  }

  /// Does what mdBook asks of a preprocessor: `supports RENDERER`, or a book on standard input.
  private static func runBook(_ words: [String], _ width: Int) throws(UsageFault) -> Int32 {
    if words.first == "supports" { return words.dropFirst().first == "html" ? 0 : 1 }
    guard words.isEmpty else { throw UsageFault(message: "--mdbook takes no files: mdBook gives it the book") }
    guard let input = try? Files.read("-") else { return 1 }
    var messages: [String] = []
    let book = BookText(input) { chapter, text in
      var weaving = Weaving(name: chapter, stem: "chapter", reference: .inline)
      weaving.width = width
      do throws(Weaving.Fault) {
        return String(decoding: try weaving.result(of: Array(text.utf8)).text, as: UTF8.self)
      } catch {
        messages += error.messages
        return nil
      }
    }
    guard let text = book?.woven().text else {
      Standard.writeError("rxplay: standard input is not the JSON that mdBook gives a preprocessor: [context, book]\n")
      return 1
    }
    for message in messages { Standard.writeError(message + "\n") }
    guard messages.isEmpty else { return 1 }
    Standard.write(text)
    return 0
  }
}
