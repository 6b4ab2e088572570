// polling until success and then stop; nested blocks
__block NSInteger polls = 0;
RACSignal *status = [RACSignal defer:^RACSignal * {
    polls++;
    return [RACSignal return:polls < 3 ? @"pending" : @"done"];
}];
[[[[[[RACSignal interval:2 onScheduler:[RACScheduler mainThreadScheduler]] startWith:[NSDate date]]
    flattenMap:^RACStream *(id _) { return status; }]
    distinctUntilChanged]
    takeUntilBlock:^BOOL(NSString *s) { return [s isEqualToString:@"done"]; }]
    subscribeNext:^(NSString *s) { NSLog(@"%@ after %ld", s, (long)polls); }
    completed:^{ NSLog(@"finished after %ld", (long)polls); }];
NSArray *urls = @[@"a", @"b", @"c"];
RACSignal *all = [RACSignal concat:[urls.rac_sequence map:^id(NSString *u) {
    return [[[RACSignal return:[u uppercaseString]] delay:1] doNext:^(id x) { NSLog(@"loaded %@", x); }];
}]];
[[all collect] subscribeNext:^(NSArray *list) { NSLog(@"%@", [list componentsJoinedByString:@""]); }];
RACSignal *limited = [[[urls.rac_sequence.signal map:^id(NSString *u) { return [[RACSignal return:u] delay:1]; }] flatten:2] logNext];
[limited subscribeNext:^(id x) { NSLog(@"limited %@", x); }];

//> 0ms pending after 1
//> 1000ms loaded A
//> 1000ms [background] signal.map:.flatten:2 next: a
//> 1000ms [background] limited a
//> 1000ms [background] signal.map:.flatten:2 next: b
//> 1000ms [background] limited b
//> 2000ms loaded B
//> 2000ms [background] signal.map:.flatten:2 next: c
//> 2000ms [background] limited c
//> 3000ms loaded C
//> 3000ms ABC
//> 4000ms finished after 3
