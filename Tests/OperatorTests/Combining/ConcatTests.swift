import Testing

struct ConcatTests {
  @Test func `Each stream begins when the one before it completes`() {
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

  @Test func `An error ends it: the streams after it are not subscribed`() {
    check(
      "concat(a, b)",
      """
      a  -a-#
         ^--!
      b  -b-|
         -
      =  -a-#

      a  -a-|
      b  -b-#
      =  -a--b-#
      """)
  }

  @Test func `A stream that does not end keeps the others waiting`() {
    check(
      "concat(a, b)",
      """
      a  -a-
      b  -b-|
         -
      =  -a-
      """)
  }

  @Test func `Empty streams take no time`() {
    check(
      "concat(empty(), a, empty(), b)",
      """
      a  -a|
      b  -b|
      =  -a-b|
      """)
  }

  @Test func `The one that runs is disposed with the subscriber`() {
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

  @Test func `In rac it works on a stream of streams where it is given none`() {
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

  @Test func `In rxjs concatWith is another name of it`() {
    check(
      "a.concatWith(b, c)", in: .rxjs,
      """
      a  a|
      b  b|
      c  c|
      =  abc|
      """)
  }

  @Test func `Each subscriber begins with the first stream`() {
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
