import Foundation
import Testing

/// Pasted code whose streams still run at the horizon. Nobody has unsubscribed, so nothing is torn down.
struct `A pasted program that never ends is left as it is at the horizon` {
  struct Code: CustomTestStringConvertible, Sendable {
    let language: String
    let text: String
    var testDescription: String { "\(language): \(text.prefix(60))" }
  }

  @Test(arguments: all) func `Each way of making a stream`(_ code: Code) throws {
    let run = try Program.run(["--lang", code.language, "-"], input: code.text)
    #expect(run.status == 0, "\(run.error)\(run.output)")
    #expect(!run.output.contains("torn down"), "\(run.output)")
    #expect(run.output.contains("→"), "its lane is open")
    #expect(run.error.isEmpty)
  }

  @Test(arguments: ["js", "objc", "swift"], formats) func `All of a language, in every format`(
    _ language: String, _ format: String
  ) throws {
    // Swift's libraries are recognised by their imports, one a text.
    let codes = Self.all.filter { $0.language == language }
    let texts = language == "swift" ? codes.map(\.text) : [codes.map { "{ \($0.text) }" }.joined(separator: "\n")]
    for text in texts {
      let run = try Program.run(["--lang", language, "--format", format, "-"], input: text)
      #expect(run.status == 0, "\(run.error)\(run.output)")
      #expect(!run.output.contains("torn down"), "\(run.output)")
    }
  }

  static let formats = ["text", "json", "marbles", "log", "svg", "graph", "dot", "mermaid"]

  static let all =
    javaScript.map { Code(language: "js", text: $0) } + objectiveC.map { Code(language: "objc", text: $0) }
    + swift.map { Code(language: "swift", text: $0) }

  private static let javaScript = [
    """
    const c$ = new Observable(s => {
      const id = setInterval(() => s.next(1), 1000);
      return () => clearInterval(id);
    });
    c$.subscribe(console.log);
    """,
    """
    const c$ = new Observable(s => {
      const id = setInterval(() => s.next(1), 1000);
      return () => { clearInterval(id); console.log('torn ' + 'down'); };
    });
    c$.pipe(startWith(0), share(), retry(3)).subscribe(console.log);
    """,
    """
    const poll$ = new Observable(s => {
      let id;
      const poll = () => { s.next('polled'); id = setTimeout(poll, 700); };
      poll();
      s.add(() => console.log('torn ' + 'down'));
      return { unsubscribe() { clearTimeout(id); console.log('torn ' + 'down'); } };
    });
    poll$.subscribe(console.log);
    """,
    """
    const p$ = fromEventPattern(h => setInterval(h, 1000), (h, id) => { clearInterval(id); console.log('torn ' + 'down'); });
    p$.subscribe(() => console.log('tick'));
    """,
    "const never$ = new Observable(() => () => console.log('torn ' + 'down')); never$.subscribe();",
    "interval(1000).pipe(finalize(() => console.log('torn ' + 'down'))).subscribe(console.log);",
    "interval(1000).pipe(tap({ unsubscribe: () => console.log('torn ' + 'down') })).subscribe(console.log);",
    """
    const u$ = using(() => ({ unsubscribe: () => console.log('torn ' + 'down') }), () => defer(() => interval(1000)));
    u$.subscribe(console.log);
    """,
    """
    const sub = interval(1000).subscribe(console.log);
    sub.add(() => console.log('torn ' + 'down'));
    sub.add(new Subscription(() => console.log('torn ' + 'down')));
    """,
    """
    const inner = new Observable(s => { s.next('a'); return () => console.log('torn ' + 'down'); });
    timer(0, 1000).pipe(mergeMap(() => inner)).subscribe(console.log);
    """,
    """
    const hot$ = new Observable(s => { s.next('a'); return () => console.log('torn ' + 'down'); }).pipe(publishReplay(1), refCount());
    hot$.subscribe(console.log);
    hot$.subscribe(console.log);
    """,
    """
    asyncScheduler.schedule(function () { console.log('again'); this.schedule(null, 500); }, 500);
    const frames$ = new Observable(s => {
      let id;
      const step = t => { s.next('frame'); id = requestAnimationFrame(step); };
      id = requestAnimationFrame(step);
      return () => { cancelAnimationFrame(id); console.log('torn ' + 'down'); };
    });
    frames$.pipe(auditTime(1000)).subscribe(console.log);
    """,
  ]

  private static let objectiveC = [
    """
    RACSignal *ticks = [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
      NSTimer *timer = [NSTimer scheduledTimerWithTimeInterval:1 repeats:YES block:^(NSTimer *t) {
        [subscriber sendNext:@"tick"];
      }];
      return [RACDisposable disposableWithBlock:^{ [timer invalidate]; NSLog(@"%@ down", @"torn"); }];
    }];
    [ticks subscribeNext:^(id x) { NSLog(@"%@", x); }];
    """,
    """
    RACSignal *once = [[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
      RACDisposable *again = [[RACScheduler mainThreadScheduler] after:[NSDate date] repeatingEvery:1 withLeeway:0 schedule:^{
        [subscriber sendNext:@"again"];
      }];
      return [RACCompoundDisposable compoundDisposableWithDisposables:@[
        again, [RACDisposable disposableWithBlock:^{ NSLog(@"%@ down", @"torn"); }]
      ]];
    }] replayLazily];
    [once subscribeNext:^(id x) { NSLog(@"%@", x); }];
    """,
    """
    RACSignal *seconds = [[RACSignal interval:1 onScheduler:[RACScheduler mainThreadScheduler]] finally:^{ NSLog(@"%@ down", @"torn"); }];
    [seconds subscribeNext:^(id x) { NSLog(@"second"); }];
    """,
    """
    RACCommand *save = [[RACCommand alloc] initWithSignalBlock:^RACSignal *(id input) {
      return [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        [subscriber sendNext:input];
        return [RACDisposable disposableWithBlock:^{ NSLog(@"%@ down", @"torn"); }];
      }];
    }];
    [save.executionSignals.switchToLatest subscribeNext:^(id x) { NSLog(@"%@", x); }];
    [save execute:@"a"];
    """,
  ]

  private static let swift = [
    """
    import RxSwift
    let made = Observable<Int>.create { observer in
      let timer = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).subscribe(onNext: { observer.onNext($0) })
      return Disposables.create { timer.dispose(); print("torn " + "down") }
    }
    let bag = DisposeBag()
    made.do(onDispose: { print("torn " + "down") }).subscribe(onNext: { print($0) }, onDisposed: { print("torn " + "down") }).disposed(by: bag)
    Observable<Int>.using({ Disposables.create { print("torn " + "down") } }, observableFactory: { _ in made.share() })
      .subscribe(onNext: { print($0) }).disposed(by: bag)
    """,
    """
    import Combine
    let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    let kept = ticks.handleEvents(receiveCancel: { print("torn " + "down") }).sink { _ in print("tick") }
    let own = AnyCancellable { print("torn " + "down") }
    """,
    """
    import ReactiveSwift
    let made = SignalProducer<Int, Never> { observer, lifetime in
      let ticks = SignalProducer.timer(interval: .seconds(1), on: QueueScheduler.main).startWithValues { _ in observer.send(value: 1) }
      lifetime.observeEnded { ticks.dispose(); print("torn " + "down") }
      lifetime += AnyDisposable { print("torn " + "down") }
    }
    made.on(disposed: { print("torn " + "down") }, interrupted: { print("torn " + "down") }).startWithValues { print($0) }
    made.startWithSignal { signal, disposable in signal.observeInterrupted { print("torn " + "down") } }
    """,
  ]
}
