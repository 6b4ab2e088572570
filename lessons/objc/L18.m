//filter可以决定订阅的block是否被调用,做一个过滤
RACSignal *textSignal = self.pwdTF.rac_textSignal;
textSignal = [textSignal filter:^BOOL(NSString *value) {
    //当文字的个数大于6时,能调用订阅的block
    return value.length > 6;
}];
[textSignal subscribeNext:^(id x) {
    NSLog(@"%@",x);//是否输出由filter返回的bool值决定
}];

//! wait(1s)
//! self.pwdTF.enter("123456")
//! wait(1s)
//! self.pwdTF.enter("1234567")
