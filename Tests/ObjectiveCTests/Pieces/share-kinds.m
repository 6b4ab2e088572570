// How often the work is done: cold, publish, replay, replayLazily, autoconnect
__block int runs = 0;
RACSignal *work = [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
    int run = ++runs;
    [subscriber sendNext:[NSString stringWithFormat:@"run %d", run]];
    [[RACScheduler mainThreadScheduler] afterDelay:1 schedule:^{
        [subscriber sendNext:[NSString stringWithFormat:@"late %d", run]];
        [subscriber sendCompleted];
    }];
    return [RACDisposable disposableWithBlock:^{ NSLog(@"cleanup %d", run); }];
}];
RACMulticastConnection *connection = [work publish];
[connection.signal subscribeNext:^(id x) { NSLog(@"A %@", x); } completed:^{ NSLog(@"A done"); }];
[connection connect];
[connection.signal subscribeNext:^(id x) { NSLog(@"B %@", x); }];
RACSignal *lazy = [work replayLazily];
NSLog(@"runs %d", runs);
[lazy subscribeNext:^(id x) { NSLog(@"C %@", x); }];
RACSignal *last = [work replayLast];
NSLog(@"runs %d", runs);
[last subscribeNext:^(id x) { NSLog(@"D %@", x); }];
RACSignal *automatic = [[work multicast:[RACReplaySubject subject]] autoconnect];
RACDisposable *one = [automatic subscribeNext:^(id x) { NSLog(@"E %@", x); }];
[one dispose];
[automatic subscribeNext:^(id x) { NSLog(@"F %@", x); }];
//! wait(2s)

//> 0ms A run 1
//> 0ms runs 1
//> 0ms C run 2
//> 0ms runs 3
//> 0ms D run 3
//> 0ms E run 4
//> 0ms cleanup 4
//> 0ms F run 4
//> 1000ms A late 1
//> 1000ms B late 1
//> 1000ms cleanup 1
//> 1000ms A done
//> 1000ms C late 2
//> 1000ms cleanup 2
//> 1000ms D late 3
//> 1000ms cleanup 3
