import Answers
import CLibrary
import JavaScript
import ObjectiveC
import Processes
import StreamLang

// Answers the requests of a page natively: one request on standard input, its answer on standard output.
// `web-answers --nesting 800` has a budget of the browser.

var request: [UInt8] = []
var buffer = [UInt8](repeating: 0, count: 65_536)
while case let count = read(0, &buffer, buffer.count), count > 0 { request += buffer[..<count] }

var surroundings = Surroundings()
surroundings.languages = [.objectiveC, .javaScript, .swift]
surroundings.isShortOfMemory = Memory.isAbove(megabytes:with:)
let arguments = CommandLine.arguments
if arguments.count == 3, arguments[1] == "--nesting" { surroundings.nesting = Int(arguments[2]) }

exit(
  BigStack.run(marking: DeepStack.mark(size:)) {
    var answer = Array((Answers.answer(to: String(decoding: request, as: UTF8.self), in: surroundings) + "\n").utf8)
    while !answer.isEmpty {
      let written = write(1, answer, answer.count)
      guard written > 0 else { return 1 }
      answer.removeFirst(written)
    }
    return 0
  })
