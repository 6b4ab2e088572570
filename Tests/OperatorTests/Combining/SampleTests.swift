import Testing

struct SampleTests {
  @Test func `In rac it sends the latest value whenever the sampler sends, also when nothing new came`() {
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

  @Test func `In rac it ends when either side ends`() {
    check(
      "a.sample(b)", in: .rac,
      """
      a  -a----b|
         ^---!
      b  --x-|
      =  --a-|

      a  -a----b|
         ^---!
      b  --x-#
      =  --a-#

      a  -a-#
      b  --x-x
         ^--!
      =  --a#
      """)
  }

  @Test func `Nothing is sent before the first value`() {
    check(
      "a.sample(b)",
      """
      a  ---a---|
      b  -x--x--
      =  ----a--|
      """)
  }

  @Test func `At one instant the source's value comes before the sampler's`() {
    check(
      "a.sample(b)",
      """
      a  -a-b-c|
      b  ---x--
      =  ---b--|
      """)
  }

  @Test func `nil is sampled like other values`() {
    check(
      "a.sample(b)",
      """
      a  -n---|
      b  --x--
      =  --n--|
      where n = nil
      """)
  }

  @Test func `In rxjs it sends a value only once`() {
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

  @Test func `In rxjs the notifier's completion means nothing, its error passes`() {
    check(
      "a.sample(b)", in: .rxjs,
      """
      a  -a----b|
         ^------!
      b  --x-|
      =  --a----|

      a  -a----b|
         ^---!
      b  --x-#
      =  --a-#
      """)
  }

  @Test func `Each subscriber has a sampler of its own`() {
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

struct `sample of ReactiveSwift` {
  @Test func `The latest value is sent again, and it completes when both have`() {
    check(
      "a.sample(on: b)", in: .reactiveswift,
      """
      a  -1--|
      b  --xx--x|
      =  --11--1|
      """)
  }

  @Test func `sample(with:) sends both values`() {
    check(
      "a.sample(with: b)", in: .reactiveswift,
      """
      a  -1--|
      b  --5|
      =  --A-|
      where A = (1, 5)
      """)
  }

  @Test func `withLatest(from:) sends each value with the latest of the other, whose ends mean nothing`() {
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
