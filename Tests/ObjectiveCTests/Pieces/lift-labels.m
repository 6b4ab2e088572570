// Lifting: a method is called when all of its data are there
- (void)showName:(NSString *)name avatar:(UIImage *)avatar unread:(NSInteger)unread {
    NSLog(@"%@ %@ %ld", name, avatar, (long)unread);
}
- (NSString *)titleFor:(NSString *)name count:(NSUInteger)count {
    return [NSString stringWithFormat:@"%@ (%lu)", name, (unsigned long)count];
}
RACSubject *name = [RACSubject subject];
RACSubject *unread = [RACSubject subject];
RACSignal *avatar = [[RACSignal return:[UIImage imageNamed:@"me"]] delay:1];
[self rac_liftSelector:@selector(showName:avatar:unread:) withSignals:name, avatar, unread, nil];
RACSignal *titles = [self rac_liftSelector:@selector(titleFor:count:) withSignalsFromArray:@[name, [unread startWith:@0]]];
[titles subscribeNext:^(NSString *t) { NSLog(@"title %@", t); }];
[self.label rac_liftSelector:@selector(setText:) withSignals:titles, nil];
[name sendNext:@"Ann"];
[unread sendNext:@2];
//! wait(2s)
//! unread.send(3)

//> 0ms title Ann (0)
//> 0ms → self.label.text = Ann (0)
//> 0ms title Ann (2)
//> 0ms → self.label.text = Ann (2)
//> 1000ms Ann <UIImage: me> 2
//> 2000ms Ann <UIImage: me> 3
//> 2000ms title Ann (3)
//> 2000ms → self.label.text = Ann (3)
