import Glibc
import Marbles
import StreamLang

/// What libFuzzer feeds: `fuzz TARGET [LIBFUZZER-OPTIONS] [CORPUS…]`.
///
/// Every target takes any bytes; what must hold is checked by `precondition`, so that a breach is a find like a crash.
let targets: [String: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32] = [
  "syntax": { fuzz($0, $1, Targets.syntax) },
  "session": { fuzz($0, $1, Targets.session) },
  "marbles": { fuzz($0, $1, Targets.marbles) },
  "notation": { fuzz($0, $1, Targets.notation) },
  "diagram": { fuzz($0, $1, Targets.diagram) },
]

@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int, _ body: ([UInt8]) -> Void) -> Int32 {
  body(Array(UnsafeBufferPointer(start: data, count: count)))
  return 0
}

/// What libFuzzer's own `main` would call: the linker asks for it.
@_cdecl("LLVMFuzzerTestOneInput")
func testNothing(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 { 0 }

guard CommandLine.arguments.count > 1, let target = targets[CommandLine.arguments[1]] else {
  print("usage: fuzz \(targets.keys.sorted().joined(separator: "|")) [OPTIONS] [CORPUS…]")
  exit(64)
}
DeepStack.mark(size: 8 << 20)
// The target's name is ours, libFuzzer gets the rest.
let all = [CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)
var words: [UnsafeMutablePointer<CChar>?] = all.map { strdup($0) } + [nil]
var count = Int32(all.count)
exit(
  words.withUnsafeMutableBufferPointer { buffer in
    guard var base = buffer.baseAddress else { return 70 }
    return runDriver(&count, &base, target)
  })
