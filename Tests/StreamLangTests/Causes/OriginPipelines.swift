import FuzzTargets

/// Makes pipelines whose sources all send different numbers and whose operators only keep them: a number in a result
/// identifies the value and the source that it came from.
struct OriginPipelines {
  private var random: SeededRandom
  private var sources = 0
  /// Whether operators of the whole catalogue stand among those that keep numbers.
  private let hasCatalogue: Bool
  /// The operators of the catalogue that the last script calls.
  var called: [String] = []

  init(seed: UInt64, hasCatalogue: Bool = false) {
    random = SeededRandom(state: seed &* 69_621 &+ 5)
    self.hasCatalogue = hasCatalogue
  }

  /// A script whose last line is a stream. It has a variable `a` that the last line may use several times.
  mutating func script() -> String {
    sources = 0
    called = []
    let ties = pick(["", "ties(\"fifo\")\n", "ties(\"sources-first\")\n"])
    let shared = "let a = \(stream(1))\(pick(["", ".share()", ".replayLast()", ".rxjs.shareReplay(2)"]))"
    return "\(ties)\(shared)\n\(stream(2, last: true))"
  }

  private mutating func source(mayBeShared: Bool) -> String {
    if mayBeShared, number(0...5) == 0 { return "a" }
    sources += 1
    let base = sources * 1_000
    switch number(0...7) {
    case 0: return "from([\(base), \(base + 1), \(base + 2)])"
    case 1: return "interval(\(period())).take(\(number(1...5))).map { $0 + \(base) }"
    case 2: return "timer(\(period())).map { $0 + \(base) }"
    case 3: return "cold(\"-0-1(23)-\(pick(["|", "#", ""]))\", numbers: true).map { $0 + \(base) }"
    case 4:
      return
        "signal { send(\(base)); wait(\(period())); send(\(base + 1)); \(pick(["complete()", "sendError(\"e\")"])) }"
    case 5: return "just(\(base))"
    case 6: return "hot(\"-0-1-2-3-|\", numbers: true).map { $0 + \(base) }"
    default: return "interval(\(period())).take(4).map { $0 + \(base) }"
    }
  }

  private mutating func stream(_ depth: Int, last: Bool = false) -> String {
    var text = source(mayBeShared: last)
    for _ in 0..<number(last ? 1...3 : 0...2) { text += call(depth, last) }
    return text
  }

  mutating func other(_ depth: Int, _ last: Bool) -> String {
    depth > 0 ? stream(depth - 1, last: last) : source(mayBeShared: last)
  }

  private mutating func call(_ depth: Int, _ last: Bool) -> String {
    if hasCatalogue, number(0...1) == 0 { return catalogueCall(depth, last) }
    let family = number(0...5)
    let template: String
    switch family {
    case 0: template = pick(Self.joining)
    case 1: template = pick(Self.flattening)
    case 2: template = pick(Self.timing)
    case 3: template = pick(Self.collecting)
    case 4: template = pick(Self.filtering)
    default: template = pick(Self.ending)
    }
    var text = ""
    for part in template.split(separator: "@", omittingEmptySubsequences: false).enumerated() {
      text += (part.offset > 0 ? other(depth, last) : "") + part.element
    }
    while let place = text.firstIndex(of: "%") { text.replaceSubrange(place...place, with: period()) }
    while let place = text.firstIndex(of: "~") { text.replaceSubrange(place...place, with: String(number(1...3))) }
    return text
  }

  private static let joining = [
    ".merge(@)", ".concat(@)", ".zip(@)", ".combineLatest(@)", ".withLatestFrom(@)", ".sample(@)", ".race(@)",
    ".rxjs.zipWith(@)", ".rxjs.combineLatestWith(@)", ".rxjs.withLatestFrom(@)", ".rxjs.sample(@)",
    ".rxjs.mergeWith(@)",
    ".rxjs.concatWith(@)", ".rxjs.raceWith(@)", ".combine.zip(@)", ".combine.combineLatest(@)",
    ".combine.merge(with: @)",
    ".rxswift.withLatestFrom(@)", ".rxswift.sample(@)", ".rxswift.amb(@)", ".reactiveswift.zip(with: @)",
    ".reactiveswift.combineLatest(with: @)", ".reactiveswift.sample(with: @)", ".reactiveswift.sample(on: @)",
    ".reactiveswift.merge(with: @)", ".startWith(7)", ".rxjs.endWith(8)", ".combine.prepend(6)", ".combine.append(5)",
  ]
  private static let flattening = [
    ".flattenMap { x in @ }", ".map { x in @ }.switchToLatest()", ".map { x in @ }.flatten(~)",
    ".flattenMap { x in just(x) }",
    ".rxjs.mergeMap { x in @ }", ".rxjs.concatMap { x in timer(%).map { n in x } }", ".rxjs.exhaustMap { x in @ }",
    ".rxjs.switchMap { x in interval(%).take(2).map { n in [x, n] } }", ".groupBy { x in 1 }.flatten()",
    ".rxjs.groupBy { x in 1 }.rxjs.mergeAll()", ".rxswift.flatMapLatest { x in @ }", ".rxswift.flatMapFirst { x in @ }",
    ".rxswift.concatMap { x in just(x).delay(%) }", ".combine.flatMap(maxPublishers: .max(~)) { x in @ }",
    ".reactiveswift.flatMap(.latest) { x in @ }", ".reactiveswift.flatMap(.merge) { x in just(x).delay(%) }",
    ".window(@).flatten()", ".rxjs.windowCount(~).rxjs.mergeAll()", ".rxjs.windowTime(%).rxjs.concatAll()",
    ".rxjs.windowToggle(@, { x in timer(%) }).rxjs.mergeAll()",
  ]
  private static let timing = [
    ".throttle(%)", ".delay(%)", ".rxjs.debounceTime(%)", ".rxjs.auditTime(%)", ".rxjs.throttleTime(%)",
    ".rxjs.sampleTime(%)",
    ".rxjs.throttleTime(%, leading: true, trailing: true)", ".rxjs.delayWhen { x in timer(%) }",
    ".rxjs.audit { x in timer(%) }",
    ".rxjs.debounce { x in timer(%) }", ".rxjs.throttle { x in timer(%) }", ".deliverOn(background)",
    ".delaySubscription(%)",
    ".rxswift.debounce(%, scheduler: main)", ".rxswift.throttle(%, latest: true, scheduler: main)",
    ".rxswift.delay(%, scheduler: main)",
    ".combine.debounce(for: %, scheduler: main)", ".combine.throttle(for: %, latest: true)",
    ".combine.delay(for: %, scheduler: main)",
    ".reactiveswift.debounce(%, on: main)", ".reactiveswift.throttle(%, on: main)", ".reactiveswift.delay(%, on: main)",
    ".reactiveswift.observe(on: main)", ".timeout(%)", ".rxjs.timeout(%)",
  ]
  private static let collecting = [
    ".collect()", ".bufferWithTime(%)", ".rxjs.bufferCount(2, ~)", ".rxjs.bufferTime(%)", ".rxjs.buffer(@)",
    ".rxjs.bufferWhen { timer(%) }",
    ".rxjs.bufferToggle(@, { x in timer(%) })", ".rxjs.pairwise()", ".rxjs.toArray()", ".rxjs.scan { a, x in [a, x] }",
    ".rxjs.reduce { a, x in [a, x] }", ".rxswift.buffer(timeSpan: %, count: 2, scheduler: main)", ".combine.collect(2)",
    ".reactiveswift.collect(count: 2)", ".reactiveswift.combinePrevious(4)",
    ".rxjs.mergeScan({ a, x in just([a, x]) }, 9)",
    ".map { [$0, 3] }", ".materialize().dematerialize()",
  ]
  private static let filtering = [
    ".take(~)", ".skip(~)", ".takeLast(~)", ".skipLast(~)", ".distinct()", ".distinctUntilChanged()", ".takeUntil(@)",
    ".skipUntil(@)",
    ".filter { $0 != 1001 }", ".rxjs.first()", ".rxjs.last()", ".rxjs.elementAt(1)", ".rxjs.takeUntil(@)",
    ".rxjs.skipUntil(@)",
    ".rxswift.take(until: @)", ".rxswift.skip(until: @)", ".combine.output(at: 1)", ".combine.first()",
    ".combine.last()",
    ".reactiveswift.take(last: ~)", ".reactiveswift.uniqueValues()", ".reactiveswift.take(until: @)",
    ".takeUntilReplacement(@)",
  ]
  private static let ending = [
    ".retry(1)", ".rxjs.retry(1)", ".catch { e in @ }", ".catchTo(@)", ".repeat().take(4)", ".rxjs.repeat(2)",
    ".rxjs.catchError { e, c in @ }",
    ".rxjs.retry(count: 1, delay: %)", ".rxjs.onErrorResumeNext(@)", ".defaultIfEmpty(2)", ".share()", ".replayLast()",
    ".rxjs.shareReplay(~)", ".rxjs.publish().rxjs.refCount()", ".rxjs.publishReplay(~).rxjs.refCount()",
    ".finally { 1 }",
    ".rxswift.catchAndReturn(4)", ".rxswift.share(replay: 1)", ".combine.replaceError(with: 1)", ".combine.share()",
    ".reactiveswift.flatMapError { e in @ }", ".rxjs.publishLast().rxjs.refCount()", ".rxjs.timeoutWith(%, @)",
  ]

  mutating func period() -> String { pick(["100ms", "150ms", "200ms", "70ms", "300ms"]) }
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[Int.random(in: choices.indices, using: &random)] }
}
