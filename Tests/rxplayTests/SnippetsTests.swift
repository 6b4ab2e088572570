import Foundation
import Testing

struct `'rxplay snippets' finds the code of a page as it was copied, and runs it` {
  private static let page = """
    映射就是把一个值变成另一个值:

    [[[RACSignal return:@1] map:^id(NSNumber *x) {
        return @(x.intValue + 1);
    }] subscribeNext:^(id x) { NSLog(@"%@", x); }];

    - 一个方法 (要点):

    - (RACSignal *)numbers
    {
        return [RACSignal return:@7];
    }

    The value of a declaration on a line of its own:

    RACSignal *late =
    [[RACSignal return:@"late"] delay:1];
    [late subscribeNext:^(id x) { NSLog(@"%@", x); }];

    [17]: https://example.com/page

    一个类:

    @interface Model : NSObject
    @property (nonatomic) int count;
    @end

    一百次:

    for (int i = 0; i < 100; i++) {
        NSLog(@"%d", i);
    }

    """

  private func snippets(_ options: String...) throws -> (output: String, error: String) {
    let run = try Program.run(["snippets"] + options + ["-"], input: Self.page)
    return (run.output, run.error)
  }

  @Test func `Each piece is listed with its first line and the words above it`() throws {
    #expect(
      try snippets().output == """
        1  line 3, Objective-C  映射就是把一个值变成另一个值:
        2  line 9, Objective-C  一个方法 (要点):
        3  line 16, Objective-C  The value of a declaration on a line of its own:
        4  line 24, Objective-C  一个类:
        5  line 30, Objective-C  一百次:

        """)
  }

  @Test func `Above a fenced block the last sentence of a paragraph is its caption, also over several lines`() throws {
    let page = """
      Streams can be made. Here is one that
      counts:

      ```objc
      [[RACSignal interval:1] subscribeNext:^(id x) { }];
      ```
      """
    let run = try Program.run(["snippets", "-"], input: page)
    #expect(run.output == "1  line 5, Objective-C  Here is one that counts:\n")
  }

  @Test func `All pieces run in order, and a long log is cut`() throws {
    let (output, error) = try snippets("--run", "all")
    let lines = output.split(separator: "\n").map { String($0) }
    #expect(lines.contains("0s  2"))
    #expect(lines.contains("1s  late"))
    #expect(lines.contains("0s  39") && !lines.contains("0s  40"))
    #expect(lines.contains("… 60 more lines"))
    #expect(error.isEmpty)
  }

  @Test func `A piece alone prints its whole log`() throws {
    let output = try snippets("--run", "5").output
    #expect(output.contains("0s  99\n") && !output.contains("more lines"))
  }
}
