// RACScheduler: where and when
RACScheduler *main = [RACScheduler mainThreadScheduler];
RACScheduler *back = [RACScheduler schedulerWithPriority:RACSchedulerPriorityBackground name:@"work"];
[main schedule:^{ NSLog(@"later on main"); }];
[back schedule:^{ NSLog(@"in the background"); }];
[[RACScheduler immediateScheduler] schedule:^{ NSLog(@"now"); }];
NSLog(@"straight");
RACDisposable *cancelled = [main afterDelay:1 schedule:^{ NSLog(@"never"); }];
[main afterDelay:0.5 schedule:^{ [cancelled dispose]; NSLog(@"cancelled"); }];
__block int count = 0;
__block RACDisposable *repeating = nil;
repeating = [main after:[NSDate dateWithTimeIntervalSinceNow:2] repeatingEvery:1 withLeeway:0 schedule:^{
    NSLog(@"beat %d", ++count);
    if (count == 2) [repeating dispose];
}];
[[[RACSignal startEagerlyWithScheduler:back block:^(id<RACSubscriber> subscriber) {
    NSLog(@"loading");
    [subscriber sendNext:@"data"];
    [subscriber sendCompleted];
}] deliverOn:main] subscribeNext:^(id x) { NSLog(@"%@", x); }];
__block int steps = 0;
[back scheduleRecursiveBlock:^(void (^reschedule)(void)) {
    NSLog(@"step %d", ++steps);
    if (steps < 2) reschedule();
}];
//! wait(5s)

//> 0ms now
//> 0ms straight
//> 0ms later on main
//> 0ms [work] in the background
//> 0ms [work] loading
//> 0ms [work] step 1
//> 0ms data
//> 0ms [work] step 2
//> 500ms cancelled
//> 2000ms beat 1
//> 3000ms beat 2
