import ObjectiveC
import StreamLang
import Testing

struct `Mistakes that people make who write Objective-C from memory, or come from other languages` {
  @Test(arguments: [
    // Brackets, signs and colons.
    (
      "self.tableView reloadData];",
      "1:16: a '[' is missing at the beginning of the statement, as 'reloadData' goes on a message"
    ),
    (
      "RACObserve(self, name) subscribeNext:^(id x) { }];",
      "1:24: a '[' is missing at the beginning of the statement, as 'subscribeNext:' goes on a message"
    ),
    (
      "NSString *s = @\"a\" stringByAppendingString:@\"b\"];",
      "1:20: a '[' is missing at the beginning of the statement, as 'stringByAppendingString:' goes on a message"
    ),
    (
      "[self.field rac_textSignal subscribeNext:^(id x) { }];",
      "1:13: 'rac_textSignal' and 'subscribeNext:' are 2 messages: each has brackets of its own"
    ),
    (
      "[self.button.rac_signalForControlEvents:UIControlEventTouchUpInside subscribeNext:^(id x) { }];",
      "1:14: a message with an argument is sent in brackets: [self.button rac_signalForControlEvents:…]"
    ),
    (
      "[[RACSignal interval:1 onScheduler [RACScheduler mainThreadScheduler]] subscribeNext:^(id x) { }];",
      "1:36: ':' is expected before the argument of 'onScheduler'"
    ),
    ("[self.label setText text];", "1:21: ':' is expected before the argument of 'setText'"),
    ("dispatch_async(dispatch_get_main_queue() ^{ });", "1:42: a ',' is missing before this block"),
    (
      "RACSubject *s = [RACSubject subject]; [s sendNext:@1] [s sendCompleted];",
      "1:55: ';' is expected here, not '['"
    ),
    ("- (void)log:(NSString *)a with(NSString *)b { }", "1:31: ':' is expected after 'with'"),
    ("- void load { }", "1:3: the type of a method stands in parentheses: - (void)name"),
    ("@strongify self;", "1:12: '(' is expected here, not 'self'"),
    ("NSString *t = 'abc';", "1:15: a string is written @\"…\"; between ' and ' stands one character"),
    ("NSString *s = \"a\";", "1:15: this C string is read as an NSString; write it with an '@': @\"…\""),
    ("NSLog(\"hello\");", "1:7: this C string is read as an NSString; write it with an '@': @\"…\""),
    (
      "NSArray *a = @[\"x\"];", "1:16: this C string is read as an NSString; write it with an '@': @\"…\""
    ),
    ("try { [self load]; }", "1:1: 'try' is written with an '@': @try"),
    (
      "[self.button rac_signalForControlEvents:UIControlEventTouchUpInside subscribeNext:^(id x) { }];",
      "1:14: 'rac_signalForControlEvents:' and 'subscribeNext:' are 2 messages: each has brackets of its own"
    ),
    ("self.title = \"Home\";", "1:14: this C string is read as an NSString; write it with an '@': @\"…\""),
    ("dispatch_async(dispatch_get_main_queue(), { [self load]; });", "1:43: a block begins with '^': ^{ … }"),
    (
      "dispatch_async(dispatch_get_main_queue, ^{ });",
      "1:16: 'dispatch_get_main_queue' is a function; write dispatch_get_main_queue(…)"
    ),
    (
      "[[self.field.rac_textSignal filter:^BOOL(id t) { return YES; } subscribeNext:^(id x) { }];",
      "1:64: expected ']' before 'subscribeNext:': the '[' at 1:2 is still open"
    ),
    (
      "RACSignal *s = [RACSignal empty];\ns.subscribeNext { NSLog(@\"x\"); }",
      "2:17: a block is an argument, and begins with '^': subscribeNext:^{ … }"
    ),
    // Names of one's own.
    ("[slef load];", "1:2: there is no 'slef'; did you mean 'self'?"),
    ("[slf load];", "1:2: there is no 'slf'; did you mean 'self'?"),
    ("NSLog(@\"%@\", weakSelf.name);", "1:14: nothing declares 'weakSelf': it is read as 'self'"),
    (
      "@property (nonatomic) NSString *name;\nNSLog(@\"%@\", self.nmae);",
      "2:19: nothing declares 'nmae'; did you mean 'name'?"
    ),
    ("- (void)loadData { }\n[self loadDate];", "2:7: nothing declares 'loadDate'; did you mean 'loadData'?"),
    (
      "RACDisposable *d = [[RACSignal never] subscribeNext:^(id x) { [d dispose]; }];",
      "1:64: 'd' is copied into the block before it has its value; declare it __block"
    ),
    // Values that do not fit.
    ("[self.label setText:\"a\"];", "1:21: this C string is read as an NSString; write it with an '@': @\"…\""),
    (
      "NSString *s = @\"a\";\nNSLog(@\"%s\", s);",
      "2:14: %s wants a C string, and 's' is an NSString; write %@"
    ),
    ("NSArray *a = @[@\"a\", nil];", "1:22: nil cannot be put into an array (element 2)"),
    ("NSDictionary *d = @{@\"k\": nil};", "1:27: nil cannot be put into a dictionary (key @\"k\")"),
    (
      "[[[RACSignal return:@1] filter:YES] subscribeNext:^(id x) { }];",
      "1:32: filter: wants a block, and this is a number"
    ),
    (
      "[[[RACSignal return:@1] delay:^{ }] subscribeNext:^(id x) { }];",
      "1:31: delay: wants a number, and this is a block"
    ),
    (
      "RACObserve(self, name) = @\"Ann\";",
      "1:1: RACObserve() is a signal and cannot be assigned to; RAC(self, name) = … binds a property"
    ),
    (
      "[[RACSignal createSignal:^id(id<RACSubscriber> s) { [s sendComplete]; return nil; }] subscribeNext:^(id x) { }];",
      "1:56: RACSubscriber has no 'sendComplete'; did you mean 'sendCompleted'?"
    ),
    ("if (self.count > 2); { [self load]; }", "1:20: this ';' ends the 'if', so that it does nothing"),
    ("NSInteger n = ({ return 3; });", "1:18: a 'return' inside of ({ … }) is not read"),
    // Words of other languages.
    ("string s = @\"a\";", "1:1: there is no type 'string'; did you mean 'NSString *'?"),
    ("final int k = 3;", "1:1: there is no type 'final'"),
    ("foreach (id x in self.names) { }", "1:1: there is no 'foreach'; write for (id x in list)"),
    ("for (NSString *name of self.names) { }", "1:21: 'in' is expected here, not 'of'"),
    ("print(\"x\");", "1:1: there is no 'print'; did you mean 'NSLog'?"),
    ("self.items.addObject(@\"a\");", "1:12: 'addObject:' is a message; write [self.items addObject:@\"a\"]"),
    ("- (void)load { }\nself.load();", "2:6: 'load' is a message; write [self load]"),
    (
      "RACSubject *s = [RACSubject subject];\n[s onNext:@1];",
      "2:4: RACSubject has no 'onNext:'; did you mean 'sendNext:'?"
    ),
    // Selectors.
    (
      "RACSignal *a = [RACSignal empty];\n[[a combineLatest:a] subscribeNext:^(id x) { }];",
      "2:5: 'combineLatest:' is a message of the class; did you mean 'combineLatestWith:'?"
    ),
    (
      "[[RACSignal map:^id(id x) { return x; }] subscribeNext:^(id x) { }];",
      "1:13: 'map:' is a message of a signal, and RACSignal is the class"
    ),
    (
      "[[self.button rac_signalForControlEvents] subscribeNext:^(id x) { }];",
      "1:15: 'rac_signalForControlEvents:' takes an argument"
    ),
    (
      "[[self.button rac_signalForControlEvent:UIControlEventTouchUpInside] subscribeNext:^(id x) { }];",
      "1:15: 'rac_signalForControlEvent:' is read as 'rac_signalForControlEvents:'"
    ),
    ("[self.field.rac_textSignl subscribeNext:^(id x) { }];", "1:13: 'rac_textSignl' is read as 'rac_textSignal'"),
    ("id list = [NSArray arrayWithObjects:@1, @2];", "1:20: the arguments of 'arrayWithObjects:' end with nil"),
    ("[[[RACSignal return:@1] delay] subscribeNext:^(id x) { }];", "1:25: 'delay:' takes an argument"),
    (
      "[[x timeout:5] subscribeNext:^(id v) { }];",
      "1:5: a signal has no 'timeout:'; did you mean 'timeout:onScheduler:'?"
    ),
    // Objects, numbers and blocks.
    ("NSNumber *n = @5; if (n > 3) { }", "1:23: 'n' is an NSNumber, and '>' wants a number; write [n integerValue]"),
    ("NSNumber *n = @5; n++;", "1:19: 'n' is an NSNumber, and '+' wants a number; write [n integerValue]"),
    ("NSInteger i = @3;", "1:15: 'i' is a number, and '@3' is an NSNumber; write 3"),
    ("BOOL b = @YES;", "1:10: 'b' is a number, and '@YES' is an NSNumber; write YES"),
    ("NSString *t = @5;", "1:15: 't' is an NSString, and this is an NSNumber"),
    ("[self.label setText:5];", "1:21: 'text' is an NSString, and '5' is a number; write [@(5) stringValue]"),
    (
      "int count = 3; NSLog(count);",
      "1:22: NSLog wants a format, and 'count' is a number; write NSLog(@\"%ld\", count)"
    ),
    ("NSLog();", "1:1: NSLog wants a format: NSLog(@\"…\")"),
    ("NSLog(@\"%ld\", @\"x\");", "1:15: %ld wants a number, and '@\"x\"' is an NSString; write %@"),
    (
      "switch (self.name) { case @\"a\": break; }",
      "1:27: 'case' wants a number, and this is an NSString; write if ([… isEqualToString:…])"
    ),
    ("if (self.name = @\"x\") { }", "1:15: '=' assigns here; '==' compares"),
    (
      "[[RACSignal return:@1] subscribeNext:^(id x, id y) { }];",
      "1:38: subscribeNext: gives its block 1 value, and this block has 2 parameters"
    ),
    (
      "[[RACSignal never] groupBy:^id(id a, id b) { return a; }];",
      "1:28: groupBy: gives its block 1 value, and this block has 2 parameters"
    ),
    ("[[RACSignal never] any:@3];", "1:24: any: wants a block, and this is an NSNumber"),
    ("[[RACSignal never] debounce:1];", "1:20: RACSignal has no 'debounce:'; did you mean 'throttle:'?"),
    (
      "[[[RACSignal never] deliverOn:dispatch_get_main_queue()] subscribeNext:^(id x) { }];",
      "1:31: deliverOn: wants a RACScheduler, and this is a queue; write [RACScheduler mainThreadScheduler]"
    ),
    ("__weak typeof(self) weakSelf = self; [weakSlf load];", "1:39: there is no 'weakSlf'; did you mean 'weakSelf'?"),
    (
      "[[RACSignal never] waitUntilCompleted:nil];",
      "1:20: -waitUntilCompleted: would block for ever: nothing answers it; use then: or subscribeCompleted:"
    ),
    (
      "[[[RACSignal never] delay:@0.5] subscribeNext:^(id x) { }];",
      "1:27: delay: wants a number, and this is an NSNumber; write 0.5"
    ),
    (
      "[[[RACSignal interval:1 onScheduler:dispatch_get_main_queue()] take:2] subscribeNext:^(id x) { }];",
      "1:37: onScheduler: wants a RACScheduler, and this is a queue; write [RACScheduler mainThreadScheduler]"
    ),
    // The values of blocks and methods.
    (
      "[[self.field.rac_textSignal map:^id(NSString *s) { return s.length; }] subscribeNext:^(id x) { }];",
      "1:59: 'return' wants an object, and 's.length' is a number; write @(s.length)"
    ),
    (
      "[[self.field.rac_textSignal map:^(NSString *s) { return s.length > 3; }] subscribeNext:^(id x) { }];",
      "1:57: 'return' wants an object, and 's.length > 3' is a number; write @(s.length > 3)"
    ),
    (
      "[[self.field.rac_textSignal filter:^(NSString *s) { return @(s.length > 3); }] subscribeNext:^(id x) { }];",
      "1:60: 'return' wants a number, and '@(s.length > 3)' is an NSNumber; write s.length > 3"
    ),
    (
      "- (BOOL)isOpen:(NSNumber *)state { return state; }",
      "1:43: 'return' wants a number, and 'state' is an NSNumber; write [state boolValue]"
    ),
    ("- (NSInteger)total { NSLog(@\"x\"); }", "1:14: this method ends without 'return', so it gives 0"),
    (
      "[[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> s) { [s sendCompleted]; }] subscribeNext:^(id x) { }];",
      "1:26: this block ends without 'return', so it gives nil"
    ),
    (
      "[@[@1] enumerateObjectsUsingBlock:^(id x, NSUInteger i, BOOL *stop) { stop = YES; }];",
      "1:71: 'stop' is a pointer; write *stop = …"
    ),
    // Properties and methods.
    ("NSString *s = @\"a\";\nNSLog(@\"%lu\", s.lenght);", "2:17: 'lenght' is read as 'length'"),
    (
      "self.button.rac_command = [RACSignal return:@1];",
      "1:27: 'rac_command' is a RACCommand, and this is a RACSignal"
    ),
    ("self.view.backgroundColor = UIColor.red;", "1:37: UIColor has no 'red'; did you mean 'redColor'?"),
    (
      "[RACObserve(self, @\"name\") subscribeNext:^(id x) { }];",
      "1:19: a key path has no quotes here: RACObserve(self, name)"
    ),
    ("[[self.field rac_textSignal:nil] subscribeNext:^(id x) { }];", "1:14: 'rac_textSignal' takes no argument"),
    (
      "- (void)tick { }\n[self performSelector:tick];",
      "2:23: 'tick' is a method; write [self tick] or @selector(tick)"
    ),
    (
      "[RACSignal combineLatest:@[self.a, self.b] reduce:^id(id a, id b) { return a; } subscribeNext:^(id x) { }];",
      "1:12: 'combineLatest:reduce:' and 'subscribeNext:' are 2 messages: each has brackets of its own"
    ),
    // Words that are nearly right.
    ("retrun @1;", "1:1: there is no 'retrun'; did you mean 'return'?"),
    ("switch (3) { case 1: break; defualt: break; }", "1:29: there is no 'defualt'; did you mean 'default'?"),
    ("BOOL ok = yes;", "1:11: there is no 'yes'; did you mean 'YES'?"),
    ("id x = null;", "1:8: there is no 'null'; did you mean 'nil'?"),
    ("String name = @\"x\";", "1:1: there is no type 'String'; did you mean 'NSString *'?"),
    ("System.out.println(@\"x\");", "1:1: there is no 'System.out.println'; did you mean 'NSLog'?"),
  ]) func `Each is reported with its place and the way out`(_ code: String, _ message: String) {
    #expect(Running(code).messages.first == message)
  }

  @Test(arguments: [
    "if ((self.name = @\"x\")) { }",
    "id enumerator = [@[] objectEnumerator]; id x; while ((x = [enumerator nextObject])) { }",
    "NSNumber *n = nil; if (n == nil) { } if (n == 0) { }", "id item1 = @1, item2 = @2; [item3 load];",
    "NSString *text = @(\"a\"); const char *c = \"b\"; NSLog(@\"%@ %s\", text, c); printf(\"c\\n\");",
    "NSLog(self.title); NSString *name = @\"x\"; NSLog(name);", "char c = 'a'; unichar n = '\\n';",
    "int x = 3; NSString *s = x > 2 ? @\"a\" : @\"b\"; x = x ? 1 : 2;",
    "NSArray *a = [NSMutableArray array]; NSString *s = [NSMutableString string];",
    "self.done(); self.finished(@1);", "[fles load]; [selves load]; [shelf load];",
    "RACSignal *s = [RACSubject subject]; [s concat:s]; [[RACSignal merge:@[s]] merge:s];",
  ]) func `Code that looks like a mistake and is none gives no message`(_ code: String) {
    let told = Running("self.done = ^{ }; self.finished = ^(id x) { };\n" + code).messages
    #expect(told.filter { !$0.contains("nobody subscribes") } == [])
  }

  @Test func `Formats in formats are checked at once`() {
    let depth = 30
    let text = String(repeating: "[NSString stringWithFormat:@\"%@\", ", count: depth) + "@\"x\""
    let run = Running("NSLog(@\"%@\", " + text + String(repeating: "]", count: depth) + ");")
    #expect(run.log == ["0ms x"])
  }
}
