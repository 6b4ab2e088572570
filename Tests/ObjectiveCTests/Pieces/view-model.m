//! network("http://example.com/subscribe", after: 1s, gives: ["message": "ok"])

// View model as a loose object
RACCommand *submit = [[RACCommand alloc] initWithSignalBlock:^RACSignal *(NSString *email) {
    return [[[AFHTTPSessionManager manager] rac_POST:@"http://example.com/subscribe" parameters:@{@"email": email}] map:^id(id response) {
        return response[@"message"];
    }];
}];
RACSignal *startedMessage = [submit.executionSignals mapReplace:@"Sending request..."];
RACSignal *completedMessage = [submit.executionSignals flattenMap:^RACStream *(RACSignal *subscribeSignal) {
    return [[[subscribeSignal materialize] filter:^BOOL(RACEvent *event) {
        return event.eventType == RACEventTypeCompleted;
    }] map:^id(id value) {
        return NSLocalizedString(@"Thanks", nil);
    }];
}];
RACSignal *failedMessage = [[submit.errors subscribeOn:[RACScheduler mainThreadScheduler]] map:^id(NSError *error) {
    return @"Error :(";
}];
RAC(self, statusMessage) = [RACSignal merge:@[startedMessage, completedMessage, failedMessage]];
[[RACObserve(self, statusMessage) skip:1] subscribeNext:^(NSString *message) { NSLog(@"%@", message); }];
self.subscribeButton.rac_command = submit;
[submit execute:@"a@b.c"];

//! wait(2s)
//! network("http://example.com/subscribe", after: 1s, fails: error("down", code: 500))
//! submit.execute("x@y.z")
//! wait(2s)

//> 0ms → self.statusMessage = Sending request...
//> 0ms Sending request...
//> 1000ms → self.statusMessage = Thanks
//> 1000ms Thanks
//> 2000ms → self.statusMessage = Sending request...
//> 2000ms Sending request...
//> 3000ms → self.statusMessage = Thanks
//> 3000ms Thanks
//> 3000ms → self.statusMessage = Error :(
//> 3000ms Error :(
