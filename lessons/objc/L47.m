RACSubject signalOfSignals = [RACSubject subject];
RACSubject
signal = [RACSubject subject];

// 获取信号中信号最近发出信号,订阅最近发出的信号。
[signalOfSignals.switchToLatest subscribeNext:^(id x) {

NSLog(@"%@", x);


}];

[signalOfSignals sendNext:signal];
[signal sendNext:@1];
