// 用户名校验
NSString * const kPattern = @"^[a-z]+$";
RACSignal *usernameSignal = [[self.usernameField.rac_textSignal
    distinctUntilChanged]
    map:^id(NSString *value) {
        if (value.length == 0) return @"请输入用户名";
        if ([value rangeOfCharacterFromSet:[[NSCharacterSet alphanumericCharacterSet] invertedSet]].location != NSNotFound) return @"用户名包含非法字符";
        return value.length < 3 ? @"用户名太短" : (NSString *)nil;
    }];
RAC(self.hintLabel, text, @"") = usernameSignal;
RAC(self.hintLabel, hidden) = [usernameSignal map:^id(id hint) { return @(hint == nil); }];
[[usernameSignal filter:^BOOL(id hint) { return !hint; }] subscribeNext:^(id _) { NSLog(@"valid: %@", self.usernameField.text); }];

//! wait(1s)
//! self.usernameField.type("a!", every: 500ms)
//! wait(500ms)
//! self.usernameField.enter("anna")

//> 0ms → self.hintLabel.text = 请输入用户名
//> 0ms → self.hintLabel.hidden = 0
//> 1000ms → self.hintLabel.text = 用户名太短
//> 1000ms → self.hintLabel.hidden = 0
//> 1500ms → self.hintLabel.text = 用户名包含非法字符
//> 1500ms → self.hintLabel.hidden = 0
//> 2000ms → self.hintLabel.text =
//> 2000ms → self.hintLabel.hidden = 1
//> 2000ms valid: anna
