import FuzzTargets
import Glibc
import StreamLang

/// The program that libFuzzer feeds: `fuzz TARGET [LIBFUZZER-OPTIONS] [CORPUS…]`. A broken law counts as a crash.
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

nonisolated(unsafe) var target = FuzzTarget.syntax

/// The function that libFuzzer's own `main` would call; the linker needs it.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  do throws(FuzzTarget.Breach) {
    try target.run(Array(UnsafeBufferPointer(start: data, count: count)))
  } catch {
    print("\(target): \(error)")
    fflush(nil)
    abort()
  }
  return 0
}

guard CommandLine.arguments.count > 1, let named = FuzzTarget(rawValue: CommandLine.arguments[1]) else {
  print("usage: fuzz \(FuzzTarget.allCases.map(\.rawValue).joined(separator: "|")) [OPTIONS] [CORPUS…]")
  exit(64)
}
target = named
DeepStack.mark(size: 8 << 20)
// The target's name is ours, libFuzzer gets the rest.
let all = [CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)
var words: [UnsafeMutablePointer<CChar>?] = all.map { strdup($0) } + [nil]
var count = Int32(all.count)
exit(
  words.withUnsafeMutableBufferPointer { buffer in
    guard var base = buffer.baseAddress else { return 70 }
    return runDriver(&count, &base, fuzz)
  })
