// sample:, takeUntilReplacement:, throttle:valuesPassingTest:, bufferWithTime:, timeout
RACSubject *position = [RACSubject subject];
RACSubject *button = [RACSubject subject];
[[position sample:button] subscribeNext:^(id x) { NSLog(@"sampled %@", x); }];
RACSubject *live = [RACSubject subject];
[[position takeUntilReplacement:live] subscribeNext:^(id x) { NSLog(@"shown %@", x); } completed:^{ NSLog(@"shown done"); }];
[[position throttle:1 valuesPassingTest:^BOOL(NSNumber *x) { return x.intValue < 10; }] subscribeNext:^(id x) { NSLog(@"throttled %@", x); }];
[[position bufferWithTime:2 onScheduler:[RACScheduler mainThreadScheduler]] subscribeNext:^(RACTuple *t) {
    NSLog(@"buffer of %lu", (unsigned long)t.count);
}];
[[live timeout:2.5 onScheduler:[RACScheduler mainThreadScheduler]] subscribeNext:^(id x) { NSLog(@"live %@", x); } error:^(NSError *error) {
    NSLog(@"%@ %ld", error.domain, (long)error.code);
}];
[button sendNext:@"early"];
//! wait(500ms)
//! position.sendNext(1)
//! button.sendNext("b")
//! button.sendNext("b")
//! wait(500ms)
//! position.sendNext(2)
//! wait(500ms)
//! live.sendNext("L")
//! position.sendNext(30)
//! wait(2s)
//! live.sendCompleted()
//! button.sendCompleted()
//! wait(1s)

//> 500ms shown 1
//> 500ms sampled 1
//> 500ms sampled 1
//> 1000ms shown 2
//> 1500ms shown L
//> 1500ms live L
//> 1500ms throttled 30
//> 2500ms RACSignalErrorDomain 1
//> 2500ms buffer of 3
//> 3500ms shown done
