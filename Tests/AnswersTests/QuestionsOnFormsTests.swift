import JavaScript
import ObjectiveC
import StreamLang
import Testing

struct `Questions on forms, as people ask them` {
  private static let login = """
    import RxSwift
    import RxCocoa
    let bag = DisposeBag()
    let login = button.rx.tap
      .withLatestFrom(Observable.combineLatest(name.rx.text.orEmpty, password.rx.text.orEmpty))
      .flatMapFirst { api.login($0.0, $0.1) }
    login.subscribe(onNext: { print($0) }).disposed(by: bag)
    //! name.enter("ann")
    //! password.enter("x")
    //! api.answers("login") { a, b in timer(2s).map { _ in "welcome" } }
    //! button.tap()
    //! wait(500ms)
    //! button.tap()
    """

  @Test func `A tap that samples other values is followed to what became of these`() {
    #expect(
      answer("fate tap", .swift, Self.login).suffix(3) == [
        "   withLatestFrom(…) took it as a signal to send (ann,x) at 0s",
        "   flatMapFirst { … } ran a stream for it, which sent welcome at 2s",
        "   it arrived: welcome at 2s in login",
      ])
    #expect(
      answer("fate tap at 500ms", .swift, Self.login).last
        == "   flatMapFirst { … } dropped it, as the stream that (ann,x) at 0s began was running until 2s")
  }

  @Test func `A text that an operator drops is not lost in the field, which listens to itself`() {
    let code = """
      import RxSwift
      import RxCocoa
      field.rx.text.orEmpty.filter { $0.count > 3 }.subscribe(onNext: { print($0) })
      //! wait(1s)
      //! field.enter("ann")
      """
    #expect(answer("fate ann", .swift, code).last == "└─ filter { $0.count > 3 } said no")
  }

  @Test func `Nothing came where a filter said no, whatever others made of the value`() {
    let code = """
      import Combine
      let a = PassthroughSubject<Int, Never>()
      let c = a.scan(0, +).filter { $0 > 3 }.sink { print("sum", $0) }
      //! a.send(1)
      //! wait(1s)
      //! a.send(1)
      //! wait(1s)
      //! a.send(5)
      """
    #expect(
      answer("nothing in filter at 1s", .swift, code) == [
        "nothing in filter at 1s", "└─ scan(0, +) sent 2", "   filter { $0 > 3 } said no",
      ])
  }

  @Test func `A tap that executes a command tells what it ran`() {
    let code = """
      self.send.rac_command = [[RACCommand alloc] initWithSignalBlock:^(id x) {
        return [[RACSignal return:@"sent"] delay:2];
      }];
      [self.send.rac_command.executionSignals.flatten subscribeNext:^(id x) { NSLog(@"%@", x); }];
      //! self.send.tap()
      //! wait(3s)
      """
    let lines = answer("fate tap", .objectiveC, code)
    #expect(
      lines.contains("└─ self.send.rac_command ran delay:2 for it, which sent sent at 2s and completed at 2s"),
      "\(lines)")
    #expect(lines.last == "   it arrived: sent at 2s in flatten")
  }

  @Test func `Events of an element with other types are not told`() {
    let code = """
      import { fromEvent, map, debounceTime } from 'rxjs';
      const box = document.getElementById('search');
      fromEvent(box, 'input').pipe(map((e) => e.target.value), debounceTime(300)).subscribe(console.log);
      //! box.type("rx", every: 100ms)
      //! wait(2s)
      """
    let lines = answer("nothing at 200ms", .javaScript, code)
    #expect(lines.count > 1 && !lines.contains { $0.contains("said no") }, "\(lines)")
  }
}
