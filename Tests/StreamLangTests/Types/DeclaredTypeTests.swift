import Testing

@testable import StreamLang

/// Types that code declares, as Swift has them.
@Suite struct DeclaredTypeTests {
  private func logs(_ code: String) -> [String] {
    let outcome = PastedOutcome("import RxSwift\n" + code)
    return outcome.failures + outcome.logs.map { String($0.dropFirst("0s  ".count)) }
  }

  @Test func `A structure is copied when it is given away`() {
    #expect(
      logs(
        """
        struct User: Equatable { let name: String; var age = 3; mutating func birthday() { age += 1 } }
        var ann = User(name: "Ann")
        let before = ann
        ann.birthday()
        print(ann, before, ann == before)
        """) == [#"User(name: "Ann", age: 4) User(name: "Ann", age: 3) false"#])
  }

  @Test func `A structure inside another one is copied with it`() {
    #expect(
      logs(
        """
        struct Point { var x = 0 }
        struct Line { var from = Point(), to = Point() }
        var line = Line()
        let copy = line
        line.from.x = 5
        print(line.from.x, copy.from.x)
        """) == ["5 0"])
  }

  @Test func `An object is the same for all its names`() {
    #expect(
      logs(
        """
        class Counter { var count = 0; func add(_ n: Int) { count += n } }
        let a = Counter()
        let b = a
        b.add(2)
        print(a.count)
        """) == ["2"])
  }

  @Test func `An overridden method calls that of the class above`() {
    #expect(
      logs(
        """
        class Base { let name: String; init(name: String) { self.name = name }; func hello() -> String { "I am \\(name)" } }
        class Loud: Base { override func hello() -> String { super.hello() + "!" } }
        print(Loud(name: "Bo").hello())
        """) == ["I am Bo!"])
  }

  @Test func `Observers of a property run when it changes, and not in the initializer`() {
    #expect(
      logs(
        """
        class Score {
          var points = 0 { willSet { print("will be", newValue) } didSet { print("was", oldValue) } }
          init() { points = 7 }
        }
        Score().points = 9
        """) == ["will be 9", "was 7"])
  }

  @Test func `A case has its values, its raw value and its methods`() {
    #expect(
      logs(
        """
        enum Suit: String, CaseIterable { case hearts, spades = "S"; var isRed: Bool { self == .hearts } }
        enum Load { case idle, done(items: [Int]), failed(String) }
        print(Suit.allCases.map { $0.rawValue }, Suit.spades.isRed, Suit(rawValue: "S") == .spades)
        let load = Load.done(items: [1, 2])
        if case .done(let items) = load { print(items.count) }
        print(load, [Load.idle])
        """) == [#"["hearts", "S"] false true"#, "2", "done(items: [1, 2]) [Load.idle]"])
  }

  @Test func `A protocol gives its defaults to the types that conform to it`() {
    #expect(
      logs(
        """
        protocol Named { var name: String { get } }
        extension Named { func hello() -> String { "hello " + name } }
        struct Cat: Named { let name: String }
        print(Cat(name: "Tom").hello())
        """) == ["hello Tom"])
  }

  @Test func `An initializer that fails gives nil`() {
    #expect(
      logs(
        """
        struct Even { let n: Int; init?(_ n: Int) { guard n % 2 == 0 else { return nil }; self.n = n } }
        print(Even(3) == nil, Even(4)?.n ?? 0)
        """) == ["true 4"])
  }

  @Test func `A type has static members, and types inside it`() {
    #expect(
      logs(
        """
        class Store {
          static let shared = Store()
          enum Kind { case local, remote }
          struct Item { let kind: Kind }
          var items: [Item] = []
          func add() { items.append(Item(kind: .remote)) }
        }
        Store.shared.add()
        print(Store.shared.items)
        """) == ["[Store.Item(kind: Store.Kind.remote)]"])
  }

  @Test func `A subscript reads and sets an element`() {
    #expect(
      logs(
        """
        struct Grid {
          private var cells = [1, 2, 3]
          subscript(index: Int) -> Int { get { cells[index] } set { cells[index] = newValue } }
        }
        var grid = Grid()
        let before = grid
        grid[1] += 5
        print(grid[1], before[1])
        """) == ["7 2"])
  }

  @Test func `An object that is left at the end of a script runs no deinitializer`() {
    #expect(logs("class Session { deinit { print(\"ended\") } }\nlet session = Session()\nprint(1)") == ["1"])
  }

  @Test func `A class ends with its last reference`() {
    #expect(
      logs(
        """
        class Session { deinit { print("ended") } }
        var session: Session? = Session()
        print("one")
        session = nil
        print("two")
        """) == ["one", "ended", "two"])
  }

  @Test func `Types that can be compared are sorted by their operator`() {
    #expect(
      logs(
        """
        struct Version: Comparable { let n: Int; static func < (a: Version, b: Version) -> Bool { a.n < b.n } }
        print(Version(n: 1) < Version(n: 2), Version(n: 1) >= Version(n: 2))
        """) == ["true false"])
  }

  @Test func `Streams have the members of extensions, whose names may be those of operators`() {
    #expect(
      logs(
        """
        extension ObservableType where Element == Int {
          func evens() -> Observable<Int> { filter { $0 % 2 == 0 }.asObservable() }
        }
        Observable.of(1, 2, 3, 4).evens().subscribe(onNext: { print($0) })
        """) == ["2", "4"])
  }

  @Test func `A mistake in a member has its place, and the other members are read`() {
    let outcome = PastedOutcome(
      "import RxSwift\nclass Cart {\n  let = 3\n  func send() { PublishSubject<Int>().onNxt(1) }\n}\nlet cart = Cart()")
    #expect(
      outcome.failures == [
        "code.swift:3:7: expected a name after 'let', but found '='",
        "code.swift:4:39: PublishSubject has no 'onNxt'; did you mean 'onNext'?",
      ])
  }
}
