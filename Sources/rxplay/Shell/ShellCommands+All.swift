extension ShellCommands {
  /// All commands, in the order of help.
  static let all: [ShellCommand] =
    HelpCommands.all + PracticeCommands.all + LookingCommands.all + QuestionCommands.all + TimeCommands.all
    + SessionCommands.all + FileCommands.all
}
