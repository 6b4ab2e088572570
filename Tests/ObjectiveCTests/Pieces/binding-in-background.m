// Without a current scheduler a binding subscribes later, as every subscription does.
dispatch_async(dispatch_get_global_queue(0, 0), ^{
  RAC(self.label, text) = [[RACSignal return:@"x"] doNext:^(id x) { NSLog(@"do %@", x); }];
  NSLog(@"after");
});

//> 0ms [background] after
//> 0ms [background] do x
//> 0ms [background] → self.label.text = x
