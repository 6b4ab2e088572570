import Testing

@testable import StreamLang

/// One subscription of a source for several.
@Suite("RxJS: sharing")
struct RxSharingTests {
  /// Logs every subscription of the source.
  private let source = #"let source = defer { log("run"); cold("a-b-|") }"#

  @Test("share runs the source once for all who are there, and anew after its end")
  func share() {
    checkRx("merge(s, s)", is: "[aa]-[bb]-|", given: "\(source)\nlet s = source.share()")
    checkRx("concat(s, s)", is: "a-b-a-b-|", given: "\(source)\nlet s = source.share()")
    check("\(source)\nlet s = source.share()\nmerge(s, s)", logs: "run")
    check("\(source)\nlet s = source.share()\nconcat(s, s)", logs: "run", "run")
    check("\(source)\nlet s = source.share()\nconcat(s.take(1), s)", logs: "run", "run")
  }

  @Test("share begins anew when it is told to: at once, never, or when a stream sends")
  func resets() {
    checkRx("concat(s, s)", is: "a-b-|", given: "\(source)\nlet s = source.share(resetOnComplete: false)")
    checkRx("concat(s.take(1), s)", is: "a-b-|", given: "\(source)\nlet s = source.share(resetOnRefCountZero: false)")
    checkRx(
      "concat(s.take(1), s)", is: "a-b-|",
      given: "\(source)\nlet s = source.share(resetOnRefCountZero: { timer(100ms) })")
    checkRx("s.retry(1)", is: "a#", given: #"let s = cold("a#").share(resetOnError: false)"#)
    checkRx("s.retry(1)", is: "aa#", given: #"let s = cold("a#").share()"#)
  }

  @Test("shareReplay tells what was, also after completion; by itself it does not let go of the source")
  func shareReplay() {
    let replayed = "\(source)\nlet s = source.shareReplay(1)"
    checkRx(#"merge(s, cold("---x|").concatMap { s })"#, is: "a-bb|", given: replayed)
    checkRx(#"merge(s, cold("-----x|").concatMap { s })"#, is: "a-b--b|", given: replayed)
    checkRx(
      #"merge(s, cold("---x|").concatMap { s })"#, is: "a-bb|",
      given: "\(source)\nlet s = source.shareReplay(windowTime: 150ms)")
    check("\(replayed)\nconcat(s.take(1), s)", logs: "run")
    check(
      "\(source)\nlet s = source.shareReplay(bufferSize: 1, refCount: true)\nconcat(s.take(1), s)", logs: "run", "run")
  }

  @Test("publish and its kind with refCount: after the end there is nothing, or what is remembered")
  func refCount() {
    func published(_ kind: String) -> String { "\(source)\nlet p = source.\(kind).refCount()" }
    checkRx("merge(p, p)", is: "[aa]-[bb]-|", given: published("publish()"))
    checkRx("p.repeat(3)", is: "a-b-|", given: published("publish()"))
    checkRx("p.repeat(3)", is: "a-b-[bb|]", given: published("publishReplay(1)"))
    checkRx("p", is: "[za]-b-|", given: published(#"publishBehavior("z")"#))
    checkRx("p.repeat(2)", is: "----[bb|]", given: published("publishLast()"))
    checkRx("concat(p.take(1), p)", is: "[aa]-b-|", given: published("publish()"))
  }

  @Test("A connection that was let go of can be made again; RAC's cannot")
  func reconnecting() {
    func script(_ publish: String) -> String {
      """
      let p = interval(100ms).take(2).\(publish)
      p.subscribe { log($0) }
      let connection = p.connect()
      wait(150ms)
      connection.dispose()
      p.connect()
      """
    }
    check(script("rxjs.publish()"), logsAt: "100ms  0", "250ms  0", "350ms  1")
    check(script("publish()"), logsAt: "100ms  0")
  }

  @Test("connect, or publish with a closure, shares within the closure")
  func connect() {
    checkRx("source.connect { s in merge(s, s) }", is: "[aa]-[bb]-|", given: source)
    checkRx("source.publish { s in merge(s, s.delay(100ms)) }", is: "aabb|", given: source)
    check("\(source)\nsource.connect { s in merge(s, s) }", logs: "run")
  }
}
