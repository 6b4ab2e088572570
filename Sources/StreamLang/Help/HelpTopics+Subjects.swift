/// Pages under the words of other tools or of the documents.
extension HelpTopic {
  static let ofSubjects = [
    HelpTopic(
      "hot and cold", "cold and hot", "hot streams", "hot signal", "hot observable", "hot stream", "热信号",
      "cold streams",
      "cold signal", "cold observable", "cold stream", "冷信号", "冷热信号",
      text: """
        A cold stream (冷信号) is a recipe: each subscriber begins a run of its own, and its work is done again for each. \
        just, timer, interval, signal { } and a request are cold.
        A hot stream (热信号) goes on by itself, or is driven from outside, as a text field or a subject is. A late \
        subscriber has missed what came before.
        share, publish and replay make one run of a cold stream for several subscribers. In pictures ^ is the instant \
        of a subscription, and a lane that begins later is empty before it.
        """,
      example: """
        let page = cold("-a-b|")
        let keys = hot("-a-b-c-|")
        timer(200ms).then { page.merge(keys) }
        """),
    HelpTopic(
      "threads", "thread", "threading", "main thread", "background thread", "schedulers", "dispatch", "gcd", "线程",
      "主线程",
      "多线程", "调度", "调度器",
      text: """
        There is one thread, and its time is virtual; scheduler("work"), main and background are serial queues (线程, \
        调度器) that decide when something runs, and in which order at one instant. A log names the queue of its line.
        subscribeOn(background) subscribes there: the work of a cold stream begins a turn later. deliverOn(main) passes \
        its events on there. What stands above deliverOn stays where it was, what stands below runs on main.
        observeOn in RxJS and RxSwift, receive(on:) in Combine and observe(on:) in ReactiveSwift deliver as well.
        """,
      example: """
        just(1).doNext { log("work") }.subscribeOn(background).deliverOn(main).subscribe { log("show \\($0)") }
        """),
    HelpTopic(
      "backpressure", "back pressure", "demand", "背压",
      text: """
        Backpressure is what happens when values come faster than they are taken. ReactiveCocoa, RxSwift, RxJS and \
        ReactiveSwift have none: an operator keeps values that wait, and ':state' shows them.
        Choose what may be lost: throttle, sample and auditTime drop values, bufferWithTime and collect gather them, \
        exhaustMap ignores what comes while it works.
        Combine has demand: a subscriber asks for a number of values, and flatMap(maxPublishers:) asks for no more \
        streams than it runs.
        """,
      example: """
        let fast = interval(100ms).take(6)
        fast.bufferWithTime(300ms)
        fast.exhaustMap { x in timer(250ms).mapReplace(x) }
        """),
    HelpTopic(
      "async", "await", "async await", "asynchronous", "promise", "异步",
      text: """
        Asynchronous work (异步) is a stream here: it sends its result once, later, and completes. timer(1s).mapReplace(x) \
        is such a result, and signal { } a source that waits and sends.
        To do one thing after another, use then or concatMap, or await in code that waits; to do several at once, zip or \
        forkJoin; to give up, timeout; to keep only the newest, switchMap.
        await s gives the first value of a stream, for await x in s { } goes through its values, and Task { } runs code \
        beside the rest. Pasted code has the tasks of Swift and the promises of JavaScript.
        """,
      example: """
        func load(x) = timer(300ms).mapReplace("page \\(x)")
        load(1).concatMap { first in load(2).map { "\\(first), \\($0)" } }
        """),
    HelpTopic(
      "weak self", "weak", "weakify", "strongify", "@weakify", "retain cycle", "retain cycles", "memory leak",
      "memory leaks", "capture list", "循环引用", "内存泄漏", "弱引用",
      text: """
        A closure keeps what it uses. An object that keeps a subscription whose closure keeps the object is never freed \
        (循环引用): [weak self], and @weakify(self) with @strongify(self), break this circle.
        Pasted code of Swift and Objective-C ends its objects as there: with the last owner, a bag with its \
        subscriptions, and a circle never.
        leaks() says who holds whom, and lists the subscriptions that are open; takeUntil ends one with its owner.
        """,
      example: """
        let leaves = timer(350ms)
        interval(100ms).takeUntil(leaves)
        """),
    HelpTopic(
      "export", "exporting", "save", "image", "images", "svg", "png", "mermaid",
      text: """
        A picture can be kept in other forms. In the shell they are made of the last picture, or of the scene that goes on:
          :svg FILE       the picture for a page or a document; a browser makes a PNG of it
          :marbles        one line of marble text a lane, as tests have it
          :json           every event with its time in nanoseconds
          :graph          the operators as a drawing
          :save FILE      the whole session as a script that 'rxplay test' checks
        The program does the same for a script: --format svg, marbles, json, log, dot or mermaid, and -o FILE.
        """,
      example: """
        cold("-a-b|").map { $0 + "!" }
        """),
    HelpTopic(
      "side effects", "side effect", "副作用",
      text: """
        A side effect (副作用) is what a closure does besides giving a value: it logs, saves or sets a variable. It is done \
        at each event, and for each subscription anew, since it is a part of the recipe.
        doNext, doError and doCompleted are meant for that; do, tap and handleEvents are their names elsewhere. A closure of \
        map should only compute.
        Two subscribers do the work twice: share it, or subscribe once.
        """,
      example: """
        let page = just("page").doNext { log("asked for \\($0)") }
        page.merge(page)
        """),
  ]
}
