/// The rooms of the targets, lowest first: a file may name the types of its own room and of those before it.
///
/// Rooms in one row do not name one another. A room without a row fails the tests, as does a row without files.
enum Layers {
  struct Target {
    let name: String
    let rows: [[String]]
    /// For a room the names of later rooms that it may use all the same.
    var exceptions: [String: Set<String>] = [:]
  }

  /// The targets, lowest first: a target imports only those of rows before its own.
  static let modules = [
    ["CEditline", "CLibrary", "CProcesses", "CStart", "Times"], ["Streams", "Marbles", "Processes"],
    ["LineEditing", "MarblesTesting", "StreamLang"], ["FastPaths", "JavaScript", "ObjectiveC", "Printing"], ["Answers"],
    ["WebExports", "rxplay"],
  ]

  /// The files of a target outside of folders.
  static let root = "."

  static let targets = [
    Target(
      name: "Streams", rows: [["Values"], ["Contract"], ["Tracing"], ["Operators"], ["Catalogue"]],
      // A value can be a stream or a subscription, a closure can be the block of a signal, and the elements of a lazy
      // sequence are made within the budgets of a world.
      exceptions: [
        "Values": ["Stream", "Subscriber", "Routine", "RoutineStep", "World", "chargeValueWork"]
      ]),
    Target(
      name: "Marbles",
      rows: [["Text"], [root], ["Picture"], ["Notation", "Reading", "SVG"], ["Building"]]),
    Target(
      name: "StreamLang",
      rows: [
        ["Source"], ["Diagnostics"], ["Syntax"], ["CLike"], ["Evaluation"], ["Primitives"], ["Library"], ["Libraries"],
        ["Running"], ["Checking", "Compiling"], ["Graph"], ["Recording"], ["Causes"], ["StandIns"], ["Session"],
        ["Migrating"], ["Exercises"], ["Completing", "Editing", "Help"],
      ]),
    Target(name: "JavaScript", rows: [["Reading"], ["Library"], ["Translating"], [root]]),
    Target(name: "ObjectiveC", rows: [["Reading"], ["Library"], ["Translating"], [root]]),
    Target(
      name: "rxplay",
      rows: [
        ["Output"], ["Arguments"], ["Lessons", "Snippets", "Testing"], ["Weaving", "LanguageServer"], ["Exercises"],
        ["Shell"],
        ["Reference"], [root],
      ]),
  ]
}
