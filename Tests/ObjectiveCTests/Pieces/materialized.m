// Errors as values: materialize, dematerialize, catch:, try:, tryMap:
RACSignal *parsed = [[@[@"1", @"x", @"3"].rac_sequence signalWithScheduler:[RACScheduler immediateScheduler]] tryMap:^id(NSString *text, NSError **error) {
    NSInteger number = text.integerValue;
    if (number == 0) {
        if (error) *error = [NSError errorWithDomain:@"Parse" code:1 userInfo:@{NSLocalizedDescriptionKey: [NSString stringWithFormat:@"'%@' is no number", text]}];
        return nil;
    }
    return @(number);
}];
[parsed subscribeNext:^(id x) { NSLog(@"number %@", x); } error:^(NSError *e) { NSLog(@"%@", e.localizedDescription); }];
[[parsed materialize] subscribeNext:^(RACEvent *event) {
    switch (event.eventType) {
        case RACEventTypeNext: NSLog(@"next %@", event.value); break;
        case RACEventTypeError: NSLog(@"error %@ finished %d", event.error.domain, event.finished); break;
        case RACEventTypeCompleted: NSLog(@"completed"); break;
    }
} completed:^{ NSLog(@"events end"); }];
[[[parsed materialize] dematerialize] subscribeError:^(NSError *e) { NSLog(@"again %ld", (long)e.code); }];
[[parsed try:^BOOL(NSNumber *n, NSError **error) { return n.intValue < 1; }] subscribeNext:^(id x) { NSLog(@"%@", x); } error:^(NSError *e) { NSLog(@"try: %@", e); }];
[[[parsed catch:^RACSignal *(NSError *error) { return [RACSignal return:error.domain]; }] collect] subscribeNext:^(NSArray *all) {
    NSLog(@"%@", all);
}];
[[RACSignal try:^id(NSError **error) { *error = [NSError errorWithDomain:@"T" code:9 userInfo:nil]; return nil; }] subscribeError:^(NSError *e) { NSLog(@"T %ld", (long)e.code); }];

//> 0ms number 1
//> 0ms 'x' is no number
//> 0ms next 1
//> 0ms error Parse finished 1
//> 0ms events end
//> 0ms again 1
//> 0ms try: (null)
//> 0ms (\n    1,\n    Parse\n)
//> 0ms T 9
