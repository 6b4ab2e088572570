// delegate proxy and text view delegate
self.textView.delegate = self;
- (BOOL)textView:(UITextView *)textView shouldChangeTextInRange:(NSRange)range replacementText:(NSString *)text {
    NSString *result = [textView.text stringByReplacingCharactersInRange:range withString:text];
    return result.length <= 5;
}
[[self rac_signalForSelector:@selector(textViewDidChange:) fromProtocol:@protocol(UITextViewDelegate)] subscribeNext:^(RACTuple *tuple) {
    UITextView *view = tuple.first;
    NSLog(@"changed %@", view.text);
}];
RAC(self.counter, text) = [[self.textView rac_textSignal] map:^id(NSString *text) { return [NSString stringWithFormat:@"%lu/5", (unsigned long)text.length]; }];
RACDelegateProxy *proxy = [[RACDelegateProxy alloc] initWithProtocol:@protocol(UITextFieldDelegate)];
[[proxy rac_signalForSelector:@selector(textFieldShouldReturn:)] subscribeNext:^(RACTuple *args) {
    NSLog(@"return");
    [args.first resignFirstResponder];
}];
self.textField.delegate = (id<UITextFieldDelegate>)proxy;
//! self.textView.type("ab")
//! self.call("textViewDidChange:", self.textView)
//! log(self.call("textView:shouldChangeTextInRange:replacementText:", self.textView, NSMakeRange(2, 0), "cdef"))
//! proxy.call("textFieldShouldReturn:", self.textField)

//> 0ms → self.counter.text = 0/5
//> 0ms → self.counter.text = 1/5
//> 100ms → self.counter.text = 2/5
//> 100ms changed ab
//> 100ms 0
//> 100ms return
//> 100ms → [self.textField resignFirstResponder]
