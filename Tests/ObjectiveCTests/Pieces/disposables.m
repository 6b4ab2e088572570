// disposables
RACCompoundDisposable *bag = [RACCompoundDisposable compoundDisposable];
RACSubject *subject = [RACSubject subject];
[bag addDisposable:[subject subscribeNext:^(id x) { NSLog(@"1: %@", x); }]];
[bag addDisposable:[subject subscribeNext:^(id x) { NSLog(@"2: %@", x); }]];
[bag addDisposable:[RACDisposable disposableWithBlock:^{ NSLog(@"bag emptied"); }]];
[subject sendNext:@"a"];
[bag dispose];
[subject sendNext:@"b"];
NSLog(@"%d", bag.isDisposed);
[bag addDisposable:[RACDisposable disposableWithBlock:^{ NSLog(@"late"); }]];
RACSerialDisposable *serial = [[RACSerialDisposable alloc] init];
serial.disposable = [RACDisposable disposableWithBlock:^{ NSLog(@"first"); }];
serial.disposable = [RACDisposable disposableWithBlock:^{ NSLog(@"second"); }];
[serial dispose];
__block RACDisposable *self1 = nil;
self1 = [[RACSignal interval:1 onScheduler:[RACScheduler mainThreadScheduler]] subscribeNext:^(NSDate *d) {
    static int n = 0;
    n++;
    NSLog(@"tick %d", n);
    if (n >= 2) [self1 dispose];
}];
[[[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
    RACDisposable *d1 = [[RACScheduler scheduler] schedule:^{ [subscriber sendNext:@"bg"]; }];
    RACDisposable *d2 = [[RACScheduler mainThreadScheduler] afterDelay:0.1 schedule:^{ [subscriber sendNext:@"main"]; }];
    return [RACCompoundDisposable compoundDisposableWithDisposables:@[d1, d2]];
}] takeUntil:[[RACSignal return:nil] delay:0.5]] subscribeNext:^(id x) { NSLog(@"%@", x); } completed:^{ NSLog(@"over"); }];

//> 0ms 1: a
//> 0ms 2: a
//> 0ms bag emptied
//> 0ms 1
//> 0ms late
//> 0ms first
//> 0ms second
//> 0ms [background] bg
//> 100ms main
//> 500ms over
//> 1000ms tick 1
//> 2000ms tick 2
