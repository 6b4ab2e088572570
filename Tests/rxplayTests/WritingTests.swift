import Foundation
import Testing

struct `Files that are written anew` {
  private static let isRoot = geteuid() == 0

  private func run(_ command: String) throws -> String {
    try Program.run([], through: "cd $HOME; printf '1\\n//> 2\\n' >a.rx; \(command)").output
  }

  @Test func `A file that nobody may write stays as it is, also for the superuser`() throws {
    let output = try run("chmod 444 a.rx; RXPLAY test --update a.rx; echo $?; cat a.rx; stat -c %a a.rx; ls")
    #expect(
      output == """
        failed  a.rx  it cannot be written
        0 passed, 1 failed
        1
        1
        //> 2
        444
        a.rx
        errors

        """)
  }

  @Test(.enabled(if: isRoot, "only the superuser can make files of others"))
  func `The owner and the mode of a file stay`() throws {
    let output = try run(
      "chown 4321:8765 a.rx; chmod 666 a.rx; RXPLAY test --update a.rx; stat -c '%u:%g %a' a.rx; cat a.rx")
    #expect(output == "updated a.rx  1 block\n1 passed, 0 failed\n4321:8765 666\n1\n//> 1\n")
  }

  @Test func `The mode of a file does not depend on the umask`() throws {
    #expect(try run("chmod 664 a.rx; umask 077; RXPLAY test --update a.rx; stat -c %a a.rx").hasSuffix("\n664\n"))
  }

  @Test func `A link stays a link, also where it leads to no file yet`() throws {
    let output = try run(
      "mkdir d; ln -s d/b link; ln -s link other; RXPLAY -o other -e 1; ls -F d; ls -F | grep '@'; cat d/b")
    #expect(output == "b\nlink@\nother@\n1\n")
  }

  @Test func `Links in a circle are an error`() throws {
    #expect(
      try run("ln -s b c; ln -s c b; RXPLAY -o b -e 1 2>&1; ls -F | grep '@'").hasSuffix("cannot be written\nb@\nc@\n"))
  }
}
