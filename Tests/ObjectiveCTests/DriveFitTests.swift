import ObjectiveC
import StreamLang
import Testing

struct DriveFitTests {
  @Test(arguments: [
    (
      "[self.field.rac_textSignal subscribeNext:^(id x) { }];\n//! self.field.slide(0.7)",
      "2:16: 'slide' moves nothing in self.field, which is a UITextField"
    ),
    (
      "[[self.slider rac_newValueChannelWithNilValue:@0] subscribeNext:^(id x) { }];\n//! self.slider.enter(\"x\")",
      "2:17: 'enter' moves nothing in self.slider, which is a UISlider"
    ),
    (
      "[[self.b rac_signalForControlEvents:UIControlEventTouchUpInside] subscribeNext:^(id x) { }];\n//! self.b.select(1)",
      "2:12: 'select' moves nothing in self.b, which is a UIButton"
    ),
    (
      "[[self.client logIn] subscribeNext:^(id x) { }];\n//! self.client.tap()",
      "2:17: 'tap' moves nothing in self.client, which is no control here; drive it by .answers(\"…\") { … }"
    ),
    (
      "NSMutableArray *a = [@[@1, @2] mutableCopy];\nfor (id x in a) { [a removeObject:x]; }",
      "2:1: the NSMutableArray was mutated while being enumerated, which ends an app"
    ),
    (
      "NSMutableDictionary *d = [@{@\"a\": @1, @\"b\": @2} mutableCopy];\nfor (id k in d) { d[k] = @5; }",
      "2:1: the NSMutableDictionary was mutated while being enumerated, which ends an app"
    ),
    (
      "NSMutableSet *s = [NSMutableSet setWithObjects:@1, @2, nil];\nfor (id x in s) { [s addObject:@3]; }",
      "2:1: the NSMutableSet was mutated while being enumerated, which ends an app"
    ),
    (
      "NSMutableArray *a = [@[@1, @2] mutableCopy];\n[a enumerateObjectsUsingBlock:^(id x, NSUInteger i, BOOL *stop) { [a addObject:x]; }];",
      "2:4: the NSMutableArray was mutated while being enumerated, which ends an app"
    ),
    (
      "dispatch_sync(dispatch_get_main_queue(), ^{ NSLog(@\"a\"); });",
      "1:1: deadlock: dispatch_sync waits for the queue 'main', on which it runs itself"
    ),
    (
      "dispatch_queue_t q = dispatch_queue_create(\"q\", NULL);\ndispatch_sync(q, ^{ dispatch_barrier_sync(q, ^{ }); });",
      "2:21: deadlock: dispatch_barrier_sync waits for the queue 'q', on which it runs itself"
    ),
    (
      "dispatch_queue_t q = dispatch_queue_create(\"q\", NULL);\ndispatch_async(q, ^{ dispatch_sync(dispatch_get_main_queue(), ^{ dispatch_sync(q, ^{ }); }); });",
      "2:66: deadlock: dispatch_sync waits for the queue 'q', on which it runs itself"
    ),
  ]) func `Each is an error at its place`(_ code: String, _ message: String) {
    #expect(Running(code).messages == [message])
  }

  @Test(arguments: [
    "[[[RACSignal return:@1] filter:^BOOL(id t) { return [self isOk:t]; }] subscribeNext:^(id x) { }];",
    "dispatch_async(dispatch_get_main_queue(), ^{ if ([self.checker isOk:@1]) { NSLog(@\"yes\"); } });",
  ]) func `A message that nobody answers and whose value is read is noted`(_ code: String) {
    #expect(Running(code).notes.contains { $0.contains("isOk:1]' has no answer, so it gives nil") })
  }

  @Test func `A property that is nil is not noted`() {
    let run = Running("[[[RACSignal return:@1] filter:^BOOL(id t) { return self.isOk; }] subscribeNext:^(id x) { }];")
    #expect(!run.notes.contains { $0.contains("no answer") })
  }

  @Test("Without an end `dispatch_apply` runs until a budget ends it") func endless() {
    let run = Running(
      "dispatch_apply(SIZE_MAX, dispatch_get_global_queue(0, 0), ^(size_t i) { if (i < 2) NSLog(@\"%zu\", i); });")
    #expect(run.log == ["0ms 0", "0ms 1"])
    #expect(run.messages.count == 1)
  }

  @Test(arguments: [
    "//过滤 RACSignal *s = [RACSignal return:@1]; [s subscribeNext:^(id x) { NSLog(@\"%@\", x); }];\n//! wait(1s)",
    "//过滤 RACSignal *s = [RACSignal return:@1]; [s subscribeNext:^(id x) { NSLog(@\"%@\", x); }];\nNSString *t = @\"a\";",
    "//first RACSignal *s = [RACSignal return:@1];\n[s subscribeNext:^(id x) { NSLog(@\"%@\", x); }];",
  ]) func `Code that a page has put behind a comment is read, with a warning`(_ code: String) {
    let run = Running(code)
    #expect(run.log == ["0ms 1"])
    #expect(run.messages == ["1:1: the lost ends of lines are put back after the comments"])
  }

  @Test(arguments: [
    "// NSString *s = @\"a\";\nNSLog(@\"b\");", "// use [self reload];\nNSLog(@\"b\");",
    "//RACSignal *s = [RACSignal return:@1]; [s subscribeNext:^(id x) { NSLog(@\"%@\", x); }];\nNSLog(@\"b\");",
  ]) func `Comments with code that was commented out stay comments`(_ code: String) {
    #expect(Running(code).log == ["0ms b"])
  }
}
