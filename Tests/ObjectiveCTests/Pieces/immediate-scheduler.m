// The immediate scheduler runs everything at once, on the queue of its caller.
__block int turns = 0;
[[RACScheduler immediateScheduler] scheduleRecursiveBlock:^(void (^again)(void)) {
    NSLog(@"turn %d", turns);
    if (++turns < 3) again();
    NSLog(@"end of turn");
}];
[[RACSignal startEagerlyWithScheduler:[RACScheduler immediateScheduler] block:^(id<RACSubscriber> subscriber) {
    NSLog(@"work");
    [subscriber sendNext:@1];
    [subscriber sendCompleted];
}] subscribeNext:^(id x) { NSLog(@"work gave %@", x); }];
[[[RACSignal return:@2] deliverOn:[RACScheduler immediateScheduler]] subscribeNext:^(id x) { NSLog(@"delivered %@", x); }];
[[[RACSignal return:@3] subscribeOn:RACScheduler.immediateScheduler] subscribeNext:^(id x) { NSLog(@"subscribed %@", x); }];
NSLog(@"last");

//> 0ms turn 0
//> 0ms end of turn
//> 0ms turn 1
//> 0ms end of turn
//> 0ms turn 2
//> 0ms end of turn
//> 0ms work
//> 0ms work gave 1
//> 0ms delivered 2
//> 0ms subscribed 3
//> 0ms last
