import Marbles

var taps = Lane("taps")
taps.next("a", at: .milliseconds(200))
taps.next("b", at: .milliseconds(500))
taps.complete(at: .milliseconds(700))
print(Diagram(lanes: [taps]).text())
