import Printing
import StreamLang

// The functions that a page calls. All texts are UTF-8 in the memory of the program: the page asks for room, writes its
// text there, and reads the answer at the address that is given. An instance evaluates one text.

@_extern(c, "rxplay_heap_in_use") private func heapInUse() -> Int
@_extern(c, "rxplay_stack_size") private func stackSize() -> Int

nonisolated(unsafe) private var output: [UInt8] = []
nonisolated(unsafe) private var messages: [UInt8] = []

/// Gives room for a text of so many bytes.
@_expose(wasm, "rxplay_room") @_cdecl("rxplay_room")
public func room(_ count: Int) -> Int {
  Int(bitPattern: UnsafeMutableRawPointer.allocate(byteCount: max(1, count), alignment: 16))
}

/// Evaluates a script as the program does, with options as lines: `format=svg`, `width=60`, `dialect=combine`.
///
/// - Returns: 0 where the script ran to its end and every expectation held, 1 otherwise, 2 for a wrong option.
@_expose(wasm, "rxplay_evaluate") @_cdecl("rxplay_evaluate")
public func evaluate(
  _ text: UnsafePointer<UInt8>, _ textCount: Int, _ options: UnsafePointer<UInt8>, _ optionsCount: Int
) -> Int32 {
  output = []
  messages = []
  DeepStack.mark(size: stackSize())
  var run = EvaluationOptions()
  guard run.read(String(decoding: UnsafeBufferPointer(start: options, count: optionsCount), as: UTF8.self)) else {
    messages += Array("unknown option in:\n".utf8) + UnsafeBufferPointer(start: options, count: optionsCount)
    return 2
  }
  let source: SourceText
  do throws(SpannedFault) {
    source = try SourceText(name: run.name, bytes: Array(UnsafeBufferPointer(start: text, count: textCount)))
  } catch {
    messages += Array("rxplay: \(Printable.text(run.name)): \(error.diagnostic.title)\n".utf8)
    return 1
  }
  run.settings.keepsAll = run.presenter.format.printsValues
  let session = Session(settings: run.settings)
  session.isShortOfMemory = { megabytes, more in (heapInUse() &+ more) >> 20 > megabytes }
  var printer = ScriptPrinter(run.presenter, isEchoing: run.isEchoing)
  let isFine = printer.run(source, in: session) { piece in
    switch piece {
    case .result(let text): output += Array(text.utf8)
    case .message(let text): messages += Array(text.utf8)
    }
  }
  return isFine ? 0 : 1
}

/// The address of the results of the last evaluation.
@_expose(wasm, "rxplay_output") @_cdecl("rxplay_output")
public func outputAddress() -> Int { address(of: output) }

/// The number of bytes of the results of the last evaluation.
@_expose(wasm, "rxplay_output_size") @_cdecl("rxplay_output_size")
public func outputSize() -> Int { output.count }

/// The address of the errors and warnings of the last evaluation.
@_expose(wasm, "rxplay_messages") @_cdecl("rxplay_messages")
public func messagesAddress() -> Int { address(of: messages) }

/// The number of bytes of the errors and warnings of the last evaluation.
@_expose(wasm, "rxplay_messages_size") @_cdecl("rxplay_messages_size")
public func messagesSize() -> Int { messages.count }

private func address(of bytes: [UInt8]) -> Int {
  bytes.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
}
