import Foundation
import Testing

/// The exercises that come with the program.
struct ExerciseTests {
  /// The paths of all files with exercises: `values/filter.rx`.
  private static let files: [String] = {
    let folder = Program.root + "/exercises"
    let paths = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    return paths.filter { $0.hasSuffix(".rx") }.sorted()
  }()

  private static func lines(of file: String) throws -> [String] {
    try String(contentsOfFile: "\(Program.root)/exercises/\(file)", encoding: .utf8).components(separatedBy: "\n")
  }

  private static func titles(of file: String) throws -> [String] {
    try lines(of: file).filter { $0.hasPrefix("exercise \"") || $0.hasPrefix("predict \"") }
  }

  @Test func `Each of them is sound`() throws {
    let run = try Program.run(["test", "exercises"])
    #expect(run.status == 0, "\(run.output)\(run.error)")
  }

  @Test func `There are 60 or more, ten of them on time and ten on trouble, and their names differ`() throws {
    let titles = try Self.files.flatMap { try Self.titles(of: $0) }
    #expect(titles.count >= 60)
    #expect(Set(titles.map { $0.drop { $0 != "\"" } }).count == titles.count)
    #expect(titles.filter { $0.hasPrefix("predict") }.count >= 10)
    for theme in ["time", "trouble"] {
      #expect(try Self.files.filter { $0.hasPrefix(theme + "/") }.flatMap { try Self.titles(of: $0) }.count >= 10)
    }
  }

  @Test(arguments: files)
  func `Each has a task, two misconceptions with replies, and hints or a picture that is hint enough`(_ file: String)
    throws
  {
    var counts: [Int] = []
    for line in try Self.lines(of: file) {
      if line.hasPrefix("exercise \"") || line.hasPrefix("predict \"") { counts.append(0) }
      if line.hasPrefix("//! "), !line.hasPrefix("//!  ") { counts[counts.count - 1] += 1 }
    }
    #expect(!counts.isEmpty && counts.allSatisfy { $0 >= 2 }, "\(file): \(counts)")
  }

  @Test func `The table of contents names every file, with its theme`() throws {
    let contents = try String(contentsOfFile: Program.root + "/exercises/README.md", encoding: .utf8)
    for file in Self.files { #expect(contents.contains("(\(file))"), "\(file)") }
    let listed = try Program.run(["exercises"])
    #expect(listed.status == 0)
    for file in Self.files {
      for title in try Self.titles(of: file) {
        let name = title.split(separator: "\"")[1].lowercased().replacingOccurrences(of: " ", with: "-")
        #expect(listed.output.contains("  \(name) "), "\(name)")
      }
    }
  }

  @Test(arguments: files) func `The tasks fit 80 columns`(_ file: String) throws {
    for title in try Self.titles(of: file) {
      let task = try Program.run(["exercises", String(title.split(separator: "\"")[1])]).output
      for line in task.components(separatedBy: "\n") where !line.hasPrefix("  ") {
        #expect(line.count <= 80, "\(line)")
      }
    }
  }
}

/// `rxplay exercises` and `rxplay learn` in a pipe.
struct `Exercises in a pipe` {
  @Test func `A right answer gives the status 0 and the conclusion`() throws {
    let run = try Program.run(["exercises", "grown-ups"], input: "ages.filter { $0 >= 18 }\n")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Right.\n\nfilter passes a value on"))
  }

  @Test func `The wrong answer of the page on exercises is shown as it stands there`() throws {
    let page = try String(contentsOfFile: Program.root + "/docs/exercises.md", encoding: .utf8)
    let block = try #require(page.components(separatedBy: "```\n").first { $0.hasPrefix("rx> filter") })
    let (entry, shown) = (block.components(separatedBy: "\n")[0].dropFirst(4), block.drop { $0 != "\n" }.dropFirst())
    let run = try Program.run(["exercises", "filter"], input: String(entry))
    #expect(run.status == 1)
    #expect(run.output == shown)
  }

  @Test func `An answer that cannot be run is reported with its place in the exercise`() throws {
    let run = try Program.run(["exercises", "grown-ups"], input: "fliter { $0 >= 18 }")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("grown-ups:4:19: error: streams have no operator 'fliter'; did you mean 'filter'?\n"))
  }

  @Test func `Without an answer the task is printed: the inputs, the hole and the goal, but no solution`() throws {
    let run = try Program.run(["exercises", "grown-ups"])
    #expect(run.status == 1)
    #expect(
      run.output == """
        Exercise: grown-ups

        Let pass only those who are eighteen or older.

          let ages = cold("-a-b-c-d-e-|", a: 15, b: 21, c: 17, d: 18, e: 30)
          let answer = ages.___

              0s        500ms     1s        1.5s
              ┼─────────┼─────────┼─────────┼
        ages  ──15──21──17──18──30──|
              ┌──────────────────────────────
        goal  ──────21──────18──30──|

        Type the code for ___.

        """)
  }

  @Test func `A name that no exercise has, a theme, and the beginning of a name`() throws {
    let unknown = try Program.run(["exercises", "grown-up"])
    #expect(unknown.output.hasPrefix("Exercise: grown-ups\n"))
    let misspelt = try Program.run(["exercises", "gronw-ups"])
    #expect(misspelt.error == "rxplay: there is no exercise 'gronw-ups'; did you mean 'grown-ups'?\n")
    #expect(misspelt.status == 1)
    let theme = try Program.run(["exercises", "time"])
    #expect(theme.status == 0)
    #expect(theme.output.hasPrefix("time: "))
  }

  @Test func `The path goes on where one is, and can be begun anew`() throws {
    let script = """
      RXPLAY learn --list | tail -1; echo '300ms 0, 600ms 1, 600ms |' | RXPLAY learn >/dev/null && echo solved
      echo 'take(3)' | RXPLAY learn | tail -1; echo 'take(2)' | RXPLAY learn >/dev/null && echo solved
      RXPLAY learn --list | head -2; RXPLAY learn --list | tail -1; RXPLAY learn | head -1
      cat $HOME/.local/state/rxplay/learn
      RXPLAY learn --restart | head -1; RXPLAY learn nowhere
      """
    let run = try Program.run([], through: script.replacing("\n", with: "; "))
    #expect(
      run.output == """
        0 of 11 ▱▱▱▱▱▱▱▱▱▱▱
        solved
        That is one letter too many.
        solved
          ✓ 1   streams         Streams and time
          ▸ 2   values          map and filter
        1 of 11 ▰▱▱▱▱▱▱▱▱▱▱
        Step 2 of 11: map and filter   1 of 11 ▰▱▱▱▱▱▱▱▱▱▱
        # Exercises of rxplay that you have solved or skipped. 'rxplay learn --restart' begins anew.
        solved the-clock-that-stops
        solved the-first-two-letters
        Step 1 of 11: Streams and time   0 of 11 ▱▱▱▱▱▱▱▱▱▱▱

        """)
    #expect(run.error == "rxplay: there is no step 'nowhere'; 'rxplay learn --list' lists them\n")
    #expect(run.status == 1)
  }

  @Test func `Where there are no exercises it is said where they were looked for`() throws {
    let run = try Program.run(["learn"], environment: ["RXPLAY_EXERCISES": "/nowhere"])
    #expect(run.error == "rxplay: there are no exercises here; looked in\n  /nowhere\n")
    #expect(run.status == 1)
  }

  @Test func `A script with exercises that is not sound fails its test with the place`() throws {
    let script = "exercise \"e\"\nlet x = just(1)\nlet answer = x.___\ngoal answer == just(2)\n//= map { $0 + 2 }\n"
    let run = try Program.run(["test", "-"], input: script)
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "-:5:1: error: 'e': the solution misses the goal: at 0s: it sends 3 and completes, the goal sends 2 and completes"
      ))
  }
}
