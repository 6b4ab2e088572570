//map:更改订阅block输出的id参数的类型
RACSignal *textSignal = self.pwdTF.rac_textSignal;
textSignal = [textSignal map:^id(id value) {//这个value就是文本框输入的内容,可以在这个block做一些处理
    return @(1);
}];
[textSignal subscribeNext:^(id x) {
    NSLog(@"%@",x);//不管文本框输入什么,都输出1
}];

//! wait(1s)
//! self.pwdTF.type("a")
