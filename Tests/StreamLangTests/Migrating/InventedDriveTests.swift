import Testing

@testable import StreamLang

/// Drives for code that has none.
@Suite struct InventedDriveTests {
  private func drive(_ code: String) -> [String] {
    let source = SourceText(name: "code.swift", text: code)
    return InventedDrive(for: source, in: .swift, settings: Settings()).text.split(separator: "\n").map(String.init)
  }

  @Test func `Text is typed and buttons are tapped, the last time quickly`() {
    let code = """
      import RxSwift
      import RxCocoa
      let bag = DisposeBag()
      field.rx.text.orEmpty.subscribe(onNext: { print($0) }).disposed(by: bag)
      button.rx.tap.subscribe(onNext: { print("tap") }).disposed(by: bag)
      """
    #expect(
      drive(code) == [
        "code", "wait(500ms)", "field.type(\"swift\", every: 100ms)", "wait(500ms)", "button.tap()", "wait(500ms)",
        "field.enter(\"reactive\")", "wait(500ms)", "button.tap()", "wait(100ms)", "field.type(\"ly\")", "wait(100ms)",
        "field.enter(\"rx\")", "wait(100ms)", "button.tap()", "wait(3s)",
      ])
  }

  @Test func `A subject of the code is sent values of its type, unless the code sends to it`() {
    let code = """
      import Combine
      let numbers = PassthroughSubject<Int, Never>()
      let flags = CurrentValueSubject<Bool, Never>(false)
      let own = PassthroughSubject<Int, Never>()
      let all = numbers.sink { print($0) }
      let some = flags.sink { print($0) }
      let mine = own.sink { print($0) }
      own.send(1)
      """
    #expect(
      drive(code).filter { $0.contains("send") } == [
        "numbers.send(1)", "flags.send(true)", "numbers.send(2)", "flags.send(false)", "numbers.send(2)",
        "flags.send(true)",
      ])
  }

  @Test func `The second answer of a service fails`() throws {
    let code = """
      import RxSwift
      let bag = DisposeBag()
      button.rx.tap.flatMap { api.load() }
        .subscribe(onNext: { print($0) }, onError: { print("error", $0) }).disposed(by: bag)
      """
    let lines = drive(code)
    #expect(lines.contains("api.answers(\"load\") {"))
    let outcome = PastedOutcome(code, drive: lines.joined(separator: "\n"))
    #expect(outcome.failures == [])
    #expect(outcome.logs == ["900ms  load 1", "1.4s  error offline"])
  }

  @Test func `Where the types of values are not known, texts follow if numbers do not fit`() {
    let own = """
      import RxSwift
      let bag = DisposeBag()
      let (words, others) = (PublishSubject<String>(), PublishSubject<String>())
      words.map { $0.count }.subscribe(onNext: { print($0) }).disposed(by: bag)
      others.map { $0.uppercased() }.subscribe(onNext: { print($0) }).disposed(by: bag)
      """
    #expect(drive(own).contains("words.onNext(\"swift\")"))
  }

  @Test func `Published properties are set, notifications are posted, and methods that only the app calls are called`()
  {
    let code = """
      import Combine
      import Foundation

      final class Search: ObservableObject {
        @Published var query = ""
        @Published private(set) var results: [String] = []
        private var bag = Set<AnyCancellable>()

        init() {
          $query.dropFirst().sink { print("query", $0) }.store(in: &bag)
          NotificationCenter.default.publisher(for: .didLogin).sink { _ in print("login") }.store(in: &bag)
        }

        func reload() { print("reload") }
      }
      """
    #expect(
      drive(code) == [
        "code", "wait(500ms)", "self.query = \"s\"", "wait(500ms)", "self.reload()", "wait(500ms)",
        "notify(\"didLogin\")", "wait(500ms)", "self.query = \"swift\"", "wait(500ms)", "notify(\"didLogin\")",
        "wait(100ms)", "self.query = \"reactive\"", "wait(100ms)", "self.reload()", "wait(100ms)",
        "notify(\"didLogin\")", "wait(3s)",
      ])
    let outcome = PastedOutcome(code, drive: drive(code).joined(separator: "\n"))
    #expect(outcome.failures == [])
    #expect(
      outcome.logs == [
        "500ms  query s", "1s  reload", "1.5s  login", "2s  query swift", "2.5s  login", "2.6s  query reactive",
        "2.7s  reload", "2.8s  login",
      ])
  }

  @Test func `Code that moves everything itself needs no drive`() {
    #expect(drive("import Combine\nlet one = Just(1).sink { print($0) }") == [])
  }
}
