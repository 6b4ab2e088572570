static NSUInteger const MaxLength = 5;
[[[self.textView rac_textSignal] filter:^BOOL(NSString *text) {
    return text.length > MaxLength;
}] subscribeNext:^(NSString *text) {
    self.textView.text = [text substringToIndex:MaxLength];
}];
RAC(self.countLabel, text) = [[RACSignal merge:@[self.textView.rac_textSignal, RACObserve(self.textView, text)]] map:^id(NSString *text) {
    return [NSString stringWithFormat:@"%lu/%lu", (unsigned long)text.length, (unsigned long)MaxLength];
}];
[[self.textView rac_signalForSelector:@selector(becomeFirstResponder)] subscribeNext:^(id x) { NSLog(@"focus"); }];
[[[NSNotificationCenter defaultCenter] rac_addObserverForName:UITextViewTextDidChangeNotification object:self.textView] subscribeNext:^(NSNotification *n) { NSLog(@"changed"); }];

//! wait(1s)
//! self.textView.type("abcdef", every: 100ms)
//! self.textView.call("becomeFirstResponder")

//> 0ms → self.countLabel.text = 0/5
//> 0ms → self.countLabel.text = 0/5
//> 1000ms → self.countLabel.text = 1/5
//> 1100ms → self.countLabel.text = 2/5
//> 1200ms → self.countLabel.text = 3/5
//> 1300ms → self.countLabel.text = 4/5
//> 1400ms → self.countLabel.text = 5/5
//> 1500ms → self.textView.text = abcde
//> 1500ms → self.countLabel.text = 5/5
//> 1500ms → self.countLabel.text = 6/5
//> 1500ms focus
