import JavaScript
import ObjectiveC
import StreamLang
import Testing

struct `Answers about the lanes of pasted code` {
  @Test func `A value for several subscribers, or for a property, says what each made of it`() {
    let search = """
      import { fromEvent, map, debounceTime } from 'rxjs';
      const query$ = fromEvent(box, 'input').pipe(map(e => e.target.value), debounceTime(300));
      query$.subscribe(v => console.log('a', v));
      query$.subscribe(v => console.log('b', v));
      //! box.enter("rx")
      //! wait(100ms)
      //! box.enter("rxs")
      """
    #expect(answer("fate rx", .javaScript, search)[1].hasPrefix("└─ query$ and query$#2: fromEvent(box, 'input')"))
    #expect(answer("fate rxs", .javaScript, search).last == "   it arrived: rxs at 400ms in query$ and query$#2")
    let bound = """
      import ReactiveSwift
      let title = MutableProperty("start")
      let (clicks, send) = Signal<Int, Never>.pipe()
      title <~ clicks.map { "n \\($0)" }
      let long = title.map { $0.count > 3 }
      let missed = clicks.filter { $0 > 5 }
      missed.observeValues { print($0) }
      //! send.send(value: 1)
      """
    #expect(answer("fate 1", .swift, bound).joined().contains("it set title to 'n 1' at 0s"))
  }

  @Test func `A run for another operator is no part of the lane of a subscriber, and each lane is named once`() {
    let cart = """
      import { BehaviorSubject, Subject, map, distinctUntilChanged, withLatestFrom } from 'rxjs';
      const cart$ = new BehaviorSubject(1);
      const total$ = cart$.pipe(map(c => c % 10), distinctUntilChanged());
      total$.subscribe(t => console.log('total', t));
      cart$.next(12);
      cart$.next(22);
      const save$ = new Subject();
      save$.pipe(withLatestFrom(total$)).subscribe(x => console.log(x));
      """
    #expect(answer("total$ 2", .javaScript, cart).contains("   map(c => c % 10) of 12"))
    let fate = answer("fate 22", .javaScript, cart)
    #expect(fate[1] == "└─ total$: map(c => c % 10) made 2 of it at 0s", "\(fate)")
    #expect(fate[2] == "   distinctUntilChanged() had just sent the same, at 0s", "\(fate)")
  }

  @Test func `A merge tells which of its streams failed, and a shared value who came too late for it`() {
    let merged = """
      import { merge, timer, map, share, interval, take, throwError, mergeMap } from 'rxjs';
      const a$ = timer(300);
      const b$ = timer(200).pipe(mergeMap(() => throwError(() => new Error('broke'))));
      const both$ = merge(a$, b$);
      both$.subscribe({ error: e => console.log(e.message) });
      const feed$ = interval(100).pipe(take(3), share());
      feed$.subscribe(x => console.log('one', x));
      setTimeout(() => feed$.subscribe(x => console.log('two', x)), 150);
      """
    #expect(answer("both$ error", .javaScript, merged)[1] == "└─ merge(a$, b$) failed when b$ did")
    #expect(
      answer("fate 0 of feed$", .javaScript, merged).dropFirst() == [
        "└─ it arrived at 100ms in feed$", "   feed$#2 was subscribed only at 150ms",
      ])
  }

  @Test func `A target of effects is named as in the picture, without its arrow or its self`() {
    let code = """
      RACSubject *names = [RACSubject subject];
      RAC(self.label, text) = names;
      [names sendNext:@"an"];
      """
    #expect(answer("label.text", .objectiveC, code).first == "an at 0s in → self.label.text")
    let model = """
      import Combine
      class Model { @Published var results = 0 }
      let model = Model()
      let c = model.$results.map { $0 + 1 }.sink { print($0) }
      //! wait(1s)
      //! model.results = 5
      """
    #expect(answer("results", .swift, model).first == "5 at 1s in $results")
  }

  @Test func `A question about silence is one about a lane that was silent`() {
    let code = """
      import RxSwift
      let ticks = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(3)
      ticks.subscribe(onNext: { print($0) })
      let late = ticks.skip(2)
      late.subscribe(onNext: { print($0) })
      """
    #expect(answer("nothing at 1s", .swift, code).first == "nothing in late at 1s")
  }
}
