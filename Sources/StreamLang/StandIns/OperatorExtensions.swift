import Streams

/// Operators of RxSwiftExt, RxOptional and CombineExt, which many apps use or declare themselves, in Swift.
///
/// The methods that code calls and does not declare are declared with it, as an extension of the app.
enum OperatorExtensions {
  /// The extension with the methods that are called, or nil if none is.
  ///
  /// - Parameters:
  ///   - calls: The first label of the calls of each member, empty where there is none, and a dot before a case.
  ///   - declared: The names that the code declares.
  static func text(for dialect: Dialect, _ calls: [String: Set<String>], declared: Set<String>) -> String? {
    guard let (type, lines) = texts[dialect.name] else { return nil }
    let used = methods(in: lines).filter { method in
      let head = method.dropFirst("func ".count)
      let name = String(head.prefix { $0 != "(" })
      guard let labels = calls[name], !declared.contains(name) else { return false }
      let first = head.drop { $0 != "(" }.dropFirst().prefix { $0 != " " && $0 != ":" && $0 != ")" }
      // A call of an operator of the library is that operator, unless it is given a case.
      let isOperator = Catalogue.spelledMeanings(of: name, in: dialect).contains { $0.dialect == dialect }
      return labels.contains(first == "_" ? isOperator ? "." : "" : String(first))
    }
    return used.isEmpty ? nil : "extension \(type) {\n\(used.joined(separator: "\n"))\n}"
  }

  /// The methods of a text. The line of each begins with `func`.
  private static func methods(in text: String) -> [String] {
    var methods: [String] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("func ") { methods.append(String(line)) } else { methods[methods.count - 1] += "\n" + line }
    }
    return methods
  }

  private static let texts: [String: (type: String, lines: String)] = [
    Dialect.rxswift.name: ("ObservableType", common + rxswift), Dialect.combine.name: ("Publisher", common + combine),
  ]

  private static let common = #"""
    func unwrap() { compactMap { $0 } }
    func not() { map { !$0 } }
    func mapTo(_ value: Any) { map { _ in value } }
    func mapToVoid() { map { _ in () } }
    func mapMany(_ transform: Any) { map { $0.map(transform) } }
    func nwise(_ size: Int) { scan([]) { window, next in Array((window + [next]).suffix(size)) }.filter { $0.count == size } }
    func pairwise() { scan([]) { window, next in Array((window + [next]).suffix(2)) }.filter { $0.count == 2 }.map { ($0[0], $0[1]) } }
    func elements() { compactMap { $0.element } }
    func errors() { compactMap { $0.error } }
    func apply(_ transform: Any) { transform(self) }

    """#

  private static let rxswift = #"""
    func filterNil() { compactMap { $0 } }
    func replaceNilWith(_ value: Any) { map { $0 ?? value } }
    func filterEmpty() { filter { !$0.isEmpty } }
    func mapReplace(with value: Any) { map { _ in value } }
    func map(at path: Any) { map(path) }
    func map(to value: Any) { map { _ in value } }
    func ignore(_ values: Any...) { filter { !values.contains($0) } }
    func ignoreWhen(_ predicate: Any) { filter { !predicate($0) } }
    func ignoreErrors() { retry() }
    func catchErrorJustComplete() { catchError { _ in Observable.empty() } }
    func asDriverOnErrorJustComplete() { asDriver(onErrorDriveWith: Driver.empty()) }
    func filterMap(_ transform: Any) { compactMap { value in switch transform(value) { case .map(let made): return made; default: return nil } } }
    func and() { take(until: { !$0 }, behavior: .inclusive).toArray().filter { !$0.isEmpty }.map { $0.allSatisfy { $0 } } }
    func count(_ predicate: Any = { _ in true }) { filter(predicate).toArray().map { $0.count } }
    func toSortedArray(by order: Any) { toArray().map { $0.sorted(by: order) } }
    func toSortedArray(ascending: Bool) { toArray().map { ascending ? $0.sorted() : $0.sorted().reversed() } }
    func pausable(_ pauser: Any) { withLatestFrom(pauser) { ($0, $1) }.filter { $0.1 }.map { $0.0 } }
    func bufferWithTrigger(_ trigger: Any) { self.rxjs.buffer(trigger) }
    func merge(with other: Any) { Observable.merge(other is Array<Any> ? [self] + other : [self, other]) }
    func zip(with other: Any, resultSelector combine: Any) { Observable.zip(self, other, resultSelector: combine) }
    func partition(_ predicate: Any) { let all = share(); return (all.filter(predicate), all.filter { !predicate($0) }) }
    func retry(_ behavior: Any, scheduler: Any = MainScheduler.instance, shouldRetry: Any = { _ in true }) {
      if behavior is Int { return self.rxjs.retry(behavior - 1) }
      var attempts = 1
      var delay = { _ in 0.0 }
      switch behavior {
      case .immediate(let count): attempts = count
      case .delayed(let count, let time): attempts = count; delay = { _ in time }
      case .exponentialDelayed(let count, let initial, let multiplier):
        attempts = count
        delay = { initial * pow(1.0 + multiplier, Double($0 - 1)) }
      case .customTimerDelayed(let count, let calculator): attempts = count; delay = calculator
      default: break
      }
      return retry(when: { errors in
        errors.enumerated().flatMap { index, error in
          index + 1 < attempts && shouldRetry(error)
            ? Observable.timer(delay(index + 1), scheduler: MainScheduler.instance) : Observable.error(error)
        }
      })
    }

    """#

  private static let combine = #"""
    func dwrap() { compactMap { $0 } }
    func toggle() { map { !$0 } }
    func filterMany(_ predicate: Any) { map { $0.filter(predicate) } }
    func withLatestFrom(_ one: Any, _ two: Any = nil, _ three: Any = nil, resultSelector: Any = nil) {
      let others = [one, two, three].filter { $0 is Publisher }
      let select = [two, three, resultSelector].first { $0 != nil && !($0 is Publisher) } ?? { $1 }
      let all = others.count == 1 ? one : others.count == 2 ? one.combineLatest(two) : one.combineLatest(two, three)
      let latest = all.rxswift.share(replay: 1)
      return latest.prefix(1).flatMap { _ in self.rxswift.withLatestFrom(latest, resultSelector: select) }
    }
    func flatMapLatest(_ transform: Any) { map(transform).switchToLatest() }
    func amb(_ other: Any) { self.rxswift.amb(other) }
    func materialize() { self.rxswift.materialize() }
    func dematerialize() { self.rxswift.dematerialize() }
    func values() { compactMap { $0.element } }
    func failures() { compactMap { $0.error } }
    func partition(_ predicate: Any) { (filter(predicate), filter { !predicate($0) }) }
    func removeAllDuplicates() { self.rxjs.distinct() }
    func share(replay count: Int) { self.rxswift.share(replay: count) }
    func prefix(duration: Any) { self.rxswift.take(for: duration) }
    func ignoreFailure() { self.catch { _ in Empty() } }
    func mapToResult() { map { .success($0) }.catch { Just(.failure($0)) } }
    func enumerated() { self.rxswift.enumerated() }
    func zip(with others: Any) { zip(others) }

    """#
}
