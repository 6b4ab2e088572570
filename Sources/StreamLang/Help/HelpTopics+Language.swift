extension HelpTopic {
  static let ofLanguage = [
    HelpTopic(
      "closures", "closure", "闭包",
      text: """
        A closure is a function without a name, in braces. Its parameters stand before 'in', or they are called $0, $1 \
        and so on. Its value is that of its last statement.
        A closure may take fewer values than it is given. A closure of two or more parameters that is given one tuple \
        of as many elements takes the tuple apart.
        The last closure of a call stands after the parentheses, which can go when they are empty.
        A closure sees the names around it, and may assign to a 'var' there. An error that it throws ends the stream \
        of its operator with that error.
        """,
      example: """
        let add = { a, b in a + b }
        add(1, 2)
        from([(1, 2), (3, 4)]).map { a, b in a * b }
        """),
    HelpTopic(
      "functions", "function", "func", "函数",
      text: """
        'func' declares a function, with one expression after '=' or with a block. The value of a block is that of its \
        last statement, or of 'return'. Parameters and results have no types.
        Functions can be called above their declaration. Arguments go by position or by label; one that is left out \
        is nil.
        A function can be called like a member of its first argument, so operators can be made of operators.
        """,
      example: """
        func double(x) = 2 * x
        func enclosed(s, first, last) = s.startWith(first).concat(just(last))
        double(21)
        cold("-a-b|").enclosed("begin", "end")
        """),
    HelpTopic(
      "strings", "string", "text",
      text: """
        A string stands in double quotes. \\(x) puts the text of any value into it. The escapes are \\n \\t \\r \\0 \\" \\\\ and \
        \\u{1F600}. A string of several lines stands between lines of three quotes each.
        + joins two strings. It does not join a string and a number: write "\\(x)" for that, and Int("12") or \
        Double("1.5") to read a number, which is nil where the text is none.
        A character is a whole letter or emoji. Members are count, isEmpty, contains, hasPrefix, hasSuffix, uppercased, \
        lowercased, characters, reversed, first, last, prefix, suffix, dropFirst, trimmed and split.
        """,
      example: """
        let name = "Ann"
        "\\(name) has \\(name.count) letters"
        "a, b, c".split(", ")
        Int("12") ?? 0
        """),
    HelpTopic(
      "tuples", "tuple", "元组",
      text: """
        A tuple holds two or more values: (1, "a"). Its elements are .0, .1 and so on. Its elements have no names.
        'let (a, b) = pair' takes a tuple apart; _ ignores an element. The closure of an operator takes a tuple apart \
        when it has as many parameters as the tuple has elements.
        Operators that combine streams, such as zip and combineLatest, send tuples.
        """,
      example: """
        let pair = (1, "a")
        pair.1
        let (number, _) = pair
        number + 1
        just(1).zip(just(2)).map { a, b in a + b }
        """),
    HelpTopic(
      "nil", "optionals", "optional",
      text: """
        nil is the absence of a value. Every name may hold it, and streams may send it; there are no optional types.
        x?.name is nil when x is nil, and x ?? y is y then. x == nil tells whether there is a value. Nothing is \
        unwrapped, so there is no '!' after a value.
        A dictionary gives nil for a key that it does not have, and Int("a") is nil. Operators on numbers do not take \
        nil: that is an error where it happens.
        """,
      example: """
        let ages = ["Ann": 31]
        ages["Bob"] ?? 0
        ages["Bob"]?.description
        from([1, nil, 3]).filter { $0 != nil }
        """),
    HelpTopic(
      "durations", "duration", "time",
      text: """
        A duration has a unit, written without a blank: ns, us, ms, s, m or h, as in 500ms and 1.5s.
        Durations can be added, subtracted and compared, multiplied and divided by numbers, and divided by one another. \
        A duration of two units is a sum: 1m + 30s. x.seconds is a number of seconds; n * 1ms makes a duration of a \
        number.
        Virtual time counts whole nanoseconds from 0s and ends after some 292 years. It depends on nothing but the \
        script: nothing waits, and every run is the same.
        """,
      example: """
        1s + 500ms
        1s / 250ms
        interval(1s / 4).take(3)
        """),
    HelpTopic(
      "marble text", "marbles", "marble", "notation", "legend",
      text: """
        cold("-a-b|") and hot("-a-b|") make a stream of a text in which each character is a tick of 100ms.
          -        time passes
          a 1 旅   a value: the one in the legend, or else the character as a String
          'two words'   a value of several characters
          | #      completion, error
          [ab|]    events at one instant, in one tick; (ab|) takes as many ticks as it has characters
          ^        in hot text the instant 0s
          500ms    so much time, between blanks; blanks alone mean nothing
        The legend follows the text: a: 1, or ["1": 10] for a mark that is no name, or numbers: true, which makes Ints \
        of all digits. Without it digits are Strings. tick: sets the length of a tick.
        """,
      example: """
        cold("-a-[bc]-|", a: 1)
        cold("1-2-3|", numbers: true, tick: 1s).map { $0 * 10 }
        """),
    HelpTopic(
      "errors", "error", "throw", "错误", "异常",
      text: """
        error("no") makes an error, error("no", code: 3) one with a code; e.message and e.code read them. fail("no") \
        is a stream that fails at once.
        An error ends a stream. It passes every operator below, until one takes it: catch, retry, materialize and their \
        like. An error that no closure of a subscriber takes is noted in the output.
        'throw' and every fault in the closure of an operator, such as a division by zero, become the error of its \
        stream. Elsewhere they end the script, with the place.
        """,
      example: """
        from([4, 0, 2]).map { 12 / $0 }.catch { e in just(e.message) }
        fail("no").retry(2).catch { just("gave up") }
        """),
    HelpTopic(
      "event", "events", "事件",
      text: """
        A stream sends events: any number of values (next), then at most one end, which is a completion or an error.
        Events are values, too: event.next(1), event.error("no") and event.completed. e.kind is "next", "error" or \
        "completed"; e.value and e.error read what the event holds, and are nil where it holds none.
        materialize() sends the events of a stream as values, dematerialize() turns them back. Lists of instants for \
        cold and hot may hold events.
        """,
      example: """
        cold(at: [(100ms, 1), (300ms, event.completed)])
        just(1).materialize().map { $0.kind }
        """),
    HelpTopic(
      "interruption", "interruptions", "interrupted",
      text: """
        An interruption is the third end that a stream can have besides a completion and an error: the stream ended, \
        neither well nor with an error. Nothing follows it. Only ReactiveSwift has it.
        take(first: 0), a subject's sendInterrupted(), and a subscription to a signal that is over interrupt. Pictures \
        draw it as ┤ (% in ASCII), and % is its mark in marble text. As a value it is event.interrupted.
        Operators that flatten, such as concat and merge, take the interruption of an inner stream for its completion.
        """,
      example: """
        cold("-a-%")
        cold("-a-%").concat(just("b"))
        """),
  ]
}
