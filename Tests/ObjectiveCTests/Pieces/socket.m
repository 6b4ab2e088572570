// websocket-like: bind, materialize, flatten, switch
RACSubject *socket = [RACSubject subject];
RACSignal *messages = [[socket filter:^BOOL(id value) { return [value isKindOfClass:[NSDictionary class]]; }] map:^id(NSDictionary *m) { return m[@"type"]; }];
[[messages bind:^RACStreamBindBlock{
    __block NSInteger seen = 0;
    return ^RACSignal *(NSString *type, BOOL *stop) {
        seen++;
        if ([type isEqualToString:@"bye"]) { *stop = YES; return [RACSignal return:@"closing"]; }
        return [RACSignal return:[NSString stringWithFormat:@"%ld:%@", (long)seen, type]];
    };
}] subscribeNext:^(id x) { NSLog(@"%@", x); } completed:^{ NSLog(@"closed"); }];
[[socket materialize] subscribeNext:^(RACEvent *e) {
    switch (e.eventType) {
        case RACEventTypeNext: NSLog(@"event next"); break;
        case RACEventTypeError: NSLog(@"event error %@", e.error); break;
        case RACEventTypeCompleted: NSLog(@"event completed"); break;
    }
}];
[socket sendNext:@{@"type": @"hello"}];
[socket sendNext:@"noise"];
[socket sendNext:@{@"type": @"bye"}];
[socket sendNext:@{@"type": @"late"}];
[socket sendError:[NSError errorWithDomain:@"Socket" code:1 userInfo:nil]];
[[[[RACSignal return:@1] materialize] dematerialize] subscribeNext:^(id x) { NSLog(@"back %@", x); }];

//> 0ms 1:hello
//> 0ms event next
//> 0ms event next
//> 0ms closing
//> 0ms closed
//> 0ms event next
//> 0ms event next
//> 0ms event error Error Domain=Socket Code=1 "(null)"
//> 0ms back 1
