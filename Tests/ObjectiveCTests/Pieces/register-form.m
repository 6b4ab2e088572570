// Registration: each field tells what is wrong with it, and the button follows all of them
- (void)viewDidLoad {
    [super viewDidLoad];
    RACSignal *email = [[self.emailField.rac_textSignal map:^id(NSString *text) {
        return [text stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]];
    }] distinctUntilChanged];
    RACSignal *emailOK = [email map:^(NSString *text) {
        return @([text rangeOfString:@"@"].location != NSNotFound && text.length > 3);
    }];
    RACSignal *passwordOK = [self.passwordField.rac_textSignal map:^(NSString *text) {
        return @(text.length >= 6);
    }];
    RACSignal *same = [RACSignal combineLatest:@[self.passwordField.rac_textSignal, self.repeatField.rac_textSignal]
                                        reduce:^(NSString *one, NSString *two) { return @([one isEqualToString:two]); }];
    RAC(self.hintLabel, text) = [[RACSignal combineLatest:@[emailOK, passwordOK, same]]
        map:^NSString *(RACTuple *states) {
            RACTupleUnpack(NSNumber *isEmail, NSNumber *isLong, NSNumber *isSame) = states;
            if (!isEmail.boolValue) return @"email?";
            if (!isLong.boolValue) return @"too short";
            return isSame.boolValue ? nil : @"not the same";
        }];
    RAC(self.registerButton, enabled) = [[RACSignal combineLatest:@[emailOK, passwordOK, same]] and];
}
//! self.emailField.enter(" a@b.c ")
//! wait(1s)
//! self.passwordField.enter("secret")
//! wait(1s)
//! self.repeatField.enter("secret")

//> 0ms → self.hintLabel.text = email?
//> 0ms → self.registerButton.enabled = 0
//> 0ms → self.hintLabel.text = too short
//> 0ms → self.registerButton.enabled = 0
//> 1000ms → self.hintLabel.text = (null)
//> 1000ms → self.hintLabel.text = not the same
//> 1000ms → self.registerButton.enabled = 1
//> 1000ms → self.registerButton.enabled = 0
//> 2000ms → self.hintLabel.text = (null)
//> 2000ms → self.registerButton.enabled = 1
