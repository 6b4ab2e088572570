import CProcesses

/// The program that runs.
public enum Executable {
  /// Its path; empty if the system does not tell it.
  public static var path: String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = process_executable_path(&buffer, UInt32(buffer.count))
    return count > 0 ? String(decoding: buffer[0..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) : ""
  }
}
