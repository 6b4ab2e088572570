__block int i = 0;

[[[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {

    if (i == 5) {

        [subscriber sendNext:@"Hello"];

    } else {

        // 发送错误
        NSLog(@"收到错误:%d", i);
        [subscriber sendError:nil];
    }

    i++;

    return nil;

}] retry] subscribeNext:^(id x) {

    NSLog(@"%@", x);

} error:^(NSError *error) {

    NSLog(@"%@", error);

}];
