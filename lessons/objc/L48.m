[[[[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
[subscriber sendNext:@"hi"];
[subscriber sendCompleted];
return nil;
}] doNext:^(id x) {
// 执行 [subscriber sendNext:@"hi"] 之前会调用这个 Block
NSLog(@"doNext");
}] doCompleted:^{
// 执行 [subscriber sendCompleted] 之前会调用这 Block
NSLog(@"doCompleted");
}] subscribeNext:^(id x) {
NSLog(@"%@", x);
}];
