import LineEditing
import Printing
import StreamLang

/// The commands about exercises.
enum PracticeCommands {
  static let all = [
    ShellCommand(
      name: "learn", arguments: "[STEP]", group: .learning, summary: "learn streams in an hour, by doing",
      details:
        "Goes on where you were. ':learn list' lists the steps, ':learn 3' goes to the third, ':learn restart' begins anew.",
      run: learn),
    ShellCommand(
      name: "exercises", arguments: "[THEME]", group: .learning, summary: "the exercises"
    ) { theme, shell in
      guard let shelf = ExerciseShelf.find() else { return Standard.write(ExerciseShelf.missing) }
      shell.list {
        ExerciseList(shelf, LearnProgress()).text(theme: theme, ascii: shell.presenter.ascii, shell.presenter.edition)
      }
    },
    ShellCommand(
      name: "exercise", arguments: "NAME", group: .learning, summary: "begin an exercise",
      details:
        "Type an answer, as often as you like. NAME may be an operator: ':exercise filter'. ':exercise FILE NAME' "
        + "begins one of a file; ':load FILE' begins its first.", run: exercise),
    ShellCommand(
      name: "predict", arguments: "EXPR", group: .learning, summary: "foretell the events of a pipeline",
      details: "Its inputs are drawn. Type its events as marble text or as times; ':answer' draws them."
    ) { pipeline, shell in
      guard !pipeline.isEmpty else { return shell.say("which pipeline? :predict a.zip(b)") }
      let source = SourceText(name: "<shell>", text: pipeline)
      let (phrase, faults) = shell.session.kind(of: source)
      if let fault = faults.first { return shell.complain(fault, source) }
      guard phrase == nil || phrase == "a stream" || phrase == "known only when it runs" else {
        return shell.say("that is %1, and only streams have events", shell.presenter.edition.sentence(phrase ?? ""))
      }
      shell.predict(pipeline)
    },
    ShellCommand(name: "hint", arguments: "", group: .learning, summary: "a hint for the exercise") { _, shell in
      guard let practice = shell.practice, !practice.isSolved else {
        return shell.say("there is no exercise under way")
      }
      Standard.write(practice.hint(shell.presenter))
    },
    ShellCommand(name: "answer", arguments: "", group: .learning, summary: "a solution of the exercise") { _, shell in
      shell.showSolution()
    },
    ShellCommand(name: "skip", arguments: "", group: .learning, summary: "leave the exercise unsolved") { _, shell in
      shell.skipExercise()
    },
  ]

  private static func exercise(_ text: String, _ shell: Shell) {
    let words = text.split(separator: " ", maxSplits: 1).map { String($0) }
    let isFile = words.first.map { $0.hasSuffix(".rx") || $0.hasSuffix(".md") } ?? false
    let name = isFile ? words[0] : text
    if isFile {
      do throws(Files.Fault) {
        return shell.begin(try ExerciseShelf.exercise(inFile: name, named: words.count > 1 ? words[1] : nil))
      } catch {
        return Standard.write("\(Printable.text(name)): \(error.text)\n")
      }
    }
    guard let shelf = ExerciseShelf.find() else { return Standard.write(ExerciseShelf.missing) }
    guard !name.isEmpty else { return shell.say("which exercise? :exercises lists them") }
    guard let exercise = shelf.exercise(named: name) else {
      return Standard.write(shelf.unknown(name, shell.presenter.edition) + "\n")
    }
    shell.begin(exercise)
  }

  private static func learn(_ argument: String, _ shell: Shell) {
    guard let shelf = ExerciseShelf.find() else { return Standard.write(ExerciseShelf.missing) }
    var path = LearnPath(shelf, LearnProgress())
    switch argument {
    case "list", "--list": return Standard.write(path.list(ascii: shell.presenter.ascii, shell.presenter.edition))
    case "restart", "--restart": path.progress.forget(path.names)
    default: break
    }
    let isNamed = !argument.isEmpty && !argument.hasSuffix("restart")
    guard let step = isNamed ? path.step(named: argument) : path.next?.step else {
      if isNamed {
        return shell.say("there is no step '%1'; :learn list lists them", Printable.text(argument))
      }
      let edition = shell.presenter.edition
      let end = edition.text("That was the path; ':learn restart' begins anew.")
      return Standard.write(path.bar(ascii: shell.presenter.ascii, edition) + "   \(end)\n")
    }
    shell.open(path, at: step)
  }
}
