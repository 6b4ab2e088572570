import Testing

@Suite("concat")
struct ConcatTests {
  @Test("Each stream begins when the one before it completes")
  func eachStreamBeginsWhenOneBefore() {
    check(
      "a.concat(b)",
      """
      a  -a-|
         ^--!
      b  -b-|
         ---^--!
      =  -a--b-|
      """)
  }

  @Test("An error ends it: the streams after it are not subscribed")
  func errorEndsStreamsAfterNotSubscribed() {
    check(
      "concat(a, b)",
      """
      a  -a-#
         ^--!
      b  -b-|
         -
      =  -a-#
      """)
    check(
      "concat(a, b)",
      """
      a  -a-|
      b  -b-#
      =  -a--b-#
      """)
  }

  @Test("A stream that does not end keeps the others waiting")
  func streamDoesNotEndKeepsOthers() {
    check(
      "concat(a, b)",
      """
      a  -a-
      b  -b-|
         -
      =  -a-
      """)
  }

  @Test("Empty streams take no time")
  func emptyStreamsTakeNoTime() {
    check(
      "concat(empty(), a, empty(), b)",
      """
      a  -a|
      b  -b|
      =  -a-b|
      """)
  }

  @Test("Without streams it completes")
  func withoutStreamsCompletes() {
    check("concat([])", "=  |")
  }

  @Test("The one that runs is disposed with the subscriber")
  func oneRunsDisposedWithSubscriber() {
    check(
      "concat(a, b)",
      """
      a  -a-|
         ^--!
      b  -b-|
         ---^-!
      =  -a--b!
      """)
  }

  @Test("In rac it works on a stream of streams where it is given none")
  func racWorksOnStreamStreamsWhere() {
    check(
      "a.concat()", in: .rac,
      """
      a  pq|
      b  -b-|
         ^--!
      c  -c|
         ---^-!
      =  -b--c|
      where p = b; q = c
      """)
  }

  @Test("In rxjs concatWith is another name of it")
  func rxjsConcatWithAnotherName() {
    check(
      "a.concatWith(b, c)", in: .rxjs,
      """
      a  a|
      b  b|
      c  c|
      =  abc|
      """)
  }

  @Test("Each subscriber begins with the first stream")
  func eachSubscriberBeginsWithFirstStream() {
    check(
      "concat(a, b)",
      """
      a  -a|
      b  -b|
      =  -a-b|
      =  --^a-b|
      """)
  }
}
