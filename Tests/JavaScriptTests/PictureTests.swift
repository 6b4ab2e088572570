import Testing

struct PictureTests {
  @Test func `The drive subscribes to a stream with the name of its lane`() {
    let run = Running("import { of } from 'rxjs';\n//! of(2).subscribe(\"h\") { x in log(x) }")
    #expect(run.messages == [])
    #expect(run.log == ["0ms 2"])
    #expect(run.lanes.map { $0.prefix { $0 != ":" } } == ["h"])
  }

  @Test(arguments: [
    ("undefined, null", "undefined null"),
    ("0 / 0, 1 / 0, -1 / 0, 1e21, -0, 1.0", "NaN Infinity -Infinity 1e+21 -0 1"),
    ("{}, { a: 1, b: [1, { c: 'x' }] }", "{} {a:1,b:[1,{c:x}]}"),
    ("new Map([['k', { v: 1 }]]), new Set([1, 2])", "Map[k:{v:1}] Set[1,2]"),
    ("new Date(0)", "1970-01-01T00:00:00.000Z"),
    ("[undefined, null]", "[undefined,null]"),
  ]) func `Values are written as JavaScript writes them`(_ values: String, _ drawn: String) {
    #expect(Running("import { of } from 'rxjs';\nof(\(values)).subscribe();").lanes == ["of: \(drawn)"])
  }

  /// A text that reads as something else has quotes, so that no two values look alike.
  @Test(arguments: [
    ("'undefined', 'null', 'NaN', 'Infinity'", "'undefined' 'null' 'NaN' 'Infinity'"),
    ("'{a:1}', '{}', '/users/{id}/x'", "'{a:1}' '{}' /users/{id}/x"),
    ("{ a: 'b:c' }, { a: 'b}' }", "{a:'b:c'} {a:b}}"),
  ])
  func textsThatReadAsOtherValuesAreQuoted(_ values: String, _ drawn: String) {
    #expect(Running("import { of } from 'rxjs';\nof(\(values)).subscribe();").lanes == ["of: \(drawn)"])
  }

  @Test func lanesAreCalledAsTheCodeCallsThem() {
    let run = Running(
      """
      import { fromEvent } from 'rxjs';
      import { ajax } from 'rxjs/ajax';
      ajax.getJSON('/x').subscribe();
      fromEvent(window, 'scroll').subscribe();
      fromEvent(document.getElementById('save'), 'click').subscribe();
      //! window.fire("scroll")
      """)
    // The document only finds elements here, so it has no lane.
    #expect(run.lanes == ["window: scroll", "getJSON: {}", "fromEvent: scroll", "save: ", "fromEvent: "])
  }
}
