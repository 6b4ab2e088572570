import Answers
import JavaScript
import ObjectiveC
import StreamLang

// The functions that a page calls. Texts are UTF-8 in the memory of the program: the page requests room, writes its
// request there, and reads the answer at the address of the result. An instance answers one request.

@_extern(c, "rxplay_heap_in_use") private func heapInUse() -> Int
@_extern(c, "rxplay_stack_size") private func stackSize() -> Int

nonisolated(unsafe) private var lastAnswer: [UInt8] = []

/// The budget of nesting. The stack of a browser is smaller than that of a program, and its size is unknown. In one
/// megabyte 600 is too much, and 400 is not.
private let nesting = 400

/// Returns the address of room for a request of that many bytes.
@_expose(wasm, "rxplay_room") @_cdecl("rxplay_room")
public func room(_ count: Int) -> Int {
  Int(bitPattern: UnsafeMutableRawPointer.allocate(byteCount: max(1, count), alignment: 16))
}

/// Answers a request, and returns the address of the answer.
@_expose(wasm, "rxplay_answer") @_cdecl("rxplay_answer")
public func answer(_ request: UnsafePointer<UInt8>, _ count: Int) -> Int {
  DeepStack.mark(size: stackSize())
  var surroundings = Surroundings()
  surroundings.languages = [.objectiveC, .javaScript, .swift]
  surroundings.nesting = nesting
  surroundings.areThrownAway = true
  surroundings.isShortOfMemory = { megabytes, more in (heapInUse() &+ more) >> 20 > megabytes }
  let text = String(decoding: UnsafeBufferPointer(start: request, count: count), as: UTF8.self)
  lastAnswer = Array(Answers.answer(to: text, in: surroundings).utf8)
  return lastAnswer.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
}

/// Returns the number of bytes of the last answer.
@_expose(wasm, "rxplay_answer_size") @_cdecl("rxplay_answer_size")
public func answerSize() -> Int { lastAnswer.count }
