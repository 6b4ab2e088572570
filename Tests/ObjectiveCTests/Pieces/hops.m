// scheduler hops
NSLog(@"1");
[[RACScheduler mainThreadScheduler] schedule:^{ NSLog(@"5"); }];
dispatch_async(dispatch_get_main_queue(), ^{ NSLog(@"6"); });
dispatch_sync(dispatch_queue_create("q", NULL), ^{ NSLog(@"2"); });
[[[RACSignal return:@"x"] deliverOn:[RACScheduler mainThreadScheduler]] subscribeNext:^(id x) { NSLog(@"7"); }];
[[RACScheduler immediateScheduler] schedule:^{ NSLog(@"3"); }];
[[[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> s) {
    NSLog(@"thread %d", [NSThread isMainThread]);
    [s sendNext:@1];
    [s sendCompleted];
    return nil;
}] subscribeOn:[RACScheduler schedulerWithPriority:RACSchedulerPriorityBackground name:@"work"]] subscribeNext:^(id x) { NSLog(@"value %@ %@", x, [NSThread currentThread]); }];
NSLog(@"4");
dispatch_group_t group = dispatch_group_create();
for (int i = 0; i < 2; i++) {
    dispatch_group_enter(group);
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (i + 1) * NSEC_PER_SEC), dispatch_get_main_queue(), ^{
        NSLog(@"job %d", i);
        dispatch_group_leave(group);
    });
}
dispatch_group_notify(group, dispatch_get_main_queue(), ^{ NSLog(@"all"); });
NSBlockOperation *a = [NSBlockOperation blockOperationWithBlock:^{ NSLog(@"a"); }];
NSBlockOperation *b = [NSBlockOperation blockOperationWithBlock:^{ NSLog(@"b"); }];
[a addDependency:b];
NSOperationQueue *queue = [[NSOperationQueue alloc] init];
queue.maxConcurrentOperationCount = 1;
[queue addOperation:a];
[queue addOperation:b];
[[RACSignal startEagerlyWithScheduler:[RACScheduler mainThreadScheduler] block:^(id<RACSubscriber> s) { NSLog(@"eager"); [s sendNext:@1]; [s sendCompleted]; }] subscribeNext:^(id x) { NSLog(@"got %@", x); }];

//> 0ms 1
//> 0ms 2
//> 0ms 3
//> 0ms 4
//> 0ms 5
//> 0ms 6
//> 0ms 7
//> 0ms [work] thread 0
//> 0ms [work] value 1 <NSThread: 0x…>{number = 2, name = (null)}
//> 0ms [background] b
//> 0ms eager
//> 0ms got 1
//> 0ms [background] a
//> 1000ms job 0
//> 2000ms job 1
//> 2000ms all
