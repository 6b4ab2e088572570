import Testing

@testable import StreamLang

/// Files of apps whose objects, operators and test frameworks stand elsewhere.
@Suite struct AppFileTests {
  @Test func `An object of the app is known by each name that it has, and key paths set parts of values`() {
    let code = #"""
      import Combine

      extension LibraryViewModel: Injectable { typealias Router = AppRouter }

      final class LibraryViewModel: ObservableObject {
        @Published var shelf: Shelf
        @Published var titles: [String] = []
        private let collection: BookCollection
        private var kept: Set<AnyCancellable> = .init()

        init(shelf: Shelf, collection: BookCollection = .shared) {
          self.shelf = shelf
          self.collection = collection
          Publishers.CombineLatest(collection.$books, collection.$lent)
            .sink { [weak self] (books, lent) in self?.titles = books.filter { !lent.contains($0) } }
            .store(in: &kept)
          $titles.dropFirst().sink { print("on shelf \(shelf.id):", $0) }.store(in: &kept)
        }
      }

      protocol Settable {}
      extension Settable {
        func setting<T>(_ path: WritableKeyPath<Self, T>, to value: T) -> Self {
          var copy = self
          copy[keyPath: path] = value
          return copy
        }
      }
      struct Size { var width = 1 }
      struct Box: Settable {
        var name = "small"
        var size = Size()
      }
      let box = Box()
      print(box.setting(\.name, to: "large").name, box.setting(\.size.width, to: 7).size.width, box.name)
      var counted = box
      counted[keyPath: \.size.width] += 4
      print(counted.size.width)
      """#
    let outcome = PastedOutcome(
      code,
      drive: #"""
        BookCollection.shared.$books.send(["Emma", "Dune"])
        BookCollection.shared.$lent.send(["Dune"])
        """#)
    #expect(outcome.failures.isEmpty)
    #expect(
      outcome.logs == [
        #"0s  large 7 small"#,
        #"0s  5"#,
        #"0s  on shelf shelf.id: ["Emma"]"#,
      ])
  }

  @Test func `Results of calls of the app have values that fit, and properties of its classes stand beside methods`() {
    let code = #"""
      import RxSwift
      import RxCocoa

      final class ListController: UITableViewController {
        @IBOutlet var refreshButton: UIButton?
        let catalogs = Catalog.allCatalogs()
        let bag = DisposeBag()
        let padding: CGFloat = 1 / UIScreen.main.scale

        override func viewDidLoad() {
          for index in 0..<self.catalogs.count { print(index) }
          self.tableView.rowHeight = padding
          tableView.register(Cell.self, forCellReuseIdentifier: "cell")
          if !ProcessInfo().isOperatingSystemAtLeast(version) { print("old") }
          self.refreshButton!.rx.tap.map(to: 1).scan(0, accumulator: +).map { count in
            count > 1 ? .tooMany(count) : .loadError("offline")
          }
          .subscribe(onNext: { (state: State) in print(state) }).disposed(by: bag)
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { catalogs.count }
      }
      """#
    let outcome = PastedOutcome(
      code,
      drive: #"""
        refreshButton.tap()
        wait(1s)
        refreshButton.tap()
        """#)
    #expect(outcome.failures.isEmpty)
    #expect(
      outcome.logs == [
        #"0s  → tableView.rowHeight = 1"#,
        #"0s  → tableView.register("Cell", forCellReuseIdentifier: "cell")"#,
        #"0s  → isOperatingSystemAtLeast(version)"#,
        #"0s  old"#,
        #"0s  loadError("offline")"#,
        #"1s  tooMany(2)"#,
      ])
  }

  @Test func `A closure changes the parameters that it assigns to`() {
    let code = #"""
      import ReactiveSwift

      func reduce(_ events: [String], with change: (inout String, String) -> Void) -> String {
        var state = "-"
        for event in events { change(&state, event) }
        return state
      }
      print(reduce(["a", "b"], with: { (state, event) in state += event }))
      print(reduce(["a", "b"]) { $0 = $1 + $0 })

      struct Store {
        let change: (inout Int, Int) -> Void
        func run() {
          var total = 1
          for number in [2, 3] { change(&total, number) }
          print(total)
        }
      }
      Store(change: { total, number in total *= number }).run()

      extension SignalProducer where Error == Never {
        func printing() -> SignalProducer<Never, Never> {
          SignalProducer<Never, Never> { observer, lifetime in
            lifetime += self.startWithValues { value in print(value) }
            lifetime += AnyDisposable { print("ended") }
          }
        }
      }
      let printed = SignalProducer([1, 2]).printing().start()
      printed.dispose()

      let name = MutableProperty("")
      name.producer.startWithValues { print("name", $0) }
      name
        <~ SignalProducer(["Ann", "Bob"])
          .map { $0 + "!" }
      func read(_ json: JSON) throws -> [String] { try json <|| "items" }
      """#
    let outcome = PastedOutcome(code)
    #expect(outcome.failures.isEmpty)
    #expect(
      outcome.logs == [
        #"0s  -ab"#,
        #"0s  ba-"#,
        #"0s  6"#,
        #"0s  1"#,
        #"0s  2"#,
        #"0s  ended"#,
        #"0s  name "#,
        #"0s  name Ann!"#,
        #"0s  name Bob!"#,
      ])
  }

  @Test func `Each example of a specification runs with what stands around it`() {
    let code = #"""
      import Nimble
      import Quick
      import ReactiveSwift

      class ScanSpec: QuickSpec {
        override func spec() {
          describe("scan") {
            var numbers: MutableProperty<Int>!
            var received: [Int] = []
            beforeEach {
              numbers = MutableProperty(1)
              received = []
              numbers.producer.scan(0, +).startWithValues { received.append($0) }
            }
            it("adds up") {
              numbers.value = 2
              expect(received).to(equal([1, 3]))
              expect(received.count) == 2
              expect(received.count) != 3
              expect(received.count) < 2
              expect(received.last) != 3
              expect(received.last).to(beGreaterThan(5))
            }
            context("with a timer") {
              it("waits for what is to come") {
                var isOver = false
                SignalProducer<Int, Never>.timer(interval: .milliseconds(300), on: QueueScheduler.main)
                  .startWithValues { _ in isOver = true }
                expect(isOver).to(beFalse())
                expect(isOver).toEventually(beTrue())
                expect(received).toNot(beEmpty())
                expect(received).to(contain(1))
                expect { try failing() }.to(throwError())
              }
            }
          }
        }
      }

      struct Failure: Error {}
      func failing() throws -> Int { throw Failure() }
      """#
    let outcome = PastedOutcome(code)
    #expect(
      outcome.failures == [
        "code.swift:20:9: expected to be less than <2>, got <2>", "code.swift:21:9: expected to not equal <3>, got <3>",
        "code.swift:22:9: expected to be greater than <5>, got <3>",
      ])
    #expect(
      outcome.logs == [
        #"0s  --- ScanSpec, scan, adds up ---"#,
        #"0s  ✗ ScanSpec, scan, adds up"#,
        #"0s  --- ScanSpec, scan, with a timer, waits for what is to come ---"#,
        #"300ms  ✓ ScanSpec, scan, with a timer, waits for what is to come"#,
      ])
  }

  @Test func `An operator of the code binds as its group says, before, after or between values`() {
    let code = #"""
      import RxSwift
      precedencegroup Power { higherThan: MultiplicationPrecedence associativity: right }
      precedencegroup Pipe { lowerThan: AdditionPrecedence associativity: left }
      infix operator **: Power
      infix operator |>: Pipe
      infix operator ?=: AssignmentPrecedence
      infix operator <+>: AdditionPrecedence
      prefix operator √
      postfix operator °
      func ** (base: Double, exponent: Double) -> Double { pow(base, exponent) }
      func |> <A, B>(value: A, transform: (A) -> B) -> B { transform(value) }
      func <+> (a: Int, b: Int) -> Int { a * 10 + b }
      prefix func √ (x: Double) -> Double { x.squareRoot() }
      postfix func ° (x: Double) -> Double { x * 2 }
      print(2.0 ** 3.0 ** 2.0, 2.0 * 3.0 ** 2.0)
      print(1 + 2 |> { $0 * 10 })
      print(√16.0 + 1, 5.0° + 1)
      print(2 * 3 <+> 4 == 64)
      struct V { var x: Int; static prefix func - (v: V) -> V { V(x: -v.x) }; static func - (a: V, b: V) -> V { V(x: a.x - b.x) } }
      print((-V(x: 3)).x, (V(x: 3) - V(x: 1)).x)
      Observable.of(1.0, 4.0).map { √$0 }.subscribe(onNext: { print($0) })
      """#
    let outcome = PastedOutcome(code)
    #expect(outcome.failures.isEmpty)
    #expect(
      outcome.logs == [
        "0s  512.0 18.0", "0s  30", "0s  5.0 11.0", "0s  true", "0s  -3 2", "0s  1.0", "0s  2.0",
      ])
  }
}
