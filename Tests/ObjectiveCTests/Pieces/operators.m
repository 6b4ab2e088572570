RACSubject *s = [RACSubject subject];
[[s takeWhileBlock:^BOOL(NSNumber *x) { return x.intValue < 4; }] subscribeNext:^(id x) { NSLog(@"while %@", x); } completed:^{ NSLog(@"while ends"); }];
[[s takeUntilBlock:^BOOL(NSNumber *x) { return x.intValue == 3; }] subscribeNext:^(id x) { NSLog(@"until %@", x); }];
[[s skipWhileBlock:^BOOL(NSNumber *x) { return x.intValue < 3; }] subscribeNext:^(id x) { NSLog(@"skip %@", x); }];
[[s distinctUntilChanged] subscribeNext:^(id x) { NSLog(@"distinct %@", x); }];
[[[s map:^id(NSNumber *x) { return RACTuplePack(x, @(x.intValue * 2)); }] reduceEach:^id(NSNumber *a, NSNumber *b) { return @(a.intValue + b.intValue); }] subscribeNext:^(id x) { NSLog(@"sum %@", x); }];
[[[s bufferWithTime:1 onScheduler:RACScheduler.mainThreadScheduler] map:^id(RACTuple *t) { return t.allObjects; }] subscribeNext:^(NSArray *x) { NSLog(@"buffer %@", [x componentsJoinedByString:@" "]); }];
[[s sample:[RACSignal interval:1.5 onScheduler:RACScheduler.mainThreadScheduler]] subscribeNext:^(id x) { NSLog(@"sample %@", x); }];
[[s zipWith:[s skip:1]] subscribeNext:^(RACTuple *x) { NSLog(@"zip %@ %@", x.first, x.second); }];
[[s combineLatestWith:[s map:^id(id x) { return [x stringValue]; }]] subscribeNext:^(RACTuple *x) { NSLog(@"latest %@", x.last); }];
[[[s takeUntil:[s filter:^BOOL(id x) { return [x isEqual:@4]; }]] collect] subscribeNext:^(NSArray *x) { NSLog(@"collected %@", [x valueForKey:@"stringValue"]); }];
[[[s initially:^{ NSLog(@"initially"); }] finally:^{ NSLog(@"finally"); }] subscribeCompleted:^{ NSLog(@"completed"); }];
for (int i = 1; i < 5; i++) {
    [s sendNext:@(i)];
}
[s sendCompleted];

//> 0ms initially
//> 0ms while 1
//> 0ms until 1
//> 0ms distinct 1
//> 0ms sum 3
//> 0ms latest 1
//> 0ms while 2
//> 0ms until 2
//> 0ms distinct 2
//> 0ms sum 6
//> 0ms zip 1 2
//> 0ms latest 1
//> 0ms latest 2
//> 0ms while 3
//> 0ms skip 3
//> 0ms distinct 3
//> 0ms sum 9
//> 0ms zip 2 3
//> 0ms latest 2
//> 0ms latest 3
//> 0ms while ends
//> 0ms skip 4
//> 0ms distinct 4
//> 0ms sum 12
//> 0ms zip 3 4
//> 0ms latest 3
//> 0ms latest 4
//> 0ms collected (\n    1,\n    2,\n    3\n)
//> 0ms buffer 1 2 3 4
//> 0ms finally
//> 0ms completed
