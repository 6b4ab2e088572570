// command: errors, executing, button title
self.submit.rac_command = [[RACCommand alloc] initWithEnabled:[RACSignal combineLatest:@[self.mail.rac_textSignal, self.agree.rac_newOnChannel] reduce:^id(NSString *mail, NSNumber *on) {
    return @([mail containsString:@"@"] && on.boolValue);
}] signalBlock:^RACSignal *(id input) {
    return [[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        [[RACScheduler mainThreadScheduler] afterDelay:1 schedule:^{
            if ([self.mail.text hasSuffix:@".com"]) {
                [subscriber sendNext:@"sent"];
                [subscriber sendCompleted];
            } else {
                [subscriber sendError:[NSError errorWithDomain:@"Mail" code:2 userInfo:@{NSLocalizedDescriptionKey: @"bad address"}]];
            }
        }];
        return nil;
    }] materialize];
}];
[[self.submit.rac_command.executionSignals flatten] subscribeNext:^(RACEvent *event) {
    if (event.eventType == RACEventTypeNext) NSLog(@"value %@", event.value);
    else if (event.eventType == RACEventTypeError) NSLog(@"error %@", event.error.localizedDescription);
    else NSLog(@"completed");
}];
[self.submit.rac_command.executing subscribeNext:^(NSNumber *executing) {
    NSString *title = executing.boolValue ? @"Sending…" : @"Send";
    [self.submit setTitle:title forState:UIControlStateNormal];
}];
[self.submit.rac_command.errors subscribeNext:^(NSError *e) { NSLog(@"never %@", e); }];
[[self.submit.rac_command execute:nil] subscribeError:^(NSError *error) { NSLog(@"%@ %ld", error.domain, (long)error.code); }];
//! self.mail.enter("a@b.com")
//! self.agree.toggle()
//! self.submit.tap()
//! wait(500ms)
//! self.submit.tap()
//! wait(2s)
//! self.mail.enter("a@b.org")
//! self.submit.tap()
//! wait(2s)

//> 0ms → [self.submit setTitle:Send forState:UIControlStateNormal]
//> 0ms → [self.submit setTitle:Sending… forState:UIControlStateNormal]
//> 1000ms value sent
//> 1000ms completed
//> 1000ms → [self.submit setTitle:Send forState:UIControlStateNormal]
//> 2500ms → [self.submit setTitle:Sending… forState:UIControlStateNormal]
//> 3500ms error bad address
//> 3500ms → [self.submit setTitle:Send forState:UIControlStateNormal]
