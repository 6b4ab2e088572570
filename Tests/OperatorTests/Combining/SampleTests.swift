import Testing

@Suite("sample")
struct SampleTests {
  @Test("In rac it sends the latest value whenever the sampler sends, also when nothing new came")
  func racSendsLatestValueWheneverSampler() {
    check(
      "a.sample(b)", in: .rac,
      """
      a  -a--b----|
         ^--------!
      b  --x-x-x-x-x
         ^--------!
      =  --a-b-b-b|
      """)
  }

  @Test("In rac it ends when either side ends")
  func racEndsWhenEitherSideEnds() {
    check(
      "a.sample(b)", in: .rac,
      """
      a  -a----b|
         ^---!
      b  --x-|
      =  --a-|
      """)
    check(
      "a.sample(b)", in: .rac,
      """
      a  -a----b|
         ^---!
      b  --x-#
      =  --a-#
      """)
    check(
      "a.sample(b)", in: .rac,
      """
      a  -a-#
      b  --x-x
         ^--!
      =  --a#
      """)
  }

  @Test("Nothing is sent before the first value")
  func nothingSentBeforeFirstValue() {
    check(
      "a.sample(b)",
      """
      a  ---a---|
      b  -x--x--
      =  ----a--|
      """)
  }

  @Test("At one instant the source's value comes before the sampler's")
  func atOneInstantSourcesValueComes() {
    check(
      "a.sample(b)",
      """
      a  -a-b-c|
      b  ---x--
      =  ---b--|
      """)
  }

  @Test("nil is sampled like other values")
  func nilSampledLikeOtherValues() {
    check(
      "a.sample(b)",
      """
      a  -n---|
      b  --x--
      =  --n--|
      where n = nil
      """)
  }

  @Test("In rxjs it sends a value only once")
  func rxjsSendsValueOnlyOnce() {
    check(
      "a.sample(b)", in: .rxjs,
      """
      a  -a--b----|
         ^--------!
      b  --x-x-x-x-x
         ^--------!
      =  --a-b----|
      """)
  }

  @Test("In rxjs the notifier's completion means nothing, its error passes")
  func rxjsNotifiersCompletionMeansNothingError() {
    check(
      "a.sample(b)", in: .rxjs,
      """
      a  -a----b|
         ^------!
      b  --x-|
      =  --a----|
      """)
    check(
      "a.sample(b)", in: .rxjs,
      """
      a  -a----b|
         ^---!
      b  --x-#
      =  --a-#
      """)
  }

  @Test("Each subscriber has a sampler of its own")
  func eachSubscriberHasSamplerOwn() {
    check(
      "a.sample(b)",
      """
      a  -a--|
      b  --x--
         ^---!
         --^---!
      =  --a-|
      =  --^-a-|
      """)
  }
}

@Suite("sample of ReactiveSwift")
struct SampleUntilBothEndTests {
  @Test("The latest value is sent again, and it completes when both have")
  func repeats() {
    check(
      "a.sample(on: b)", in: .reactiveswift,
      """
      a  -1--|
      b  --xx--x|
      =  --11--1|
      """)
  }

  @Test("sample(with:) sends both values")
  func pairs() {
    check(
      "a.sample(with: b)", in: .reactiveswift,
      """
      a  -1--|
      b  --5|
      =  --A-|
      where A = (1, 5)
      """)
  }

  @Test("withLatest(from:) sends each value with the latest of the other, whose ends mean nothing")
  func withLatest() {
    check(
      "a.withLatest(from: b)", in: .reactiveswift,
      """
      a  1-2-3|
      b  -5#
      =  --A-B|
      where A = (2, 5); B = (3, 5)
      """)
  }
}
