RACSignal *signalA = [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
[subscriber sendNext:@"A1"];
[subscriber sendNext:@"A2"];
return nil;
}];
RACSignal *signalB = [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
[subscriber sendNext:@"B1"];
[subscriber sendNext:@"B2"];
[subscriber sendNext:@"B3"];
return nil;
}];
RACSignal *reduceSignal = [RACSignal combineLatest:@[signalA, signalB] reduce:^id(NSString *str1, NSString *str2){
return [NSString stringWithFormat:@"%@ %@", str1, str2];
}];
[reduceSignal subscribeNext:^(id x) {
NSLog(@"%@", x);
}];
