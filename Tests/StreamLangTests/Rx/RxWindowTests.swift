import Testing

@testable import StreamLang

/// Buffers and windows: one mechanism, a buffer being a window that is collected.
@Suite("RxJS: buffers and windows")
struct RxWindowTests {
  /// Windows flattened, with marks where they begin and end.
  private func marked(_ window: String) -> String {
    #"hot("-ab-c-d--|").\#(window).mergeMap { w in w.startWith("<").endWith(">") }"#
  }

  private func collected(_ buffer: String) -> String {
    #"hot("-ab-c-d--|").\#(buffer).map { b in b.joined("") }"#
  }

  @Test("buffer and window are cut by a stream")
  func byStream() {
    checkRx(collected(#"buffer(cold("---x-x"))"#), is: #""---x-y---[z|]", x: "ab", y: "c", z: "d""#)
    checkRx(marked(#"window(cold("---x-x"))"#), is: "<ab[><]c[><]d--[>|]")
    checkRx(#"cold("-a-#").buffer(cold("-----x"))"#, is: "---#")
    checkRx(#"cold("-a---b-|").buffer(cold("--x#"))"#, is: #""--x#", x: ["a"]"#)
  }

  @Test("bufferCount opens with a value, windowCount before it")
  func byCount() {
    checkRx(collected("bufferCount(2)"), is: #""--x---y--|", x: "ab", y: "cd""#)
    checkRx(collected("bufferCount(3)"), is: #""----x----[y|]", x: "abc", y: "d""#)
    checkRx(marked("windowCount(2)"), is: "<a[b><]-c-[d><]--[>|]")
    checkRx(collected("bufferCount(2, 1)"), is: #""--x-y-z--[w|]", x: "ab", y: "bc", z: "cd", w: "d""#)
    checkRx(collected("bufferCount(1, 2)"), is: #""-x--y----|", x: "a", y: "c""#)
    checkRx("EMPTY.bufferCount(2)", is: "|")
    checkRx("EMPTY.windowCount(2).count()", is: #""[x|]", x: 1"#)
  }

  @Test("bufferTime and windowTime go by the clock, also when nothing comes")
  func byTime() {
    checkRx(collected("bufferTime(300ms)"), is: #""---x--y--[zw|]", x: "ab", y: "c", z: "d", w: """#)
    checkRx(#"cold("-----|").bufferTime(200ms)"#, is: #""--e-e[e|]", e: []"#)
    checkRx(collected("bufferTime(500ms, nil, 2)"), is: #""--x---y--[z|]", x: "ab", y: "cd", z: """#)
    checkRx(collected("bufferTime(200ms, 400ms)"), is: #""--x---y--[z|]", x: "a", y: "c", z: """#)
    checkRx(marked("windowTime(400ms)"), is: "<ab-[><c]-d-[><][>|]")
  }

  @Test("bufferToggle and windowToggle are opened by one stream and closed by others")
  func byToggle() {
    checkRx(collected(#"bufferToggle(cold("o----o")) { timer(300ms) }"#), is: #""---x----y|", x: "ab", y: "d""#)
    checkRx(marked(#"windowToggle(cold("o----o")) { timer(300ms) }"#), is: "<ab>-<d->|")
    checkRx(collected("bufferToggle(of(1)) { EMPTY }"), is: #""---------[x|]", x: "abcd""#)
  }

  @Test("bufferWhen asks for the end of each; a window ends also when its stream completes")
  func byClosing() {
    checkRx(collected("bufferWhen { timer(500ms) }"), is: #""-----x---[y|]", x: "abc", y: "d""#)
    checkRx(collected(#"bufferWhen { cold("---|") }"#), is: #""---------[x|]", x: "abcd""#)
    checkRx(marked(#"windowWhen { cold("-----|") }"#), is: "<ab-c[><]d--[>|]")
  }

  @Test("Windows hear the error of the source, buffers are lost with it")
  func errors() {
    checkRx(#"cold("a-#").windowCount(3).mergeMap { w in w.catchError { of("lost") } }"#, is: #""a-[l#]", l: "lost""#)
    checkRx(#"cold("a-#").bufferCount(3)"#, is: "--#")
  }

  @Test("Who comes to the last window after the end of window() comes too late")
  func lateListener() {
    let late = ".concatMap { w in timer(200ms).mergeMap { w } }"
    checkRx(#"cold("a|").windowCount(3)\#(late)"#, is: "--|")
    check(
      #"cold("a|").window(never())\#(late).catchError { e in of(e.message) }"#,
      is: #""--[e|]", e: "object unsubscribed""#)
  }
}
