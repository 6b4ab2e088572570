// aggregate, scan, group, collect, buffer
RACSignal *numbers = [@[@1, @2, @3, @4, @5, @6].rac_sequence signalWithScheduler:RACScheduler.immediateScheduler];
[[numbers aggregateWithStart:@0 reduce:^id(NSNumber *a, NSNumber *b) { return @(a.intValue + b.intValue); }] subscribeNext:^(id x) { NSLog(@"sum %@", x); }];
[[numbers scanWithStart:@1 reduce:^id(NSNumber *a, NSNumber *b) { return @(a.intValue * b.intValue); }] subscribeNext:^(id x) { NSLog(@"product %@", x); }];
[[numbers scanWithStart:@0 reduceWithIndex:^id(NSNumber *a, NSNumber *b, NSUInteger index) { return @(a.integerValue + b.integerValue * (NSInteger)index); }] subscribeNext:^(id x) { NSLog(@"indexed %@", x); }];
[[numbers groupBy:^id<NSCopying>(NSNumber *n) { return n.intValue % 2 ? @"odd" : @"even"; }] subscribeNext:^(RACGroupedSignal *group) {
    [[group collect] subscribeNext:^(NSArray *all) { NSLog(@"%@: %@", group.key, [all componentsJoinedByString:@" "]); }];
}];
[[numbers takeWhileBlock:^BOOL(NSNumber *n) { return n.intValue < 3; }] subscribeNext:^(id x) { NSLog(@"while %@", x); } completed:^{ NSLog(@"stop"); }];
[[numbers skipUntilBlock:^BOOL(NSNumber *n) { return n.intValue == 5; }] subscribeNext:^(id x) { NSLog(@"from %@", x); }];
[[numbers any:^BOOL(NSNumber *n) { return n.intValue > 5; }] subscribeNext:^(id x) { NSLog(@"any %@", x); }];
[[numbers all:^BOOL(NSNumber *n) { return n.intValue > 5; }] subscribeNext:^(id x) { NSLog(@"all %@", x); }];
[[numbers takeLast:2] subscribeNext:^(id x) { NSLog(@"last %@", x); }];
RACSubject *events = [RACSubject subject];
[[events bufferWithTime:1 onScheduler:[RACScheduler mainThreadScheduler]] subscribeNext:^(RACTuple *t) { NSLog(@"buffer %lu %@", (unsigned long)t.count, t.allObjects); }];
[events sendNext:@"a"];
[events sendNext:@"b"];
dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.5 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{ [events sendNext:@"c"]; [events sendCompleted]; });
[[RACSignal zip:@[numbers, [numbers skip:3]] reduce:^id(NSNumber *x, NSNumber *y) { return @(x.intValue * 10 + y.intValue); }] subscribeNext:^(id x) { NSLog(@"zip %@", x); }];
[[[RACSignal merge:@[[RACSignal return:@1], [RACSignal empty]]] concat:[RACSignal return:@2]] subscribeNext:^(id x) { NSLog(@"m %@", x); } completed:^{ NSLog(@"m done"); }];
[[numbers sample:[RACSignal return:nil]] subscribeNext:^(id x) { NSLog(@"sample %@", x); } completed:^{ NSLog(@"sampled"); }];
[[[[RACSignal return:@3] flattenMap:^(NSNumber *n) { return [[RACSignal return:n] repeat]; }] take:2] subscribeNext:^(id x) { NSLog(@"rep %@", x); }];

//> 0ms sum 21
//> 0ms product 1
//> 0ms product 2
//> 0ms product 6
//> 0ms product 24
//> 0ms product 120
//> 0ms product 720
//> 0ms indexed 0
//> 0ms indexed 2
//> 0ms indexed 8
//> 0ms indexed 20
//> 0ms indexed 40
//> 0ms indexed 70
//> 0ms odd: 1 3 5
//> 0ms even: 2 4 6
//> 0ms while 1
//> 0ms while 2
//> 0ms stop
//> 0ms from 5
//> 0ms from 6
//> 0ms any 1
//> 0ms all 0
//> 0ms last 5
//> 0ms last 6
//> 0ms zip 14
//> 0ms zip 25
//> 0ms zip 36
//> 0ms m 1
//> 0ms m 2
//> 0ms m done
//> 0ms sampled
//> 0ms rep 3
//> 0ms rep 3
//> 1000ms buffer 2 (\n    a,\n    b\n)
//> 1500ms buffer 1 (\n    c\n)
