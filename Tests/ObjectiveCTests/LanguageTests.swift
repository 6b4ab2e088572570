import ObjectiveC
import StreamLang
import Testing

struct `Values and statements are those of C and Foundation` {
  private func printed(_ code: String) -> [String] {
    let run = Running(code)
    return run.messages + run.log.map { String($0.dropFirst(4)) }
  }

  @Test(
    arguments: [
      ("NSLog(@\"%d %d %.1f\", 7 / 2, -7 / 2, 7 / 2.0);", ["3 -3 3.5"]),
      ("int x = 2.9; CGFloat y = 1; BOOL b = 5; NSLog(@\"%d %f %d\", x, y, b);", ["2 1.000000 1"]),
      ("NSLog(@\"%5.2f|%-5d|%05d|%x\", 3.14159, 42, 42, 255);", [" 3.14|42   |00042|ff"]),
      ("NSLog(@\"%@ %@ %@\", @0.5, @(1.0), @YES);", ["0.5 1 1"]),
      ("NSString *s = nil; NSLog(@\"%lu %@\", (unsigned long)s.length, s);", ["0 (null)"]),
      ("int n = 0; for (int i = 0; i < 4; i++) { if (i == 2) continue; n += i; } NSLog(@\"%d\", n);", ["4"]),
      ("int k = 5; while (k-- > 3) NSLog(@\"%d\", k);", ["4", "3"]),
      (
        "switch (2) { case 1: NSLog(@\"a\"); case 2: NSLog(@\"b\"); case 3: NSLog(@\"c\"); break; default: NSLog(@\"d\"); }",
        ["b", "c"]
      ),
      ("int i = 1; void (^f)(void) = ^{ NSLog(@\"%d\", i); }; i = 2; f();", ["1"]),
      ("__block int i = 1; void (^f)(void) = ^{ i++; }; f(); f(); NSLog(@\"%d\", i);", ["3"]),
      ("NSLog(@\"%@\", [@\"ab\" stringByAppendingFormat:@\"-%d\", 3]);", ["ab-3"]),
      ("RACTupleUnpack(NSNumber *n, NSString *s) = RACTuplePack(@1, @\"b\"); NSLog(@\"%@%@\", n, s);", ["1b"]),
      (
        "NSLog(@\"%@\", [[[@[@1, @2, @3].rac_sequence filter:^BOOL(NSNumber *n) { return n.intValue != 2; }] array] componentsJoinedByString:@\"+\"]);",
        ["1+3"]
      ),
      (
        "NSLock *lock = [NSLock new]; [lock lock]; NSLog(@\"%d\", [lock tryLock]); [lock unlock]; pthread_mutex_lock(&mutex);",
        ["1"]
      ),
      ("typedef struct {\n  long long a;\n  double b;\n} Pair;\nNSLog(@\"read\");", ["read"]),
      ("[signal subscribeNext:^(id x) {}]; NSLog(@\"read\");", ["read"]),
      ("id model = nil; RAC(model, name) = [RACSignal return:@1]; NSLog(@\"%@\", model);", ["(null)"]),
      (
        """
        @interface Item : NSObject
        @property (nonatomic) id name;
        @end
        @implementation Item
        @end
        Item *item = [Item new];
        RACDisposable *kept = [item rac_observeKeyPath:@"name" options:NSKeyValueObservingOptionNew | NSKeyValueObservingOptionPrior observer:nil block:^(id value, NSDictionary *change, BOOL isDealloc, BOOL isLast) {
          NSLog(@"%@ %@ %d", change[NSKeyValueChangeNotificationIsPriorKey], change[NSKeyValueChangeNewKey], isLast);
        }];
        item.name = @"a";
        [kept dispose];
        item.name = @"b";
        """,
        ["1 (null) 1", "(null) a 1"]
      ),
      (
        "@try { @throw [NSException exceptionWithName:@\"E\" reason:@\"why\" userInfo:nil]; } @catch (NSException *e) { NSLog(@\"%@\", e.reason); }",
        ["why"]
      ),
    ])
  func aProgramPrints(_ code: String, _ lines: [String]) { #expect(printed(code) == lines) }

  @Test(arguments: [
    "NSArray *a = @[@1]; for (int i = 0; i < 60; i++) { a = @[a, a]; } NSLog(@\"%@\", a);",
    "id a = @1; for (int i = 0; i < 60; i++) { a = RACTuplePack(a, a); } NSLog(@\"%@\", a);",
    "NSArray *a = @[@1]; for (int i = 0; i < 60; i++) { a = @[a, a]; } [NSJSONSerialization dataWithJSONObject:a options:0 error:nil];",
  ]) func `Objects that hold the same ones many times are described no further than a text may be long`(_ code: String)
  {
    let lines = printed(code)
    #expect(lines.count == 1)
    #expect(lines[0].contains("more than the 4000000 that one value may have") || lines[0].contains("was cut"))
  }

  @Test func objectsThatShareTheirPartsAreComparedOnce() {
    let code = """
      NSMutableArray *a = [NSMutableArray array], *b = [NSMutableArray array];
      for (int i = 0; i < 60; i++) { a = [@[a, a] mutableCopy]; b = [@[b, b] mutableCopy]; }
      NSLog(@"%d", [a isEqual:b]);
      """
    #expect(printed(code) == ["1"])
  }

  @Test func anErrorInErrorsIsDescribedToSomeDepth() {
    let code = """
      NSError *e = nil;
      for (int i = 0; i < 1000; i++) { e = [NSError errorWithDomain:@"d" code:1 userInfo:@{NSUnderlyingErrorKey: e ?: @1}]; }
      NSLog(@"%@", e);
      """
    #expect(printed(code).first?.hasSuffix("…" + String(repeating: "}", count: 24)) == true)
  }

  @Test func thousandsOfObjectsAndLettersCanBeAdded() {
    let code = """
      NSMutableArray *a = [NSMutableArray array];
      NSMutableString *s = [NSMutableString string];
      for (int i = 0; i < 10000; i++) { [a addObject:@(i)]; [s appendString:@"x"]; }
      NSLog(@"%lu %lu", a.count, [s stringByReplacingOccurrencesOfString:@"x" withString:@"yy"].length);
      """
    #expect(printed(code) == ["10000 20000"])
  }

  @Test func paddingIsAsLongAsItSays() {
    #expect(
      printed("NSLog(@\"%lu\", [[@\"x\" stringByPaddingToLength:200000 withString:@\"y\" startingAtIndex:0] length]);")
        == ["200000"])
  }

  @Test func `A translation has no more than one would write`() {
    let code = """
      @property (nonatomic) NSInteger count;
      - (void)viewDidLoad {
          [super viewDidLoad];
          [self.field.rac_textSignal subscribeNext:^(NSString *text) {
              self.count += text.length;
              self.label.text = text;
          }];
      }
      """
    let lines = Translation(of: SourceText(name: "code.m", text: code), from: .objectiveC).text.split(separator: "\n")
    #expect(
      lines.dropFirst(3) == [
        "self._count = 0", "standIn(\"self.field\", \"UITextField\")", "standIn(\"self.label\", \"\")",
        "extension NSObject {", "  func viewDidLoad() = effect(self.field.rac_textSignal.subscribeNext { text in",
        "    self.count += text.length", "    self.label.text = text", "  })", "}", "self.viewDidLoad()",
      ])
  }

  @Test func scriptsThatSpeakOfObjectiveCAreNotRecognisedAsIt() {
    let script = "scene \"RACObserve(self.field, text)\"\nfunc dispatch_async(work) = work\ndispatch_async(just(1))"
    #expect(!SourceLanguage.objectiveC.recognises(script))
    #expect(SourceLanguage.objectiveC.recognises("RAC(self, title) = RACObserve(self, name);"))
    #expect(SourceLanguage.objectiveC.recognises("[[RACSignal return:@1] subscribeNext:^(id x) { NSLog(@\"%@\", x) }]"))
  }

  @Test func collectionsPrintAsFoundationPrintsThem() {
    let lines = printed("NSLog(@\"%@\", @{@\"b\": @[@\"x\", @\"y z\"], @\"a\": @1});\nNSLog(@\"%@\", @[@1, @[@2]]);")
    #expect(
      lines == [
        "{\n    a = 1;\n    b =     (\n        x,\n        \"y z\"\n    );\n}",
        "(\n    1,\n        (\n        2\n    )\n)",
      ])
  }
}
