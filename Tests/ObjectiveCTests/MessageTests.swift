import ObjectiveC
import StreamLang
import Testing

struct MessageTests {
  @Test(
    arguments: [
      ("[[a map:^id(id x) { return x; }]", "1:32: expected ']': the '[' at 1:1 is still open"),
      (
        "NSString *name = @\"x\"; NSLog(@\"%d\", name);", "1:37: %d wants a number, and 'name' is an NSString; write %@"
      ),
      ("id a = @1; NSLog(@\"%@ %@\", a);", "1:18: the format has 2 values, 1 is given"),
      ("NSString *s = @\"abc;\nNSLog(@\"x\");", "1:15: this string has no end"),
      (
        "int n = 0; [[RACSignal return:@1] subscribeNext:^(id x) { n++; }];",
        "1:59: 'n' is copied into the block and cannot be set there; declare it __block"
      ),
      (
        "[[[RACSignal never] thrrottleeee:1] subscribeNext:^(id x) {}];",
        "1:21: RACSignal has no 'thrrottleeee:'; did you mean 'throttle:'?"
      ),
      ("[[[RACSignal never] throttle] subscribeNext:^(id x) {}];", "1:21: 'throttle:' takes an argument"),
      (
        "[[[RACSignal never] map:@\"x\"] subscribeNext:^(id x) {}];",
        "1:25: map: wants a block, and this is an NSString"
      ),
      ("int count = 3; NSLog(@\"%d\", cuont);", "1:29: there is no 'cuont'; did you mean 'count'?"),
      ("goto out;", "1:1: goto is not read"),
      ("char buf[10];", "1:6: C arrays and pointers are not read; use NSArray"),
      ("int n = sizeof(x);", "1:9: 'sizeof' has no meaning here"),
      (
        "dispatch_semaphore_wait(dispatch_semaphore_create(0), DISPATCH_TIME_FOREVER);",
        "1:1: dispatch_semaphore_wait would block for ever: nothing answers it"
      ),
      ("let x = signal()", "1:1: this looks like Swift; Objective-C is read here"),
      (
        "@implementation RACSignal\n@end",
        "1:17: RACSignal is built in and cannot be redefined; a category can add methods"
      ),
      ("RAC(self, x) = 3;", "1:16: RAC() is bound to a signal, and this is a number"),
      ("NSArray *a = @[@1]; NSLog(@\"%@\", a[5]);", "1:38: index 5 is beyond the 1 element"),
      ("[[RACSignal return @1] subscribeCompleted:^{}];", "1:20: ':' is expected before the argument of 'return'"),
      ("[[RACSignal never] subscribeNext:(id x) {}];", "1:34: a block begins with '^': ^(…) { … }"),
      ("NSArray *a = [@1, @2];", "1:14: an array is written with an '@': @[…]"),
      (
        "[RACSignal never] map:^id(id x) { return x; }] subscribeNext:^(id x) {}];",
        "1:19: a '[' is missing at the beginning of the statement, as 'map:' goes on a message"
      ),
      (
        "[[RACSignal return:@1] map:^id(id x) { return x; }]] subscribeNext:^(id x) {}];",
        "1:52: nothing is open that this ']' closes: a '[' is missing at the beginning of the statement"
      ),
      (
        "[[[RACSignal never] take:@2] subscribeNext:^(id x) {}];",
        "1:26: take: wants a number, and this is an NSNumber; write 2"
      ),
      ("[NSMutableArray fromNothing:@1];", "1:17: NSMutableArray has no 'fromNothing:' (unrecognized selector)"),
      (
        "[[[RACSignal return:@1] flattenMap:^id(id x) { return @\"a\"; }] subscribeNext:^(id x) {}];",
        "1:25: flattenMap: wants a signal from its block, and got an NSString"
      ),
      (
        "RACCommand *c = [[RACCommand alloc] initWithSignalBlock:^RACSignal *(id x) { return nil; }];\n[c execute:@1];",
        "1:37: the signal block of a RACCommand gave nil"
      ),
      (
        "RAC(self, x) = [RACSignal never];\nRAC(self, x) = [RACSignal never];",
        "2:1: 'x' of self is bound already (line 1)"
      ),
      (
        "[[RACSignal return:@1] subscribeNext:^(id x) { [@[] objectAtIndex:2]; }];",
        "1:53: index 2 is beyond the 0 elements"
      ),
      (
        "[[[RACSignal return:@1] map:^id(id x) { return x; } filter:^BOOL(id x) { return YES; }] subscribeNext:^(id x) {}];",
        "1:25: 'map:' and 'filter:' are 2 messages: each has brackets of its own"
      ),
      (
        "[[[RACSignal return:@1] flatMap:^id(id x) { return x; }] subscribeNext:^(id x) {}];",
        "1:25: RACSignal has no 'flatMap:'; did you mean 'flattenMap:'?"
      ),
      (
        "[[[RACSignal never] debounce:1] subscribeNext:^(id x) {}];",
        "1:21: RACSignal has no 'debounce:'; did you mean 'throttle:'?"
      ),
      (
        "[[RACSignal interval:1] subscribeNext:^(id x) {}];",
        "1:13: RACSignal has no 'interval:'; did you mean 'interval:onScheduler:'?"
      ),
      (
        "[[RACSignal merge:[RACSignal never], [RACSignal never]] subscribeNext:^(id x) {}];",
        "1:13: 'merge:' takes one argument, 2 are given; write an array: @[…]"
      ),
      (
        "[[RACSignal never] subscribe:^(id x) {}];",
        "1:20: subscribe: wants a RACSubscriber, and this is a block; write subscribeNext:"
      ),
      ("[[RACSignal never] subscribeNext: { }];", "1:35: a block begins with '^': ^(…) { … }"),
      ("self.label.text = 5;", "1:19: 'text' is an NSString, and '5' is a number; write [@(5) stringValue]"),
      ("NSNumber *n = @5; NSLog(@\"%@\", [n length]);", "1:35: NSNumber has no 'length' (unrecognized selector)"),
      ("NSInteger count = 3; NSLog(@\"%@\", count);", "1:35: %@ wants an object, and 'count' is a number; write %ld"),
      (
        "[@[] filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@\"age >\"]];",
        "1:47: the predicate \"age >\" cannot be read to its end"
      ),
      ("NSDictionary *d = {@\"a\": @1};", "1:19: a dictionary is written with an '@': @{…}"),
      ("NSArray *a = @[@1 @2];", "1:19: a ',' is missing before this value"),
      ("NSString *a = @\"x\"; NSLog(@\"%@\" a);", "1:33: a ',' is missing before 'a'"),
      ("NSString *name = @\"a\"; name(1);", "1:24: only blocks are called, and 'name' is an NSString"),
      ("NSInteger n = 1; n();", "1:18: only blocks are called, and 'n' is a number"),
      ("nslog(@\"a\");", "1:1: there is no 'nslog'; did you mean 'NSLog'?"),
      (
        "[[RACSignal return:@1] subscribeNext:^(id x) { NSLog(@\"%@\", X); }];",
        "1:61: there is no 'X'; did you mean 'x'?"
      ),
      ("int a = 1;\nwhlie (a < 5) a++;", "2:1: there is no 'whlie'; did you mean 'while'?"),
      ("int a = 1;\nif (a > 2) { } esle { a = 3; }", "2:16: there is no 'esle'; did you mean 'else'?"),
      ("if (@1 = @2) { }", "1:5: this cannot be assigned to; did you mean '=='?"),
      (
        "NSString *a = @\"x\" + @\"y\";",
        "1:20: '+' joins no strings; write [… stringByAppendingString:…] or stringWithFormat:"
      ),
      (
        "RACCommand *c = [[RACCommand alloc] initWithSignalBlock:^RACSignal *(id x) { return nil; }];\nc.allowConcurrentExecution = YES;",
        "2:3: RACCommand has no 'allowConcurrentExecution' that can be set; did you mean 'allowsConcurrentExecution'?"
      ),
      ("again:\nNSLog(@\"a\");", "1:1: labels are not read, and neither is goto"),
      (
        "NSLog(@\"%@\", [[NSUUID UUID] UUIDString]);",
        "1:23: NSUUID is not read here; what differs from run to run is given in the drive: NSUUID.answers(\"UUID\") { … }"
      ),
      (
        "id lock = [[NSCondition alloc] init];",
        "1:25: NSCondition is not read here; everything runs on one thread, so nothing waits at it"
      ),
      ("id x = [[RACSignal never] first];", "1:27: -first would block for ever: nothing answers it; use take:1"),
    ])
  func aMistakeHasAPlaceAndAWayOut(_ code: String, _ message: String) {
    #expect(Running(code).messages.first == message)
  }

  @Test func aMistakeHidesNoOthers() {
    let run = Running("if (a { }\nNSLog(@\"%d\", @\"x\");\nfor (int i = 0, i < 3) { }\nfree(0);")
    #expect(
      run.messages == [
        "1:7: expected ')': the '(' at 1:4 is still open",
        "2:14: %d wants a number, and '@\"x\"' is an NSString; write %@",
        "3:19: ';' is expected here, not '<'",
        "4:1: C arrays and pointers are not read; use NSArray",
      ])
  }

  @Test func anUnknownNameIsToldBesideOtherMistakes() {
    let run = Running(
      "[self.field.rac_textSignal take:1] subscribeNext:^(id x) {\n}];\nNSString *title = @\"a\";\nNSLog(@\"%@\", titel);"
    )
    #expect(
      run.messages == [
        "1:36: a '[' is missing at the beginning of the statement, as 'subscribeNext:' goes on a message",
        "4:14: there is no 'titel'; did you mean 'title'?",
      ])
  }

  @Test func aMistakeInAClassHidesNoOthers() {
    let code = "@implementation A\n- (void)go { goto out; }\n- (void)stop { NSLog(@\"%@\", 3); }\n@end\nNSLog(@\"%@\");"
    #expect(
      Running(code).messages == [
        "2:14: goto is not read", "3:29: %@ wants an object, and '3' is a number; write %ld",
        "5:7: the format has 1 value, 0 are given",
      ])
  }

  @Test func aMessageThatNobodyAnswersIsNoted() {
    let run = Running("NSString *version = [Helper versionString];\nNSLog(@\"%@\", version);\n[Helper start];")
    #expect(run.log == ["0ms (null)"])
    #expect(
      run.notes == [
        "'[Helper versionString]' has no answer, so it gives nil; the drive can give one: Helper.answers(\"versionString\") { … }"
      ])
  }

  @Test func aNumberIsNoObject() {
    let run = Running("RACSubject *s = [RACSubject subject];\n[s sendNext:5];")
    #expect(run.messages == ["2:13: sendNext: wants an object, and 5 is a number; write @(5)"])
  }

  @Test(
    arguments: [
      (
        "[[RACSignal return:@1] subscribeNxt:^(id x) { NSLog(@\"%@\", x); }];",
        "1:24: 'subscribeNxt:' is read as 'subscribeNext:'"
      ),
      (
        "RACSubject s = [RACSubject subject];\n[s subscribeNext:^(id x) { NSLog(@\"%@\", x); }];\n[s sendNext:@1];",
        "1:12: the lost '*' is put before 's'"
      ),
      ("[[RACSignal return:@1] subscribeNext:^(id x) { NSLog(@\"%@\", x); }]", "1:66: the lost ';' is put here"),
      (
        "[[RACSignal return:@1] subscribeNext:^(id x) { NSLog(@”%@”, x); }];", "1:55: typographic quotes are read as \""
      ),
      (
        "//first [[RACSignal return:@1] subscribeNext:^(id x) { NSLog(@\"%@\", x);//then }];",
        "1:1: the lost ends of lines are put back after the comments"
      ),
      (
        "[[RACSignal return:@1] subscribeNext:^(id x) { NSLog(@&quot;%@&quot;, x); }];", "1:55: &quot; is read as \""
      ),
      (
        "[[RACSignal return：@1] subscribeNext：^（id x）｛ NSLog(@\"%@\"， x)； ｝]；",
        "1:19: full-width signs are read as ASCII"
      ),
      (
        "1. [[RACSignal return:@1]\n2.   subscribeNext:^(id x) {\n3.     NSLog(@\"%@\", x); }];",
        "1:1: the numbers of the lines are left out"
      ),
    ])
  func damageIsRepaired(_ code: String, _ warning: String) {
    let run = Running(code)
    #expect(run.messages == [warning])
    #expect(run.log == ["0ms 1"])
  }

  @Test(arguments: ["NSSTring", "nsstring", "NSSrting"])
  func aTypeThatIsNearlyOneIsRepaired(_ type: String) {
    let run = Running("\(type) *name = @\"a\";\nNSLog(@\"%@\", name);")
    #expect(run.messages == ["1:1: '\(type)' is read as 'NSString'"])
    #expect(run.log == ["0ms a"])
  }

  @Test func codeThatACommentSwallowsIsTold() {
    let run = Running("// Prints a word. NSLog(@\"a\");\n// NSLog(@\"b\");\n//Item *item = [Item new];\nNSLog(@\"c\");")
    #expect(run.messages == ["1:1: code stands after this '//' and is not read; put it on a line of its own"])
    #expect(run.log == ["0ms c"])
  }

  @Test func aMethodAloneTellsHowToRunIt() {
    let run = Running("- (void)load { NSLog(@\"x\"); }")
    #expect(run.notes == ["nothing runs yet: drive it, e.g. self.call(\"load\"); there are the methods load"])
  }

  private static let sample = """
    // A form.
    @weakify(self);
    RACSignal *ok = [RACSignal combineLatest:@[self.a.rac_textSignal, self.b.rac_textSignal] reduce:^id(NSString *a, NSString *b) {
        return @(a.length > 0 && b.length > 0 ? 1 : 0);
    }];
    RAC(self.button, enabled) = ok;
    for (int i = 0; i < 3; i++) { switch (i) { case 1: break; default: NSLog(@"%d %@", i, @{@"k": @[@1]}); } }
    """

  @Test func everyBeginningOfATextIsReadToItsEnd() {
    let bytes = Array(Self.sample.utf8)
    for end in 0..<bytes.count {
      _ = SourceLanguage.objectiveC.read(SourceText(name: "", text: String(decoding: bytes[..<end], as: UTF8.self)))
    }
  }

  @Test func randomSignsAreReadToTheirEnd() {
    var state: UInt64 = 7
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let pieces = [
      "[", "]", "{", "}", "(", ")", "@", "^", "\"", ";", ":", ",", "x", "self", ".", "=", "*", "&", "RAC(", "@[", "@{",
      "if",
      "for", "switch", "case", "return", "int ", "NSString *", "1", "0.5", "//", "/*", "\n", "?", "-", "+", "++",
      "@\"a\"",
      "- (void)", "@selector(", "RACTupleUnpack(", "typedef ", "#define ", "<", ">", "'", "\\",
    ]
    for _ in 0..<3_000 {
      let text = (0..<(1 + next(40))).map { _ in pieces[next(pieces.count)] }.joined(separator: next(2) == 0 ? " " : "")
      let script = SourceLanguage.objectiveC.read(SourceText(name: "", text: text))
      #expect(script.faults.allSatisfy { $0.span.start <= text.utf8.count })
    }
  }

  @Test func deepNestingIsAnError() {
    for text in [
      String(repeating: "[", count: 5_000), String(repeating: "(", count: 5_000), String(repeating: "^{", count: 5_000),
      String(repeating: "!", count: 5_000),
    ] {
      let script = SourceLanguage.objectiveC.read(SourceText(name: "", text: text))
      #expect(!script.faults.isEmpty)
    }
  }
}
