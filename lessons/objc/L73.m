// 在按钮点击时打印信息
// RACCommand 用以表示一个UI事件. 每一个信号可以表示一次点击, 例如,在点击事件时处理额外的事件
// -rac_command 是 NSButton 的额外方法 . 在点击时,按钮将自身发送给它自己.
self.button.rac_command = [[RACCommand alloc] initWithSignalBlock:^(id _) {
    NSLog(@"button was pressed!");
    return [RACSignal empty];
}];

//! wait(1s)
//! self.button.tap()
