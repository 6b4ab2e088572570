// The delegate of an alert, and key paths that go through a value.
UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"提示" message:nil delegate:self cancelButtonTitle:@"取消" otherButtonTitles:@"确定", nil];
[[self rac_signalForSelector:@selector(alertView:clickedButtonAtIndex:) fromProtocol:@protocol(UIAlertViewDelegate)] subscribeNext:^(RACTuple *tuple) {
    NSLog(@"%@", [tuple.first buttonTitleAtIndex:[tuple.second integerValue]]);
}];
alert.delegate = self;
[alert show];
[RACObserve(self.person, name.length) subscribeNext:^(NSNumber *length) { NSLog(@"length %@", length); }];
RAC(self, title) = self.missing.executing;
[[RACScheduler mainThreadScheduler] after:[NSDate dateWithTimeIntervalSinceNow:2.2] schedule:^{ NSLog(@"later"); }];
NSLog(@"%@", [RACTuplePack(@1, nil).rac_sequence.array lastObject]);
NSLog(@"%G %E", 1e10, 1.5);
NSLog(@"%@", [[@"a:b" dataUsingEncoding:NSUTF8StringEncoding] base64EncodedStringWithOptions:0]);
//! alert.click(1)
//! alert.click(0)
//! self.person.name = "Ann"
//! wait(3s)
//> 0ms length (null)
//> 0ms <null>
//> 0ms 1E+10 1.500000E+00
//> 0ms YTpi
//> 0ms 确定
//> 0ms 取消
//> 0ms length 3
//> 2200ms later
