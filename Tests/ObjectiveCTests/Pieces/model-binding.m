@property (nonatomic, strong) NSMutableArray<NSDictionary *> *messages;
@property (nonatomic, copy, nullable) NSString *draft;
@property (nonatomic, getter=isSending) BOOL sending;
@property (nonatomic) NSUInteger unread;

self.messages = @[].mutableCopy;
[[self mutableArrayValueForKey:@"messages"] addObject:@{@"text": @"hi"}];
[[RACObserve(self, unread) distinctUntilChanged] subscribeNext:^(NSNumber *unread) {
    UIApplication.sharedApplication.applicationIconBadgeNumber = unread.integerValue;
}];
RAC(self.sendButton, enabled) = [[RACSignal combineLatest:@[RACObserve(self, draft), [RACObserve(self, sending) not]]] map:^id(RACTuple *t) {
    RACTupleUnpack(NSString *draft, NSNumber *idle) = t;
    return @(draft.length > 0 && idle.boolValue);
}];
self.draft = @"hello";
self.sending = YES;
NSLog(@"%d %@", self.isSending, self.sending ? @"sending" : @"idle");
self.unread += 2;
self.unread++;
self.sending = NO;

//> 0ms → [UIApplication sharedApplication].applicationIconBadgeNumber = 0
//> 0ms → self.sendButton.enabled = 0
//> 0ms → self.sendButton.enabled = 1
//> 0ms → self.sendButton.enabled = 0
//> 0ms 1 sending
//> 0ms → [UIApplication sharedApplication].applicationIconBadgeNumber = 2
//> 0ms → [UIApplication sharedApplication].applicationIconBadgeNumber = 3
//> 0ms → self.sendButton.enabled = 1
