// lifecycle signals: viewWillAppear / Disappear with takeUntil and repeat
RACSignal *appear = [[self rac_signalForSelector:@selector(viewWillAppear:)] mapReplace:@YES];
RACSignal *disappear = [[self rac_signalForSelector:@selector(viewWillDisappear:)] mapReplace:@NO];
RACSignal *visible = [[RACSignal merge:@[appear, disappear]] startWith:@NO];
[[[visible map:^id(NSNumber *v) {
    return v.boolValue ? [RACSignal interval:1 onScheduler:[RACScheduler mainThreadScheduler]] : [RACSignal empty];
}] switchToLatest] subscribeNext:^(NSDate *date) {
    NSLog(@"refresh at %.0f", [date timeIntervalSinceReferenceDate] - 504921600);
}];
[[[[RACSignal interval:0.5 onScheduler:[RACScheduler mainThreadScheduler]] takeUntil:disappear] repeat] subscribeNext:^(id x) {
    static NSInteger n = 0;
    if (++n % 4 == 0) NSLog(@"heartbeat %ld", (long)n);
}];
[self.rac_willDeallocSignal subscribeCompleted:^{ NSLog(@"bye"); }];
[self.rac_deallocDisposable addDisposable:[RACDisposable disposableWithBlock:^{ NSLog(@"disposed"); }]];
//! self.call("viewWillAppear:", true)
//! wait(2500ms)
//! self.call("viewWillDisappear:", true)
//! wait(1500ms)
//! self.dealloc()
//! horizon(1s)

//> 1000ms refresh at 1
//> 2000ms heartbeat 4
//> 2000ms refresh at 2
//> 4000ms heartbeat 8
//> 4000ms bye
//> 4000ms disposed
