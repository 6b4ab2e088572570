// bind, tryMap, try, reduceApply, not
NSArray *raw = @[@"1", @"2", @"x", @"4"];
RACSignal *texts = [RACSignal concat:[raw.rac_sequence map:^id(NSString *s) { return [RACSignal return:s]; }]];
[[texts tryMap:^id(NSString *s, NSError **error) {
    if (s.integerValue == 0) {
        *error = [NSError errorWithDomain:@"Parse" code:3 userInfo:@{NSLocalizedDescriptionKey: [s stringByAppendingString:@" is no number"]}];
        return nil;
    }
    return @(s.integerValue * 2);
}] subscribeNext:^(NSNumber *n) { NSLog(@"%@", n); } error:^(NSError *e) { NSLog(@"%@", e); }];
[[texts try:^BOOL(NSString *s, NSError **error) { return s.length == 1; }] subscribeCompleted:^{ NSLog(@"all have one letter"); }];
[[texts bind:^RACStreamBindBlock {
    __block NSUInteger n = 0;
    return ^RACStream *(NSString *value, BOOL *stop) {
        if (++n == 3) *stop = YES;
        return [RACSignal return:[value stringByAppendingFormat:@"#%lu", (unsigned long)n]];
    };
}] subscribeNext:^(id x) { NSLog(@"%@", x); } completed:^{ NSLog(@"bound"); }];
id (^add)(NSNumber *, NSNumber *) = ^id(NSNumber *a, NSNumber *b) { return @(a.intValue + b.intValue); };
[[[RACSignal combineLatest:@[[RACSignal return:add], [RACSignal return:@3], [RACSignal return:@4]]] reduceApply] subscribeNext:^(id x) { NSLog(@"applied %@", x); }];
[[[RACSignal return:@NO] not] subscribeNext:^(NSNumber *x) { NSLog(@"not %@", x); }];
BOOL ok = NO; NSError *error = nil;
id first = [[RACSignal error:[NSError errorWithDomain:@"D" code:9 userInfo:nil]] firstOrDefault:@"none" success:&ok error:&error];
NSLog(@"%@ %d %ld", first, ok, (long)error.code);
NSLog(@"%d", [[RACSignal empty] waitUntilCompleted:NULL]);
NSLog(@"%@", [[texts toArray] componentsJoinedByString:@""]);

//> 0ms 2
//> 0ms 4
//> 0ms Error Domain=Parse Code=3 "x is no number" UserInfo={NSLocalizedDescription=x is no number}
//> 0ms all have one letter
//> 0ms 1#1
//> 0ms 2#2
//> 0ms x#3
//> 0ms bound
//> 0ms applied 7
//> 0ms not 1
//> 0ms none 0 9
//> 0ms 1
//> 0ms 12x4
