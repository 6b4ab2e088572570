//! clock("2017-01-04 05:48:54 +0000")
//! horizon(3s)

// 每隔1秒发送信号,指定当前线程执行
[[RACSignal interval:1 onScheduler:[RACScheduler currentScheduler]] subscribeNext:^(id x) {

    NSLog(@"定时:%@", x);
}];
