// What a command sends, in order, in success, failure and while it runs
//! self.api.answers("send:") { n in n == 2 ? concat(timer(1s).ignoreValues(), fail(error("full", code: 507))) : timer(1s).mapReplace("sent \(n)") }
RACCommand *send = [[RACCommand alloc] initWithSignalBlock:^(NSNumber *n) { return [self.api send:n]; }];
[send.executing subscribeNext:^(NSNumber *x) { NSLog(@"executing %@", x); }];
[send.enabled subscribeNext:^(NSNumber *x) { NSLog(@"enabled %@", x); }];
[send.executionSignals subscribeNext:^(RACSignal *execution) {
    [[execution materialize] subscribeNext:^(RACEvent *event) {
        if (event.eventType == RACEventTypeNext) NSLog(@"inner %@", event.value);
        if (event.eventType == RACEventTypeCompleted) NSLog(@"inner done");
    }];
}];
[send.errors subscribeNext:^(NSError *e) { NSLog(@"error %ld %@", (long)e.code, e.localizedDescription); }];
[[send execute:@1] subscribeNext:^(id x) { NSLog(@"result %@", x); } completed:^{ NSLog(@"result done"); }];
[[send execute:@9] subscribeError:^(NSError *e) { NSLog(@"again: %@ %ld", e.domain, (long)e.code); }];
//! wait(2s)
//! send.execute(2)
//! wait(2s)

//> 0ms executing 0
//> 0ms enabled 1
//> 0ms again: RACCommandErrorDomain 1
//> 0ms executing 1
//> 0ms enabled 0
//> 1000ms result sent 1
//> 1000ms inner sent 1
//> 1000ms result done
//> 1000ms inner done
//> 1000ms executing 0
//> 1000ms enabled 1
//> 2000ms executing 1
//> 2000ms enabled 0
//> 3000ms inner done
//> 3000ms error 507 full
//> 3000ms executing 0
//> 3000ms enabled 1
