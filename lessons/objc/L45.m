RACSubject *subject = [RACSubject subject] ;
// 取 后两次 发送的信号
[[subject takeLast:2] subscribeNext:^(id x) {
NSLog(@"%@", x);
}];
[subject sendNext:@1];
[subject sendNext:@2];
[subject sendNext:@3];
// 必须 跳用完成
[subject sendCompleted];
