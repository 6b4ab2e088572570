// text field events and validation
RACSignal *editing = [[self.field rac_signalForControlEvents:UIControlEventEditingDidBegin] mapReplace:@YES];
RACSignal *ended = [[self.field rac_signalForControlEvents:UIControlEventEditingDidEnd] mapReplace:@NO];
RAC(self.hint, hidden) = [[[editing merge:ended] startWith:@NO] not];
[[self.field.rac_textSignal map:^id(NSString *text) {
    if (text.length > 5) {
        return [text substringToIndex:5];
    }
    return text;
}] subscribeNext:^(NSString *cut) {
    if (![self.field.text isEqualToString:cut]) {
        self.field.text = cut;
    }
    NSLog(@"%@ (%lu/5)", cut, (unsigned long)cut.length);
}];
[[[self.field rac_signalForControlEvents:UIControlEventEditingDidEndOnExit] map:^id(UITextField *f) { return f.text; }] subscribeNext:^(id x) { NSLog(@"return %@", x); }];
//! self.field.begin()
//! self.field.type("hello!", every: 100ms)
//! self.field.end()
//! self.field.fire("UIControlEventEditingDidEndOnExit")

//> 0ms → self.hint.hidden = 1
//> 0ms  (0/5)
//> 0ms → self.hint.hidden = 0
//> 0ms  (0/5)
//> 0ms h (1/5)
//> 100ms he (2/5)
//> 200ms hel (3/5)
//> 300ms hell (4/5)
//> 400ms hello (5/5)
//> 500ms → self.field.text = hello
//> 500ms hello (5/5)
//> 500ms → self.hint.hidden = 1
//> 500ms hello (5/5)
//> 500ms hello (5/5)
//> 500ms return hello
