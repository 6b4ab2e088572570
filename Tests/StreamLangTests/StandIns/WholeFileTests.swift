import Testing

@testable import StreamLang

/// Whole files of apps, which use names, operators and types that other files declare.
@Suite struct WholeFileTests {
  @Test func `A parameter does not hide the property of the app's class that self names`() {
    let code = """
      import RxSwift
      class CellModel: DefaultCellModel {
        init(with title: String) {
          super.init()
          self.title.accept(title)
        }
      }
      let model = CellModel(with: "a")
      """
    #expect(PastedOutcome(code).failures.isEmpty)
  }

  @Test func `The types above a class may stand on lines of their own`() {
    let code = """
      import RxSwift
      class Source
        : NSObject,
        DataSource<Int>,
        UITableViewDelegate
      {
        func count() -> Int { 2 }
      }
      print(Source().count())
      """
    #expect(PastedOutcome(code).logs == ["0s  2"])
  }

  @Test func `An operator that the code declares calls its function`() {
    let code = """
      import RxSwift
      precedencegroup Pipe { associativity: left }
      infix operator <+>: Pipe
      func <+> (left: Int, right: Int) -> Int { left * 10 + right }
      print(1 <+> 2 <+> 3)
      print([1, 2].reduce(0, <+>))
      """
    #expect(PastedOutcome(code).logs == ["0s  123", "0s  12"])
  }

  @Test func `An operator has a declaration without a precedence, a body on lines of its own, and type parameters`() {
    let code = """
      import RxSwift
      infix operator <->
      func <-> <T>(left: T, right: T) -> [T] {
        return [right, left]
      }
      infix operator >->: AdditionPrecedence, Pipe
      func >-> (left: Int, right: Int) -> Int { left - right }
      print(1 <-> 2, 5 >-> 2)
      """
    #expect(PastedOutcome(code).logs == ["0s  [2, 1] 3"])
  }

  @Test func `An older RxSwift counts intervals in seconds, with a warning`() {
    let code = """
      import RxSwift
      let text = Variable("a")
      text.asObservable().throttle(0.5, scheduler: MainScheduler.instance).subscribe(onNext: { print($0) })
      text.value = "b"
      """
    let outcome = PastedOutcome(code)
    #expect(outcome.logs == ["0s  a", "500ms  b"])
    #expect(
      outcome.warnings == ["code.swift:3:30: throttle wants an interval such as .seconds(1), and this is a Double"])
  }

  @Test func `Random numbers are the same in every run, and keep to their range`() {
    let code = """
      import RxSwift
      let numbers = (0..<50).map { _ in Int.random(in: 1...6) }
      print(numbers.allSatisfy { $0 >= 1 && $0 <= 6 }, Set(numbers).count)
      let part = Double.random(in: 0..<1)
      print(part >= 0 && part < 1, [1, 2, 3].shuffled().sorted(), arc4random_uniform(1))
      """
    let outcome = PastedOutcome(code)
    #expect(outcome.logs == ["0s  true 6", "0s  true [1, 2, 3] 0"])
    #expect(outcome.logs == PastedOutcome(code).logs)
  }

  @Test func `Time passes while a thread waits`() {
    let code = """
      import RxSwift
      Thread.sleep(forTimeInterval: 1)
      print(Thread.isMainThread)
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().asyncAfter(deadline: .now() + 2) {
        print(Thread.isMainThread)
        semaphore.signal()
      }
      semaphore.wait()
      let group = DispatchGroup()
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { group.leave() }
      group.notify(queue: .main) { print("all") }
      print(group.wait(timeout: .now() + 5))
      """
    #expect(PastedOutcome(code).logs == ["1s  true", "3s  [background] false", "4s  success", "4s  all"])
  }

  @Test func `A thread that nothing wakes is told so`() {
    let code = "import RxSwift\nlet gate = DispatchSemaphore(value: 0)\ngate.wait()"
    #expect(
      PastedOutcome(code).failures == ["code.swift:3:1: 'wait' waits for ever: nothing opens this DispatchSemaphore"])
  }

  @Test func `Task is the app's type if it is called with other labels than Swift's`() {
    let code =
      "import RxSwift\nlet task = Task(title: \"Buy milk\")\nObservable.just(task).subscribe(onNext: { _ in print(1) })"
    #expect(PastedOutcome(code).logs == ["0s  1"])
  }

  @Test func `A type inside of a function is a type as any other`() {
    let code = """
      import Combine
      func run() {
        class Counter: ObservableObject {
          @Published var count = 0
          func add() { count += 1 }
        }
        let counter = Counter()
        let subscription = counter.$count.sink { print($0) }
        counter.add()
        subscription.cancel()
      }
      run()
      """
    #expect(PastedOutcome(code).logs == ["0s  0", "0s  1"])
  }

  @Test func `A return may make an assignment, and an initializer may be named by its labels`() {
    let code = """
      import RxSwift
      struct Item { let name: String }
      var items: [Item] = []
      func load(_ names: [String]) {
        guard !names.isEmpty else { return items = [] }
        items = names.map(Item.init(name:))
      }
      load(["a"])
      print(items.count)
      load([])
      print(items.count)
      """
    #expect(PastedOutcome(code).logs == ["0s  1", "0s  0"])
  }
}
