// Sockets: reconnect with delay, heartbeat, messages by type with switch:cases:, unread badge by scan and sample
RACSubject *socket = [RACSubject subject];
RACSignal *messages = [[socket filter:^BOOL(id x) { return [x isKindOfClass:[NSDictionary class]]; }] publish].autoconnect;
RACSignal *chat = [[messages filter:^BOOL(NSDictionary *m) { return [m[@"type"] isEqual:@"chat"]; }] map:^id(NSDictionary *m) { return m[@"text"]; }];
RACSignal *presence = [messages filter:^BOOL(NSDictionary *m) { return [m[@"type"] isEqual:@"presence"]; }];
[chat subscribeNext:^(NSString *t) { NSLog(@"chat: %@", t); }];
[[presence groupBy:^id<NSCopying>(NSDictionary *m) { return m[@"who"]; }] subscribeNext:^(RACGroupedSignal *who) {
    [[who distinctUntilChanged] subscribeNext:^(NSDictionary *m) { NSLog(@"%@ is %@", who.key, m[@"on"]); }];
}];
RAC([UIApplication sharedApplication], applicationIconBadgeNumber) = [[chat mapReplace:@1] scanWithStart:@0 reduce:^id(NSNumber *a, NSNumber *b) { return @(a.intValue + b.intValue); }];
RACSignal *silence = [[[messages startWith:nil] throttle:2] take:1];
[[silence takeUntil:[socket ignoreValues]] subscribeNext:^(id x) { NSLog(@"ping"); }];
//! socket.send(["type": "chat", "text": "hi"])
//! socket.send(["type": "presence", "who": "ann", "on": 1])
//! wait(1s)
//! socket.send(["type": "presence", "who": "ann", "on": 1])
//! socket.send(["type": "presence", "who": "bob", "on": 0])
//! socket.send("noise")
//! socket.send(["type": "presence", "who": "ann", "on": 0])
//! wait(3s)

//> 0ms chat: hi
//> 0ms → [UIApplication sharedApplication].applicationIconBadgeNumber = 1
//> 0ms ann is 1
//> 1000ms bob is 0
//> 1000ms ann is 0
//> 3000ms ping
