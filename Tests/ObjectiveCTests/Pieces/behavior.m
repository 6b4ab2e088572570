RACBehaviorSubject *state = [RACBehaviorSubject behaviorSubjectWithDefaultValue:@"idle"];
RACReplaySubject *history = [RACReplaySubject replaySubjectWithCapacity:2];
[state subscribe:history];

[state sendNext:@"loading"];
[state sendNext:@"done"];
[state subscribeNext:^(NSString *now) {
    NSLog(@"now: %@", now);
}];
[history subscribeNext:^(NSString *past) { NSLog(@"past: %@", past); } completed:^{ NSLog(@"history ends"); }];
[state sendNext:@"idle"];
[state sendCompleted];
[history subscribeNext:^(NSString *past) { NSLog(@"late: %@", past); } completed:^{ NSLog(@"late ends"); }];

//> 0ms now: done
//> 0ms past: loading
//> 0ms past: done
//> 0ms past: idle
//> 0ms now: idle
//> 0ms history ends
//> 0ms late: done
//> 0ms late: idle
//> 0ms late ends
