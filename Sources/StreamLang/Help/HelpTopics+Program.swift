extension HelpTopic {
  static let ofProgram = [
    HelpTopic(
      "expect", "expectations", "assert",
      text: """
        'expect' checks something while a script runs: a condition, or that two values or two streams are the same. \
        Two streams are run, each in a world of its own; they are the same when they send equal values at the same \
        times and end in the same way.
        An 'expect' that does not hold is reported with what was found; the script goes on, and its run has failed.
        'expect' is a word of the language at the head of a statement only.
        """,
      example: """
        expect 1 + 1 == 2
        expect interval(100ms).take(2) == cold("-0[1|]", numbers: true)
        """),
    HelpTopic(
      "//>", "expected output", "//:", "comments",
      text: """
        Lines that begin with //> are expected output: what the statement above them prints. 'rxplay test' compares \
        them with what is printed, and 'rxplay test --update' writes them anew. A run ignores them.
        To begin, write an empty //> below a statement and let --update fill it in. Look at it before you trust it.
        Lines that begin with //: are prose, which a run prints. Other comments begin with // and are ignored.
        """,
      example: """
        //: Intervals begin with a pause.
        interval(1s).take(2)
        //>         0s        1s        2s
        //>         ┼─────────┼─────────┼
        //> result  ──────────0─────────[1|]
        """),
    HelpTopic(
      "test", "tests", "testing",
      text: """
        'rxplay test PATH…' runs scripts and checks their expectations: the lines after //> and every 'expect'. A path \
        may be a script, a Markdown file with ```rx blocks, or a folder with such files.
        --update writes the printed output into the blocks that differ; --format junit prints a report for a server. \
        The status is 0 when everything is as expected.
        Virtual time makes tests quick and exact: an hour takes no longer than a second, and every run is the same. \
        ':save FILE' in the shell writes a script that can be tested.
        """,
      example: """
        let typed = cold("-a-ab-abc------|")
        expect typed.throttle(300ms).count() == cold("---------------[x|]", x: 1)
        """),
    HelpTopic(
      "colour", "color", "colours", "colors",
      text: """
        Diagrams are coloured where they are written to a terminal. --color always and --color never settle it for a \
        run of the program; the variable NO_COLOR switches colours off. In the shell ':set colour off' does.
        No sign depends on its colour: completions, errors and differences have marks of their own, so a picture says \
        the same in black and white. --ascii draws with ASCII characters only.
        """,
      example: """
        cold("-a-b#").retry(1)
        """),
    HelpTopic(
      "width",
      text: """
        A diagram takes at most the width of the terminal, or 80 cells where there is none. --width 120 sets another \
        width for a run of the program, ':set width 120' in the shell.
        A picture that has no room is folded, or its middle is left out; a long run keeps its first and last instants. \
        --all draws every instant. Letters that take two cells, such as 旅, are counted as two.
        """,
      example: """
        range(0, 12).map { "value \\($0)" }
        """),
    HelpTopic(
      "settings", "setting", "options",
      text: """
        Settings are statements of a script. ties, horizon, limits and seed hold for the runs that start after them, \
        tick and dialect for the text after them.
          ties("fifo")          the order of what is due at one instant
          horizon(30s)          how far a run goes
          limits(events: 1000)  the budgets of a run
          tick(1ms)             the time of one mark of marble text
          seed(42)              where the random numbers of a world begin
          dialect("rxjs")       whose meaning plain names have
        In the shell ':set' lists all settings with their values, also those of the shell itself: ascii, colour, width, \
        preview, editor. ':set horizon 30s' changes one.
        """,
      example: """
        horizon(3s)
        interval(1s)
        """),
    HelpTopic(
      "init.rx", "init", "configuration", "config",
      text: """
        The shell runs a script at its start and after ':reset': rxplay/init.rx in the folder XDG_CONFIG_HOME, or in \
        ~/.config. It may settle what you always want, and declare functions of your own. 'rxplay --no-init' starts \
        without it, and scripts never read it.
        """,
      example: """
        horizon(20s)
        func typing(text) = from(text.characters).zip(interval(120ms)) { letter, i in letter }
        typing("rac").throttle(500ms)
        """),
  ]
}
