RACSubject *subject = [RACSubject subject] ;
// 取 前两次 发送的信号
[[subject take:2] subscribeNext:^(id x) {
NSLog(@"%@", x);
}];
[subject sendNext:@1];
[subject sendNext:@2];
[subject sendNext:@3];
