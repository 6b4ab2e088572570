RACSignal *bad = [RACSignal error:[NSError errorWithDomain:@"x" code:1 userInfo:nil]];
RACSignal *all = [[[RACSignal return:@1] concat:bad] materialize];
[all subscribeNext:^(RACEvent *event) {
    switch (event.eventType) {
        case RACEventTypeNext: NSLog(@"next %@", event.value); break;
        case RACEventTypeError: NSLog(@"error %@", event.error.domain); break;
        case RACEventTypeCompleted: NSLog(@"completed"); break;
    }
    NSLog(@"%@ finished %d", event, event.isFinished);
}];
[[all dematerialize] subscribeNext:^(id x) { NSLog(@"again %@", x); } error:^(NSError *error) { NSLog(@"%@", error); }];

//> 0ms next 1
//> 0ms <RACEvent: 0x…>{ next = 1 } finished 0
//> 0ms error x
//> 0ms <RACEvent: 0x…>{ error = Error Domain=x Code=1 "(null)" } finished 1
//> 0ms again 1
//> 0ms Error Domain=x Code=1 "(null)"
