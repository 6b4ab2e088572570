RACSubject *clicks = [RACSubject subject];
RACSignal *total = [clicks scanWithStart:@0 reduce:^id(NSNumber *running, NSNumber *next) {
    return @(running.integerValue + next.integerValue);
}];
[total subscribeNext:^(id x) { NSLog(@"running %@", x); }];
[[clicks aggregateWithStart:@1 reduce:^id(NSNumber *running, NSNumber *next) {
    return @(running.integerValue * next.integerValue);
}] subscribeNext:^(id x) { NSLog(@"product %@", x); }];
[[clicks collect] subscribeNext:^(NSArray *all) { NSLog(@"all %@", [all componentsJoinedByString:@"/"]); }];
[[clicks combinePreviousWithStart:@0 reduce:^id(NSNumber *previous, NSNumber *current) {
    return @(current.intValue - previous.intValue);
}] subscribeNext:^(id x) { NSLog(@"step %@", x); }];
[[[clicks skip:1] takeLast:2] subscribeNext:^(id x) { NSLog(@"last %@", x); }];
[[clicks bufferWithTime:1 onScheduler:[RACScheduler mainThreadScheduler]] subscribeNext:^(RACTuple *buffer) { NSLog(@"buffer of %lu", (unsigned long)buffer.count); }];
for (NSNumber *n in @[@2, @5, @3]) [clicks sendNext:n];
[clicks sendCompleted];

//> 0ms running 2
//> 0ms step 2
//> 0ms running 7
//> 0ms step 3
//> 0ms running 10
//> 0ms step -2
//> 0ms product 30
//> 0ms all 2/5/3
//> 0ms last 5
//> 0ms last 3
//> 0ms buffer of 3
