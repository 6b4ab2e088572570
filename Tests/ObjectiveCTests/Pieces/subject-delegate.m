// 代替代理
self.twoVC = [[TwoViewController alloc] init];
self.twoVC.delegateSignal = [RACSubject subject];
[self.twoVC.delegateSignal subscribeNext:^(id x) {
    NSLog(@"点击了通知按钮 %@", x);
}];
// in TwoViewController
if (self.twoVC.delegateSignal) {
    [self.twoVC.delegateSignal sendNext:@"hello"];
}
RACSubject *letters = [RACSubject subject];
RACSubject *numbers = [RACSubject subject];
RACSignal *merged = [RACSignal merge:@[ letters, numbers ]];
[merged subscribeNext:^(NSString *x) { NSLog(@"%@", x); }];
[letters sendNext:@"A"];
[numbers sendNext:@"1"];
[letters sendNext:@"B"];
[[RACSignal concat:@[letters, numbers]] subscribeNext:^(id x) { NSLog(@"concat %@", x); }];
[numbers sendNext:@"2"];
[letters sendCompleted];
[numbers sendNext:@"3"];

//> 0ms 点击了通知按钮 hello
//> 0ms A
//> 0ms 1
//> 0ms B
//> 0ms 2
//> 0ms 3
//> 0ms concat 3
