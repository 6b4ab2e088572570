RACChannelTerminal *name = RACChannelTo(self, name);
[name subscribe:self.field.rac_newTextChannel];
[self.field.rac_newTextChannel subscribe:name];
[RACObserve(self, name) subscribeNext:^(NSString *x) { NSLog(@"name %@", x); }];
//! self.field.enter("a")
//! self.name = "b"
//! log(self.field.text)

//> 0ms → self.field.text =
//> 0ms name (null)
//> 0ms name a
//> 0ms → self.field.text = b
//> 0ms name b
//> 0ms b
