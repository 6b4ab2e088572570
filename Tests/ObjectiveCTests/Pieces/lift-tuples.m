// rac_liftSelector with arguments as tuples, delegate proxy, NSFileHandle-like reading, RVMViewModel
RACSubject *args = [RACSubject subject];
- (void)move:(NSNumber *)x to:(NSNumber *)y { NSLog(@"move %@ %@", x, y); }
[self rac_liftSelector:@selector(move:to:) withSignalOfArguments:args];
[args sendNext:RACTuplePack(@1, @2)];
[args sendNext:RACTuplePack(@3, nil)];
[[self.viewModel.didBecomeInactiveSignal take:1] subscribeNext:^(id x) { NSLog(@"inactive"); }];
RACDelegateProxy *proxy = [[RACDelegateProxy alloc] initWithProtocol:@protocol(UITextFieldDelegate)];
[[proxy rac_signalForSelector:@selector(textFieldShouldReturn:)] subscribeNext:^(RACTuple *t) { NSLog(@"return in %@", t.first); }];
self.textField.delegate = (id)proxy;
//! proxy.call("textFieldShouldReturn:", self.textField)

//> 0ms move 1 2
//> 0ms move 3 (null)
//> 0ms return in <Object: textField>
//> 1000ms inactive
