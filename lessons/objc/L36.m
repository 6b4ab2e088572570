RACSignal *signalA = [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
[subscriber sendNext:@"A"];
return nil;
}];
RACSignal *signalB = [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
[subscriber sendNext:@"B"];
return nil;
}];
// 合并信号, 任何一个信号发送数据,都能监听到
RACSignal *mergeSianl = [signalA merge:signalB];
[mergeSianl subscribeNext:^(id x) {
NSLog(@"%@", x);
}];
