import Streams
import Testing

@testable import StreamLang

/// Answers in the words of single operators.
struct `Answers in the words of operators` {
  @Test func `forkJoin joins last values, waits for ends, and ends early without a value`() {
    #expect(
      answer("why(rxjs.forkJoin(interval(100ms).take(3), timer(250ms)))") == [
        "[2,0] at 300ms in result",
        "└─ forkJoin joined the last values, when take(3) completed",
        "   ├─ take          2  at 300ms",
        "   │    take(3), interval(100ms), third tick",
        "   └─ timer(250ms)  0  at 250ms  waited 50ms",
        "        first tick",
      ])
    #expect(
      answer("why(rxjs.forkJoin(interval(100ms).take(3), never()), at: 1s)") == [
        "nothing in result at 1s",
        "└─ forkJoin waited for the end of never()",
        "   never() sent nothing up to 1s",
      ])
    #expect(
      answer("fate(rxjs.forkJoin(interval(100ms).take(3), timer(250ms)), 1)").last
        == "└─ rxjs.forkJoin(…) keeps the last value only; 2 replaced it at 300ms")
    #expect(
      answer("why(rxjs.forkJoin(interval(100ms).take(3), empty()), \"completed\")").last
        == "└─ rxjs.forkJoin(…) completed when empty() did without a value")
  }

  @Test func `A sum whose start each subscription makes is explained at the completion, as every sum is`() {
    let sum = "from([1, 2]).aggregateWithStartFactory({ 10 }) { a, x in a + x }"
    #expect(
      answer("why(\(sum))") == [
        "13 at 0s in result",
        "└─ aggregateWithStartFactory(…) sent it, when from([1, 2]) completed",
        "   aggregateWithStartFactory(…) of 10 at the start, then 1, 2",
        "   the last of them: from([1, 2]), second value",
      ])
    #expect(
      answer("fate(\(sum), 1)").dropFirst().first
        == "└─ aggregateWithStartFactory(…) took it in, and sent 13 at 0s")
  }

  @Test func `An operator that runs its source again tells when its notifier was over`() {
    #expect(
      answer("why(cold(\"-a|\").rxjs.repeatWhen { e in e.delay(100ms).take(1) }, \"completed\")").dropFirst() == [
        "└─ rxjs.repeatWhen { … } completed when cold(\"-a|\") did", "   take(1) had completed at 300ms",
      ])
    let waiting = answer("why(cold(\"-a-|\").rxjs.repeatWhen { e in e.delay(50ms) }, at: 320ms)")
    #expect(waiting.count { $0.contains("delay(50ms)") } == 1, "\(waiting)")
  }

  @Test func `A stream besides the one before the dot ends an operator at once`() {
    #expect(
      answer("why(interval(100ms).takeUntil(interval(250ms).take(0)), \"completed\")").last
        == "└─ takeUntil(…) completed when take(0) did")
  }

  @Test func `A stream that came in the place of one that failed says so, with its values as at its end`() {
    #expect(
      answer("why(cold(\"-a-#\").catchTo(just(\"z\")), \"completed\")").last
        == "└─ just(\"z\") completed, begun at 300ms, when cold(\"-a-#\") failed with 'error'")
    #expect(
      answer("why(cold(\"-a-#\").catchTo(just(\"z\")))").dropFirst().first == "└─ catchTo(just(\"z\")) passed it on")
    #expect(
      answer("why(cold(\"-a-#\").retry(1))").dropFirst().first == "└─ retry(1) let it pass")
  }

  @Test func `The fate of a value for which a stream ran tells when that stream was left`() {
    #expect(
      answer("fate(interval(100ms).take(2).rxjs.switchMap { x in interval(80ms).take(2) }, 0, at: 100ms)").dropFirst()
        == [
          "└─ rxjs.switchMap { … } ran a stream for it, which sent 0 at 180ms, and left it at 200ms, when take(2) sent 1",
          "   it arrived: 0 at 180ms in result",
        ])
  }

  @Test func `An operator that looks for a value says which one decided, and which did not`() {
    for operation in ["any { $0 > 1 }", "rxjs.every { $0 < 2 }"] {
      let stream = "interval(100ms).take(3).\(operation)"
      #expect(answer("why(\(stream))").dropFirst().first == "└─ \(operation) was decided by 2")
      #expect(
        answer("why(\(stream), at: 150ms)") == [
          "nothing in result at 150ms",
          "└─ 0 at 100ms: \(operation) was not decided by it",
          "   interval(100ms): its last was 0 at 100ms, the next is 1 at 200ms",
        ])
    }
  }

  @Test func `Silence tells what became of the last value, and never() says that it sends nothing`() {
    #expect(
      answer("why(interval(100ms).filter { $0 > 2 }.take(1), at: 250ms)") == [
        "nothing in result at 250ms",
        "└─ 1 at 200ms: filter { $0 > 2 } said no",
        "   interval(100ms): its last was 1 at 200ms, the next is 2 at 300ms",
      ])
    #expect(answer("why(never(), \"completed\")").last == "└─ never() sent nothing")
    #expect(
      answer("why(interval(400ms).rxjs.timeout(300ms), at: 100ms)").last
        == "└─ interval(400ms): it had sent nothing yet, it was left at 300ms, when rxjs.timeout(300ms) failed: "
        + "nothing came from 0s to 300ms"
    )
  }

  @Test
  func `An operator that holds the first of several values drops the others, and one that samples waits for a signal`()
  {
    #expect(
      answer("fate(interval(100ms).take(5).combine.throttle(for: 250ms, latest: false), 2)").last
        == "└─ combine.throttle(for: 250ms, …) dropped it, as it held 1 until 350ms")
    #expect(
      answer("why(cold(\"-a-b|\").sample(interval(150ms)), at: 200ms)").dropFirst().first
        == "└─ sample sends only when interval(150ms) does")
    #expect(
      answer("why(cold(\"-a-b|\").withLatestFrom(interval(50ms)), at: 220ms)").dropFirst().first
        == "└─ withLatestFrom sends only when cold(\"-a-b|\") does")
  }

  @Test func `A value that nothing asked for is lost at the end`() {
    #expect(
      answer("fate(interval(100ms).take(2).rxjs.sample(timer(1s)), 1)").dropFirst() == [
        "└─ rxjs.sample(timer(1s)): timer(1s) had sent nothing yet", "   the completion at 200ms dropped it",
      ])
  }

  @Test func `A window and a group are called what they are`() {
    let windows = answer("why(interval(100ms).take(4).rxjs.windowTime(150ms).rxjs.concatAll(), at: 300ms)")
    #expect(
      windows.dropFirst().first
        == "└─ rxjs.concatAll() passed it on from the third window of rxjs.windowTime(150ms), sent at 300ms")
    #expect(
      answer("why(from([1]).rxjs.groupBy { $0 % 2 }.map { g in g.key })").dropFirst().first
        == "└─ map { g in g.key } of a group")
  }

  @Test func `Brackets after a call show only what was written`() {
    #expect(
      answer("why(just(1).reactiveswift.materializeResults(), at: 0s)").dropFirst().first
        == "└─ reactiveswift.materializeResults() of 1")
  }

  @Test func `An array that a notifier asked for when nothing had come holds no value`() {
    #expect(
      answer("why(cold(\"-----a|\").rxjs.buffer(interval(200ms)), at: 200ms)") == [
        "[] at 200ms in result",
        "└─ rxjs.buffer(interval(200ms)) collected no value, when interval(200ms) sent 0",
        "   interval(200ms), first tick",
      ])
  }

  @Test func `A stream that began late says for whose sake, and a value that waited from when to when`() {
    #expect(
      answer("why(cold(\"-a|\").rxjs.delayWhen({ x in timer(100ms) }, timer(200ms)))") == [
        "a at 400ms in result",
        "└─ rxjs.delayWhen(…) delayed a from 300ms to 400ms, when timer(100ms) sent 0",
        "   cold(\"-a|\"), first value, begun at 200ms, when timer(200ms) sent 0",
      ])
    #expect(
      answer("why(cold(\"-a|\").rxjs.delayWhen { x in [x, 3] })").dropFirst() == [
        "└─ rxjs.delayWhen { x in [x, 3] } delayed a until its stream sent a",
        "   cold(\"-a|\"), first value",
      ])
    let lines = answer("why(cold(\"a-b|\").rxjs.debounceTime(150ms).flattenMap { x in timer(50ms) }, at: 200ms)")
    #expect(lines.last == "        rxjs.debounceTime(150ms) held it back from 0s, cold(\"a-b|\"), first value")
  }

  @Test func `An accumulation that a stream was made of is told, and the values that led to one which went in again`() {
    #expect(
      answer("why(cold(\"a-b-c|\").rxjs.switchScan({ sum, x in timer(100ms).map { n in sum + x } }, \"\"))")
        .dropFirst().first
        == "└─ rxjs.switchScan(…) passed it on from the stream that c at 400ms began, with ab so far")
    #expect(
      answer("why(just(1).rxjs.expand { x in x < 8 ? timer(100ms).map { n in x * 2 } : empty() }, 8)").contains {
        $0.hasSuffix("4  at 200ms  of the stream that 2 at 100ms began, that of 1 at 0s")
      })
  }

  @Test func `The completion of several streams names the last of them, and when the other was over`() {
    #expect(
      answer("why(cold(\"-a|\").merge(cold(\"---b|\")), \"completed\")").dropFirst() == [
        "└─ merge(cold(\"---b|\")) completed when cold(\"---b|\") did", "   cold(\"-a|\") had completed at 200ms",
      ])
    #expect(
      answer("why(cold(\"ab|\").rxswift.concatMap { x in timer(200ms) }, \"completed\")").dropFirst().prefix(2) == [
        "└─ rxswift.concatMap { … } completed when timer(200ms) did", "   cold(\"ab|\") had completed at 200ms",
      ])
  }

  @Test func `What merge begins at once waits for no end, also where a stream is over before the next begins`() {
    #expect(
      answer("why(just(1).merge(interval(200ms).take(1)), 0)").last == "   interval(200ms), first tick")
    #expect(
      answer("why(just(1).concat(timer(200ms)), 0)").last
        == "   timer(200ms), first tick, begun at 0s, when just(1) completed")
  }

  @Test func `A value at which a window begins is not in it`() {
    #expect(
      answer("fate(range(1, 6).rxjs.windowCount(2, 3).rxjs.mergeAll(), 3)").last
        == "└─ rxjs.windowCount(2, 3) had no window open for it")
    #expect(
      answer("fate(range(1, 6).rxjs.windowCount(2).rxjs.mergeAll(), 2)").last == "└─ it arrived: 2 at 0s in result")
  }

  @Test func `A retry whose notifier is over says when that was`() {
    let notifier = "es.rxswift.take(2).rxswift.delay(.milliseconds(50), scheduler: main)"
    #expect(
      answer("why(cold(\"-a#\").rxswift.retry(when: { es in \(notifier) }), \"completed\")").dropFirst() == [
        "└─ rxswift.retry(…) completed, as cold(\"-a#\") failed with 'error'",
        "   rxswift.delay(.milliseconds(50), …) had completed at 500ms",
      ])
  }

  @Test func `A sum that is equal to one of its values is not that value, and the greatest is`() {
    #expect(
      answer("why(from([5, 0]).aggregate(0) { $0 + $1 })").last == "   the last of them: from([5, 0]), second value")
    #expect(answer("why(from([5, 0]).rxjs.max())").last == "   5: from([5, 0]), first value")
  }

  @Test func `A value for which a stream runs once more says so`() {
    let lines = answer("why(cold(\"-a|\").rxjs.repeatWhen { e in e.delay(100ms).take(2) }, at: 600ms)")
    #expect(lines.last == "   rxjs.repeatWhen { … } ran cold(\"-a|\") for it")
  }

  @Test func `Steps are told in whole sentences where a line is enough for each cause`() {
    let lines = answer("why(interval(100ms).take(3).collect().map { $0 })")
    #expect(lines.dropFirst(2).first == "   collect() collected 3 values, when take(3) completed")
    #expect(lines.count == 6)
  }
}
