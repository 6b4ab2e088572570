// for the road: misc RAC
[[RACSignal.empty doCompleted:^{ NSLog(@"empty done"); }] subscribeCompleted:^{}];
[[[RACSignal return:@"a"] concat:RACSignal.never] subscribeNext:^(id x) { NSLog(@"%@", x); } completed:^{ NSLog(@"no"); }];
RACSignal *numbers = @[@1, @2, @3, @4].rac_sequence.signal;
[[numbers takeUntilReplacement:[[RACSignal return:@"instead"] delay:0.1]] subscribeNext:^(id x) { NSLog(@"r %@", x); }];
[[[numbers flattenMap:^RACStream *(NSNumber *n) {
    return n.intValue % 2 ? [RACSignal return:n] : [RACSignal empty];
}] collect] subscribeNext:^(NSArray *odd) { NSLog(@"odd %@", odd); }];
[[[numbers ignore:@2] startWith:@0] subscribeNext:^(NSNumber *x) { NSLog(@"i %@", x); }];
[[numbers ignoreValues] subscribeCompleted:^{ NSLog(@"ignored"); }];
[[[RACSignal return:@YES] not] subscribeNext:^(NSNumber *n) { NSLog(@"not %@ %d", n, n.boolValue); }];
id first = [[RACSignal return:@"sync"] first];
NSLog(@"%@", first);
BOOL success = NO;
NSError *error = nil;
id value = [[RACSignal return:@1] firstOrDefault:@0 success:&success error:&error];
NSLog(@"%@ %d %@", value, success, error);
NSLog(@"%@", [[RACSignal concat:@[[RACSignal return:@1], [RACSignal return:@2]]] toArray]);
RACTuple *pack = RACTuplePack(@"k", @2);
[[RACSignal return:pack] subscribeNext:^(RACTuple *t) { NSLog(@"%@ %@ %@", t[0], t.second, t.third); }];
[[RACScheduler scheduler] schedule:^{ NSLog(@"on %@", [RACScheduler currentScheduler] == [RACScheduler mainThreadScheduler] ? @"main" : @"bg"); }];
[[[RACSignal return:@1] deliverOn:[RACScheduler scheduler]] subscribeNext:^(id x) { NSLog(@"delivered %@", x); }];

//> 0ms empty done
//> 0ms a
//> 0ms i 0
//> 0ms not 0 0
//> 0ms sync
//> 0ms 1 1 (null)
//> 0ms (\n    1,\n    2\n)
//> 0ms k 2 (null)
//> 0ms [background] r 1
//> 0ms [background] i 1
//> 0ms [background] on bg
//> 0ms [background] delivered 1
//> 0ms [background] r 2
//> 0ms [background] r 3
//> 0ms [background] i 3
//> 0ms [background] r 4
//> 0ms [background] i 4
//> 0ms [background] odd (\n    1,\n    3\n)
//> 0ms [background] ignored
//> 100ms r instead
