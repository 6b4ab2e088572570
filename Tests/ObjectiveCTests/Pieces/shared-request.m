// replay, share a request between subscribers
__block int calls = 0;
RACSignal *profile = [[[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
    calls += 1;
    RACScheduler *scheduler = [RACScheduler mainThreadScheduler];
    return [scheduler afterDelay:1 schedule:^{
        [subscriber sendNext:[NSString stringWithFormat:@"profile #%d", calls]];
        [subscriber sendCompleted];
    }];
}] initially:^{ NSLog(@"request"); }] replayLast];
[profile subscribeNext:^(NSString *x) { NSLog(@"header: %@", x); }];
[profile subscribeNext:^(NSString *x) { NSLog(@"list: %@", x); }];
dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(2.5 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
    [profile subscribeNext:^(id x) { NSLog(@"late: %@", x); } completed:^{ NSLog(@"late done, %d call(s)", calls); }];
});
RACBehaviorSubject *current = [RACBehaviorSubject behaviorSubjectWithDefaultValue:@"guest"];
[current subscribeNext:^(id x) { NSLog(@"user: %@", x); }];
[profile subscribe:current];

//> 0ms request
//> 0ms user: guest
//> 1000ms header: profile #1
//> 1000ms list: profile #1
//> 1000ms user: profile #1
//> 2500ms late: profile #1
//> 2500ms late done, 1 call(s)
