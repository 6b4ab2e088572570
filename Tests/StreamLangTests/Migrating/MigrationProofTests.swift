import Foundation
import Marbles
import Testing

@testable import StreamLang

/// Two texts that are run with the same drive under all rules for one instant.
@Suite struct MigrationProofTests {
  private func proof(_ one: String, _ two: String, drive: String = "") -> MigrationProof {
    func side(_ code: String) -> MigrationProof.Side {
      let text = SourceText(name: "code.swift", text: code)
      return MigrationProof.Side(
        drive.isEmpty ? text : SourceText(joining: [text, SourceText(name: "code.drive", text: drive)]), .swift)
    }
    return MigrationProof(of: side(one), against: side(two), settings: Settings())
  }

  private let rxDebounce = """
    import RxSwift
    let bag = DisposeBag()
    let query = PublishSubject<String>()
    query.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
      .subscribe(onNext: { print($0) }).disposed(by: bag)
    """
  private let combineDebounce = """
    import Combine
    var bag = Set<AnyCancellable>()
    let query = PassthroughSubject<String, Never>()
    query.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .sink { print($0) }.store(in: &bag)
    """

  @Test func `Two texts that do the same have the same events under every rule`() {
    let proof = proof(rxDebounce, combineDebounce, drive: "query.send(\"a\")\nwait(1s)\nquery.send(\"b\")")
    #expect(proof.verdict == .same)
    #expect(proof.sentence == "same in 5 runs: 2 events, 2 printed lines")
    #expect(proof.picture == nil)
  }

  @Test func `The first difference is told with its instant and with a picture of both`() throws {
    let proof = proof(
      rxDebounce, combineDebounce, drive: "query.send(\"a\")\nwait(1s)\nquery.send(\"b\")\nquery.onCompleted()")
    #expect(proof.verdict == .differs)
    #expect(proof.sentence == "differs at 1s: Combine completes, RxSwift sends b and completes")
    #expect(proof.instant == 1_000_000_000)
    let picture = try #require(proof.picture)
    #expect(picture.lanes.map { $0.name } == ["query", "RxSwift", "Combine"])
    #expect(picture.differing == [1_000_000_000])
  }

  @Test func `Cancelled requests are counted, and one that is not cancelled is a difference`() {
    let latest = """
      import RxSwift
      let bag = DisposeBag()
      let query = PublishSubject<String>()
      query.flatMapLatest { _ in api.search().map { _ in "found" } }
        .subscribe(onNext: { print($0) }).disposed(by: bag)
      """
    let switched = """
      import Combine
      var bag = Set<AnyCancellable>()
      let query = PassthroughSubject<String, Never>()
      query.map { _ in api.search().map { _ in "found" } }.switchToLatest()
        .sink { print($0) }.store(in: &bag)
      """
    let drive = "query.send(\"a\")\nwait(300ms)\nquery.send(\"b\")\nwait(2s)"
    #expect(
      proof(latest, switched, drive: drive).sentence
        == "same in 5 runs: 1 event, 1 printed line, 2 requests, 1 request cancelled")
    let merged = switched.replacingOccurrences(of: "query.map", with: "query.flatMap")
      .replacingOccurrences(of: ".switchToLatest()", with: "")
    #expect(
      proof(latest, merged, drive: drive).sentence
        == "differs at 300ms: Combine begins a request, RxSwift cancels a request and begins a request")
  }

  @Test func `A text that cannot run is told with its first mistake`() {
    let proof = proof(
      rxDebounce, combineDebounce.replacingOccurrences(of: ".sink", with: ".subscribe(onNext: { _ in }).sink"))
    #expect(proof.verdict == .broken)
    #expect(proof.sentence.hasPrefix("Combine's text does not run: 5:14: "))
  }

  @Test func `An operator to which no event came is named, and retry without an error`() {
    let code = """
      import RxSwift
      let bag = DisposeBag()
      let query = PublishSubject<String>()
      query.filter { $0.count > 1 }.flatMapLatest { _ in api.search().delay(.seconds(1), scheduler: MainScheduler.instance) }
        .retry(2).subscribe(onNext: { print($0) }).disposed(by: bag)
      """
    func places(_ names: String...) -> [(name: String, place: Span)] {
      names.compactMap { name in
        guard let range = code.range(of: name) else { return nil }
        let start = code.utf8.distance(from: code.startIndex, to: range.lowerBound)
        return (name, Span(start: start, end: start + name.utf8.count))
      }
    }
    let names = places("filter", "flatMapLatest", "delay", "retry", "subscribe")
    let silent = proof(code, code, drive: "query.send(\"a\")")
    #expect(silent.unreached(names) == ["flatMapLatest", "delay", "retry"])
    let loud = proof(code, code, drive: "query.send(\"ab\")\nwait(3s)")
    #expect(loud.unreached(names) == ["retry"])
  }

  @Test func `A source is no operator to which events come`() {
    let code = "import RxSwift\n_ = Observable.just(1).subscribe(onNext: { print($0) })\n"
    let name = Span(start: 30, end: 34)
    #expect(code.utf8.dropFirst(name.start).prefix(4).elementsEqual("just".utf8))
    #expect(proof(code, code, drive: "wait(1s)").unreached([("just", name)]).isEmpty)
  }
}
