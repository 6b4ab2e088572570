// multicast connection and replay
RACSignal *source = [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
    NSLog(@"work");
    [subscriber sendNext:@1];
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        [subscriber sendNext:@2];
        [subscriber sendCompleted];
    });
    return [RACDisposable disposableWithBlock:^{ NSLog(@"cleaned"); }];
}];
RACMulticastConnection *connection = [source publish];
[connection.signal subscribeNext:^(id x) { NSLog(@"A %@", x); } completed:^{ NSLog(@"A done"); }];
[connection connect];
[connection.signal subscribeNext:^(id x) { NSLog(@"B %@", x); }];
RACMulticastConnection *replayed = [source multicast:[RACReplaySubject replaySubjectWithCapacity:1]];
[replayed connect];
[[RACScheduler mainThreadScheduler] afterDelay:2 schedule:^{
    [replayed.signal subscribeNext:^(id x) { NSLog(@"C %@", x); } completed:^{ NSLog(@"C done"); }];
}];
RACSignal *lazy = [source replayLazily];
NSLog(@"not yet");
[lazy subscribeNext:^(id x) { NSLog(@"L1 %@", x); }];
[lazy subscribeNext:^(id x) { NSLog(@"L2 %@", x); }];
RACSignal *auto1 = [[source publish] autoconnect];
RACDisposable *one = [auto1 subscribeNext:^(id x) { NSLog(@"auto %@", x); }];
[one dispose];
RACReplaySubject *all = [RACReplaySubject subject];
[all sendNext:@"a"];
[all sendNext:@"b"];
[all sendCompleted];
[all subscribeNext:^(id x) { NSLog(@"all %@", x); } completed:^{ NSLog(@"all done"); }];

//> 0ms work
//> 0ms A 1
//> 0ms work
//> 0ms not yet
//> 0ms work
//> 0ms L1 1
//> 0ms L2 1
//> 0ms work
//> 0ms auto 1
//> 0ms cleaned
//> 0ms all a
//> 0ms all b
//> 0ms all done
//> 1000ms A 2
//> 1000ms B 2
//> 1000ms cleaned
//> 1000ms A done
//> 1000ms cleaned
//> 1000ms L1 2
//> 1000ms L2 2
//> 1000ms cleaned
//> 2000ms C 2
//> 2000ms C done
