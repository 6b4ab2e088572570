__block NSUInteger loads = 0;
RACSignal *config = [[[RACSignal defer:^{
    loads++;
    return [[RACSignal return:@{@"version": @(loads)}] delay:1];
}] doNext:^(id x) { NSLog(@"loaded %@", x[@"version"]); }] replayLast];
[config subscribeNext:^(id x) { NSLog(@"a %@", x[@"version"]); }];
dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 2 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{
    [config subscribeNext:^(id x) { NSLog(@"b %@", x[@"version"]); } completed:^{ NSLog(@"b ends"); }];
});
RACSubject *source = [RACSubject subject];
RACMulticastConnection *connection = [source publish];
[connection.signal subscribeNext:^(id x) { NSLog(@"live %@", x); }];
[source sendNext:@"lost"];
RACDisposable *link = [connection connect];
[source sendNext:@"heard"];
[link dispose];
[source sendNext:@"lost too"];
RACSignal *auto1 = [[source publish] autoconnect];
RACDisposable *d = [auto1 subscribeNext:^(id x) { NSLog(@"auto %@", x); }];
[source sendNext:@1];
[d dispose];
[auto1 subscribeNext:^(id x) { NSLog(@"never %@", x); }];
[source sendNext:@2];

//> 0ms live heard
//> 0ms auto 1
//> 1000ms loaded 1
//> 1000ms a 1
//> 2000ms b 1
//> 2000ms b ends
