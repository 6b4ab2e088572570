RACSignal *signal = [[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {

    [subscriber sendNext:@1];
    [subscriber sendNext:@2];

    return nil;
}] replay];

[signal subscribeNext:^(id x) {
    NSLog(@"%@", x);
}];

[signal subscribeNext:^(id x) {
    NSLog(@"%@", x);
}];
