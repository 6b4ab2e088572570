import Testing

@testable import Marbles

struct `JSON lines` {
  @Test func `A diagram is one object on one line`() {
    let lane = Lane(
      name: "a", role: .input,
      events: [
        LaneEvent(time: second, text: "0", json: "0"), LaneEvent(time: 2 * second, text: "b 1", json: "\"b 1\""),
      ],
      end: .completed(4 * second))
    let failing = Lane(name: "result", role: .result, subscribed: 5, end: .error(7, message: "a \"b\""))
    let waiting = Lane(name: "流", role: .inner, subscribed: 5, end: .disposed(7))
    let open = Lane(name: "x", role: .subscriber)
    let cut = Lane(name: "y", role: .stage, end: .cut)
    #expect(
      JSONText.diagram(Diagram(title: "a.zip(b)", lanes: [lane, failing, waiting, open, cut])) == """
        {"kind":"diagram","title":"a.zip(b)","lanes":[\
        {"name":"a","role":"input","subscribed":0,"end":{"kind":"completed","t":4000000000},"events":[\
        {"t":1000000000,"kind":"next","value":0},{"t":2000000000,"kind":"next","value":"b 1"},\
        {"t":4000000000,"kind":"completed"}]},\
        {"name":"result","role":"result","subscribed":5,"end":{"kind":"error","t":7},"events":[\
        {"t":7,"kind":"error","error":"a \\"b\\""}]},\
        {"name":"流","role":"inner","subscribed":5,"end":{"kind":"disposed","t":7},"events":[]},\
        {"name":"x","role":"subscriber","subscribed":0,"end":{"kind":"open"},"events":[]},\
        {"name":"y","role":"stage","subscribed":0,"end":{"kind":"cut"},"events":[]}]}
        """)
  }

  @Test func `The other lines`() {
    #expect(JSONText.log(time: 0, text: "旅客") == #"{"kind":"log","t":0,"text":"旅客"}"#)
    #expect(
      JSONText.log(time: 5, text: "x", scheduler: "background")
        == #"{"kind":"log","t":5,"scheduler":"background","text":"x"}"#)
    #expect(JSONText.value(text: "3", json: "3") == #"{"kind":"value","text":"3","value":3}"#)
    #expect(
      JSONText.error(line: 3, column: 6, message: "no") == #"{"kind":"error","line":3,"column":6,"message":"no"}"#)
    #expect(JSONText.note("cut") == #"{"kind":"note","text":"cut"}"#)
  }

  @Test func `A string is one line, with any characters in it`() {
    #expect(
      JSONText.string("a\"\\\n\r\t\0\u{1B}\u{7F}\u{85}\u{2028}/漢👨‍👩‍👧")
        == #""a\"\\\n\r\t\u0000\u001b\u007f\u0085\u2028/漢👨‍👩‍👧""#)
    #expect(JSONText.string("\r\n") == #""\r\n""#)
    #expect(
      JSONText.string("\u{61C}\u{200E}\u{200F}\u{202A}\u{202E}\u{2066}\u{2069}x")
        == #""\u061c\u200e\u200f\u202a\u202e\u2066\u2069x""#)
  }
}
