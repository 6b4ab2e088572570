// 表示输入第一次,不会被监听到,跳过第一次发出的信号
[[_textField.rac_textSignal skip:1] subscribeNext:^(id x) {
NSLog(@"%@",x);
}];

//! wait(1s)
//! _textField.type("a")
//! wait(1s)
//! _textField.type("b")
