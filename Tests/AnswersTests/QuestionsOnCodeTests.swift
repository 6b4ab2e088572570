import JavaScript
import ObjectiveC
import Testing

@testable import StreamLang

/// The answer to a question on pasted code, in lines that are not folded.
func answer(_ question: String, _ language: SourceLanguage, _ code: String) -> [String] {
  var settings = Settings()
  settings.languages = [.javaScript, .objectiveC, .swift]
  let session = Session(settings: settings)
  defer { session.end() }
  session.isTraced = true
  let source = SourceText(name: "code", text: code)
  let outcome = ScriptRun(source, in: session, language: language).run { _ in }
  guard case .fine = outcome else { return ["\(outcome)"] }
  return session.explanation(question).lines.reduce(into: []) { lines, line in
    if line.hasPrefix("     "), let last = lines.popLast() {
      lines.append(last + " " + line.drop { $0 == " " })
    } else {
      lines.append(line)
    }
  }
}

struct `Answers to questions on pasted code` {
  private static let rxTaps = """
    import RxSwift
    import RxCocoa
    button.rx.tap.throttle(.seconds(1), latest: false, scheduler: MainScheduler.instance)
      .subscribe(onNext: { print("tapped") })
    //! button.tap()
    //! wait(300ms)
    //! button.tap()
    """
  private static let combineTaps = """
    import Combine
    let c = button.publisher(for: .touchUpInside)
      .throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: false)
      .sink { _ in print("tapped") }
    //! button.tap()
    //! wait(300ms)
    //! button.tap()
    //! wait(2s)
    """
  private static let reactiveTaps = """
    import ReactiveSwift
    import ReactiveCocoa
    button.reactive.controlEvents(.touchUpInside).throttle(1, on: QueueScheduler.main).map { _ in 1 }
      .observeValues { print($0) }
    //! button.tap()
    //! wait(300ms)
    //! button.tap()
    //! wait(2s)
    """
  private static let clicks = """
    import { fromEvent, interval, exhaustMap, take } from 'rxjs';
    fromEvent(button, 'click').pipe(exhaustMap(() => interval(500).pipe(take(2)))).subscribe(v => console.log(v));
    //! button.tap()
    //! wait(300ms)
    //! button.tap()
    //! wait(3s)
    """

  @Test func `An event of a control goes through the operators, in each library`() {
    #expect(
      answer("fate tap at 300ms", .swift, Self.rxTaps).last
        == "   throttle(.seconds(1), …) dropped it, as () had passed at 0s")
    #expect(
      answer("fate tap at 300ms", .swift, Self.combineTaps).dropFirst(2).first
        == "   throttle(for: .seconds(1), …) held it back until 1s")
    #expect(
      answer("fate tap at 300ms", .swift, Self.reactiveTaps).last == "   it arrived: 1 at 1s in map")
    #expect(
      answer("fate click at 300ms", .javaScript, Self.clicks).last
        == "   exhaustMap(…) dropped it, as the stream that click at 0s began was running until 1s")
  }

  @Test func `A text that is typed goes through the notification that tells of it`() {
    let code = """
      import Combine
      let c = NotificationCenter.default.publisher(for: UITextField.textDidChangeNotification, object: field)
        .compactMap { ($0.object as? UITextField)?.text }
        .debounce(for: .seconds(0.3), scheduler: RunLoop.main)
        .sink { print($0) }
      //! field.type("ab", every: 100ms)
      //! wait(1s)
      """
    let lines = answer("fate a", .swift, code)
    #expect(lines.last == "   debounce(for: .seconds(0.3), …) held it back; ab replaced it at 100ms", "\(lines)")
  }

  @Test func `A control that nobody listens to tells so`() {
    #expect(
      answer("fate tap", .swift, "import RxSwift\nlet taps = button.rx.tap\n//! button.tap()\n//! wait(1s)").last
        == "└─ nobody was subscribed to button then")
  }

  private static let command = """
    RACSubject *valid = [RACSubject subject];
    RACCommand *login = [[RACCommand alloc] initWithEnabled:valid signalBlock:^(id x) {
      return [[RACSignal return:x] delay:1];
    }];
    [login.executionSignals.switchToLatest subscribeNext:^(id x) { NSLog(@"%@", x); }];
    [login execute:@"one"];
    //! wait(100ms)
    [login execute:@"two"];
    //! wait(2s)
    [valid sendNext:@NO];
    [login execute:@"three"];
    //! wait(1s)
    """
  private static let action = """
    import ReactiveSwift
    let valid = MutableProperty(true)
    let login = Action<String, String, Never>(enabledIf: valid) { x in
      SignalProducer(value: x).delay(1, on: QueueScheduler.main)
    }
    login.values.observeValues { print($0) }
    login.apply("one").start()
    //! wait(100ms)
    login.apply("two").start()
    //! wait(2s)
    valid.value = false
    login.apply("three").start()
    //! wait(1s)
    """

  @Test(arguments: [true, false]) func `A command that was executed tells what it ran, or why it refused`(
    _ isSwift: Bool
  ) {
    func fate(_ value: String) -> [String] {
      answer("fate \(value)", isSwift ? .swift : .objectiveC, isSwift ? Self.action : Self.command)
    }
    #expect(fate("two") == ["two at 100ms in login", "└─ login refused it, as it was executing one from 0s to 1s"])
    #expect(
      fate("three") == [
        "three at 2.1s in login", "└─ login refused it, as it was disabled, since valid sent false at 2.1s",
      ])
    let one = fate("one")
    #expect(one[0] == "one at 0s in login")
    #expect(one[1].hasSuffix("for it, which sent one at 1s and completed at 1s"), "\(one)")
    #expect(one.dropFirst(2).allSatisfy { $0.contains("it arrived") } && one.count > 2, "\(one)")
  }

  private static let deadlines: [(language: SourceLanguage, code: String, lack: String)] = [
    (
      .swift,
      """
      import RxSwift
      let subject = PublishSubject<Int>()
      let d = subject.map { $0 }.timeout(.seconds(1), scheduler: MainScheduler.instance).map { $0 }
        .subscribe(onNext: { print($0) }, onError: { print($0) })
      """, "nothing came"
    ),
    (
      .swift,
      """
      import Combine
      let subject = PassthroughSubject<Int, Never>()
      let c = subject.map { $0 }.timeout(.seconds(1), scheduler: DispatchQueue.main).map { $0 }.sink { print($0) }
      """, "nothing came"
    ),
    (
      .swift,
      """
      import ReactiveSwift
      let (subject, observer) = Signal<Int, NSError>.pipe()
      subject.map { $0 }.timeout(after: 1, raising: NSError(domain: "late", code: 1), on: QueueScheduler.main)
        .map { $0 }.observeResult { print($0) }
      """, "no end came"
    ),
    (
      .javaScript,
      """
      import { Subject, map, timeout } from 'rxjs';
      const subject = new Subject();
      subject.pipe(map(x => x), timeout(1000), map(x => x)).subscribe({ error: e => console.log(e.message) });
      """, "nothing came"
    ),
    (
      .objectiveC,
      """
      RACSubject *subject = [RACSubject subject];
      [[[[subject map:^(id x) { return x; }] timeout:1 onScheduler:[RACScheduler mainThreadScheduler]]
        map:^(id x) { return x; }] subscribeError:^(NSError *e) { NSLog(@"%@", e.domain); }];
      """, "no end came"
    ),
  ]

  @Test(arguments: 0..<5) func `A stream is left for the sake of a deadline below it, whatever stands between`(
    _ index: Int
  ) {
    let (language, code, lack) = Self.deadlines[index]
    let sends =
      code.contains("observer)")
      ? "observer.send(value: 7)"
      : code.contains("RACSubject")
        ? "[subject sendNext:@7];"
        : code.contains("rxjs")
          ? "setTimeout(() => subject.next(7), 2000);"
          : code.contains("RxSwift") ? "subject.onNext(7)" : "subject.send(7)"
    let waits = code.contains("rxjs") ? "" : "//! wait(2s)\n"
    let lines = answer("fate 7", language, "\(code)\n\(waits)\(sends)\n//! wait(1s)")
    let text = lines.map { $0.dropFirst(3) }.joined(separator: "; ")
    #expect(text.contains("its last subscriber had left at 1s, when timeout"), "\(lines)")
    #expect(text.hasSuffix(": \(lack) from 0s to 1s"), "\(lines)")
  }

  @Test func `A value that was sent before anybody listened, and one that a subject began with, tell so`() {
    let pipe = """
      import ReactiveSwift
      let (signal, observer) = Signal<Int, Never>.pipe()
      observer.send(value: 1)
      //! wait(1s)
      signal.observeValues { print($0) }
      """
    #expect(
      answer("fate 1", .swift, pipe) == [
        "1 at 0s in signal", "└─ nobody was subscribed to signal then; its first subscriber came only at 1s",
      ])
    let initial = """
      import Combine
      let subject = CurrentValueSubject<Int, Never>(0)
      subject.send(1)
      //! wait(1s)
      let c = subject.map { $0 * 10 }.sink { print($0) }
      """
    #expect(
      answer("fate 0", .swift, initial).dropFirst().joined(separator: "\n")
        == "└─ nobody was subscribed to subject then, and it remembers the last value only: 1 took its place at 0s"
    )
  }

  @Test func `A stream that nobody subscribes to tells so`() {
    #expect(
      answer("fate 1", .swift, "import RxSwift\nlet numbers = Observable.of(1, 2)") == [
        "nothing ran", "└─ nobody has subscribed to numbers, so it sent nothing",
      ])
  }

  @Test func `A late subscriber has a name of its own, and what it missed`() {
    let code = """
      import { interval, share, take } from 'rxjs';
      const ticks = interval(500).pipe(take(4), share());
      ticks.subscribe(v => console.log('early', v));
      setTimeout(() => ticks.subscribe(v => console.log('late', v)), 1200);
      """
    #expect(
      answer("ticks#2 at 1s", .javaScript, code) == [
        "nothing in ticks#2 at 1s", "└─ ticks#2 was subscribed only at 1.2s; ticks had been since 0s",
        "   ticks had heard 0 at 500ms and 1 at 1s before that",
      ])
    #expect(
      answer("fate 1", .javaScript, code) == [
        "1 at 1s", "└─ it arrived: 1 at 1s in ticks", "   ticks#2 was subscribed only at 1.2s",
      ])
  }

  @Test func `An object that was changed in place is told as the same, with what it was`() {
    let code = """
      import { Subject, distinctUntilChanged } from 'rxjs';
      const s = new Subject();
      const o = { n: 1 };
      s.pipe(distinctUntilChanged()).subscribe(v => console.log(v));
      s.next(o);
      setTimeout(() => { o.n = 2; s.next(o); }, 1000);
      """
    #expect(
      answer("nothing at 1s", .javaScript, code).last
        == "   distinctUntilChanged() had just sent the same object, at 0s as {n:1}: it was changed in place")
  }

  @Test func `A tick of a sampler with nothing new is a signal, and no value of the source`() {
    let code = """
      import { BehaviorSubject, sample, interval, take } from 'rxjs';
      const a = new BehaviorSubject(1);
      const t = interval(1000).pipe(take(4));
      a.pipe(sample(t)).subscribe(v => console.log(v));
      """
    #expect(
      answer("nothing at 2s", .javaScript, code).dropFirst() == [
        "└─ t sent 1", "   sample(t) took it as a signal, and a had sent nothing new since 1 at 0s",
      ])
  }

  @Test func `A value outside of all windows was dropped, whatever came later`() {
    let code = """
      import { interval, take, bufferToggle, timer } from 'rxjs';
      interval(100).pipe(bufferToggle(interval(1000), () => timer(300)), take(2)).subscribe(v => console.log(v));
      """
    #expect(
      answer("fate 7", .javaScript, code).last == "└─ bufferToggle(…) had no buffer open for it; one opened at 1s")
  }

  @Test func `What runs and what waits is told with its instants, where only some streams may run at a time`() {
    let code = """
      import { interval, take, mergeMap, timer, map } from 'rxjs';
      interval(100).pipe(take(4), mergeMap(x => timer(500).pipe(map(() => x * 10)), 2)).subscribe(v => console.log(v));
      """
    #expect(
      answer("nothing at 350ms", .javaScript, code).dropFirst().prefix(2) == [
        "└─ mergeMap(…) ran the streams that 0 at 100ms (until 600ms) and 1 at 200ms (until 700ms) began",
        "   2 of 300ms waited for its turn",
      ])
    #expect(
      answer("fate 3", .javaScript, code).dropFirst() == [
        "└─ mergeMap(…) let it wait until 700ms, as the streams that 0 at 100ms and 1 at 200ms began were running",
        "   then it ran a stream for it, which sent 30 at 1.2s", "   it arrived: 30 at 1.2s in mergeMap",
      ])
  }

  @Test func `A shared stream that begins anew says who had let it go`() {
    let code = """
      import { interval, share, take } from 'rxjs';
      const hot$ = interval(200).pipe(share());
      hot$.pipe(take(2)).subscribe(x => console.log('a', x));
      setTimeout(() => hot$.pipe(take(2)).subscribe(x => console.log('b', x)), 1000);
      """
    let lines = answer("take#2 at 1.4s", .javaScript, code)
    #expect(lines.contains { $0.hasSuffix("hot$ passed it to all its subscribers, begun anew at 1s") }, "\(lines)")
    #expect(lines.contains { $0.hasSuffix("it had let go at 400ms, when take left") }, "\(lines)")
  }

  @Test func `An error that only passes is told of its source alone`() {
    let code = """
      import { Subject, map, filter, scan, share, withLatestFrom, of, delay, switchMap } from 'rxjs';
      const s = new Subject();
      s.pipe(map(x => x * 2), switchMap(x => of(x)), share(), withLatestFrom(of(1)), delay(100))
        .subscribe({ next: console.log, error: e => console.log('E', e) });
      s.next(1);
      s.error('boom');
      """
    #expect(
      answer("error", .javaScript, code) == ["delay failed with 'boom' at 0s", "└─ the script sent the error to s"])
  }
}
