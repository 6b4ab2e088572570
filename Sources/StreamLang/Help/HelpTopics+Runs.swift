extension HelpTopic {
  static let ofRuns = [
    HelpTopic(
      "scenes", "scene", "subscribe", "wait", "订阅",
      text: """
        A scene is a stretch of a script with a clock that begins at 0s. scene "title" begins another one.
        wait(1s) moves the clock on, and everything that is due on the way runs. subscribe makes a subscriber a lane \
        of the scene; log prints the time of its clock. At the end of the scene time runs on to the horizon, and its \
        lanes are drawn.
        A statement that sends is a source: it comes after the other sources of its instant. Under ties("phased") and \
        ties("fifo") it comes after everything that is due then, under ties("sources-first") before the deadlines of \
        operators.
        Subjects, properties and commands belong to the scene in which they are made.
        """,
      example: """
        scene "a door"
        let door = subject()
        door.throttle(1s).subscribe("guard")
        door.send("Ann")
        wait(2s)
        door.send("Bob", "Cid")
        """),
    HelpTopic(
      "worlds", "world", "runs", "run",
      text: """
        A world is one run of streams: its virtual time, its subscriptions and its random numbers. A scene is one \
        world. A stream alone on a line is run in a world of its own, from 0s to the horizon, and leaves nothing behind.
        Streams, functions and values can be used in every world. A stream that is shared, such as hot, share or \
        replay, is made anew in each world, so a picture never depends on the lines above it.
        A subject, property, command or connection is driven from outside and lives in one scene. A stream that \
        depends on it is watched there: it becomes a lane of the scene.
        """,
      example: """
        let shared = interval(1s).take(3).share()
        shared.take(1)
        shared.take(2)
        """),
    HelpTopic(
      "ties", "order",
      text: """
        ties("…") sets the order of what is due at one instant.
          phased         deadlines of operators, then sources, then what is armed during the instant (the default)
          sources-first  sources, then deadlines of operators, then what is armed during the instant
          fifo           one queue in the order of arming, as node's timers: the default of pasted JavaScript
          creation       one queue in which the timer that was made first has a turn, as in RxJS's TestScheduler and on a queue of Swift
        A source is an interval, a timer, marble text, a block or a statement of a scene that sends. A deadline is what \
        an operator such as throttle, delay or timeout has armed.
        The rule matters where a value and a deadline meet: below, the value at 1s comes after the deadline or before it.
        ties(s) and ':ties' run a stream under all rules, and with the sources in the opposite order: they tell whether         the result depends on luck, and where. 'rxplay test --ties' holds scripts to one result.
        """,
      example: """
        cold("a---------b|").throttle(1s)
        ties("sources-first")
        cold("a---------b|").throttle(1s)
        """),
    HelpTopic(
      "why", "fate", "trace", "causes", "questions",
      text: """
        why(s) tells why the last value of a stream came: its causes, back to the sources. why(s, at: 2s) asks about an         instant, why(s, 42) about a value, why(s, "completed") about the end. Where nothing came, the answer tells what         waited for what.
        fate(s, "b") tells what became of a value that a stream was made of: who dropped it, replaced it or held it.
        trace(s, at: 2s) draws the run and marks the causes in every lane.
        The shell asks about its last picture: ':why', ':why 42', ':why result at 2s', ':why completed', ':why nothing         at 1s', ':fate b', ':fate b of a at 300ms', ':trace s'.
        """,
      example: """
        let calm = cold("ab--c|").throttle(150ms)
        why(calm, "b")
        fate(calm, "a")
        """),
    HelpTopic(
      "leaks", "leak", "泄漏",
      text: """
        leaks(), and ':leaks' in the shell, list what is left over: circles of objects, subscriptions that are open, timers that are armed, values that         operators hold, such as those that wait in a zip, streams with a name to which nobody has subscribed, and         errors that nobody took.
        ':state' shows the same subscriptions with the operators that they run through.
        """,
      example: """
        let fast = interval(100ms).take(4)
        let slow = interval(300ms).take(2)
        fast.zip(slow)
        why(fast.zip(slow), at: 500ms)
        """),
    HelpTopic(
      "horizon",
      text: """
        horizon(30s) sets how far a run goes: 10s of virtual time unless it is set. A stream that goes on is cut there, \
        which a note under the picture says.
        A scene goes on for this time after its last statement. Virtual time costs nothing, so a horizon may be hours; \
        the budgets end a run that does too much.
        """,
      example: """
        horizon(3s)
        interval(1s)
        """),
    HelpTopic(
      "tick",
      text: """
        tick(1s) sets the time of one mark of marble text, for all texts after it: 100ms unless it is set. tick: sets \
        it for one text.
        Pictures choose their own scale; where it reads well a cell is a tick.
        """,
      example: """
        tick(1s)
        cold("-a-b|")
        cold("-a-b|", tick: 10ms)
        """),
    HelpTopic(
      "dialects", "dialect", "rac", "rxjs", "rxswift", "combine", "reactiveswift",
      text: """
        dialect("…") sets whose meaning plain names have, for the text after it. "rac" is ReactiveCocoa 2, the default; \
        "rxjs" is RxJS 7; "rxswift", "combine" and "reactiveswift" have the names and labels of these libraries, as in \
        take(until: s). A name that a library does not have keeps the meaning of RxJS or ReactiveCocoa.
        For one call the dialect stands before the name: s.rxjs.throttle(1s), rxjs.zip(a, b).
        ':help NAME' knows the names of all six libraries: one table tells what each of them calls the operator and \
        where it differs. ':ops' lists the names of the dialect in force.
        """,
      example: """
        let typed = cold("-a-b------c|")
        compare(typed.throttle(300ms), typed.rxjs.throttle(300ms))
        """),
    HelpTopic(
      "budgets", "budget", "limits", "limit",
      text: """
        A budget ends a run that would not end by itself. Budgets are counted, so that they strike at the same event \
        everywhere. limits(events: 1000) sets one, limits("off") switches all off, limits("on") sets them back.
          events, eventsAtOneInstant   values that sources send, in a run and at one instant
          steps, work                  steps of closures at one instant; events and steps of all runs together
          subscriptions, nesting       live subscriptions; calls and deliveries inside one another
          values, length, recorded     values that operators hold, elements of one array, values kept for a picture
          output, source, memory       bytes printed, bytes of a script, megabytes in use
        A run that a budget ends is drawn as far as it went. The message names the budget and what allows more.
        """,
      example: """
        limits(events: 1000000, work: 30000000)
        range(0, 300000).count()
        """),
    HelpTopic(
      "random", "seed", "chance",
      text: """
        random(1...6) and random(300ms...800ms) give a number or a duration between two bounds, random(xs) an element \
        of an array, and random() a number from 0 up to 1. A duration is a whole number of milliseconds or microseconds where \
        both bounds are.
        The numbers are the same in every run: each world begins with the seed, which is 0 unless seed(42) sets \
        another. In a scene seed(42) begins the numbers anew. The generator is SplitMix64.
        In a closure each call is a new number; outside of one the number is drawn when the line is run.
        """,
      example: """
        seed(42)
        func request(q) = timer(random(300ms...800ms)).mapReplace("answer to \\(q)")
        from(["a", "b", "c"]).flattenMap { request($0) }
        """),
  ]
}
